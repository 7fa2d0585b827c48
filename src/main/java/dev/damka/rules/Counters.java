package dev.damka.rules;

import static dev.damka.rules.Bitboard.MAIN_ROAD;

import java.util.Optional;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * The plies counted so far towards each draw rule but repetition ("When a game ends", the exact form).
 *
 * @param strongKings the side of {@code three-kings} in the position counted last, or null
 * @param strongMen the side of {@code three-men} in it, or null
 */
record Counters(
        int kingsOnly,
        int smallEnding,
        int threeKings,
        int threeMen,
        @Nullable Side strongKings,
        @Nullable Side strongMen) {

    /** All counters at 0, as at the start of a game from that position. */
    static Counters at(Position start) {
        return new Counters(0, 0, 0, 0, strongKings(start), strongMen(start));
    }

    Counters after(Position before, Move move, Position after) {
        boolean kingMoved = (before.kings() & move.from().bit()) != 0;
        boolean promoted = !kingMoved && (after.kings() & move.to().bit()) != 0;
        Side kings = strongKings(after);
        Side men = strongMen(after);
        return new Counters(
                kingMoved && !move.isCapture() ? kingsOnly + 1 : 0,
                smallEndingLimit(after) > 0 && !move.isCapture() && !promoted ? smallEnding + 1 : 0,
                kings != null && kings == strongKings ? threeKings + 1 : 0,
                men != null && men == strongMen ? threeMen + 1 : 0,
                kings,
                men);
    }

    int count(DrawRule rule) {
        return switch (rule) {
            case THREE_KINGS -> threeKings;
            case THREE_MEN -> threeMen;
            case SMALL_ENDING -> smallEnding;
            case KINGS_ONLY -> kingsOnly;
            case THREEFOLD -> throw new IllegalArgumentException("repetition is counted by the history");
        };
    }

    /** The count at which the rule fires in that position; 0 where it can't. */
    static int limit(DrawRule rule, Position position) {
        return switch (rule) {
            case THREE_KINGS, KINGS_ONLY -> 30;
            case THREE_MEN -> 10;
            case SMALL_ENDING -> smallEndingLimit(position);
            case THREEFOLD -> 3;
        };
    }

    private static int smallEndingLimit(Position position) {
        if ((position.white() & position.kings()) == 0 || (position.black() & position.kings()) == 0) {
            return 0;
        }
        int pieces = Long.bitCount(position.white() | position.black());
        return pieces <= 3 ? 10 : pieces <= 5 ? 60 : pieces <= 7 ? 120 : 0;
    }

    private static @Nullable Side strongKings(Position position) {
        return sideWhere(position, Counters::threeKingsAgainstOne);
    }

    private static boolean threeKingsAgainstOne(Position position, Side strong) {
        long own = position.pieces(strong);
        long ownKings = own & position.kings();
        long lone = position.pieces(strong.opponent());
        boolean oneKing = Long.bitCount(lone) == 1 && (lone & position.kings()) == lone;
        boolean aMan = own != ownKings;
        boolean holdsTheRoad = (ownKings & MAIN_ROAD) != 0 && (lone & MAIN_ROAD) == 0;
        return oneKing && Long.bitCount(ownKings) >= 3 && (aMan || holdsTheRoad);
    }

    private static @Nullable Side strongMen(Position position) {
        return sideWhere(position, Counters::threeMenAgainstTheRoad);
    }

    private static boolean threeMenAgainstTheRoad(Position position, Side strong) {
        long own = position.pieces(strong);
        long lone = position.pieces(strong.opponent());
        return Long.bitCount(own) == 3
                && (own & position.kings()) == 0
                && Long.bitCount(lone) == 1
                && (lone & position.kings() & MAIN_ROAD) == lone;
    }

    private static @Nullable Side sideWhere(Position position, BiPredicate<Position, Side> holds) {
        if (holds.test(position, Side.WHITE)) {
            return Side.WHITE;
        }
        return holds.test(position, Side.BLACK) ? Side.BLACK : null;
    }

    /** The first automatic rule but repetition that fires in that position. */
    Optional<DrawRule> fired(Position position) {
        for (DrawRule rule : DrawRule.values()) {
            if (rule != DrawRule.THREEFOLD) {
                int limit = limit(rule, position);
                if (limit > 0 && count(rule) >= limit) {
                    return Optional.of(rule);
                }
            }
        }
        return Optional.empty();
    }
}
