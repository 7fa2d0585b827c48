package dev.damka.puzzles.mining;

import dev.damka.engine.tables.EndgameTables;
import dev.damka.puzzles.Theme;
import dev.damka.rules.History;
import java.nio.file.Path;
import java.util.List;

/** The mines that there are, each with what it takes to dig in it. */
public final class Mines {
    private static final int GAMES = 10;

    private Mines() {}

    /** Games of the engine against itself. */
    public static Digging games(EndgameTables tables, long seed, Path directory, Theme untold) {
        return new Digging(new GamesMine(tables, GAMES), seed, directory, untold);
    }

    /** The first plies of such games. */
    public static Digging openings(EndgameTables tables, long seed, Path directory, Theme untold) {
        return new Digging(new OpeningsMine(tables), seed, directory, untold);
    }

    /** Endings drawn by lot. */
    public static Digging endings(long seed, Path directory, Theme untold) {
        return new Digging(new EndingsMine(), seed, directory, untold);
    }

    /** Positions set up by lot, for rare themes. */
    public static Digging studies(long seed, Path directory, Theme untold) {
        return new Digging(new StudiesMine(), seed, directory, untold);
    }

    /** Recorded games, ten a batch; other games have other files. */
    public static Digging records(EndgameTables tables, List<History> games, Path directory, Theme untold) {
        return new Digging(new RecordsMine(tables, games), RecordsMine.checksum(games), directory, untold);
    }

    /** How many batches so many recorded games make. */
    public static int recordBatches(int games) {
        return (games + RecordsMine.GAMES - 1) / RecordsMine.GAMES;
    }
}
