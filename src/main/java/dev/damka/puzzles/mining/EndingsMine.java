package dev.damka.puzzles.mining;

import dev.damka.engine.Goal;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.engine.tables.EndgameTables.Value;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

    private final EndgameTables tables;
    private final ThreadLocal<TreeBuilder> builders;

    EndingsMine(EndgameTables tables) {
        this.tables = tables;
        builders = ThreadLocal.withInitial(() -> new TreeBuilder(tables, MOST_MOVES, MOST_PLIES));
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
            Position position = random(kind, random);
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
        if (wanted == Value.WIN) {
            int plies = tables.plies(position).orElse(LEAST_PLIES);
            if (plies < LEAST_PLIES || plies > MOST_PLIES) {
                return false;
            }
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
        return right == 1;
    }

    private static Position random(Material kind, SplittableRandom random) {
        long[] taken = new long[3];
        put(kind.men(), 0, false, taken, random);
        put(kind.kings(), 0, true, taken, random);
        put(kind.enemyMen(), 1, false, taken, random);
        put(kind.enemyKings(), 1, true, taken, random);
        return new Position(taken[0], taken[1], taken[2], Side.WHITE);
    }

    private static void put(int count, int side, boolean kings, long[] taken, SplittableRandom random) {
        for (int put = 0; put < count; ) {
            Square square = Square.values()[random.nextInt(Square.values().length)];
            boolean crowned = square.rank() == (side == 0 ? 7 : 0);
            if (((taken[0] | taken[1]) & square.bit()) == 0 && (kings || !crowned)) {
                taken[side] |= square.bit();
                taken[2] |= kings ? square.bit() : 0;
                put++;
            }
        }
    }
}
