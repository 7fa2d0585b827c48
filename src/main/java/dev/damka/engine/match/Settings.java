package dev.damka.engine.match;

import dev.damka.engine.Engine;
import dev.damka.engine.Evaluation;
import dev.damka.engine.Level;
import dev.damka.engine.Limits;
import dev.damka.engine.tables.EndgameTables;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * How one side of a match plays, read from a text such as {@code ms=100,threads=2} or {@code ms=100,cmd=/path/program}.
 *
 * @param name what the side is called
 * @param limits of the search for one move
 * @param threads of the search
 * @param megabytes of the transposition table
 * @param tables whether the endgame tables are asked
 * @param evaluation what it thinks a position is worth
 * @param level how strong it plays
 * @param command another program and its arguments; empty for the engine of this house
 * @param lines what that program is told once
 */
public record Settings(
        String name,
        Limits limits,
        int threads,
        int megabytes,
        boolean tables,
        Evaluation evaluation,
        Level level,
        List<String> command,
        List<String> lines) {
    private static final String KNOWN = "a side is told by ms, nodes, depth, threads, hash (megabytes), tables (on or"
            + " off), eval (learned, hand or a file of weights), level, name and cmd (last, with all that follows)";
    private static final long LONGEST = 3_600_000;

    public Settings {
        command = List.copyOf(command);
        lines = List.copyOf(lines);
    }

    /**
     * Reads the settings of a side; what is left out is 100 ms, one thread, 64 MB, tables on.
     *
     * @throws IllegalArgumentException with what is wrong, and what would be right
     */
    public static Settings read(String text) {
        Map<String, String> values = split(text);
        boolean program = values.containsKey("cmd");
        List<String> command = program ? List.of(values.get("cmd").strip().split("\\s+")) : List.of();
        for (String key : List.of("nodes", "depth", "hash", "tables", "eval")) {
            if (program && values.containsKey(key)) {
                throw new IllegalArgumentException(
                        key + " can't be told to a program: give it ms, threads and level, or arguments in cmd");
            }
        }
        boolean untimed = values.containsKey("nodes") || values.containsKey("depth");
        Limits limits = new Limits(
                number(values, "ms", 1, LONGEST, untimed ? Long.MAX_VALUE : 100),
                number(values, "nodes", 1, Long.MAX_VALUE, Long.MAX_VALUE),
                (int) number(values, "depth", 1, Limits.MAX_DEPTH, Limits.MAX_DEPTH));
        int threads = (int) number(values, "threads", 1, 64, 1);
        String usualName =
                program ? Path.of(command.get(0)).getFileName().toString() : text.isBlank() ? "ms=100" : text;
        int level = (int) number(values, "level", 1, Level.HIGHEST, Level.HIGHEST);
        List<String> lines = new ArrayList<>();
        if (values.containsKey("threads")) {
            lines.add("threads " + threads);
        }
        if (values.containsKey("level")) {
            lines.add("level " + level);
        }
        return new Settings(
                values.getOrDefault("name", usualName),
                limits,
                threads,
                (int) number(values, "hash", 1, 1 << 14, 64),
                either(values, "tables", "on", "off"),
                evaluation(values.getOrDefault("eval", "learned")),
                new Level(level),
                command,
                lines);
    }

    private static Map<String, String> split(String text) {
        Map<String, String> values = new LinkedHashMap<>();
        List<String> items = new ArrayList<>();
        int program = text.startsWith("cmd=") ? 0 : text.indexOf(",cmd=") + 1;
        boolean isProgram = text.startsWith("cmd=", program);
        if (isProgram) {
            items.add(text.substring(program));
        }
        items.addAll(List.of((isProgram ? text.substring(0, program) : text).split(",")));
        for (String item : items) {
            if (item.isBlank()) {
                continue;
            }
            int equals = item.indexOf('=');
            String key = equals < 0 ? item.strip() : item.substring(0, equals).strip();
            if (equals < 0
                    || item.substring(equals + 1).isBlank()
                    || !List.of("ms", "nodes", "depth", "threads", "hash", "tables", "eval", "level", "name", "cmd")
                            .contains(key)) {
                throw new IllegalArgumentException("'" + item.strip() + "' is no setting: " + KNOWN);
            }
            if (values.put(key, item.substring(equals + 1).strip()) != null) {
                throw new IllegalArgumentException(key + " is given twice");
            }
        }
        return values;
    }

    private static long number(Map<String, String> values, String key, long least, long most, long leftOut) {
        String digits = values.get(key);
        if (digits == null) {
            return leftOut;
        }
        if (digits.matches("[0-9]{1,18}")) {
            long number = Long.parseLong(digits);
            if (number >= least && number <= most) {
                return number;
            }
        }
        throw new IllegalArgumentException(key + "=" + digits + " is not a whole number from " + least
                + (most == Long.MAX_VALUE ? " on" : " to " + most));
    }

    /** Whether it is the first of two words, which counts where neither is given. */
    private static boolean either(Map<String, String> values, String key, String first, String second) {
        String value = values.getOrDefault(key, first);
        if (value.equals(first) || value.equals(second)) {
            return value.equals(first);
        }
        throw new IllegalArgumentException(key + "=" + value + " is neither " + first + " nor " + second);
    }

    private static Evaluation evaluation(String name) {
        try {
            return Evaluation.named(name);
        } catch (IOException e) {
            throw new IllegalArgumentException("eval=" + name + " is no file of weights: " + e.getMessage(), e);
        }
    }

    /** Whether a move has a time limit. */
    public boolean isTimed() {
        return limits.millis() != Long.MAX_VALUE;
    }

    /** Whether another program plays. */
    public boolean isProgram() {
        return !command.isEmpty();
    }

    /** @param seed what makes the engine's games differ */
    Player player(EndgameTables built, long seed) {
        if (isProgram()) {
            return new ProgramPlayer(command, lines, limits.millis());
        }
        Engine engine = new Engine(tables ? built : EndgameTables.none(), megabytes, threads, evaluation);
        return new EnginePlayer(engine, level, limits, new SplittableRandom(seed));
    }
}
