package dev.damka.rules;

/**
 * Sets of squares as numbers. The 32 dark squares lie in 36 bits, one spare bit after every second rank, so that a step
 * to the upper left is always a shift by {@value #LEFT} and to the upper right by {@value #RIGHT}, and a step over the
 * rim falls on a spare bit:
 *
 * <pre>
 *     32  33  34  35     rank 8
 *   27  28  29  30
 *     23  24  25  26
 *   18  19  20  21
 *     14  15  16  17
 *    9  10  11  12
 *      5   6   7   8     rank 2
 *    0   1   2   3       rank 1 (a1 c1 e1 g1)
 * </pre>
 */
public final class Bitboard {
    /** How many bits the layout takes, spare ones included. */
    public static final int BITS = 36;
    /** The shift of a step up and to the left. */
    public static final int LEFT = 4;
    /** The shift of a step up and to the right. */
    public static final int RIGHT = 5;
    /** All 32 squares. */
    public static final long ALL = 0xFFFFFFFFFL & ~(1L << 4 | 1L << 13 | 1L << 22 | 1L << 31);
    /** Where White's men become kings. */
    public static final long RANK_8 = 0xFL << 32;
    /** Where Black's men become kings. */
    public static final long RANK_1 = 0xFL;
    /** The main road (большак), a1-h8. */
    public static final long MAIN_ROAD = 1L | 1L << 5 | 1L << 10 | 1L << 15 | 1L << 20 | 1L << 25 | 1L << 30 | 1L << 35;

    private Bitboard() {}

    static int index(int file, int rank) {
        return rank / 2 * 9 + rank % 2 * 5 + file / 2;
    }

    /** The set in 32 bits without the spare ones, a1 lowest and h8 highest. */
    public static int packed(long squares) {
        return (int) (squares & 0xFL
                | squares >>> 1 & 0xFF0L
                | squares >>> 2 & 0xFF000L
                | squares >>> 3 & 0xFF00000L
                | squares >>> 4 & 0xF0000000L);
    }

    /** The set seen from the other side: the board turned by half a circle. */
    public static long turned(long squares) {
        return Long.reverse(squares) >>> (Long.SIZE - BITS);
    }
}
