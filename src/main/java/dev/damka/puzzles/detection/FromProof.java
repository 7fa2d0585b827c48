package dev.damka.puzzles.detection;

import dev.damka.engine.Goal;
import dev.damka.engine.Prover;
import dev.damka.engine.Question;
import dev.damka.rules.Position;

/**
 * Evidence from the prover.
 *
 * @param nodes the effort for one question
 */
record FromProof(Prover prover, long nodes) implements Evidence {
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
        return switch (prover.prove(question, nodes).answer()) {
            case PROVEN -> Finding.SHOWN;
            case REFUTED -> Finding.DENIED;
            case UNPROVEN -> Finding.OPEN;
        };
    }
}
