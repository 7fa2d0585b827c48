package dev.damka.puzzles.mining;

import dev.damka.engine.Goal;
import dev.damka.puzzles.Branch;
import dev.damka.puzzles.Puzzle;
import dev.damka.puzzles.Shape;
import dev.damka.rules.Move;
import java.util.List;
import java.util.Set;

/**
 * A mined puzzle with what its choice hangs on.
 *
 * @param themes the ids of the themes that it shows
 * @param worth how instructive it is, the more the better
 */
record Candidate(Puzzle puzzle, Set<String> themes, String shape, String placed, double worth) {
    private static final double ARISEN = 2;
    private static final double SECOND_MOVE = 1;
    private static final double THIRD_MOVE = 0.7;
    private static final double GIVES = 1;
    private static final double WINS = 1;
    private static final double WINS_MORE = 0.4;
    private static final double GRAB = -2;
    private static final double PER_MOVE = -0.04;

    static Candidate of(Puzzle puzzle, Set<String> themes) {
        return new Candidate(puzzle, Set.copyOf(themes), Shape.of(puzzle), Shape.placed(puzzle), worth(puzzle));
    }

    private static double worth(Puzzle puzzle) {
        List<Branch> line = Branch.mainLine(puzzle.solution());
        int solvers = (line.size() + 1) / 2;
        double worth = hasArisen(puzzle) ? ARISEN : 0;
        worth += solvers > 1 ? SECOND_MOVE : 0;
        worth += solvers > 2 ? THIRD_MOVE : 0;
        worth += solvers == 1 && line.get(0).move().isCapture() ? GRAB : 0;
        worth += gives(line) ? GIVES : 0;
        worth += puzzle.goal() instanceof Goal.Gain gain ? (gain.men() > 1 ? WINS_MORE : 0) : WINS;
        return worth + PER_MOVE * size(puzzle.solution());
    }

    /** Whether the position came up in a game. */
    private static boolean hasArisen(Puzzle puzzle) {
        return puzzle.source().endsWith("arose");
    }

    private static boolean gives(List<Branch> line) {
        for (int ply = 0; ply + 1 < line.size(); ply++) {
            Move move = line.get(ply).move();
            if (ply % 2 == 0 && !move.isCapture() && line.get(ply + 1).move().isCapture()) {
                return true;
            }
        }
        return false;
    }

    private static int size(List<Branch> branches) {
        int size = 0;
        for (Branch branch : branches) {
            size += 1 + size(branch.next());
        }
        return size;
    }
}
