package dev.damka.commands;

import dev.damka.engine.tables.EndgameTables;
import dev.damka.engine.tables.SliceJob;
import dev.damka.engine.tables.Tally;
import dev.damka.engine.tables.Workshop;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code tables build}: distances of five pieces, slices of six, and the files that come with Damka. */
@Command(
        name = "build",
        mixinStandardHelpOptions = true,
        description = {
            "Computes every position of 2 to 5 pieces and writes the distances under tables/ in the data directory:"
                    + " 146 MB, a minute or two, 1 GB of memory. The values come with Damka; their checksums are printed.",
            "With --pieces 6 or --slice it then builds slices of six pieces, each into files of its own. That may be"
                    + " stopped at any time (Ctrl-C) and goes on there when called again."
        })
final class TablesBuildCommand implements Callable<Integer> {
    private static final int FIVE = 5;

    @Spec
    private CommandSpec spec;

    private long begun = System.nanoTime();

    @Option(
            names = "--pieces",
            paramLabel = "5|6",
            description =
                    "6: every slice of six pieces as well, 2.4 billion positions, 2.9 GB, about an hour; 5 if left out")
    private int pieces = FIVE;

    @Option(
            names = "--slice",
            paramLabel = "4K-2K",
            description =
                    "One slice of six pieces and what promotions make of it, such as 4K-2K, four kings against two,"
                            + " or 1m2K-3K; the turned one is built with it")
    private Optional<String> slice = Optional.empty();

    @Option(
            names = "--ship",
            paramLabel = "DIR",
            description = "Writes the compressed files that come with Damka there, for src/main/resources/tables")
    private Optional<Path> ship = Optional.empty();

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many threads, 1 to 64; all processors if left out")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Override
    public Integer call() {
        if (threads < 1 || threads > 64) {
            throw new ParameterException(spec.commandLine(), "--threads is 1 to 64");
        }
        if (pieces < 5 || pieces > 6) {
            throw new ParameterException(spec.commandLine(), "--pieces is 5 or 6; those of fewer come with five");
        }
        slice.ifPresent(this::check);
        ForkJoinPool pool = new ForkJoinPool(threads);
        try {
            return pool.submit(this::build).join();
        } finally {
            pool.shutdown();
        }
    }

    private int build() {
        try {
            // Fails at once where nothing can be written, not after a minute.
            Files.createDirectories(TableFiles.directory());
            boolean beyond = pieces == 6 || slice.isPresent();
            EndgameTables tables = TableFiles.read();
            if (!beyond || ship.isPresent() || tables.distancePieces() < FIVE) {
                tables = five();
            }
            if (beyond) {
                SliceJob job = job(tables.with(TableFiles.directory()));
                begun = System.nanoTime();
                job.run(this::print);
                print("all of it is there, in %s", TableFiles.directory());
            }
            return DamkaCommand.OK;
        } catch (IOException e) {
            spec.commandLine().getErr().println("can't write the tables: " + e);
            return DamkaCommand.FAULTY;
        }
    }

    private EndgameTables five() throws IOException {
        EndgameTables tables = EndgameTables.build(FIVE);
        print("computed in %.1f s", seconds());
        PrintWriter out = spec.commandLine().getOut();
        out.println(Workshop.write(tables, TableFiles.directory()));
        List<String> shipped = ship.isPresent() ? Workshop.ship(tables, ship.get()) : Workshop.checksums(tables);
        shipped.forEach(out::println);
        return tables;
    }

    private void check(String name) {
        try {
            SliceJob.check(name, FIVE + 1);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), "--slice: " + e.getMessage());
        }
    }

    private SliceJob job(EndgameTables tables) {
        Path directory = TableFiles.directory();
        return slice.map(name -> SliceJob.of(tables, directory, name)).orElseGet(() -> SliceJob.all(tables, directory));
    }

    private void print(SliceJob.Finished pair) {
        print("%d of %d pairs, %.1f s", pair.number(), pair.of(), seconds());
        print(pair.slice(), pair.tally());
        if (!pair.turned().equals(pair.slice())) {
            print(pair.turned(), pair.turnedTally());
        }
        begun = System.nanoTime();
    }

    private void print(String name, Tally tally) {
        print(
                "  %-9s won %,d, drawn %,d, lost %,d; the longest end %d plies",
                name, tally.won(), tally.drawn(), tally.lost(), tally.longest());
    }

    private double seconds() {
        return (System.nanoTime() - begun) / 1e9;
    }

    private void print(String format, Object... values) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(String.format(Locale.ROOT, format, values));
        out.flush();
    }
}
