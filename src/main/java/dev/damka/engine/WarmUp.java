package dev.damka.engine;

import dev.damka.engine.tables.EndgameTables;
import dev.damka.rules.History;
import dev.damka.rules.Position;
import dev.damka.rules.notation.Fen;
import java.util.List;

/**
 * Searches for no answer, so that the virtual machine compiles the search before somebody waits for one: a tenth of a
 * second sees hundreds of positions in a fresh machine, and a hundred thousand in a warm one.
 */
public final class WarmUp {
    private static final List<Position> POSITIONS = List.of(
            Position.START,
            Fen.read("W:Wa1,c1,g1,b2,d2,h2,a3,c3,e3,h6:Bh4,c5,b6,d6,a7,g7,b8,d8,f8,h8"),
            Fen.read("W:WKa1,Kc3,d4,e3:BKh2,b6,c7,h6"));

    private WarmUp() {}

    /** Searches for about that long, in milliseconds. */
    public static void run(EndgameTables tables, long millis) {
        Engine engine = new Engine(tables, 16, 1);
        for (Position position : POSITIONS) {
            engine.search(History.from(position), Limits.time(millis / POSITIONS.size()));
        }
    }
}
