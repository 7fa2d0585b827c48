package dev.damka.engine.tables;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The labels of all positions of up to some number of pieces, in one array, and of slices of one piece more. */
final class LabelTable {
    static final LabelTable NOTHING = new LabelTable(0, new byte[0], Map.of());

    private final int whole;
    private final int reach;
    private final byte[] labels;
    private final int[] begins = new int[Slice.KEYS];
    private final @Nullable ByteBuffer[] beyond = new ByteBuffer[Slice.KEYS];

    /**
     * @param whole up to how many pieces
     * @param labels as {@link Labels#packUpTo} gives them
     * @param beyond those of slices of one piece more
     */
    LabelTable(int whole, byte[] labels, Map<Slice, ByteBuffer> beyond) {
        this.whole = whole;
        this.labels = labels;
        int begin = 0;
        for (Slice slice : Slice.upTo(whole)) {
            begins[slice.key()] = begin;
            begin += Labels.bytes(slice.size());
        }
        beyond.forEach((slice, packed) -> this.beyond[slice.key()] = packed);
        reach = beyond.isEmpty() ? whole : whole + 1;
    }

    LabelTable with(Map<Slice, ByteBuffer> others) {
        return new LabelTable(whole, labels, others);
    }

    /** All positions of up to so many pieces are known. */
    int whole() {
        return whole;
    }

    /** Positions of up to so many pieces may be known. */
    int reach() {
        return reach;
    }

    /** The labels of all slices that are known whole. */
    byte[] array() {
        return labels;
    }

    /** Where in {@link #array} the labels of a slice begin that is known whole. */
    int begin(Slice slice) {
        return begins[slice.key()];
    }

    Optional<ByteBuffer> of(Slice slice) {
        return slice.pieces() <= whole
                ? Optional.of(ByteBuffer.wrap(labels).slice(begins[slice.key()], Labels.bytes(slice.size())))
                : Optional.ofNullable(beyond[slice.key()]);
    }

    List<Slice> beyond() {
        return Slice.of(whole + 1).stream()
                .filter(slice -> beyond[slice.key()] != null)
                .toList();
    }

    /**
     * The label of a position of {@link #reach} pieces at most, with some on either side, or
     * {@link EndgameTables#UNKNOWN}.
     */
    int get(int men, int kings, int enemyMen, int enemyKings) {
        int key = Slice.key(
                Integer.bitCount(men),
                Integer.bitCount(kings),
                Integer.bitCount(enemyMen),
                Integer.bitCount(enemyKings));
        Slice slice = Slice.ofKey(key);
        if (slice.pieces() <= whole) {
            return Labels.get(labels, begins[key], slice.index(men, kings, enemyMen, enemyKings));
        }
        ByteBuffer packed = beyond[key];
        return packed == null
                ? EndgameTables.UNKNOWN
                : Labels.get(packed, slice.index(men, kings, enemyMen, enemyKings));
    }
}
