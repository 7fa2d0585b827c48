package dev.damka.puzzles;

import dev.damka.engine.Engine;
import dev.damka.engine.Limits;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.rules.History;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import java.util.List;

/**
 * Guesses how hard a puzzle is for people: how long the line is, how many of its moves are quiet or give something away,
 * how many first moves look playable, and how deep the engine has to look. One thread at a time.
 */
public final class Difficulty {
    private static final Limits LIMITS = Limits.nodes(20_000);
    private static final double LONGER = 1.0;
    private static final double QUIET = 0.7;
    private static final double GIVES = 0.4;
    private static final double REPLIES = 0.15;
    private static final double TRY = 0.12;
    private static final double DEEPER = 0.22;
    private static final int MOST_DEPTH = 12;
    /** A first move that does not lose so much at once looks playable, in hundredths of a man. */
    private static final int PLAYABLE = -60;
    /** Where the levels 2 to 5 begin. */
    private static final double[] LEVELS = {1.4, 2.5, 3.7, 5.2};

    private final Engine engine;

    /** Stands on those tables and an engine of its own. */
    public Difficulty(EndgameTables tables) {
        engine = new Engine(tables, 2, 1);
    }

    /** 1 (easy) to 5. */
    public int level(Puzzle puzzle) {
        double points = points(puzzle);
        int level = 1;
        for (double least : LEVELS) {
            level += points >= least ? 1 : 0;
        }
        return level;
    }

    double points(Puzzle puzzle) {
        return lineOf(puzzle) + TRY * tries(puzzle) + DEEPER * depth(puzzle);
    }

    private static double lineOf(Puzzle puzzle) {
        List<Branch> line = Branch.mainLine(puzzle.solution());
        double points = 0;
        Position position = puzzle.start();
        for (int ply = 0; ply < line.size(); ply++) {
            Move move = line.get(ply).move();
            List<Move> legal = position.legalMoves();
            if (ply % 2 == 0) {
                boolean chosen = legal.size() > 1;
                points += ply > 0 && chosen ? LONGER : 0;
                if (!move.isCapture()) {
                    boolean gives = position.play(move).legalMoves().stream().anyMatch(Move::isCapture);
                    points += gives ? GIVES : QUIET;
                }
            } else {
                points += REPLIES * Math.min(4, legal.size() - 1);
            }
            position = position.play(move);
        }
        return points;
    }

    /** How many first moves do not lose anything at once, the right one among them. */
    private int tries(Puzzle puzzle) {
        engine.forget();
        int playable =
                (int) engine
                        .search(
                                History.from(puzzle.start()),
                                Limits.depth(1),
                                puzzle.start().legalMoves().size(),
                                found -> {})
                        .stream()
                        .filter(line -> line.verdict().centimen() > PLAYABLE)
                        .count();
        return Math.min(playable, 8);
    }

    /** The iteration from which on the engine holds to the right move; the deepest that counts where it does not. */
    private int depth(Puzzle puzzle) {
        if (puzzle.start().legalMoves().size() == 1) {
            return 0;
        }
        Move key = Branch.main(puzzle.solution()).orElseThrow().move();
        int[] since = {MOST_DEPTH};
        engine.forget();
        engine.search(History.from(puzzle.start()), LIMITS, line -> {
            boolean right = line.moves().get(0).equals(key);
            since[0] = right ? Math.min(since[0], line.depth()) : MOST_DEPTH;
        });
        return since[0];
    }
}
