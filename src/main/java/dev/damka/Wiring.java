package dev.damka;

import dev.damka.engine.tables.EndgameTables;
import dev.damka.puzzles.files.Fault;
import dev.damka.puzzles.files.Folder;
import dev.damka.puzzles.files.Library;
import dev.damka.puzzles.files.LiveLibrary;
import io.quarkus.runtime.Startup;
import jakarta.enterprise.inject.Disposes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;

/** Builds what the web application is made of. The only place that sees everything; nothing sees it. */
@Singleton
public class Wiring {
    private static final Logger LOG = Logger.getLogger("damka");
    private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(1);

    /** The one place where the time is read. */
    @Produces
    @Singleton
    InstantSource time() {
        return InstantSource.system();
    }

    /** The puzzles, read at the start and again once their files have changed. */
    @Produces
    @Singleton
    @Startup
    LiveLibrary library(@ConfigProperty(name = Folder.PROPERTY) Optional<Path> named) {
        Folder folder = named.map(Folder::of).orElseGet(Folder::configured);
        LiveLibrary library = new LiveLibrary(folder, Wiring::tell);
        tell(library.current());
        library.start(BETWEEN_LOOKS);
        return library;
    }

    void close(@Disposes LiveLibrary library) {
        library.close();
    }

    /** What is proven of endings: what comes with Damka, and what was built beside the database. */
    @Produces
    @Singleton
    @Startup
    EndgameTables tables(@ConfigProperty(name = "damka.data") Path data) {
        Path directory = data.resolve("tables");
        EndgameTables tables = EndgameTables.shipped().with(directory);
        LOG.infof(
                "endgame tables know 2 to %d pieces, distances to %d, and %d slices beyond",
                tables.wholePieces(),
                tables.distancePieces(),
                tables.slicesBeyond().size());
        for (String fault : tables.faults()) {
            LOG.errorf("endgame tables in %s: %s", directory, fault);
        }
        return tables;
    }

    private static void tell(Library library) {
        LOG.info(library.summary());
        for (Fault fault : library.faults()) {
            LOG.log(fault.isError() ? Logger.Level.ERROR : Logger.Level.WARN, fault);
        }
    }
}
