package dev.damka.engine.tables;

import dev.damka.rules.MoveGenerator;
import java.nio.ByteBuffer;

/**
 * Win, draw or loss for every position of a slice, five to a byte. A position with a capture is never looked up, since
 * its captures are; it repeats what stands before it, so that the file packs better.
 */
final class Labels {
    static final int DRAW = 0;
    static final int WIN = 1;
    static final int LOSS = 2;

    static final int PER_BYTE = 5;
    private static final int[] POWER = {1, 3, 9, 27, 81};
    /** The label at each of the five places in a byte, at byte * 8 + place. */
    private static final byte[] DIGITS = new byte[256 * 8];
    /** How many of the first places of a byte are lost, at byte * 8 + places. */
    private static final byte[] LOST = new byte[256 * 8];

    static {
        for (int value = 0; value < 243; value++) {
            for (int place = 0; place < PER_BYTE; place++) {
                DIGITS[value << 3 | place] = (byte) (value / POWER[place] % 3);
                int more = DIGITS[value << 3 | place] == LOSS ? 1 : 0;
                LOST[value << 3 | place + 1] = (byte) (LOST[value << 3 | place] + more);
            }
        }
    }

    private Labels() {}

    /** How many bytes the labels of that many positions take. */
    static int bytes(int positions) {
        return (positions + PER_BYTE - 1) / PER_BYTE;
    }

    /** How many bytes the labels of all slices of 2 to {@code pieces} pieces take. */
    static int bytesUpTo(int pieces) {
        return Slice.upTo(pieces).stream()
                .mapToInt(slice -> bytes(slice.size()))
                .sum();
    }

    /** The labels of all slices of 2 to {@code pieces} pieces, one after another. */
    static byte[] packUpTo(int pieces, Distances distances) {
        ByteBuffer all = ByteBuffer.allocate(bytesUpTo(pieces));
        Slice.upTo(pieces).parallelStream()
                .map(slice -> pack(slice, distances))
                .toList()
                .forEach(all::put);
        return all.array();
    }

    static byte[] pack(Slice slice, Distances distances) {
        byte[] packed = new byte[bytes(slice.size())];
        Board board = new Board();
        int label = DRAW;
        for (int index = 0; index < slice.size(); index++) {
            slice.place(index, board);
            if (!hasCapture(board)) {
                label = of(distances.get(slice, index));
            }
            packed[index / PER_BYTE] += (byte) (label * POWER[index % PER_BYTE]);
        }
        return packed;
    }

    /** The label that follows from a value of {@link Distances}. */
    static int of(int distance) {
        if (distance == 0) {
            return DRAW;
        }
        return distance % 2 == 0 ? WIN : LOSS;
    }

    /** The label of a position without a capture; {@code from} is where its slice begins. */
    static int get(byte[] packed, int from, int index) {
        int at = index / PER_BYTE;
        return DIGITS[(packed[from + at] & 0xFF) << 3 | index - at * PER_BYTE];
    }

    /** The label of a position without a capture, in its slice's own file. */
    static int get(ByteBuffer packed, int index) {
        int at = index / PER_BYTE;
        return DIGITS[(packed.get(at) & 0xFF) << 3 | index - at * PER_BYTE];
    }

    /** How many of the first {@code places} positions in a byte are labelled lost. */
    static int lost(byte packed, int places) {
        return LOST[(packed & 0xFF) << 3 | places];
    }

    static boolean hasCapture(Board board) {
        return MoveGenerator.hasCapture(
                Board.padded(board.men | board.kings),
                Board.padded(board.enemyMen | board.enemyKings),
                Board.padded(board.kings | board.enemyKings));
    }
}
