package dev.damka.puzzles.drills;

import dev.damka.engine.tables.RatedMove;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.notation.Reading;
import java.util.List;
import java.util.OptionalInt;

/** What became of a move of the learner. */
public sealed interface Trial {
    /** It keeps the task, and the opponent has replied where the game goes on. */
    record Kept(Run after) implements Trial {}

    /**
     * It lets the task slip.
     *
     * @param distance how many moves the win was away; empty for a draw and where that is not known
     * @param left how many more moves a win takes that the draw rule now comes before; empty for other slips
     * @param replies the opponent's moves that show it, the best first; empty where the game is over
     */
    record Slip(Move move, Position after, Loss loss, OptionalInt distance, OptionalInt left, List<RatedMove> replies)
            implements Trial {}

    /** The text could not be played; the reading is never {@link Reading.Found}. */
    record Refused(Reading reading) implements Trial {}

    /** What was lost by a slip. */
    enum Loss {
        /** A win became a draw. */
        WIN_TO_DRAW,
        /** A win became a loss. */
        WIN_TO_LOSS,
        /** A draw became a loss. */
        DRAW_TO_LOSS,
        /** The win is there still, but a draw rule comes first. */
        TIME
    }
}
