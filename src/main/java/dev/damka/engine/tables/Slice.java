package dev.damka.engine.tables;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * All positions with the same numbers of men and kings, seen by the side to move, which plays up the board. Positions
 * are numbered without a gap from 0 to {@link #size()}.
 *
 * <p>Sets of squares here are 32 bits in the order of {@link dev.damka.rules.Square}, so that {@link Integer#reverse}
 * turns the board. The number counts, from the most significant part down: the own men on rank 1 and on ranks 2-7 (in
 * one block for each number of men on rank 1, where no enemy man can stand), the enemy men on what is left of ranks 2-8,
 * the own kings on what is left of the board, the enemy kings on the rest.
 */
record Slice(int ownMen, int ownKings, int enemyMen, int enemyKings) {
    private static final int RANK_1 = 0xF;
    private static final int RANKS_2_TO_7 = 0x0FFFFFF0;
    private static final int MAX_SET = 6;
    private static final int[][] CHOOSE = new int[33][MAX_SET + 1];

    static {
        for (int n = 0; n <= 32; n++) {
            CHOOSE[n][0] = 1;
            for (int k = 1; k <= MAX_SET && n > 0; k++) {
                CHOOSE[n][k] = CHOOSE[n - 1][k - 1] + CHOOSE[n - 1][k];
            }
        }
    }

    /** Every slice of that many pieces, each after those into which its moves lead: fewer men first. */
    static List<Slice> of(int pieces) {
        List<Slice> slices = new ArrayList<>();
        for (int own = 1; own < pieces; own++) {
            for (int ownMen = 0; ownMen <= own; ownMen++) {
                for (int enemyMen = 0; enemyMen <= pieces - own; enemyMen++) {
                    slices.add(new Slice(ownMen, own - ownMen, enemyMen, pieces - own - enemyMen));
                }
            }
        }
        slices.sort(Comparator.comparingInt(slice -> slice.ownMen + slice.enemyMen));
        return slices;
    }

    /** The slice in which the other side is to move. */
    Slice turned() {
        return new Slice(enemyMen, enemyKings, ownMen, ownKings);
    }

    int pieces() {
        return ownMen + ownKings + enemyMen + enemyKings;
    }

    /** How many positions there are. */
    int size() {
        int men = 0;
        for (int low = 0; low <= ownMen; low++) {
            men += block(low);
        }
        return men * kings();
    }

    private int kings() {
        int left = 32 - ownMen - enemyMen;
        return CHOOSE[left][ownKings] * CHOOSE[left - ownKings][enemyKings];
    }

    /** How many placements of men have {@code low} own men on rank 1. */
    private int block(int low) {
        int high = ownMen - low;
        return CHOOSE[4][low] * CHOOSE[24][high] * CHOOSE[28 - high][enemyMen];
    }

    /** The number of a position of this slice. */
    int index(int men, int kings, int enemyMenSet, int enemyKingSet) {
        int low = Integer.bitCount(men & RANK_1);
        int high = ownMen - low;
        int index = 0;
        for (int fewer = 0; fewer < low; fewer++) {
            index += block(fewer);
        }
        int placement = rank(men & RANK_1, 0);
        placement = placement * CHOOSE[24][high] + rank(men & RANKS_2_TO_7, RANK_1);
        placement = placement * CHOOSE[28 - high][enemyMen] + rank(enemyMenSet, RANK_1 | men);
        index += placement;
        int occupied = men | enemyMenSet;
        int left = 32 - ownMen - enemyMen;
        index = index * CHOOSE[left][ownKings] + rank(kings, occupied);
        return index * CHOOSE[left - ownKings][enemyKings] + rank(enemyKingSet, occupied | kings);
    }

    /** The place of a set among the sets of its size on the squares that are not occupied. */
    private static int rank(int set, int occupied) {
        int rank = 0;
        int place = 1;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            int below = (rest & -rest) - 1;
            rank += CHOOSE[Integer.bitCount(below & ~occupied)][place++];
        }
        return rank;
    }

    /** Puts the position of that number into the board. */
    void place(int index, Board board) {
        int left = 32 - ownMen - enemyMen;
        int rest = index;
        int enemyKingRanks = CHOOSE[left - ownKings][enemyKings];
        int enemyKingRank = rest % enemyKingRanks;
        rest /= enemyKingRanks;
        int kingRanks = CHOOSE[left][ownKings];
        int kingRank = rest % kingRanks;
        rest /= kingRanks;
        int low = 0;
        while (rest >= block(low)) {
            rest -= block(low++);
        }
        int high = ownMen - low;
        int enemyMenRanks = CHOOSE[28 - high][enemyMen];
        int enemyMenRank = rest % enemyMenRanks;
        rest /= enemyMenRanks;
        int highRanks = CHOOSE[24][high];
        int menHigh = set(rest % highRanks, high, RANK_1);
        int menLow = set(rest / highRanks, low, 0);
        board.men = menLow | menHigh;
        board.enemyMen = set(enemyMenRank, enemyMen, RANK_1 | menHigh);
        int men = board.men | board.enemyMen;
        board.kings = set(kingRank, ownKings, men);
        board.enemyKings = set(enemyKingRank, enemyKings, men | board.kings);
    }

    /** The set of {@code size} squares with that rank among those that are not occupied. */
    private static int set(int rank, int size, int occupied) {
        int set = 0;
        int rest = rank;
        for (int place = size; place > 0; place--) {
            int free = place - 1;
            while (CHOOSE[free + 1][place] <= rest) {
                free++;
            }
            rest -= CHOOSE[free][place];
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
