package dev.damka.puzzles.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A text that can be opened: a file in a directory, or one in the jar.
 *
 * @param name how faults name it
 */
record PuzzleSource(String name, Opener opener) {
    /** Opens the text and tells its size. */
    interface Opener {
        InputStream open() throws IOException;

        long size() throws IOException;
    }

    static PuzzleSource of(Path file) {
        return new PuzzleSource(file.toString(), new Opener() {
            @Override
            public InputStream open() throws IOException {
                return Files.newInputStream(file);
            }

            @Override
            public long size() throws IOException {
                return Files.size(file);
            }
        });
    }

    InputStream open() throws IOException {
        return opener.open();
    }

    long size() throws IOException {
        return opener.size();
    }
}
