package dev.damka.rules;

import static dev.damka.rules.Bitboard.MAIN_ROAD;

/**
 * The plies counted towards each draw rule but repetition ("When a game ends", the exact form), four counts in one
 * number, so that {@link History} and the engine count alike. All are 0 at the start of a game.
 */
public final class DrawCounters {
    private static final int BITS = 16;
    private static final long MOST = (1L << BITS) - 1;
    private static final int NOBODY = 0;
    private static final int WHITE = 1;
    private static final int BLACK = 2;

    private DrawCounters() {}

    /** The counters after that legal move of the side to move; {@code own} and the like as in {@link MoveGenerator}. */
    public static long after(long counters, long own, long enemy, long kings, boolean white, long move) {
        long from = 1L << PackedMove.from(move);
        long to = 1L << PackedMove.to(move);
        long captured = PackedMove.captured(move);
        long kingsAfter = MoveGenerator.kingsAfter(move, kings, white);
        if (kingsAfter == 0) {
            // Every one of these rules needs a king on the board.
            return 0;
        }
        long moved = own & ~from | to;
        long left = enemy & ~captured;
        long whiteBefore = white ? own : enemy;
        long blackBefore = white ? enemy : own;
        long whiteAfter = white ? moved : left;
        long blackAfter = white ? left : moved;
        boolean kingMoved = (kings & from) != 0;
        boolean promoted = !kingMoved && (kingsAfter & to) != 0;
        boolean quiet = captured == 0;
        int strongKings = strongKings(whiteAfter, blackAfter, kingsAfter);
        int strongMen = strongMen(whiteAfter, blackAfter, kingsAfter);
        long next = 0;
        if (kingMoved && quiet) {
            next |= oneMore(counters, DrawRule.KINGS_ONLY);
        }
        if (quiet && !promoted && smallEndingLimit(whiteAfter, blackAfter, kingsAfter) > 0) {
            next |= oneMore(counters, DrawRule.SMALL_ENDING);
        }
        if (strongKings != NOBODY && strongKings == strongKings(whiteBefore, blackBefore, kings)) {
            next |= oneMore(counters, DrawRule.THREE_KINGS);
        }
        if (strongMen != NOBODY && strongMen == strongMen(whiteBefore, blackBefore, kings)) {
            next |= oneMore(counters, DrawRule.THREE_MEN);
        }
        return next;
    }

    /** The count towards one of the rules but {@link DrawRule#THREEFOLD}, in plies. */
    public static int count(long counters, DrawRule rule) {
        return (int) (counters >>> rule.ordinal() * BITS & MOST);
    }

    private static long oneMore(long counters, DrawRule rule) {
        return Math.min(count(counters, rule) + 1, MOST) << rule.ordinal() * BITS;
    }

    /** The count at which the rule fires in that position, in plies; 0 where it can't. */
    static int limit(DrawRule rule, long white, long black, long kings) {
        return switch (rule) {
            case THREE_KINGS, KINGS_ONLY -> 30;
            case THREE_MEN -> 10;
            case SMALL_ENDING -> smallEndingLimit(white, black, kings);
            case THREEFOLD -> 3;
        };
    }

    /** Whether one of the rules but repetition ends the game in that position. */
    public static boolean fires(long counters, long white, long black, long kings) {
        if (counters == 0) {
            return false;
        }
        int small = smallEndingLimit(white, black, kings);
        return count(counters, DrawRule.THREE_KINGS) >= 30
                || count(counters, DrawRule.THREE_MEN) >= 10
                || small > 0 && count(counters, DrawRule.SMALL_ENDING) >= small
                || count(counters, DrawRule.KINGS_ONLY) >= 30;
    }

    private static int smallEndingLimit(long white, long black, long kings) {
        if ((white & kings) == 0 || (black & kings) == 0) {
            return 0;
        }
        int pieces = Long.bitCount(white | black);
        return pieces <= 3 ? 10 : pieces <= 5 ? 60 : pieces <= 7 ? 120 : 0;
    }

    /** The side with three or more kings against a lone king, if it has a man besides or holds the main road alone. */
    private static int strongKings(long white, long black, long kings) {
        return threeKings(white, black, kings) ? WHITE : threeKings(black, white, kings) ? BLACK : NOBODY;
    }

    private static boolean threeKings(long strong, long lone, long kings) {
        if (Long.bitCount(lone) != 1 || (lone & kings) == 0 || Long.bitCount(strong & kings) < 3) {
            return false;
        }
        boolean aMan = (strong & ~kings) != 0;
        boolean holdsTheRoad = (strong & kings & MAIN_ROAD) != 0 && (lone & MAIN_ROAD) == 0;
        return aMan || holdsTheRoad;
    }

    /** The side with exactly three men against a lone king on the main road. */
    private static int strongMen(long white, long black, long kings) {
        return threeMen(white, black, kings) ? WHITE : threeMen(black, white, kings) ? BLACK : NOBODY;
    }

    private static boolean threeMen(long strong, long lone, long kings) {
        return Long.bitCount(lone) == 1
                && (lone & kings & MAIN_ROAD) != 0
                && Long.bitCount(strong) == 3
                && (strong & kings) == 0;
    }
}
