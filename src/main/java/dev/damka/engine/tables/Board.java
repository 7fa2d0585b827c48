package dev.damka.engine.tables;

/** A position that its owner fills again and again; the side to move plays up. Sets as in {@link Slice}. */
final class Board {
    int men;
    int kings;
    int enemyMen;
    int enemyKings;

    /** The way back from {@link dev.damka.rules.Bitboard#packed}: a spare bit after every second rank. */
    static long padded(int squares) {
        long wide = squares & 0xFFFFFFFFL;
        return wide & 0xFL
                | (wide & 0xFF0L) << 1
                | (wide & 0xFF000L) << 2
                | (wide & 0xFF00000L) << 3
                | (wide & 0xF0000000L) << 4;
    }
}
