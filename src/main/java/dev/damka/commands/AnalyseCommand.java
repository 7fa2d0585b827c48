package dev.damka.commands;

import dev.damka.engine.Engine;
import dev.damka.engine.Limits;
import dev.damka.engine.Line;
import dev.damka.engine.Verdict;
import dev.damka.rules.History;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.notation.MoveWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code analyse}: what the engine would play, and why. */
@Command(
        name = "analyse",
        mixinStandardHelpOptions = true,
        description = "Searches a position and prints a line for each depth: verdict, nodes, time, expected moves.")
final class AnalyseCommand implements Callable<Integer> {
    private static final int LONGEST = 3_600_000;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FEN", converter = PositionArgument.class, description = "Such as W:Wc3,Kd4:Bb6,Ke5")
    private Position position = Position.START;

    @Option(names = "--ms", paramLabel = "N", description = "How long, in milliseconds; 1000 if left out")
    private int millis = 1000;

    @Option(names = "--threads", paramLabel = "N", description = "How many threads, 1 to 64; 1 if left out")
    private int threads = 1;

    @Option(
            names = "--lines",
            paramLabel = "N",
            description = "How many lines, each with another first move, 1 to 20; 1 if left out")
    private int lines = 1;

    private List<Line> told = List.of();

    @Override
    public Integer call() throws IOException {
        if (millis < 1 || millis > LONGEST || threads < 1 || threads > 64 || lines < 1 || lines > 20) {
            throw new ParameterException(
                    spec.commandLine(), "--ms is 1 to " + LONGEST + ", --threads 1 to 64, --lines 1 to 20");
        }
        PrintWriter out = spec.commandLine().getOut();
        Engine engine = new Engine(TableFiles.read(), 64, threads);
        List<Line> best = engine.search(History.from(position), Limits.time(millis), lines, found -> {
            told = found;
            found.forEach(line -> print(out, line));
        });
        // The iteration that was cut short may have found a better move than the last whole one.
        if (told.isEmpty() || !told.get(0).moves().equals(best.get(0).moves())) {
            print(out, best.get(0));
        }
        return DamkaCommand.OK;
    }

    private void print(PrintWriter out, Line line) {
        StringBuilder moves = new StringBuilder();
        Position at = position;
        for (Move move : line.moves()) {
            moves.append(' ').append(MoveWriter.write(at, move));
            at = at.play(move);
        }
        out.println(String.format(
                Locale.ROOT,
                "depth %2d  %-12s %9d nodes %6d ms %s",
                line.depth(),
                words(line.verdict()),
                line.nodes(),
                line.millis(),
                moves));
        out.flush();
    }

    private static String words(Verdict verdict) {
        return switch (verdict.kind()) {
            case WIN -> verdict.plies() > 0 ? "wins in " + verdict.plies() : "wins";
            case LOSS -> verdict.plies() > 0 ? "lost in " + verdict.plies() : "lost";
            case DRAW -> "draw";
            case ESTIMATE -> String.format(Locale.ROOT, "%+.2f", verdict.centimen() / 100.0);
        };
    }
}
