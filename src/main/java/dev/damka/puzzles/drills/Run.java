package dev.damka.puzzles.drills;

import dev.damka.rules.History;
import dev.damka.rules.Outcome;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.notation.MoveWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A drill as far as it was played: it is over, or the learner is to move. No move of the learner in it has let the task
 * slip.
 */
public record Run(Start start, History history) {
    /** A draw that was held for so many moves of the learner is held. */
    public static final int HELD_MOVES = 15;

    /** The most moves of a run, both sides' together. */
    public static final int LONGEST = 300;

    /** How a run ended. */
    public enum End {
        /** The opponent has no piece or no move left. */
        WON,
        /** The draw that was to be held is there. */
        HELD,
        /** A draw rule ended what was to be won. */
        MISSED
    }

    /** A drill before the first move. */
    public static Run begin(Start start) {
        return new Run(start, History.from(start.position()));
    }

    public Side learner() {
        return start.position().turn();
    }

    /** The position now. */
    public Position position() {
        return history.position();
    }

    /** How many moves the learner has made. */
    public int made() {
        return (history.moves().size() + 1) / 2;
    }

    /** How it ended; empty while it goes on. */
    public Optional<End> end() {
        Optional<Outcome> outcome = history.outcome();
        if (outcome.isPresent()) {
            boolean won = outcome.get().winner() == learner();
            return Optional.of(won ? End.WON : start.isToWin() ? End.MISSED : End.HELD);
        }
        return !start.isToWin() && made() >= HELD_MOVES ? Optional.of(End.HELD) : Optional.empty();
    }

    /** Whether the learner has done what was to be done. */
    public boolean isDone() {
        return end().isPresent() && end().get() != End.MISSED;
    }

    /** The moves in the form of records: short where that names one legal move, else full. */
    public List<String> written() {
        List<String> written = new ArrayList<>();
        for (int i = 0; i < history.moves().size(); i++) {
            written.add(
                    MoveWriter.write(history.positions().get(i), history.moves().get(i)));
        }
        return written;
    }
}
