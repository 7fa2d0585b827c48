package dev.damka.puzzles;

import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Refusal;
import dev.damka.rules.notation.Reading;
import java.util.List;

/** What became of the solver's move. */
public sealed interface Grade {
    /** The move ends the puzzle. */
    record Solved(Move move, Line after) implements Grade {}

    /** The move is right and the opponent has answered; {@code after} holds both moves. */
    record Right(Move move, Move reply, Line after) implements Grade {}

    /**
     * The move is legal, but does not reach the goal.
     *
     * @param refutation what follows it, beginning with the opponent's move; empty where that is not known
     * @param shown behind how many moves of the refutation the cost shows
     */
    record Wrong(Move move, Position after, List<Move> refutation, int shown, Cost cost) implements Grade {}

    /** The move is not legal. */
    record Illegal(Refusal refusal) implements Grade {}

    /** The text names several legal moves. */
    record Ambiguous(List<Move> moves) implements Grade {}

    /** The text is no move; {@code item} is the part that is wrong, empty where the whole is. */
    record Unreadable(Reading.Problem problem, String item) implements Grade {}
}
