package dev.damka.puzzles.mining;

import dev.damka.engine.Goal;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.puzzles.detection.ThemeDetectors;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Positions set up by lot for the themes that games yield too seldom; only what shows one of these is kept. Each batch is
 * of one kind.
 */
final class StudiesMine implements Mine {
    /** What the files say of such a puzzle. */
    static final String SOURCE = "mined from positions set up by lot";

    private static final int KINDS = 4;
    private static final int TRIES = 30_000;
    private static final int MOST_LOOKS = 600;
    private static final int MOST_FINDS = 12;
    private static final int MOST_MOVES = 60;
    private static final int MOST_PLIES = 12;
    private static final int NEAR_PLIES = 7;
    private static final long NEAR_POSITIONS = 40_000;
    private static final int LONG_CAPTURE = 3;

    private static final Set<String> SHUT_IN = Set.of("blocking", "self-blocking", "paralysis");

    /** What one thread works with. */
    private final class Tools {
        private final Scout scout = new Scout(tables);
        private final Forcing forcing = new Forcing(tables);
        private final TreeBuilder builder = new TreeBuilder(tables, MOST_MOVES, MOST_PLIES);
        private final ThemeDetectors detectors = new ThemeDetectors(tables);

        private Optional<Find> find(Position position, Goal goal) {
            return builder.build(position, goal)
                    .filter(solution -> solution.size() == 1)
                    .map(solution -> new Find(position, goal, solution, List.of(), SOURCE))
                    .filter(find -> !find.isDull());
        }

        private boolean shows(Find find, Set<String> wanted) {
            return detectors.themes(find.start(), find.goal(), find.solution(), List.of()).stream()
                    .anyMatch(wanted::contains);
        }

        private Optional<Find> scouted(Position position, Set<String> wanted) {
            return scout.look(position)
                    .flatMap(task -> find(position, task.goal()))
                    .filter(find -> shows(find, wanted));
        }
    }

    private final EndgameTables tables = EndgameTables.shipped();
    private final ThreadLocal<Tools> tools = ThreadLocal.withInitial(Tools::new);

    @Override
    public String name() {
        return "studies";
    }

    @Override
    public List<Find> batch(long seed, int number) {
        SplittableRandom random = new SplittableRandom(seed * 1_000_039 + number);
        int kind = number % KINDS;
        List<Find> finds = new ArrayList<>();
        int looks = 0;
        for (int i = 0; i < TRIES && looks < MOST_LOOKS && finds.size() < MOST_FINDS; i++) {
            Position position = draw(kind, random);
            if (!position.legalMoves().isEmpty() && isWorthALook(kind, position)) {
                looks++;
                look(kind, position).ifPresent(finds::add);
            }
        }
        return finds;
    }

    private static Position draw(int kind, SplittableRandom random) {
        return switch (kind) {
            case 0 -> Lot.draw(random, random.nextInt(4, 9), 0, random.nextInt(0, 5), 1);
            case 1 -> Lot.draw(random, random.nextInt(2, 6), random.nextInt(0, 2), random.nextInt(2, 6), 0);
            case 2 -> Lot.draw(random, random.nextInt(1, 5), random.nextInt(0, 2), random.nextInt(0, 4), 1);
            default -> Lot.draw(random, 0, 4, 0, 2);
        };
    }

    private static boolean isWorthALook(int kind, Position position) {
        if (position.legalMoves().get(0).isCapture()) {
            return false;
        }
        return kind != 0 || position.legalMoves().stream().anyMatch(move -> leadsAstray(position, move));
    }

    /** Whether all that is left to the opponent is to take many with its king. */
    private static boolean leadsAstray(Position position, Move move) {
        Position after = position.play(move);
        List<Move> replies = after.legalMoves();
        return !replies.isEmpty()
                && replies.stream()
                        .allMatch(reply -> Long.bitCount(reply.captured()) >= LONG_CAPTURE
                                && (after.kings() & reply.from().bit()) != 0);
    }

    private Optional<Find> look(int kind, Position position) {
        return switch (kind) {
            case 0 -> tools.get().scouted(position, Set.of("turkish-strike"));
            case 1, 2 -> tools.get().scouted(position, SHUT_IN);
            default -> won(position);
        };
    }

    private Optional<Find> won(Position position) {
        Forcing forcing = tools.get().forcing;
        forcing.ask(Aim.shown(Goal.WIN, position), NEAR_POSITIONS);
        return forcing.distance(position, 3, NEAR_PLIES) < 0 || forcing.isForced(position, 1)
                ? Optional.empty()
                : tools.get().find(position, Goal.WIN);
    }
}
