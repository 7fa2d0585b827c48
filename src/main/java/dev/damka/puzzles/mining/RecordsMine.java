package dev.damka.puzzles.mining;

import dev.damka.engine.tables.EndgameTables;
import dev.damka.rules.History;
import dev.damka.rules.Position;
import dev.damka.rules.notation.Fen;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;

/**
 * Puzzles in recorded games, ten games a batch, and in positions that records are set up from; the seed makes no
 * difference.
 */
final class RecordsMine implements Mine {
    private static final String SOURCE = "mined from a recorded game, where the position arose";

    /** So many make a batch. */
    static final int GAMES = 10;

    private final List<History> games;
    private final ThreadLocal<Prospector> prospectors;

    RecordsMine(EndgameTables tables, List<History> games) {
        this.games = List.copyOf(games);
        prospectors = ThreadLocal.withInitial(() -> new Prospector(tables));
    }

    /** Tells lists of games apart. */
    static long checksum(List<History> games) {
        CRC32 sum = new CRC32();
        for (History game : games) {
            sum.update((Fen.write(game.start()) + game.moves()).getBytes(StandardCharsets.UTF_8));
        }
        return sum.getValue();
    }

    @Override
    public String name() {
        return "records";
    }

    @Override
    public List<Find> batch(long seed, int number) {
        List<Find> finds = new ArrayList<>();
        for (History game : games.subList(number * GAMES, Math.min(games.size(), (number + 1) * GAMES))) {
            boolean played = game.start().equals(Position.START);
            finds.addAll(prospectors.get().search(game, game.moves().size(), played ? SOURCE : StudiesMine.SOURCE));
        }
        return finds;
    }
}
