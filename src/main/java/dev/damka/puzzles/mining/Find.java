package dev.damka.puzzles.mining;

import dev.damka.engine.Goal;
import dev.damka.puzzles.Branch;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * A task with its solution, before it has themes, a level and a title.
 *
 * @param playFrom the moves from the start of a game that lead here, where there are few enough
 * @param source where the position comes from, as the puzzle file says it
 */
record Find(Position start, Goal goal, List<Branch> solution, List<Move> playFrom, String source) {
    Find {
        solution = List.copyOf(solution);
        playFrom = List.copyOf(playFrom);
    }

    /** The positions of the main line, the start first. */
    List<Position> positions() {
        List<Position> positions = new ArrayList<>(List.of(start));
        for (Branch branch : Branch.mainLine(solution)) {
            positions.add(positions.get(positions.size() - 1).play(branch.move()));
        }
        return positions;
    }

    /**
     * Whether the point is missing: the one move is the only one that there is, a grab where nothing else can be taken,
     * or a quiet move behind which the line stops before anything has happened.
     */
    boolean isDull() {
        List<Branch> line = Branch.mainLine(solution);
        Move key = line.get(0).move();
        boolean single = line.size() <= 2;
        if (!key.isCapture()) {
            return single && start.play(key).outcome().isEmpty();
        }
        long captures = start.legalMoves().stream()
                .filter(move -> move.from() != key.from() || move.captured() != key.captured())
                .count();
        return captures == 0;
    }
}
