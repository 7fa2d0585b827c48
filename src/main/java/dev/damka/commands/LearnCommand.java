package dev.damka.commands;

import dev.damka.engine.Evaluation;
import dev.damka.engine.Weights;
import dev.damka.engine.learning.Fit;
import dev.damka.engine.learning.Lessons;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code learn}: makes the evaluation, from games of the engine against itself. */
@Command(
        name = "learn",
        mixinStandardHelpOptions = true,
        description = "Makes the evaluation: play writes positions of games, fit finds the weights that foretell how"
                + " they ended.")
final class LearnCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        spec.commandLine().usage(spec.commandLine().getErr());
        return DamkaCommand.USAGE;
    }

    @Command(
            name = "play",
            mixinStandardHelpOptions = true,
            description =
                    "Plays games on all cores and adds their quiet positions to a file. A game depends on its seed"
                            + " alone: the same seeds, nodes and evaluation give the same file.")
    int play(
            @Option(names = "--out", required = true, paramLabel = "FILE", description = "The positions' file")
                    Path out,
            @Option(names = "--games", required = true, paramLabel = "N", description = "How many games") long games,
            @Option(
                            names = "--seed",
                            defaultValue = "0",
                            paramLabel = "N",
                            description = "The first game's seed; the next has the next number. 0 if left out")
                    long seed,
            @Option(
                            names = "--nodes",
                            defaultValue = "2000",
                            paramLabel = "N",
                            description = "Positions searched for each move; 2000 if left out")
                    long nodes,
            @Option(
                            names = "--eval",
                            defaultValue = "learned",
                            converter = EvaluationArgument.class,
                            paramLabel = "learned|hand|FILE",
                            description = "The evaluation to play with; the learned one if left out")
                    Evaluation evaluation)
            throws IOException {
        if (games < 1 || nodes < 1) {
            throw new ParameterException(spec.commandLine(), "--games and --nodes are 1 or more");
        }
        PrintWriter told = spec.commandLine().getErr();
        long positions = new Lessons(TableFiles.read(), evaluation, nodes).play(seed, games, out, done -> {
            told.println(done + " games");
            told.flush();
        });
        spec.commandLine().getOut().println(positions + " positions of " + games + " games added to " + out);
        return DamkaCommand.OK;
    }

    @Command(
            name = "fit",
            mixinStandardHelpOptions = true,
            description =
                    "Fits the weights to the positions of files that play wrote. The same files, in the same order,"
                            + " give the same weights.")
    int fit(
            @Parameters(arity = "1..*", paramLabel = "FILE", description = "The positions' files") List<Path> files,
            @Option(names = "--out", required = true, paramLabel = "FILE", description = "Where the weights go")
                    Path out,
            @Option(
                            names = "--passes",
                            defaultValue = "8",
                            paramLabel = "N",
                            description = "How often to go through the positions; 8 if left out")
                    int passes) {
        if (passes < 1) {
            throw new ParameterException(spec.commandLine(), "--passes is 1 or more");
        }
        PrintWriter told = spec.commandLine().getErr();
        Fit.Result result;
        try {
            result = Fit.of(files, passes, pass -> {
                told.println(pass);
                told.flush();
            });
            try (OutputStream to = Files.newOutputStream(out)) {
                Weights.write(result.weights(), to);
            }
        } catch (NoSuchFileException e) {
            told.println("there is no file " + e.getFile());
            return DamkaCommand.FAULTY;
        } catch (IOException e) {
            told.println(e.getMessage());
            return DamkaCommand.FAULTY;
        }
        spec.commandLine()
                .getOut()
                .println(String.format(
                        Locale.ROOT,
                        "learned from %d positions, log loss %.5f; %.5f on positions not learned from; written to %s",
                        result.positions(),
                        result.loss(),
                        result.unseenLoss(),
                        out));
        return DamkaCommand.OK;
    }
}
