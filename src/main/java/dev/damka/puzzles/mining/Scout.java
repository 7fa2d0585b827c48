package dev.damka.puzzles.mining;

import dev.damka.engine.Goal;
import dev.damka.engine.Judge;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Looks at a position of a game for a goal that one move alone reaches: a win on the board, else men won. One thread at
 * a time; what it finds is a guess, which the tree has to bear out.
 */
final class Scout {
    /** So far ahead or behind, in men, a shot decides nothing any more. */
    private static final int MOST_AHEAD = 2;

    private static final int MOST_BEHIND = 5;
    private static final int FEWEST_MOVES = 2;
    /** How far a shot is looked for at first, and how far the other moves are searched for the same. */
    private static final int NEAR = 7;

    private static final int FAR = 10;
    private static final int WIN_PLIES = 10;
    private static final int MOST_GAIN = 9;
    private static final long POSITIONS = 150_000;
    /** With more men than these a win on the board is out of sight. */
    private static final int FEW = 14;

    private final Forcing forcing;
    private final EndgameTables tables;

    Scout(EndgameTables tables) {
        this.tables = tables;
        this.forcing = new Forcing(tables);
    }

    /** The goal worth setting there; empty where there is none, or several moves reach it. */
    Optional<Task> look(Position position) {
        List<Move> legal = position.legalMoves();
        int ahead = Judge.balance(position, position.turn());
        if (legal.size() < FEWEST_MOVES || ahead > MOST_AHEAD || ahead < -MOST_BEHIND) {
            return Optional.empty();
        }
        Optional<EndgameTables.Value> value = tables.value(position);
        if (value.isPresent()) {
            return ending(position, legal, value.get());
        }
        Optional<Task> won = pieces(position) <= FEW ? won(position, legal) : Optional.empty();
        return won.isPresent() ? won : gained(position, legal);
    }

    private static int pieces(Position position) {
        return Long.bitCount(position.white() | position.black());
    }

    private Optional<Task> ending(Position position, List<Move> legal, EndgameTables.Value value) {
        EndgameTables.Value wanted = value.turned();
        if (value == EndgameTables.Value.LOSS) {
            return Optional.empty();
        }
        long right = legal.stream()
                .filter(move -> tables.value(position.play(move)).equals(Optional.of(wanted)))
                .count();
        Goal goal = value == EndgameTables.Value.WIN ? Goal.WIN : new Goal.Draw();
        return right == 1 ? Optional.of(new Task(position, goal)) : Optional.empty();
    }

    private Optional<Task> won(Position position, List<Move> legal) {
        forcing.ask(Aim.shown(Goal.WIN, position), POSITIONS);
        int plies = forcing.distance(position, 1, WIN_PLIES + 1);
        if (plies < 0) {
            return Optional.empty();
        }
        forcing.ask(Aim.truth(Goal.WIN, position), 2 * POSITIONS);
        return countForced(position, legal, Math.max(NEAR, plies + 1)) == 1 && !forcing.isSpent()
                ? Optional.of(new Task(position, Goal.WIN))
                : Optional.empty();
    }

    private Optional<Task> gained(Position position, List<Move> legal) {
        forcing.ask(Aim.shown(new Goal.Gain(1), position), POSITIONS);
        if (forcing.distance(position, 1, NEAR) < 0) {
            return Optional.empty();
        }
        List<Move> reaching = legal;
        int others = 0;
        int men = 0;
        while (men < MOST_GAIN) {
            List<Move> still = forced(position, reaching, new Goal.Gain(men + 1));
            if (still.isEmpty()) {
                break;
            }
            men++;
            others = still.size() > 1 ? men : others;
            reaching = still;
        }
        // Where another move wins nearly as much, the task is a quibble.
        if (reaching.size() != 1 || men == 0 || others > 0 && men - others < 2) {
            return Optional.empty();
        }
        Goal goal = new Goal.Gain(men);
        forcing.ask(Aim.truth(goal, position), 2 * POSITIONS);
        Move key = reaching.get(0);
        for (Move move : legal) {
            if (!move.equals(key) && forcing.isForced(position.play(move), FAR)) {
                return Optional.empty();
            }
        }
        return forcing.isSpent() ? Optional.empty() : Optional.of(new Task(position, goal));
    }

    private List<Move> forced(Position position, List<Move> moves, Goal goal) {
        forcing.ask(Aim.shown(goal, position), POSITIONS);
        List<Move> forced = new ArrayList<>();
        for (Move move : moves) {
            if (forcing.distance(position.play(move), 0, NEAR + 1) >= 0) {
                forced.add(move);
            }
        }
        return forced;
    }

    private int countForced(Position position, List<Move> legal, int plies) {
        int count = 0;
        for (Move move : legal) {
            if (forcing.isForced(position.play(move), plies)) {
                count++;
            }
        }
        return count;
    }
}
