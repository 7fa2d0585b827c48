package dev.damka;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** The directory in which the database of H2 lies, which one process at a time may open. */
record DataDirectory(Path path) {
    /** The system property that names it; {@code application.properties} has the default. */
    static final String PROPERTY = "damka.data";

    private static final String VARIABLE = "DAMKA_DATA";
    private static final String DATABASE = "damka.mv.db";

    /** The directory where nothing else is named. */
    static final DataDirectory USUAL = new DataDirectory(Path.of("data"));

    /** H2 takes no relative path without a dot before it. */
    DataDirectory {
        path = path.toAbsolutePath().normalize();
    }

    /** The directory that property or environment name. */
    static Optional<DataDirectory> named() {
        return Optional.ofNullable(System.getProperty(PROPERTY, System.getenv(VARIABLE)))
                .map(name -> new DataDirectory(Path.of(name)));
    }

    /** Whether another process has the database open. What else may be wrong with the files, H2 says itself. */
    boolean isInUse() {
        Path database = path.resolve(DATABASE);
        if (!Files.isRegularFile(database)) {
            return false;
        }
        try (FileChannel file = FileChannel.open(database, StandardOpenOption.READ, StandardOpenOption.WRITE);
                FileLock lock = file.tryLock()) {
            return lock == null;
        } catch (IOException | OverlappingFileLockException e) {
            return false;
        }
    }

    /** What a second start on the same directory is told. */
    String inUse() {
        return "Damka is not started: another Damka keeps its data in " + path
                + ". Stop that one, or name another directory in " + VARIABLE + ".";
    }
}
