package dev.damka.engine.tables;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * All positions with the same numbers of men and kings, seen by the side to move, which plays up the board. Positions
 * are numbered without a gap from 0 to {@link #size()}. There is one object for each slice.
 *
 * <p>Sets of squares here are 32 bits in the order of {@link dev.damka.rules.Square}, so that {@link Integer#reverse}
 * turns the board. The number counts, from the most significant part down: the own men on rank 1 and on ranks 2-7 (in
 * one block for each number of men on rank 1, where no enemy man can stand), the enemy men on what is left of ranks 2-8,
 * the own kings on what is left of the board, the enemy kings on the rest.
 */
final class Slice {
    /** The most pieces of a slice; a number of seven pieces would not fit into 31 bits. */
    static final int MOST_PIECES = 6;
    /** One more than the greatest {@link #key}. */
    static final int KEYS = 1 << 12;

    private static final Pattern NAME = Pattern.compile("(?:([0-6])m)?(?:([0-6])K)?-(?:([0-6])m)?(?:([0-6])K)?");
    private static final int RANK_1 = 0xF;
    private static final int RANKS_2_TO_7 = 0x0FFFFFF0;
    private static final Slice[] ALL = new Slice[KEYS];

    static {
        for (int key = 0; key < KEYS; key++) {
            Slice slice = new Slice(key >> 9, key >> 6 & 7, key >> 3 & 7, key & 7);
            if (slice.pieces() <= MOST_PIECES
                    && slice.ownMen + slice.ownKings > 0
                    && slice.enemyMen + slice.enemyKings > 0) {
                ALL[key] = slice;
            }
        }
    }

    private final int ownMen;
    private final int ownKings;
    private final int enemyMen;
    private final int enemyKings;
    private final int size;
    /** For each number of own men on rank 1: where its block begins. */
    private final int[] begins;
    /** For each number of own men on rank 1: how many placements the other own men have. */
    private final int[] highSets;
    /** For each number of own men on rank 1: how many placements the enemy men have. */
    private final int[] enemySets;

    private final int kingSets;
    private final int enemyKingSets;

    private Slice(int ownMen, int ownKings, int enemyMen, int enemyKings) {
        this.ownMen = ownMen;
        this.ownKings = ownKings;
        this.enemyMen = enemyMen;
        this.enemyKings = enemyKings;
        begins = new int[ownMen + 2];
        highSets = new int[ownMen + 1];
        enemySets = new int[ownMen + 1];
        for (int low = 0; low <= ownMen; low++) {
            int high = ownMen - low;
            highSets[low] = Sets.choose(24, high);
            enemySets[low] = Sets.choose(28 - high, enemyMen);
            begins[low + 1] = begins[low] + Sets.choose(4, low) * highSets[low] * enemySets[low];
        }
        int left = 32 - ownMen - enemyMen;
        kingSets = Sets.choose(left, ownKings);
        enemyKingSets = Sets.choose(left - ownKings, enemyKings);
        size = begins[ownMen + 1] * kingSets * enemyKingSets;
    }

    /** The slice with those numbers of pieces: one a side at least, {@value #MOST_PIECES} in all at most. */
    static Slice of(int ownMen, int ownKings, int enemyMen, int enemyKings) {
        return ofKey(key(ownMen, ownKings, enemyMen, enemyKings));
    }

    /** The slice of that {@link #key}, which must be one. */
    static Slice ofKey(int key) {
        return ALL[key];
    }

    /** The number of the slice with those numbers of pieces, each 7 at most. */
    static int key(int ownMen, int ownKings, int enemyMen, int enemyKings) {
        return ownMen << 9 | ownKings << 6 | enemyMen << 3 | enemyKings;
    }

    /** Every slice of that many pieces, each after those into which its moves lead: fewer men first. */
    static List<Slice> of(int pieces) {
        List<Slice> slices = new ArrayList<>();
        for (int own = 1; own < pieces; own++) {
            for (int ownMen = 0; ownMen <= own; ownMen++) {
                for (int enemyMen = 0; enemyMen <= pieces - own; enemyMen++) {
                    slices.add(of(ownMen, own - ownMen, enemyMen, pieces - own - enemyMen));
                }
            }
        }
        slices.sort(Comparator.comparingInt(slice -> slice.ownMen + slice.enemyMen));
        return slices;
    }

    /** Every slice of 2 to that many pieces: the order in which they stand in a file. */
    static List<Slice> upTo(int pieces) {
        List<Slice> all = new ArrayList<>();
        for (int count = 2; count <= pieces; count++) {
            all.addAll(of(count));
        }
        return all;
    }

    /**
     * The slice of that name, such as {@code 4K-2K} or {@code 1m2K-3m}: first the side to move, men before kings.
     *
     * @throws IllegalArgumentException if the text is no such name, or a side has no piece
     */
    static Slice named(String name) {
        Matcher matcher = NAME.matcher(name);
        if (matcher.matches()) {
            int own = count(matcher, 1) + count(matcher, 2);
            int enemy = count(matcher, 3) + count(matcher, 4);
            if (own > 0 && enemy > 0 && own + enemy <= MOST_PIECES) {
                return of(count(matcher, 1), count(matcher, 2), count(matcher, 3), count(matcher, 4));
            }
        }
        throw new IllegalArgumentException("'" + name + "' names no slice of up to " + MOST_PIECES
                + " pieces; one is written such as 4K-2K or 1m2K-3m, the side to move first, m for men, K for kings");
    }

    private static int count(Matcher matcher, int group) {
        String digit = matcher.group(group);
        return digit == null ? 0 : Integer.parseInt(digit);
    }

    /** The slice in which the other side is to move. */
    Slice turned() {
        return of(enemyMen, enemyKings, ownMen, ownKings);
    }

    /** The slices of as many pieces into which promotions lead from here, with either side to move; this one last. */
    List<Slice> withPromotions() {
        List<Slice> slices = new ArrayList<>();
        for (int own = 0; own <= ownMen; own++) {
            for (int enemy = 0; enemy <= enemyMen; enemy++) {
                slices.add(of(own, ownKings + ownMen - own, enemy, enemyKings + enemyMen - enemy));
            }
        }
        slices.sort(Comparator.comparingInt(slice -> slice.ownMen + slice.enemyMen));
        return slices;
    }

    int key() {
        return key(ownMen, ownKings, enemyMen, enemyKings);
    }

    int pieces() {
        return ownMen + ownKings + enemyMen + enemyKings;
    }

    /** How many positions there are. */
    int size() {
        return size;
    }

    /** The number of a position of this slice. */
    int index(int men, int kings, int enemyMenSet, int enemyKingSet) {
        int lowMen = men & RANK_1;
        int low = Integer.bitCount(lowMen);
        int index = Sets.rank(lowMen, 0) * highSets[low] + Sets.rank(men & RANKS_2_TO_7, RANK_1);
        index = index * enemySets[low] + Sets.rank(enemyMenSet, RANK_1 | men) + begins[low];
        int occupied = men | enemyMenSet;
        index = index * kingSets + Sets.rank(kings, occupied);
        return index * enemyKingSets + Sets.rank(enemyKingSet, occupied | kings);
    }

    /** Puts the position of that number into the board. */
    void place(int index, Board board) {
        int rest = index;
        int enemyKingRank = rest % enemyKingSets;
        rest /= enemyKingSets;
        int kingRank = rest % kingSets;
        rest /= kingSets;
        int low = 0;
        while (rest >= begins[low + 1]) {
            low++;
        }
        rest -= begins[low];
        int enemyMenRank = rest % enemySets[low];
        rest /= enemySets[low];
        int menHigh = Sets.set(rest % highSets[low], ownMen - low, RANK_1);
        int menLow = Sets.set(rest / highSets[low], low, 0);
        board.men = menLow | menHigh;
        board.enemyMen = Sets.set(enemyMenRank, enemyMen, RANK_1 | menHigh);
        int men = board.men | board.enemyMen;
        board.kings = Sets.set(kingRank, ownKings, men);
        board.enemyKings = Sets.set(enemyKingRank, enemyKings, men | board.kings);
    }

    /** The name that {@link #named} reads. */
    @Override
    public String toString() {
        return side(ownMen, ownKings) + "-" + side(enemyMen, enemyKings);
    }

    private static String side(int men, int kings) {
        return (men > 0 ? men + "m" : "") + (kings > 0 ? kings + "K" : "");
    }
}
