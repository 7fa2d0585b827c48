package dev.damka.engine.tables;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Builds slices of one piece more than the tables know whole, each with its turned one, and writes them down as it goes.
 * It may be stopped at any time, by the end of the process too: what is written stays, and the next run goes on there.
 * Of memory it takes two bytes for each position of the pair at hand, 500 MB for the largest of six pieces.
 */
public final class SliceJob {
    /**
     * A pair that is written down.
     *
     * @param slice its name
     * @param number how many of the job's pairs are there now
     * @param of how many pairs the job has
     */
    public record Finished(String slice, Tally tally, String turned, Tally turnedTally, int number, int of) {}

    private final EndgameTables tables;
    private final Shelf shelf;
    private final Set<Slice> firsts = new LinkedHashSet<>();

    private SliceJob(EndgameTables tables, Path directory, Collection<Slice> slices) {
        if (tables.distancePieces() < tables.wholePieces()) {
            throw new IllegalArgumentException(
                    "the distances of " + tables.wholePieces() + " pieces are needed first: tables build");
        }
        this.tables = tables;
        this.shelf = new Shelf(directory, tables.wholePieces());
        for (Slice slice : slices) {
            if (!firsts.contains(slice.turned())) {
                firsts.add(slice);
            }
        }
    }

    /**
     * A job for all slices.
     *
     * @param tables with all distances, and with what lies in that directory
     */
    public static SliceJob all(EndgameTables tables, Path directory) {
        return new SliceJob(tables, directory, Slice.of(tables.wholePieces() + 1));
    }

    /**
     * A job for one slice, such as {@code 4K-2K}, and for those that promotions lead to from there.
     *
     * @param tables with all distances, and with what lies in that directory
     * @throws IllegalArgumentException if the name is none, or that of a slice with another number of pieces
     */
    public static SliceJob of(EndgameTables tables, Path directory, String name) {
        return new SliceJob(
                tables, directory, slice(name, tables.wholePieces() + 1).withPromotions());
    }

    /**
     * Refuses what names no slice of so many pieces, before anything is computed.
     *
     * @throws IllegalArgumentException if the name is none, or that of a slice with another number of pieces
     */
    public static void check(String name, int pieces) {
        slice(name, pieces);
    }

    private static Slice slice(String name, int pieces) {
        Slice slice = Slice.named(name);
        if (slice.pieces() != pieces) {
            throw new IllegalArgumentException(name + " has " + slice.pieces() + " pieces, not " + pieces);
        }
        return slice;
    }

    /**
     * Builds what is not there, on all threads of the pool that calls.
     *
     * @param told hears of each pair once it is written down
     * @throws IOException if a file can't be written, or another job is at work in the directory
     */
    public void run(Consumer<Finished> told) throws IOException {
        Files.createDirectories(shelf.beyond());
        Path lockFile = shelf.beyond().resolve("lock");
        try (FileChannel channel = FileChannel.open(lockFile, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                FileLock lock = lock(channel)) {
            if (lock == null) {
                throw new IOException("another job builds tables in " + shelf.beyond());
            }
            build(told);
        }
    }

    private static @Nullable FileLock lock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException e) {
            return null;
        }
    }

    private void build(Consumer<Finished> told) throws IOException {
        Distances distances = tables.distances().copy();
        int number = 0;
        for (Slice slice : firsts) {
            number++;
            Set<Slice> pair = new LinkedHashSet<>(List.of(slice, slice.turned()));
            if (pair.stream().allMatch(this::isThere)) {
                continue;
            }
            if (!pair.stream().allMatch(distances::knows)) {
                Builder.solve(distances, slice);
                for (Slice half : pair) {
                    shelf.writeDistances(half, distances);
                    // From here on the file serves, and the memory is free.
                    distances.put(half, shelf.readDistances(half));
                }
            }
            for (Slice half : pair) {
                shelf.writeLabels(half, distances);
            }
            told.accept(new Finished(
                    slice.toString(),
                    Tally.of(slice, distances),
                    slice.turned().toString(),
                    Tally.of(slice.turned(), distances),
                    number,
                    firsts.size()));
        }
    }

    /** Whether both files were there and sound when the tables were read. */
    private boolean isThere(Slice slice) {
        return tables.labels().of(slice).isPresent() && tables.distances().knows(slice);
    }
}
