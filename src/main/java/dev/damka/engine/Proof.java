package dev.damka.engine;

import dev.damka.rules.Move;
import java.util.List;

/**
 * The answer to a {@link Question}.
 *
 * @param line from the position asked about, the moves that show it as far as the proof came by them: what refutes a
 *     goal, or what reaches it; may be empty
 * @param plies to the end of the game where the tables know them, else 0
 */
public record Proof(Answer answer, Basis basis, List<Move> line, int plies) {
    public Proof {
        line = List.copyOf(line);
    }

    /** Whether the goal is reached, whatever the opponent plays. */
    public enum Answer {
        PROVEN,
        REFUTED,
        /** Not to be shown within the effort that was allowed. */
        UNPROVEN
    }

    /** What the answer rests on. */
    public enum Basis {
        /** The endgame tables. */
        TABLES,
        /**
         * A search of every line to the end of the game or into the tables. For men won: of all moves for at least
         * {@link Prover#GAIN_PLIES} plies that are not forced, captures played out.
         */
        SEARCH,
        /** The engine's estimate, which is far from the goal or leaves it open. */
        JUDGEMENT
    }

    /** Whether the goal is certainly reached. */
    public boolean isProven() {
        return answer == Answer.PROVEN;
    }

    /** Whether the goal is missed. */
    public boolean isRefuted() {
        return answer == Answer.REFUTED;
    }
}
