package dev.damka.puzzles.proofs;

import dev.damka.engine.Proof;
import dev.damka.rules.Move;
import java.util.List;

/**
 * What was found out about a move of the solver, the opponent being to move.
 *
 * @param plies to the end of the game where they are known, else 0
 * @param fate what becomes of the game
 * @param line behind a move that reaches the goal the best defence, one move, none where the game is over; behind any
 *     other what punishes it, up to where the cost shows and no capture is left to play
 */
public record Finding(Proof.Answer answer, Proof.Basis basis, int plies, Fate fate, List<Move> line) {
    public Finding {
        line = List.copyOf(line);
    }

    /** What becomes of the game behind the move. */
    public enum Fate {
        /** Nothing is proven. */
        OPEN,
        /** The goal is reached, or forced within a few plies. */
        NEAR,
        /** Proven to be a draw. */
        DRAWN,
        /** Proven to be lost for the solver. */
        LOST,
        /** Still won, but in more moves than the goal allows. */
        WON_LATER
    }

    /** Whether the move certainly reaches the goal. */
    public boolean isProven() {
        return answer == Proof.Answer.PROVEN;
    }

    /** Whether the move misses the goal. */
    public boolean isRefuted() {
        return answer == Proof.Answer.REFUTED;
    }
}
