package dev.damka.rules;

import java.util.List;
import java.util.Locale;

/**
 * Why a move is not legal, in a form that any language can say.
 *
 * @param squares the squares concerned, as the code says
 * @param moves legal moves that would be right instead, where the code says so
 */
public record Refusal(Code code, List<Square> squares, List<Move> moves) {
    /** The rule that a move breaks. */
    public enum Code {
        /** The game is over. */
        OVER,
        /** The start square holds no piece; {@code squares} is the start. */
        EMPTY,
        /** The start square holds the opponent's piece, whose turn it is not; {@code squares} is the start. */
        NOT_YOURS,
        /** Capturing is obligatory; {@code moves} are the captures. */
        MUST_CAPTURE,
        /** The capture goes on; {@code squares} is where it stopped, {@code moves} the ways on. */
        CAPTURE_UNFINISHED,
        /** The square is of a captured piece that stands until the move is over; {@code squares} is that square. */
        TAKEN_STANDS,
        /**
         * The king must land where its capture can go on; {@code squares} is the landing that was tried, {@code moves} are
         * its captures.
         */
        LANDING,
        /** There is nothing to capture on the way; {@code squares} are start and end. */
        NOTHING_TO_CAPTURE,
        /** The end square is taken; {@code squares} is that square. */
        OCCUPIED,
        /** Start and end share no diagonal; {@code squares} are both. */
        NOT_DIAGONAL,
        /** A man steps forward only; {@code squares} are both. */
        MAN_BACKWARDS,
        /** A man steps to the next square only; {@code squares} are both. */
        MAN_ONE_STEP,
        /** Something stands on a king's way; {@code squares} is the first such square. */
        BLOCKED;

        /** The stable name in the API, such as {@code must-capture}. */
        public String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    static Refusal of(Code code, Square... squares) {
        return new Refusal(code, List.of(squares), List.of());
    }

    static Refusal of(Code code, List<Move> moves, Square... squares) {
        return new Refusal(code, List.of(squares), List.copyOf(moves));
    }
}
