package dev.damka.commands;

import dev.damka.puzzles.files.Folder;
import dev.damka.puzzles.files.Library;
import dev.damka.puzzles.mining.Collecting;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code collect}: chooses a catalogue from what was mined. */
@Command(
        name = "collect",
        mixinStandardHelpOptions = true,
        description = {
            "Chooses puzzles from the directories that mine has filled, the rarest themes first, and writes a file a theme,"
                    + " such as turkish-strike-mined.fen. Mined puzzles that are in the catalogue already stay, with their"
                    + " ids; those that come are no position of the catalogue and are proved first.",
            "The same directories and catalogue give the same files."
        })
final class CollectCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(arity = "1..*", paramLabel = "DIR", description = "Directories that mine has filled")
    private List<Path> mined = new ArrayList<>();

    @Option(names = "--out", required = true, paramLabel = "DIR", description = "Where the catalogue's files lie")
    private Path out = Path.of("puzzles");

    @Option(
            names = "--each",
            defaultValue = "60",
            paramLabel = "N",
            description = "How many are wanted of each theme; 60 if left out")
    private int each;

    @Option(names = "--of", paramLabel = "THEME=N", description = "How many are wanted of that theme")
    private Map<String, Integer> quotas = new LinkedHashMap<>();

    @Option(
            names = "--nodes",
            defaultValue = "60000",
            paramLabel = "N",
            description = "Positions visited for each question to the prover, 60000 if left out; 0 leaves the proof to"
                    + " `check --proof`")
    private long nodes;

    @Override
    public Integer call() {
        PrintWriter told = spec.commandLine().getErr();
        try {
            Library library = Library.load(Folder.of(out));
            new Collecting(TableFiles.read(), library.catalogue(), nodes).run(mined, out, quotas, each, line -> {
                told.println(line);
                told.flush();
            });
            return DamkaCommand.OK;
        } catch (IOException e) {
            told.println(e.getMessage());
            return DamkaCommand.FAULTY;
        }
    }
}
