package dev.damka.engine.match;

import dev.damka.engine.protocol.PositionText;
import dev.damka.rules.History;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A program that speaks the line protocol. Lines that begin with {@code info} may come before its answers; where they
 * tell {@code depth N} and {@code nodes N}, these are noted. One that stays silent or has ended is started afresh for the
 * next game.
 */
final class ProgramPlayer implements Player {
    private static final long PATIENCE = 10_000;
    private static final Pattern DEPTH = Pattern.compile("\\bdepth (\\d{1,4})\\b");
    private static final Pattern NODES = Pattern.compile("\\bnodes (\\d{1,18})\\b");

    private final List<String> command;
    private final List<String> settings;
    private final long millis;
    private @Nullable Process process;
    private BlockingQueue<Optional<String>> answers = new LinkedBlockingQueue<>();
    private String info = "";

    /**
     * @param command the program and its arguments
     * @param settings lines that are sent once it has started, each answered with ok
     * @param millis the time it is given for a move
     */
    ProgramPlayer(List<String> command, List<String> settings, long millis) {
        this.command = command;
        this.settings = settings;
        this.millis = millis;
    }

    @Override
    public void begin() throws Forfeit {
        if (process == null || !process.isAlive()) {
            start();
            for (String line : settings) {
                expectOk(line);
            }
        }
        expectOk("new");
    }

    private void start() {
        try {
            Process started = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            BlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>();
            Thread reader = new Thread(() -> read(started, lines), "reads " + command.get(0));
            reader.setDaemon(true);
            reader.start();
            process = started;
            answers = lines;
        } catch (IOException e) {
            throw new UncheckedIOException("the program can't be started: " + e.getMessage(), e);
        }
    }

    /** Passes on the lines, and an empty one at the end. */
    private static void read(Process process, BlockingQueue<Optional<String>> lines) {
        try (BufferedReader in =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                lines.add(Optional.of(line));
            }
        } catch (IOException e) {
            // A program that is stopped closes its end; that it has ended is all there is to say.
        }
        lines.add(Optional.empty());
    }

    @Override
    public Choice choose(History game) throws Forfeit {
        expectOk("pos " + PositionText.write(game.position()));
        info = "";
        String answer = ask("go " + millis, millis + PATIENCE);
        if (!answer.startsWith("bestmove ")) {
            throw given("go " + millis, answer);
        }
        String move = answer.substring("bestmove ".length()).strip();
        return new Choice(move, (int) number(DEPTH), number(NODES));
    }

    private long number(Pattern pattern) {
        Matcher matcher = pattern.matcher(info);
        return matcher.find() ? Long.parseLong(matcher.group(1)) : 0;
    }

    private void expectOk(String line) throws Forfeit {
        String answer = ask(line, PATIENCE);
        if (!answer.strip().equals("ok")) {
            throw given(line, answer);
        }
    }

    private Forfeit given(String line, String answer) {
        close();
        return new Forfeit("the program answered '" + line + "' with '" + answer + "'");
    }

    private String ask(String line, long patience) throws Forfeit {
        Process asked = process;
        if (asked == null) {
            throw new Forfeit("the program does not run");
        }
        try {
            Writer in = asked.outputWriter(StandardCharsets.UTF_8);
            in.write(line + "\n");
            in.flush();
        } catch (IOException e) {
            close();
            throw new Forfeit("the program has ended before '" + line + "'");
        }
        long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(patience);
        while (true) {
            Optional<String> answer = next(until - System.nanoTime(), line);
            if (answer.isEmpty()) {
                close();
                throw new Forfeit("the program has ended at '" + line + "'");
            }
            if (!answer.get().startsWith("info")) {
                return answer.get();
            }
            info = answer.get();
        }
    }

    private Optional<String> next(long nanos, String line) throws Forfeit {
        try {
            @Nullable Optional<String> answer = answers.poll(nanos, TimeUnit.NANOSECONDS);
            if (answer != null) {
                return answer;
            }
            close();
            throw new Forfeit("the program did not answer '" + line + "'");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            close();
            throw new Forfeit("the match was stopped");
        }
    }

    @Override
    public void close() {
        if (process != null) {
            process.destroy();
            process = null;
        }
    }
}
