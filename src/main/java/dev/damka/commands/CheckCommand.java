package dev.damka.commands;

import dev.damka.puzzles.files.Checker;
import dev.damka.puzzles.files.Fault;
import dev.damka.puzzles.files.Folder;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code check}: the faults of puzzle files, one a line. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = {
            "Checks puzzle files and prints one line a fault: file:line:column: severity CODE what is wrong;"
                    + " what would be right. The last line counts them.",
            "With --proof the engine proves the solutions besides: that each listed move reaches the goal, that ! is the"
                    + " only one, that ? fails; it names other moves that reach it, better defences, and themes that the"
                    + " puzzle does not show. How many are done stands on stderr.",
            "Exit status: 0 no error, 1 an error, 2 wrong usage.",
            "The puzzles lie in the directory that -Ddamka.puzzles or DAMKA_PUZZLES names, else in ./puzzles,"
                    + " else in the jar."
        })
final class CheckCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(names = "--proof", description = "Proves the solutions: about two minutes of one processor for a thousand")
    private boolean proof;

    @Option(
            names = "--every",
            paramLabel = "N",
            description = "Proves one puzzle of N, for a sample; 1, which is all, if left out")
    private int every = 1;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many threads prove, 1 to 64; all processors if left out")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Parameters(
            paramLabel = "FILE",
            arity = "0..*",
            description = "The files to check, beside the others of the directory; all of it if none is given.")
    private List<Path> files = new ArrayList<>();

    @Override
    public Integer call() {
        if (every < 1 || threads < 1 || threads > 64) {
            throw new ParameterException(spec.commandLine(), "--every is 1 or more, --threads 1 to 64");
        }
        PrintWriter out = spec.commandLine().getOut();
        long begun = System.nanoTime();
        Checker.Report report;
        try {
            Checker.Proving proving = proof ? new Checker.Proving(TableFiles.read(), threads, every, this::tell) : null;
            Folder folder = Folder.configured();
            report = files.isEmpty() ? Checker.check(folder, proving) : Checker.check(folder, files, proving);
        } catch (IOException e) {
            spec.commandLine().getErr().println("The puzzle files can't be read: " + e.getMessage());
            return DamkaCommand.FAULTY;
        }
        report.faults().forEach(out::println);
        long errors = report.count(Fault.Severity.ERROR);
        out.println(counted(report.puzzles(), "puzzle") + " in " + counted(report.files(), "file") + ": "
                + counted(errors, "error") + ", " + counted(report.count(Fault.Severity.WARNING), "warning") + ", "
                + report.leftOut() + " left out" + proven(report, begun));
        return errors > 0 ? DamkaCommand.FAULTY : DamkaCommand.OK;
    }

    private void tell(int done, int all) {
        if (done % 100 == 0 || done == all) {
            PrintWriter err = spec.commandLine().getErr();
            err.println("proved " + done + " of " + counted(all, "puzzle"));
            err.flush();
        }
    }

    /** Such as «; right by tables 120, search 300, judgement 2, file 1; 12.3 s»; empty where nothing was proven. */
    private static String proven(Checker.Report report, long begun) {
        if (report.moves().isEmpty()) {
            return "";
        }
        String kinds = report.moves().entrySet().stream()
                .map(kind -> kind.getKey() + " " + kind.getValue())
                .collect(Collectors.joining(", "));
        return String.format(Locale.ROOT, "; right by %s; %.1f s", kinds, (System.nanoTime() - begun) / 1e9);
    }

    private static String counted(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
