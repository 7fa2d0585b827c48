package dev.damka.rules;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * How a game ended.
 *
 * @param winner the side that won; null for a draw
 */
public record Outcome(@Nullable Side winner, Reason reason) {
    /** Why the game ended; the draw rules are told apart by {@link DrawRule}. */
    public enum Reason {
        NO_PIECES,
        NO_MOVES,
        RESIGNATION,
        TIME,
        AGREEMENT,
        THREE_KINGS,
        THREE_MEN,
        SMALL_ENDING,
        KINGS_ONLY,
        THREEFOLD,
        /** An imported record gives the result alone. */
        RECORDED;

        /** The name in pages and the API, such as {@code no-moves}. */
        public String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** A game won by that side. */
    public static Outcome win(Side winner, Reason reason) {
        return new Outcome(winner, reason);
    }

    /** A game drawn by that reason. */
    public static Outcome draw(Reason reason) {
        return new Outcome(null, reason);
    }
}
