package dev.damka.puzzles.mining;

import dev.damka.engine.Goal;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.engine.tables.EndgameTables.Value;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;

/**
 * Endings in which the tables know one move that wins, or one that saves the game. Positions are drawn by lot, one kind
 * of material a batch; the solver is White.
 */
final class EndingsMine implements Mine {
    /** What the files say of such a puzzle. */
    static final String SOURCE = "mined from the endgame tables";

    /** The pieces of an ending: of the solver men and kings, of the opponent men and kings. */
    record Material(int men, int kings, int enemyMen, int enemyKings, Goal goal) {}

    /** Those that the themes ask for first, then what teaches the lines of the board. */
    private static final List<Material> WON = List.of(
            won(0, 3, 0, 1),
            won(2, 1, 0, 1),
            won(0, 1, 2, 0),
            won(0, 1, 3, 0),
            won(1, 2, 0, 1),
            won(2, 0, 2, 0),
            won(3, 0, 2, 0),
            won(2, 0, 3, 0),
            won(1, 1, 1, 1),
            won(1, 1, 2, 0),
            won(0, 2, 1, 1),
            won(0, 2, 0, 1),
            won(1, 1, 0, 1),
            won(2, 1, 1, 1),
            won(1, 2, 1, 1),
            won(2, 1, 0, 2),
            won(3, 0, 1, 1),
            won(4, 0, 0, 1),
            won(3, 0, 0, 1),
            won(2, 1, 2, 0),
            won(1, 1, 3, 0),
            won(0, 3, 1, 1),
            won(0, 2, 3, 0));

    private static final List<Material> SAVED = List.of(
            saved(1, 1, 0, 2),
            saved(1, 1, 1, 1),
            saved(2, 0, 1, 1),
            saved(2, 0, 2, 0),
            saved(1, 1, 1, 2),
            saved(2, 1, 0, 2),
            saved(2, 0, 3, 0),
            saved(2, 0, 0, 2),
            saved(1, 1, 2, 1),
            saved(3, 0, 1, 1),
            saved(0, 1, 2, 1),
            saved(0, 2, 1, 2));

    private static final List<Material> KINDS = kinds();
    private static final int TRIES = 60_000;
    private static final int MOST_FINDS = 12;
    private static final int LEAST_PLIES = 3;
    private static final int MOST_PLIES = 15;
    private static final int MOST_MOVES = 70;

    /** Where no distances are known, a goal that is not shown in so many plies is given up, or after so many positions. */
    private static final int NEAR_PLIES = 9;

    private static final long NEAR_POSITIONS = 40_000;

    private final EndgameTables tables;
    private final ThreadLocal<TreeBuilder> builders;
    private final ThreadLocal<Forcing> searches;

    /** A mine of the endings in the tables that come with Damka, so that it yields the same everywhere. */
    EndingsMine() {
        tables = EndgameTables.shipped();
        builders = ThreadLocal.withInitial(() -> new TreeBuilder(tables, MOST_MOVES, MOST_PLIES));
        searches = ThreadLocal.withInitial(() -> new Forcing(tables));
    }

    private static Material won(int men, int kings, int enemyMen, int enemyKings) {
        return new Material(men, kings, enemyMen, enemyKings, Goal.WIN);
    }

    private static Material saved(int men, int kings, int enemyMen, int enemyKings) {
        return new Material(men, kings, enemyMen, enemyKings, new Goal.Draw());
    }

    private static List<Material> kinds() {
        List<Material> all = new ArrayList<>(WON);
        all.addAll(SAVED);
        return List.copyOf(all);
    }

    @Override
    public String name() {
        return "endings";
    }

    @Override
    public List<Find> batch(long seed, int number) {
        SplittableRandom random = new SplittableRandom(seed * 1_000_037 + number);
        Material kind = KINDS.get(number % KINDS.size());
        List<Find> finds = new ArrayList<>();
        for (int i = 0; i < TRIES && finds.size() < MOST_FINDS; i++) {
            Position position = Lot.draw(random, kind.men(), kind.kings(), kind.enemyMen(), kind.enemyKings());
            if (isTask(position, kind.goal())) {
                builders.get()
                        .build(position, kind.goal())
                        .filter(solution -> solution.size() == 1)
                        .map(solution -> new Find(position, kind.goal(), solution, List.of(), SOURCE))
                        .filter(find -> !find.isDull())
                        .ifPresent(finds::add);
            }
        }
        return finds;
    }

    /** Whether one move alone keeps the value, and the end is neither at hand nor out of sight. */
    private boolean isTask(Position position, Goal goal) {
        Value wanted = goal instanceof Goal.Draw ? Value.DRAW : Value.WIN;
        if (!tables.value(position).equals(Optional.of(wanted))) {
            return false;
        }
        OptionalInt plies = wanted == Value.WIN ? tables.plies(position) : OptionalInt.empty();
        if (plies.isPresent() && (plies.getAsInt() < LEAST_PLIES || plies.getAsInt() > MOST_PLIES)) {
            return false;
        }
        List<Move> legal = position.legalMoves();
        if (legal.size() < 2) {
            return false;
        }
        int right = 0;
        for (Move move : legal) {
            if (tables.value(position.play(move)).equals(Optional.of(wanted.turned()))) {
                right++;
            }
        }
        return right == 1 && (plies.isPresent() || isNear(position, goal));
    }

    private boolean isNear(Position position, Goal goal) {
        Forcing search = searches.get();
        search.ask(Aim.shown(goal, position), NEAR_POSITIONS);
        return search.distance(position, 1, NEAR_PLIES) >= LEAST_PLIES;
    }
}
