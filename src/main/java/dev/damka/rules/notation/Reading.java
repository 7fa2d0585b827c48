package dev.damka.rules.notation;

import dev.damka.rules.Move;
import dev.damka.rules.Refusal;
import java.util.List;

/** What became of a text that should be a move. */
public sealed interface Reading {
    /** The text names that legal move. */
    record Found(Move move) implements Reading {}

    /** The text names several legal moves; it is refused, and each is to be written in full. */
    record Ambiguous(List<Move> moves) implements Reading {}

    /** The text names squares, but no legal move. */
    record Illegal(Refusal refusal) implements Reading {}

    /**
     * The text is no move at all.
     *
     * @param item the part that is wrong, shortened; empty where the whole is
     */
    record Unreadable(Problem problem, String item) implements Reading {}

    /** What is wrong with an unreadable text. */
    enum Problem {
        /** There is no text. */
        EMPTY,
        /** It is longer than any move. */
        TOO_LONG,
        /** A square is named that the board does not have, or a light one. */
        NO_SUCH_SQUARE,
        /** It has not the form of a move. */
        FORM
    }
}
