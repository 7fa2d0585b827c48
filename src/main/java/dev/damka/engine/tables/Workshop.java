package dev.damka.engine.tables;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Writes tables down, and proves them. */
public final class Workshop {
    private Workshop() {}

    /**
     * Writes the distances of tables that know them all into that directory, from where {@link EndgameTables#with} reads
     * them, and returns their checksum and the file's name.
     */
    public static String write(EndgameTables tables, Path directory) throws IOException {
        Shelf shelf = new Shelf(directory, tables.wholePieces());
        return shelf.writeDistances(tables.distances()) + "  "
                + shelf.distances().getFileName();
    }

    /**
     * Writes, compressed, the three files that come with Damka, and returns a line for each: the checksum of what is
     * compressed, and its name.
     *
     * @param tables tables of 5 pieces
     */
    public static List<String> ship(EndgameTables tables, Path directory) throws IOException {
        return Shipped.write(directory, tables.labels(), tables.distances());
    }

    /** What {@link #ship} returns, with nothing written. */
    public static List<String> checksums(EndgameTables tables) throws IOException {
        return Shipped.checksums(tables.labels(), tables.distances());
    }

    /**
     * The first fault that {@link Verifier} finds in the distances, or in labels that deny them: of all positions of up
     * to {@link EndgameTables#distancePieces} pieces, and of the slices beyond; empty if all is proven.
     */
    public static Optional<String> fault(EndgameTables tables) {
        Distances distances = tables.distances();
        for (Slice slice : Slice.upTo(Slice.MOST_PIECES)) {
            if (!distances.knows(slice)) {
                continue;
            }
            Optional<String> fault = Verifier.fault(distances, slice);
            if (fault.isPresent()) {
                return fault;
            }
            ByteBuffer packed = ByteBuffer.wrap(Labels.pack(slice, distances));
            if (!tables.labels().of(slice).map(packed::equals).orElse(true)) {
                return Optional.of("the labels of " + slice + " deny its distances");
            }
        }
        return Optional.empty();
    }

    /** Whether both hold the same, in as far as both reach. */
    public static boolean same(EndgameTables some, EndgameTables others) {
        return Slice.upTo(Slice.MOST_PIECES).stream().allMatch(slice -> same(slice, some, others))
                && some.nearness().fits(others.distances())
                && others.nearness().fits(some.distances());
    }

    private static boolean same(Slice slice, EndgameTables some, EndgameTables others) {
        Optional<ByteBuffer> labels = some.labels().of(slice);
        Optional<ByteBuffer> otherLabels = others.labels().of(slice);
        boolean sameLabels = labels.isEmpty() || otherLabels.isEmpty() || labels.equals(otherLabels);
        Distances distances = some.distances();
        Distances otherDistances = others.distances();
        boolean bothKnow = distances.knows(slice) && otherDistances.knows(slice);
        return sameLabels && (!bothKnow || distances.of(slice).equals(otherDistances.of(slice)));
    }
}
