package dev.damka.commands;

import dev.damka.engine.Engine;
import dev.damka.engine.Limits;
import dev.damka.engine.WarmUp;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.rules.History;
import dev.damka.rules.Position;
import dev.damka.rules.notation.Fen;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code bench}: the engine's signature and speed. */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        description =
                "Searches fixed positions to a fixed depth on one thread without tables. Prints the nodes, which only"
                        + " a change of the search or the evaluation alters, and the nodes a second once warm.")
final class BenchCommand implements Callable<Integer> {
    private static final int DEPTH = 18;
    private static final long WARM_UP = 2_000;
    private static final List<Position> POSITIONS = List.of(
            Position.START,
            Fen.read("W:Wa1,c1,g1,b2,d2,f2,h2,a3,c3,g3:Bc5,e5,g5,h6,c7,e7,g7,b8,f8,h8"),
            Fen.read("B:Wb6,b4,a3,e3,g3,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,g7,d6,f6,h6"),
            Fen.read("W:Wa1,c1,g1,b2,d2,h2,a3,c3,e3,h6:Bh4,c5,b6,d6,a7,g7,b8,d8,f8,h8"),
            Fen.read("W:Wb2,d4,e3,f2,f4:BKa5,d6,e7"),
            Fen.read("W:WKa1,Kc3,d4,e3:BKh2,b6,c7,h6"));

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        WarmUp.run(EndgameTables.none(), WARM_UP);
        long begun = System.nanoTime();
        long nodes = 0;
        for (Position position : POSITIONS) {
            Engine engine = new Engine(EndgameTables.none(), 16, 1);
            nodes += engine.search(History.from(position), Limits.depth(DEPTH)).nodes();
        }
        double seconds = (System.nanoTime() - begun) / 1e9;
        spec.commandLine()
                .getOut()
                .println(String.format(Locale.ROOT, "%d nodes, %.0f a second", nodes, nodes / seconds));
        return DamkaCommand.OK;
    }
}
