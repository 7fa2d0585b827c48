package dev.damka.games.review;

import static dev.damka.games.review.Judgement.BEST;
import static dev.damka.games.review.Judgement.BLUNDER;
import static dev.damka.games.review.Judgement.FORCED;
import static dev.damka.games.review.Judgement.GOOD;
import static dev.damka.games.review.Judgement.INACCURACY;
import static dev.damka.games.review.Judgement.MISTAKE;
import static dev.damka.games.review.Judgement.ONLY;

import dev.damka.rules.Side;
import org.jspecify.annotations.Nullable;

/**
 * Judges moves by what they leave of what a position was worth. Between two proven values only the result counts, else
 * the men lost; from three men on a game is decided, so that what is beyond counts nothing. All in hundredths of a man.
 */
public final class Judging {
    /** Less than this is no difference. */
    static final int EVEN = 6;
    /** A move that costs less keeps the value, and solves an exercise. */
    public static final int KEPT = 30;
    /** From here on a move is a mistake. */
    public static final int HALF_A_MAN = 50;
    /** From here on it is a blunder. */
    public static final int MAN_AND_A_HALF = 150;
    /** Whoever is ahead by so much has as good as won. */
    public static final int DECIDED = 300;

    private Judging() {}

    /**
     * Judges the move of a game.
     *
     * @param legalMoves how many there were
     * @param got what the position was worth if it is played
     * @param other what it was worth with the best of the other moves; null if there was none
     */
    static Judgement of(Side mover, int legalMoves, Worth got, @Nullable Worth other) {
        if (legalMoves == 1 || other == null) {
            return FORCED;
        }
        Judgement judgement = compared(mover, other, got);
        return judgement == BEST && compared(mover, got, other).isMistake() ? ONLY : judgement;
    }

    /** Whether a move that leaves this much is as good an answer as the best one. */
    public static boolean isKept(Side mover, Worth best, Worth got) {
        return !compared(mover, best, got).isBad();
    }

    /** The better one for that side. */
    static Worth better(Side mover, Worth one, Worth another) {
        int difference = value(another, mover) - value(one, mover);
        if (difference != 0) {
            return difference > 0 ? another : one;
        }
        return another.isProven() && !one.isProven() || isSooner(mover, another, one) ? another : one;
    }

    private static Judgement compared(Side mover, Worth best, Worth got) {
        int loss = value(best, mover) - value(got, mover);
        if (best.isProven() && got.isProven()) {
            return loss > 0 ? BLUNDER : isSooner(mover, best, got) ? GOOD : BEST;
        }
        if (loss < EVEN) {
            return BEST;
        }
        return loss < KEPT ? GOOD : loss < HALF_A_MAN ? INACCURACY : loss < MAN_AND_A_HALF ? MISTAKE : BLUNDER;
    }

    /** Whether of two wins of that side one is nearer, or of two losses farther away. */
    private static boolean isSooner(Side mover, Worth one, Worth another) {
        if (!one.winner().equals(another.winner())
                || one.plies() == Worth.UNKNOWN
                || another.plies() == Worth.UNKNOWN) {
            return false;
        }
        return one.winner().filter(mover::equals).isPresent()
                ? one.plies() < another.plies()
                : one.plies() > another.plies();
    }

    private static int value(Worth worth, Side side) {
        int forWhite = switch (worth.kind()) {
            case WHITE_WINS -> DECIDED;
            case BLACK_WINS -> -DECIDED;
            case DRAW -> 0;
            case ESTIMATE -> Math.max(-DECIDED, Math.min(DECIDED, worth.centimen()));
        };
        return side == Side.WHITE ? forWhite : -forWhite;
    }
}
