package dev.damka.commands;

import dev.damka.engine.tables.EndgameTables;
import dev.damka.engine.tables.Workshop;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code tables verify}: proves every table that there is. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        description = {
            "Proves the distance of every position of 2 to 5 pieces from its moves, and of every slice of six pieces that"
                    + " was built, and that all tables say what the distances say.",
            "Takes some minutes; where the distances of five pieces were not built it computes them first, with 1 GB of"
                    + " memory. Exit status: 0, or 1 where a file is damaged or wrong."
        })
final class TablesVerifyCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        long begun = System.nanoTime();
        EndgameTables shipped = EndgameTables.shipped();
        EndgameTables read = shipped.with(TableFiles.directory());
        if (!read.faults().isEmpty()) {
            read.faults().forEach(err::println);
            return DamkaCommand.FAULTY;
        }
        EndgameTables tables = read.distancePieces() == read.wholePieces()
                ? read
                : EndgameTables.build(read.wholePieces()).with(TableFiles.directory());
        Optional<String> fault = Workshop.fault(tables);
        if (fault.isPresent()) {
            err.println(fault.get());
            return DamkaCommand.FAULTY;
        }
        if (!Workshop.same(shipped, tables)) {
            err.println("the tables that come with Damka hold other values than those that are proven");
            return DamkaCommand.FAULTY;
        }
        out.println(String.format(
                Locale.ROOT,
                "proven in %.1f s: 2 to %d pieces and %d slices beyond",
                (System.nanoTime() - begun) / 1e9,
                tables.wholePieces(),
                tables.slicesBeyond().size()));
        return DamkaCommand.OK;
    }
}
