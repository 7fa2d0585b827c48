package dev.damka.puzzles.mining;

import dev.damka.engine.Engine;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.rules.History;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Puzzles that arise in games of the engine's lower levels against each other. */
final class GamesMine implements Mine {
    /** What the files say of such a puzzle. */
    static final String SOURCE = "mined from games of the engine, where the position arose";

    private static final int MEGABYTES = 2;

    private final int games;
    private final ThreadLocal<Engine> engines;
    private final ThreadLocal<Prospector> prospectors;

    /** @param games how many of them make a batch */
    GamesMine(EndgameTables tables, int games) {
        this.games = games;
        engines = ThreadLocal.withInitial(() -> new Engine(tables, MEGABYTES, 1));
        prospectors = ThreadLocal.withInitial(() -> new Prospector(tables));
    }

    @Override
    public String name() {
        return "games";
    }

    @Override
    public List<Find> batch(long seed, int number) {
        SplittableRandom random = new SplittableRandom(seed * 1_000_003 + number);
        List<Find> finds = new ArrayList<>();
        for (int i = 0; i < games; i++) {
            History game = NoisyGame.play(engines.get(), random.nextLong());
            finds.addAll(prospectors.get().search(game, game.moves().size(), SOURCE));
        }
        return finds;
    }
}
