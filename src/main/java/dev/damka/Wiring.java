package dev.damka;

import dev.damka.engine.Cores;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.games.Games;
import dev.damka.games.Openings;
import dev.damka.games.Opponent;
import dev.damka.games.Referee;
import dev.damka.games.Watchers;
import dev.damka.games.review.Reviewer;
import dev.damka.games.review.Reviews;
import dev.damka.puzzles.Grader;
import dev.damka.puzzles.drills.Drills;
import dev.damka.puzzles.files.Fault;
import dev.damka.puzzles.files.Folder;
import dev.damka.puzzles.files.Library;
import dev.damka.puzzles.files.LiveLibrary;
import dev.damka.puzzles.proofs.CatalogueProofs;
import dev.damka.puzzles.proofs.Proofs;
import dev.damka.puzzles.workshop.Workshop;
import dev.damka.web.rules.Chapters;
import io.quarkus.runtime.LaunchMode;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.Startup;
import io.quarkus.runtime.StartupEvent;
import io.quarkus.vertx.http.HttpServerStart;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.ObservesAsync;
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
    LiveLibrary library(@ConfigProperty(name = Folder.PROPERTY) Optional<Path> named, CatalogueProofs background) {
        Folder folder = named.map(Folder::of).orElseGet(Folder::configured);
        LiveLibrary library = new LiveLibrary(folder, changed -> {
            tell(changed);
            background.prove(changed.catalogue());
        });
        tell(library.current());
        background.prove(library.current().catalogue());
        library.start(BETWEEN_LOOKS);
        return library;
    }

    void close(@Disposes LiveLibrary library) {
        library.close();
    }

    /** The same for all that asks an engine, so that one core is left to the pages whatever is asked. */
    @Produces
    @Singleton
    Cores cores() {
        return Cores.spare();
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

    /** What was found out about the moves of puzzles, kept beside the database. */
    @Produces
    @Singleton
    @Startup
    Proofs proofs(@ConfigProperty(name = "damka.data") Path data, EndgameTables tables, Cores cores) {
        Proofs proofs = new Proofs(tables, data.resolve("proofs").resolve("moves.bin"), cores);
        LOG.infof("%d moves of puzzles are proven from earlier runs", proofs.size());
        proofs.fault().ifPresent(LOG::error);
        return proofs;
    }

    @Produces
    @Singleton
    CatalogueProofs catalogueProofs(Proofs proofs) {
        return new CatalogueProofs(proofs, LOG::info);
    }

    @Produces
    @Singleton
    Grader grader(Proofs proofs) {
        return new Grader(proofs::find);
    }

    @Produces
    @Singleton
    Drills drills(EndgameTables tables, Cores cores) {
        return new Drills(tables, cores);
    }

    @Produces
    @Singleton
    Workshop workshop(EndgameTables tables, Cores cores) {
        return new Workshop(tables, cores);
    }

    void close(@Disposes Workshop workshop) {
        workshop.close();
    }

    /** The texts to learn from, read at the start, so that one that can't be read is seen at once. */
    @Produces
    @Singleton
    @Startup
    Chapters chapters() {
        return Chapters.shipped();
    }

    @Produces
    @Singleton
    Openings openings() {
        return Openings.shipped();
    }

    /** The games, those of the last run brought up to now before anybody can move in them. */
    @Produces
    @Singleton
    Games games(InstantSource time) {
        Games games = new Games(time);
        new Referee(games, time).resume();
        return games;
    }

    @Produces
    @Singleton
    Watchers watchers(Games games) {
        Watchers watchers = new Watchers();
        games.listen(watchers::tell);
        return watchers;
    }

    @Produces
    @Singleton
    @Startup
    Opponent opponent(Games games, EndgameTables tables, InstantSource time, Cores cores) {
        Opponent opponent = new Opponent(games, tables, time, cores);
        games.listen(opponent::changed);
        opponent.start();
        return opponent;
    }

    @Produces
    @Singleton
    Referee referee(Games games, InstantSource time) {
        return new Referee(games, time);
    }

    /** Time is charged, and flags fall, from when the server answers. */
    void answers(@ObservesAsync HttpServerStart event, Referee referee) {
        referee.spare();
        referee.start();
    }

    /** When development mode loads the application anew, the server has answered all the time and does not say so. */
    void reloaded(@Observes StartupEvent event, Referee referee) {
        if (LaunchMode.current() == LaunchMode.DEVELOPMENT) {
            referee.start();
        }
    }

    @Produces
    @Singleton
    Reviews reviews(InstantSource time) {
        return new Reviews(time);
    }

    @Produces
    @Singleton
    @Startup
    Reviewer reviewer(
            Reviews reviews,
            Games games,
            EndgameTables tables,
            Cores cores,
            InstantSource time,
            @ConfigProperty(name = "damka.reviews.in-background") boolean inBackground) {
        Reviewer reviewer = new Reviewer(games, tables, cores, time);
        reviews.listen(reviewer::wake);
        if (inBackground) {
            reviewer.start();
        }
        return reviewer;
    }

    /** While the database still takes what they have to say. */
    void stop(
            @Observes ShutdownEvent event,
            Opponent opponent,
            Reviewer reviewer,
            Referee referee,
            CatalogueProofs background,
            Proofs proofs) {
        background.close();
        proofs.close();
        reviewer.close();
        opponent.close();
        referee.close();
    }

    private static void tell(Library library) {
        LOG.info(library.summary());
        for (Fault fault : library.faults()) {
            LOG.log(fault.isError() ? Logger.Level.ERROR : Logger.Level.WARN, fault);
        }
    }
}
