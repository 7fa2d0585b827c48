package dev.damka.commands;

import dev.damka.engine.tables.EndgameTables;
import dev.damka.puzzles.Catalogue;
import dev.damka.puzzles.Theme;
import dev.damka.puzzles.files.Folder;
import dev.damka.puzzles.files.Library;
import dev.damka.puzzles.mining.Digging;
import dev.damka.puzzles.mining.Mines;
import dev.damka.rules.History;
import dev.damka.rules.notation.Pdn;
import dev.damka.rules.notation.PdnException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code mine}: finds puzzles. */
@Command(
        name = "mine",
        mixinStandardHelpOptions = true,
        description = {
            "Finds positions in which few moves reach a goal, with their solutions, and writes a puzzle file for each batch"
                    + " of the work. A batch depends on the seed and its number alone: stop it with Ctrl-C and call it"
                    + " again, it goes on where it was; more threads give the same files sooner.",
            "games: games of the engine against itself, ten a batch. openings: the first twelve plies of sixty games a"
                    + " batch. endings: positions of two to five pieces by lot. studies: positions with"
                    + " more pieces by lot, for rare themes. records: the games of PDN files, ten a batch."
        })
final class MineCommand implements Callable<Integer> {
    /** Where puzzles are looked for. */
    enum Source {
        games,
        openings,
        endings,
        studies,
        records
    }

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "games|openings|endings|studies|records", description = "Where to look")
    private Source source = Source.games;

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "FILE", description = "PDN files, for records")
    private List<Path> files = new ArrayList<>();

    @Option(names = "--out", required = true, paramLabel = "DIR", description = "Where the files of batches go")
    private Path out = Path.of("mined");

    @Option(names = "--seed", defaultValue = "1", paramLabel = "N", description = "1 if left out")
    private long seed;

    @Option(names = "--from", defaultValue = "0", paramLabel = "N", description = "The first batch; 0 if left out")
    private int from;

    @Option(names = "--batches", defaultValue = "100", paramLabel = "N", description = "How many; 100 if left out")
    private int batches;

    @Option(names = "--threads", paramLabel = "N", description = "How many threads; all processors if left out")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Override
    public Integer call() {
        if (threads < 1 || threads > 64 || from < 0 || batches < 1) {
            throw new ParameterException(
                    spec.commandLine(), "--threads is 1 to 64, --from 0 or more, --batches 1 or more");
        }
        try {
            Catalogue catalogue = Library.load(Folder.configured()).catalogue();
            // Not those that were built beside them: the same seed finds the same puzzles everywhere.
            dig(EndgameTables.shipped(), catalogue.themes().get(0));
            return DamkaCommand.OK;
        } catch (PdnException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        } catch (IOException e) {
            spec.commandLine().getErr().println(e.getMessage());
            return DamkaCommand.FAULTY;
        }
    }

    private void dig(EndgameTables tables, Theme untold) throws IOException {
        List<History> games = source == Source.records ? games() : List.of();
        int last = from + batches;
        Digging digging = switch (source) {
            case games -> Mines.games(tables, seed, out, untold);
            case openings -> Mines.openings(tables, seed, out, untold);
            case endings -> Mines.endings(seed, out, untold);
            case studies -> Mines.studies(seed, out, untold);
            case records -> Mines.records(tables, games, out, untold);
        };
        if (source == Source.records) {
            last = Math.min(last, Mines.recordBatches(games.size()));
        }
        long begun = System.nanoTime();
        PrintWriter told = spec.commandLine().getErr();
        AtomicInteger done = new AtomicInteger();
        AtomicInteger puzzles = new AtomicInteger();
        digging.run(from, last, threads, batch -> {
            int found = puzzles.addAndGet(batch.puzzles());
            told.println(String.format(
                    Locale.ROOT,
                    "%d batches, %d puzzles, %.0f s",
                    done.incrementAndGet(),
                    found,
                    (System.nanoTime() - begun) / 1e9));
            told.flush();
        });
    }

    private List<History> games() throws IOException {
        if (files.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "records needs PDN files");
        }
        List<History> games = new ArrayList<>();
        for (Path file : files) {
            Pdn.read(Files.readString(file)).forEach(game -> games.add(game.history()));
        }
        return games;
    }
}
