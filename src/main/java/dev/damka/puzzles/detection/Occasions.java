package dev.damka.puzzles.detection;

import dev.damka.engine.Goal;
import dev.damka.rules.Move;
import dev.damka.rules.Position;

/** Themes that lie in the task rather than in its moves. */
final class Occasions {
    private static final int OPENING = 12;

    private Occasions() {}

    /** The game is to be saved. */
    static boolean save(PlayedLine line) {
        return line.goal() instanceof Goal.Draw;
    }

    /** Twelve plies or fewer lead from the start of a game to the position. */
    static boolean openingTrap(PlayedLine line) {
        if (line.playFrom().isEmpty() || line.playFrom().size() > OPENING) {
            return false;
        }
        Position position = Position.START;
        for (Move move : line.playFrom()) {
            if (!position.legalMoves().contains(move)) {
                return false;
            }
            position = position.play(move);
        }
        return position.equals(line.start());
    }

    /** The solution is one move. */
    static boolean firstSteps(PlayedLine line) {
        return line.writtenSize() == 1;
    }
}
