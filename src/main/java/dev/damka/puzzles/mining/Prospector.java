package dev.damka.puzzles.mining;

import dev.damka.engine.tables.EndgameTables;
import dev.damka.puzzles.Branch;
import dev.damka.puzzles.files.PositionKey;
import dev.damka.rules.History;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Looks through the positions of a game, passing over those in the middle of a shot found before. One thread at a time. */
final class Prospector {
    /** In the first plies there is nothing to find. */
    private static final int FIRST_PLY = 4;
    /** "A shot within twelve plies of the start." */
    static final int OPENING = 12;

    private static final int MOST_MOVES = 60;
    private static final int MOST_PLIES = 12;

    private final Scout scout;
    private final TreeBuilder builder;

    Prospector(EndgameTables tables) {
        scout = new Scout(tables);
        builder = new TreeBuilder(tables, MOST_MOVES, MOST_PLIES);
    }

    /** What that game holds, looking at no more than so many plies of it. */
    List<Find> search(History game, int plies, String source) {
        List<Find> finds = new ArrayList<>();
        Set<Position> seen = new HashSet<>();
        boolean fromStart = game.start().equals(Position.START);
        for (int ply = fromStart ? FIRST_PLY : 0;
                ply <= Math.min(plies, game.moves().size());
                ply++) {
            Position position = game.positions().get(ply);
            if (seen.contains(PositionKey.of(position))) {
                continue;
            }
            List<Move> before = fromStart && ply <= OPENING ? game.moves().subList(0, ply) : List.of();
            look(position, before, source).ifPresent(find -> {
                find.positions().forEach(passed -> seen.add(PositionKey.of(passed)));
                finds.add(find);
            });
        }
        return finds;
    }

    private Optional<Find> look(Position position, List<Move> before, String source) {
        return scout.look(position)
                .flatMap(task -> builder.build(position, task.goal())
                        .filter(solution -> isUnique(position, solution))
                        .map(solution -> new Find(position, task.goal(), solution, before, source)))
                .filter(find -> !find.isDull());
    }

    /** Whether one first move is right, but for other landing squares of the same capture. */
    private static boolean isUnique(Position position, List<Branch> solution) {
        Move key = solution.get(0).move();
        return position.legalMoves().size() > 1
                && solution.stream()
                        .allMatch(branch -> branch.move().equals(key)
                                || key.isCapture()
                                        && branch.move().from() == key.from()
                                        && branch.move().captured() == key.captured());
    }
}
