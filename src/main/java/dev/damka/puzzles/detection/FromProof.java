package dev.damka.puzzles.detection;

import dev.damka.engine.Goal;
import dev.damka.engine.Proof;
import dev.damka.engine.Question;
import dev.damka.rules.Position;
import java.util.function.Function;

/**
 * Evidence from proof.
 *
 * @param prover answers each question the same way each time
 */
record FromProof(Function<Question, Proof> prover) implements Evidence {
    @Override
    public Finding reaches(PlayedLine line, Position position, int movesMade) {
        return ask(line, line.goal(), position, movesMade);
    }

    @Override
    public Finding reachesAtAll(PlayedLine line, Position position, int movesMade) {
        return ask(line, line.goal() instanceof Goal.WinIn ? Goal.WIN : line.goal(), position, movesMade);
    }

    private Finding ask(PlayedLine line, Goal goal, Position position, int movesMade) {
        Question question = Question.after(goal, line.start(), movesMade, line.asWritten(position));
        return switch (prover.apply(question).answer()) {
            case PROVEN -> Finding.SHOWN;
            case REFUTED -> Finding.DENIED;
            case UNPROVEN -> Finding.OPEN;
        };
    }
}
