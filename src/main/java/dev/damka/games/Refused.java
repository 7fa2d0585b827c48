package dev.damka.games;

import dev.damka.rules.notation.Reading;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Why something can't be done in a game.
 *
 * @param reading what was made of the text, for {@link Code#NO_MOVE}: never {@link Reading.Found}; else null
 */
public record Refused(Code code, @Nullable Reading reading) {
    /** What is wrong. */
    public enum Code {
        /** The game is over. */
        OVER,
        /** Who asks has no seat in the game, and may only watch. */
        NO_SEAT,
        /** It is the other side's turn. */
        NOT_YOUR_TURN,
        /** The move answers a ply that is not the next one; the game has gone on, or back. */
        STALE,
        /** The same move was already made at that ply: it came twice, and counts once. */
        DOUBLED,
        /** The text is no legal move. */
        NO_MOVE,
        /** There is no open offer of the other side. */
        NO_OFFER,
        /** This side has already offered a draw in this position. */
        OFFERED_ALREADY,
        /** Moves are taken back in games without clocks alone, and there must be one. */
        NO_TAKEBACK;

        /** The stable name in the API, such as {@code not-your-turn}. */
        public String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }
}
