package dev.damka.commands;

import dev.damka.puzzles.files.Checker;
import dev.damka.puzzles.files.Fault;
import dev.damka.puzzles.files.Folder;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code check}: the faults of puzzle files, one a line. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = {
            "Checks puzzle files and prints one line a fault: file:line:column: severity CODE what is wrong;"
                    + " what would be right. The last line counts them.",
            "Exit status: 0 no error, 1 an error, 2 wrong usage.",
            "The puzzles lie in the directory that -Ddamka.puzzles or DAMKA_PUZZLES names, else in ./puzzles,"
                    + " else in the jar."
        })
final class CheckCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "FILE",
            arity = "0..*",
            description = "The files to check, beside the others of the directory; all of it if none is given.")
    private List<Path> files = new ArrayList<>();

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        Checker.Report report;
        try {
            Folder folder = Folder.configured();
            report = files.isEmpty() ? Checker.check(folder) : Checker.check(folder, files);
        } catch (IOException e) {
            spec.commandLine().getErr().println("The puzzle files can't be read: " + e.getMessage());
            return DamkaCommand.FAULTY;
        }
        report.faults().forEach(out::println);
        long errors = report.count(Fault.Severity.ERROR);
        out.println(counted(report.puzzles(), "puzzle") + " in " + counted(report.files(), "file") + ": "
                + counted(errors, "error") + ", " + counted(report.count(Fault.Severity.WARNING), "warning") + ", "
                + report.leftOut() + " left out");
        return errors > 0 ? DamkaCommand.FAULTY : DamkaCommand.OK;
    }

    private static String counted(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
