package dev.damka.engine;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What a position without a capture is worth. Both sides have pieces; the search keeps what it is asked within.
 */
public interface Evaluation {
    /**
     * The worth to the side to move, in hundredths of a man, less than 29,000 either way.
     *
     * @param own the pieces of the side to move
     * @param enemy those of the other side
     * @param kings the kings of both
     */
    int of(long own, long enemy, long kings, boolean white);

    /** The learned evaluation, the best there is. */
    static Evaluation best() {
        return Weights.learned();
    }

    /** The evaluation by hand-made terms, for comparison. */
    static Evaluation handMade() {
        return new HandMade();
    }

    /**
     * An evaluation by its name: {@code learned}, {@code hand}, or the path of a file of weights.
     *
     * @throws IllegalArgumentException if it is none of them
     * @throws IOException if the file can't be read or holds something else
     */
    static Evaluation named(String name) throws IOException {
        if (name.equals("learned")) {
            return best();
        }
        if (name.equals("hand")) {
            return handMade();
        }
        Path file = Path.of(name);
        if (!Files.isRegularFile(file)) {
            throw new IllegalArgumentException("'" + name + "' is neither learned nor hand nor a file of weights");
        }
        try (InputStream in = Files.newInputStream(file)) {
            return new Patterns(Weights.read(in));
        }
    }
}
