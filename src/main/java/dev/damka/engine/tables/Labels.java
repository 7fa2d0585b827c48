package dev.damka.engine.tables;

import dev.damka.rules.MoveGenerator;

/**
 * Win, draw or loss for every position of a slice, five to a byte. A position with a capture is never looked up, since
 * its captures are; it repeats what stands before it, so that the file packs better.
 */
final class Labels {
    static final int DRAW = 0;
    static final int WIN = 1;
    static final int LOSS = 2;

    private static final int PER_BYTE = 5;
    private static final int[] POWER = {1, 3, 9, 27, 81};
    private static final byte[][] DIGIT = new byte[PER_BYTE][243];

    static {
        for (int place = 0; place < PER_BYTE; place++) {
            for (int value = 0; value < 243; value++) {
                DIGIT[place][value] = (byte) (value / POWER[place] % 3);
            }
        }
    }

    private Labels() {}

    /** How many bytes the labels of that many positions take. */
    static int bytes(int positions) {
        return (positions + PER_BYTE - 1) / PER_BYTE;
    }

    static byte[] pack(Slice slice, byte[] distances) {
        byte[] packed = new byte[bytes(distances.length)];
        Board board = new Board();
        int label = DRAW;
        for (int index = 0; index < distances.length; index++) {
            slice.place(index, board);
            if (!hasCapture(board)) {
                label = distances[index] == 0 ? DRAW : distances[index] % 2 == 0 ? WIN : LOSS;
            }
            packed[index / PER_BYTE] += (byte) (label * POWER[index % PER_BYTE]);
        }
        return packed;
    }

    /** The label of a position without a capture; {@code from} is where its slice begins. */
    static int get(byte[] packed, int from, int index) {
        return DIGIT[index % PER_BYTE][packed[from + index / PER_BYTE] & 0xFF];
    }

    private static boolean hasCapture(Board board) {
        return MoveGenerator.hasCapture(
                Board.padded(board.men | board.kings),
                Board.padded(board.enemyMen | board.enemyKings),
                Board.padded(board.kings | board.enemyKings));
    }
}
