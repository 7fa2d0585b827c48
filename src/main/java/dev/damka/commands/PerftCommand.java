package dev.damka.commands;

import dev.damka.rules.Perft;
import dev.damka.rules.Position;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code perft}: counts the lines of legal moves. */
@Command(
        name = "perft",
        mixinStandardHelpOptions = true,
        description = {
            "Counts the lines of DEPTH legal moves from a position; then prints the seconds it took and the leaves"
                    + " a second.",
            "Exit status: 0, or 2 for a bad FEN or depth."
        })
final class PerftCommand implements Callable<Integer> {
    private static final int DEEPEST = 30;

    @Spec
    private CommandSpec spec;

    @Parameters(
            index = "0",
            paramLabel = "FEN",
            converter = PositionArgument.class,
            description = "Such as W:Wc3,Kd4:Bb6,Ke5")
    private Position position = Position.START;

    @Parameters(index = "1", paramLabel = "DEPTH", description = "0 to " + DEEPEST + " moves of either side")
    private int depth;

    @Override
    public Integer call() {
        if (depth < 0 || depth > DEEPEST) {
            throw new ParameterException(spec.commandLine(), "DEPTH is 0 to " + DEEPEST + ", not " + depth);
        }
        PrintWriter out = spec.commandLine().getOut();
        long begun = System.nanoTime();
        long lines = Perft.count(position, depth);
        double seconds = Math.max(1, System.nanoTime() - begun) / 1e9;
        out.println(lines);
        out.println(String.format(Locale.ROOT, "%.3f s, %.0f leaves a second", seconds, lines / seconds));
        return DamkaCommand.OK;
    }
}
