package dev.damka.commands;

import dev.damka.engine.tables.EndgameTables;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code tables}: builds the endgame tables, or proves them. */
@Command(
        name = "tables",
        mixinStandardHelpOptions = true,
        description = {
            "build: computes the value of every position of 2 to 5 pieces and the distance to the end for 2 to 4,"
                    + " writes them under tables/ in the data directory and prints their checksums.",
            "verify: computes the distances of 2 to 5 pieces, proves each from its moves, and compares the built"
                    + " files with them.",
            "Either takes some minutes and about 1 GB of memory. Exit status: 0, or 1 where a file is missing,"
                    + " damaged or wrong."
        })
final class TablesCommand implements Callable<Integer> {
    /** What to do. */
    enum Work {
        build,
        verify
    }

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "build|verify")
    private Work work = Work.build;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        long begun = System.nanoTime();
        EndgameTables tables = EndgameTables.build(TableFiles.PIECES);
        out.println(String.format(Locale.ROOT, "computed in %.1f s", (System.nanoTime() - begun) / 1e9));
        out.flush();
        if (work == Work.build) {
            tables.write(TableFiles.directory(), TableFiles.DISTANCES).forEach(out::println);
            return DamkaCommand.OK;
        }
        Optional<String> fault = tables.fault();
        if (fault.isPresent()) {
            err.println(fault.get());
            return DamkaCommand.FAULTY;
        }
        out.println(String.format(Locale.ROOT, "proven in %.1f s", (System.nanoTime() - begun) / 1e9));
        try {
            if (TableFiles.read().equalTo(tables)) {
                out.println("the files in " + TableFiles.directory() + " hold the same");
                return DamkaCommand.OK;
            }
            err.println("the files in " + TableFiles.directory() + " hold other values; run tables build");
        } catch (IOException e) {
            err.println(e.getMessage() + "; run tables build");
        }
        return DamkaCommand.FAULTY;
    }
}
