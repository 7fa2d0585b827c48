package dev.damka.engine.tables;

/** A position that its owner fills again and again; the side to move plays up. Sets as in {@link Slice}. */
final class Board {
    int men;
    int kings;
    int enemyMen;
    int enemyKings;

    /** Sets of 32 squares in the layout of {@link dev.damka.rules.Bitboard}: a spare bit after every second rank. */
    static long padded(int squares) {
        long wide = squares & 0xFFFFFFFFL;
        return wide & 0xFL
                | (wide & 0xFF0L) << 1
                | (wide & 0xFF000L) << 2
                | (wide & 0xFF00000L) << 3
                | (wide & 0xF0000000L) << 4;
    }

    /** The way back from {@link #padded}. */
    static int packed(long squares) {
        return (int) (squares & 0xFL
                | squares >>> 1 & 0xFF0L
                | squares >>> 2 & 0xFF000L
                | squares >>> 3 & 0xFF00000L
                | squares >>> 4 & 0xF0000000L);
    }
}
