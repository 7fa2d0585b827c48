package dev.damka.engine.tables;

import dev.damka.engine.tables.EndgameTables.Value;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * Roughly how near the end is in every lost position of the most pieces that the labels know, for whoever has no exact
 * distances of them: a class of plies, {@value #CLASSES} in all. Whoever is to win needs no more to get there: within the
 * few plies of a class a search sees how to come into the next one.
 *
 * <p>Only what is labelled lost has a class, half a byte each; which of them a position is, is counted in the labels.
 */
final class Nearness {
    static final int CLASSES = 15;
    /** Knows nothing. */
    static final Nearness NOTHING = new Nearness(LabelTable.NOTHING, new byte[0]);

    /** The most plies of each class. Close together where most positions are; no end is further than 109 plies. */
    private static final int[] MOST = {4, 8, 12, 16, 20, 24, 28, 32, 36, 42, 48, 56, 66, 80, Distances.MOST};
    /** So many bytes of labels have one count. */
    private static final int BLOCK = 64;

    private final LabelTable labels;
    /** Where the labels begin that count. */
    private final int begin;
    /** For each block of labels: how many lost positions stand before it. */
    private final int[] before;

    private final byte[] halves;

    /** @param classes as {@link #classes} gives them */
    Nearness(LabelTable labels, byte[] classes) {
        this.labels = labels;
        begin = begin(labels);
        before = before(labels.array(), begin);
        halves = halves(classes);
    }

    private static byte[] halves(byte[] classes) {
        byte[] halves = new byte[(classes.length + 1) / 2];
        for (int i = 0; i < classes.length; i++) {
            halves[i >> 1] |= (byte) (classes[i] << (i & 1) * 4);
        }
        return halves;
    }

    private static int begin(LabelTable labels) {
        return labels.whole() == 0 ? 0 : Labels.bytesUpTo(labels.whole() - 1);
    }

    private static int[] before(byte[] packed, int begin) {
        int[] before = new int[(packed.length - begin + BLOCK - 1) / BLOCK + 1];
        for (int block = 0; block < before.length - 1; block++) {
            int from = begin + block * BLOCK;
            before[block + 1] = before[block] + lost(packed, from, Math.min(packed.length, from + BLOCK));
        }
        return before;
    }

    private static int lost(byte[] packed, int from, int to) {
        int count = 0;
        for (int at = from; at < to; at++) {
            count += Labels.lost(packed[at], Labels.PER_BYTE);
        }
        return count;
    }

    /** How many positions have a class. */
    static int size(LabelTable labels) {
        return lost(labels.array(), begin(labels), labels.array().length);
    }

    /** The class of each position that is labelled lost, in the order of the labels. */
    static byte[] classes(LabelTable labels, Distances distances) {
        ByteBuffer all = ByteBuffer.allocate(size(labels));
        Slice.of(labels.whole()).parallelStream()
                .map(slice -> classes(slice, labels, distances))
                .toList()
                .forEach(all::put);
        return all.array();
    }

    private static byte[] classes(Slice slice, LabelTable labels, Distances distances) {
        byte[] classes = new byte[slice.size()];
        int count = 0;
        byte last = 1;
        Board board = new Board();
        for (int index = 0; index < slice.size(); index++) {
            if (Labels.get(labels.array(), labels.begin(slice), index) == Labels.LOSS) {
                slice.place(index, board);
                // One with a capture is never looked up; it repeats what stands before it, as in the labels.
                if (!Labels.hasCapture(board)) {
                    last = of(distances.get(slice, index) - 1);
                }
                classes[count++] = last;
            }
        }
        return Arrays.copyOf(classes, count);
    }

    /** Whether each class is that of the distance, as far as both are known. */
    boolean fits(Distances distances) {
        return halves.length == 0
                || !Slice.of(labels.whole()).stream().allMatch(distances::knows)
                || Arrays.equals(halves, halves(classes(labels, distances)));
    }

    /** The class of an end that many plies away, from 1. */
    static byte of(int plies) {
        byte number = 1;
        while (plies > MOST[number - 1]) {
            number++;
        }
        return number;
    }

    /** The most plies of a class. */
    static int mostPlies(int number) {
        return MOST[number - 1];
    }

    /** The class of a position without a capture that is lost, or {@link EndgameTables#UNKNOWN}; both sides have pieces. */
    int find(int men, int kings, int enemyMen, int enemyKings) {
        int pieces = Integer.bitCount(men | kings | enemyMen | enemyKings);
        if (halves.length == 0
                || pieces != labels.whole()
                || labels.get(men, kings, enemyMen, enemyKings) != Value.LOSS.ordinal()) {
            return EndgameTables.UNKNOWN;
        }
        Slice slice = Slice.of(
                Integer.bitCount(men),
                Integer.bitCount(kings),
                Integer.bitCount(enemyMen),
                Integer.bitCount(enemyKings));
        int index = slice.index(men, kings, enemyMen, enemyKings);
        int at = labels.begin(slice) + index / Labels.PER_BYTE;
        int block = (at - begin) / BLOCK;
        int number = before[block]
                + lost(labels.array(), begin + block * BLOCK, at)
                + Labels.lost(labels.array()[at], index % Labels.PER_BYTE);
        return halves[number >> 1] >> (number & 1) * 4 & 0xF;
    }
}
