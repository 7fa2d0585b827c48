package dev.damka.commands;

import dev.damka.engine.Engine;
import dev.damka.engine.WarmUp;
import dev.damka.engine.protocol.Session;
import dev.damka.engine.tables.EndgameTables;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code engine}: plays by the line protocol, so that other programs can match it. */
@Command(
        name = "engine",
        mixinStandardHelpOptions = true,
        description = {
            "Reads a command a line from the standard input and answers each with a line, until quit or the end:",
            "new, pos POSITION, moves, go MILLISECONDS, threads N, level N, quit.",
            "POSITION is 33 characters: 32 of .wWbB for the squares b8,d8,f8,h8,a7,...,g1, then w or b to move."
                    + " One that follows the last by a move or two goes on with its game; new forgets it.",
            "Answers: ok; moves MOVE ...; bestmove MOVE, or bestmove none where the game is over; error and what would"
                    + " be right. A MOVE is c3d4, or a5e5:c3f2f4 with what it captures."
        })
final class EngineCommand implements Callable<Integer> {
    private static final long WARM_UP = 1_000;
    private static final long HALF_THE_MEMORY = Runtime.getRuntime().maxMemory() >> 21;

    @Spec
    private CommandSpec spec;

    @Option(names = "--threads", paramLabel = "N", description = "How many threads, 1 to 64; 1 if left out")
    private int threads = 1;

    @Option(
            names = "--hash",
            paramLabel = "MB",
            description = "The size of the transposition table in megabytes; 64 if left out")
    private int megabytes = 64;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (threads < 1 || threads > 64 || megabytes < 1 || megabytes > HALF_THE_MEMORY) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--threads is 1 to 64, --hash 1 to " + HALF_THE_MEMORY + ", half of what java -Xmx allows");
        }
        PrintWriter out = spec.commandLine().getOut();
        EndgameTables tables = TableFiles.read();
        Session session = new Session(number -> new Engine(tables, megabytes, number), threads);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        Thread warmUp = new Thread(() -> WarmUp.run(tables, WARM_UP), "warm-up");
        warmUp.setDaemon(true);
        warmUp.start();
        for (String line = in.readLine(); line != null && !Session.isQuit(line); line = in.readLine()) {
            if (line.strip().equals("new")) {
                // A program that announces a game can wait a second here; at its first go it could not.
                warmUp.join();
            }
            if (!line.isBlank()) {
                out.println(session.answer(line));
                out.flush();
            }
        }
        return DamkaCommand.OK;
    }
}
