package dev.damka.puzzles.mining;

import dev.damka.engine.tables.EndgameTables;
import dev.damka.rules.History;
import java.util.List;

/** Puzzles in recorded games, one game a batch; the seed makes no difference. */
final class RecordsMine implements Mine {
    private static final String SOURCE = "mined from a recorded game, where the position arose";

    private final List<History> games;
    private final ThreadLocal<Prospector> prospectors;

    RecordsMine(EndgameTables tables, List<History> games) {
        this.games = List.copyOf(games);
        prospectors = ThreadLocal.withInitial(() -> new Prospector(tables));
    }

    @Override
    public String name() {
        return "records";
    }

    @Override
    public List<Find> batch(long seed, int number) {
        History game = games.get(number);
        return prospectors.get().search(game, game.moves().size(), SOURCE);
    }
}
