package dev.damka.puzzles.mining;

import dev.damka.puzzles.Puzzle;
import dev.damka.puzzles.Text;
import dev.damka.puzzles.Theme;
import dev.damka.puzzles.files.PuzzleWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * Does the batches of a mine on several threads, a puzzle file each. A batch whose file is there is not done again, and
 * a file comes to its place whole, so that a run may be stopped at any time and called again.
 */
public final class Digging {
    private static final String LICENSE = "CC0-1.0";

    /** What has been done: the number of a batch and how many puzzles it yielded. */
    public record Done(int batch, int puzzles) {}

    private final Mine mine;
    private final long seed;
    private final Path directory;
    private final Theme untold;

    /**
     * @param directory where the files of batches go
     * @param untold the theme that stands in the files until the detectors have their say
     */
    Digging(Mine mine, long seed, Path directory, Theme untold) {
        this.mine = mine;
        this.seed = seed;
        this.directory = directory;
        this.untold = untold;
    }

    /**
     * Does the batches from one number to before another.
     *
     * @param told is told of each batch that was done now, on the thread that did it
     */
    public void run(int from, int to, int threads, Consumer<Done> told) throws IOException {
        Files.createDirectories(directory);
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Future<?>> running = new ArrayList<>();
            for (int number = from; number < to; number++) {
                int batch = number;
                if (!Files.exists(file(batch))) {
                    running.add(pool.submit(() -> told.accept(dig(batch))));
                }
            }
            for (Future<?> one : running) {
                one.get();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (java.util.concurrent.ExecutionException e) {
            throw new IOException("a batch failed: " + e.getCause(), e);
        } finally {
            pool.shutdownNow();
        }
    }

    private Path file(int batch) {
        return directory.resolve(name(batch) + ".fen");
    }

    private String name(int batch) {
        return String.format(Locale.ROOT, "%s-%d-%05d", mine.name(), seed, batch);
    }

    private Done dig(int batch) {
        List<Find> finds = mine.batch(seed, batch);
        StringBuilder text = new StringBuilder("# ").append(finds.size()).append(" puzzles\n");
        for (int i = 0; i < finds.size(); i++) {
            text.append('\n').append(PuzzleWriter.write(puzzle(finds.get(i), name(batch) + "-" + (i + 1))));
        }
        try {
            Path part = directory.resolve(name(batch) + ".part");
            Files.writeString(part, text, StandardCharsets.UTF_8);
            Files.move(part, file(batch), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Done(batch, finds.size());
    }

    private Puzzle puzzle(Find find, String id) {
        return new Puzzle(
                id,
                find.start(),
                List.of(untold),
                find.goal(),
                find.solution(),
                Puzzle.DEFAULT_LEVEL,
                Text.NONE,
                Text.NONE,
                Text.NONE,
                find.playFrom(),
                find.source(),
                LICENSE);
    }
}
