package dev.damka.puzzles.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Where puzzle files lie. */
public sealed interface Folder permits DirectoryFolder, JarFolder {
    /** The system property that names the directory of puzzles. */
    String PROPERTY = "damka.puzzles";
    /** The environment variable that names it where the property does not. */
    String VARIABLE = "DAMKA_PUZZLES";

    /** That directory, whether it is there or not. */
    static Folder of(Path directory) {
        return new DirectoryFolder(directory);
    }

    /** The copy of the shipped puzzles on the class path. */
    static Folder inJar() {
        return new JarFolder();
    }

    /** The directory that property or environment name, else {@code ./puzzles} if there is one, else the jar's copy. */
    static Folder configured() {
        String named = Optional.ofNullable(System.getProperty(PROPERTY))
                .orElseGet(() -> Optional.ofNullable(System.getenv(VARIABLE)).orElse(""));
        if (!named.isBlank()) {
            return of(Path.of(named));
        }
        Path usual = Path.of("puzzles");
        return Files.isDirectory(usual) ? of(usual) : inJar();
    }

    /** How messages name it. */
    String name();

    /** The puzzle files in the order of their names. */
    List<PuzzleSource> files() throws IOException;

    /** The table of themes, or empty where it has none of its own. */
    Optional<PuzzleSource> themes() throws IOException;

    /** Something that differs once a file has changed; empty where there are no files at all. */
    Optional<Object> fingerprint();
}
