package dev.damka.engine.tables;

/** Numbers the sets of equally many squares among those that are free, from 0 up and without a gap. */
final class Sets {
    private static final int MOST = Slice.MOST_PIECES;
    /** How many sets of k among n squares there are, at n * 8 + k. */
    private static final int[] CHOOSE = new int[33 * 8];

    static {
        for (int n = 0; n <= 32; n++) {
            CHOOSE[n << 3] = 1;
            for (int k = 1; k <= MOST && n > 0; k++) {
                CHOOSE[n << 3 | k] = CHOOSE[n - 1 << 3 | k - 1] + CHOOSE[n - 1 << 3 | k];
            }
        }
    }

    private Sets() {}

    /** How many sets of so many squares there are; 0 for more squares than a slice has pieces. */
    static int choose(int among, int squares) {
        return squares > MOST ? 0 : CHOOSE[among << 3 | squares];
    }

    /** The number of a set among the sets of its size on the squares that are not occupied. */
    static int rank(int set, int occupied) {
        int free = ~occupied;
        int rank = 0;
        int place = 1;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            int below = (rest & -rest) - 1;
            rank += CHOOSE[Integer.bitCount(below & free) << 3 | place++];
        }
        return rank;
    }

    /** The set of {@code size} squares with that number among those that are not occupied. */
    static int set(int rank, int size, int occupied) {
        int set = 0;
        int rest = rank;
        for (int place = size; place > 0; place--) {
            int free = place - 1;
            while (CHOOSE[free + 1 << 3 | place] <= rest) {
                free++;
            }
            rest -= CHOOSE[free << 3 | place];
            set |= freeSquare(free, occupied);
        }
        return set;
    }

    /** The square that has {@code below} free squares below it and is free itself. */
    private static int freeSquare(int below, int occupied) {
        int square = below;
        for (int rest = occupied; rest != 0; rest &= rest - 1) {
            if (Integer.numberOfTrailingZeros(rest) <= square) {
                square++;
            }
        }
        return 1 << square;
    }
}
