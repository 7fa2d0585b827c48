package dev.damka.puzzles.mining;

import dev.damka.engine.Engine;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.rules.History;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Shots within the first plies of games, for traps in the opening. */
final class OpeningsMine implements Mine {
    private static final int GAMES = 60;
    private static final int MEGABYTES = 2;

    private final ThreadLocal<Engine> engines;
    private final ThreadLocal<Prospector> prospectors;

    OpeningsMine(EndgameTables tables) {
        engines = ThreadLocal.withInitial(() -> new Engine(tables, MEGABYTES, 1));
        prospectors = ThreadLocal.withInitial(() -> new Prospector(tables));
    }

    @Override
    public String name() {
        return "openings";
    }

    @Override
    public List<Find> batch(long seed, int number) {
        SplittableRandom random = new SplittableRandom(seed * 1_000_033 + number);
        List<Find> finds = new ArrayList<>();
        for (int i = 0; i < GAMES; i++) {
            History game = NoisyGame.opening(engines.get(), random.nextLong(), Prospector.OPENING);
            finds.addAll(prospectors.get().search(game, Prospector.OPENING, GamesMine.SOURCE));
        }
        return finds;
    }
}
