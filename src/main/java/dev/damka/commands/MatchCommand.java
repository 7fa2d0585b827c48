package dev.damka.commands;

import dev.damka.engine.match.Game;
import dev.damka.engine.match.Match;
import dev.damka.engine.match.Openings;
import dev.damka.engine.match.Settings;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.rules.History;
import dev.damka.rules.notation.PdnWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** {@code match}: which of two players is the stronger. */
@Command(
        name = "match",
        mixinStandardHelpOptions = true,
        description = {
            "Plays games between two sides, each opening twice with colours swapped, and prints the score and the Elo"
                    + " difference with its range of 95 per cent. Ctrl-C ends it with what was played so far.",
            "A side is told by ms, nodes, depth (limits for a move), threads, hash (megabytes), tables (on or off),"
                    + " eval (learned, hand or a file of weights), level (1 to 10), name and cmd: another program that"
                    + " speaks the line protocol, the last with all that follows,"
                    + " such as \"ms=100,cmd=/path/program 64\". Left out: 100 ms, one thread, 64 MB, tables on, level 10.",
            "Exit status: 0, 1 where a program or file can't be used, 2 wrong usage."
        })
final class MatchCommand implements Callable<Integer> {
    private static final int MOST = 1_000_000;

    @Spec
    private CommandSpec spec;

    @Option(names = "--first", paramLabel = "SIDE", converter = SideArgument.class, description = "Such as ms=100")
    private Settings first = Settings.read("");

    @Option(names = "--second", paramLabel = "SIDE", converter = SideArgument.class, description = "Such as nodes=5000")
    private Settings second = Settings.read("");

    @Option(names = "--games", paramLabel = "N", description = "How many games, an even number; 100 if left out")
    private int games = 100;

    @Option(
            names = "--openings",
            paramLabel = "FILE",
            description = "A line is a FEN or moves from the start; random openings if left out")
    private @Nullable Path openings;

    @Option(names = "--plies", paramLabel = "N", description = "How long random openings are, 1 to 20; 8 if left out")
    private int plies = 8;

    @Option(names = "--seed", paramLabel = "N", description = "Chooses the random openings; 1 if left out")
    private long seed = 1;

    @Option(names = "--concurrency", paramLabel = "N", description = "How many games at a time; 1 if left out")
    private int concurrency = 1;

    @Option(names = "--adjudicate", description = "Ends a game once the tables know its value")
    private boolean adjudicate;

    @Option(names = "--pdn", paramLabel = "FILE", description = "Adds the games to that file as they end")
    private @Nullable Path pdn;

    /** Reads a side from the command line. */
    static final class SideArgument implements ITypeConverter<Settings> {
        @Override
        public Settings convert(String text) {
            try {
                return Settings.read(text);
            } catch (IllegalArgumentException e) {
                throw new TypeConversionException(String.valueOf(e.getMessage()));
            }
        }
    }

    @Override
    public Integer call() throws IOException {
        if (games < 2 || games > MOST || games % 2 != 0 || plies < 1 || plies > 20) {
            throw new ParameterException(
                    spec.commandLine(), "--games is an even number from 2 to " + MOST + ", --plies 1 to 20");
        }
        if (concurrency < 1 || concurrency > 256) {
            throw new ParameterException(spec.commandLine(), "--concurrency is 1 to 256");
        }
        EndgameTables tables = TableFiles.read();
        MatchReport report = new MatchReport(spec.commandLine().getOut(), first, second);
        try {
            Match match = new Match(first, second, starts(), tables, adjudicate, (game, standing) -> {
                report.game(game, standing, games);
                keep(game, standing.games());
            });
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                match.stop();
                report.end(match.standing());
            }));
            report.end(match.play(games / 2, concurrency));
            return DamkaCommand.OK;
        } catch (UncheckedIOException | IllegalArgumentException e) {
            spec.commandLine().getErr().println(e.getMessage());
            return DamkaCommand.FAULTY;
        }
    }

    private List<History> starts() {
        if (openings == null) {
            return Openings.random(games / 2, plies, seed);
        }
        try {
            return Openings.read(Files.readAllLines(openings));
        } catch (IOException e) {
            throw new UncheckedIOException("the openings can't be read: " + e.getMessage(), e);
        }
    }

    private void keep(Game game, int round) {
        if (pdn == null) {
            return;
        }
        try {
            String record = PdnWriter.write(game.record(first, second, round));
            Files.writeString(pdn, record, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException("the games can't be written: " + e.getMessage(), e);
        }
    }
}
