package dev.damka.engine.protocol;

import dev.damka.engine.Engine;
import dev.damka.engine.Level;
import dev.damka.engine.Limits;
import dev.damka.engine.Line;
import dev.damka.rules.History;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/**
 * The engine's end of the line protocol. Each line has one line as its answer; what can't be obeyed is answered with
 * {@code error} and what would be right, and the session goes on.
 *
 * <pre>
 * new             ok            the start position, all that was seen before forgotten
 * pos POSITION    ok            as in {@link PositionText}; goes on with the game where it follows by one or two plies
 * moves           moves MOVE …  the legal moves, as in {@link MoveText}
 * go MS           bestmove MOVE after that many milliseconds at most; none where the game is over
 * threads N       ok            1 to 64
 * level N         ok            1, a beginner, to 10, the full strength
 * quit
 * </pre>
 */
public final class Session {
    /** The longest search that {@code go} takes, in milliseconds. */
    public static final int LONGEST = 3_600_000;

    private static final int MOST_THREADS = 64;

    private final SplittableRandom random = new SplittableRandom();
    private final IntFunction<Engine> engines;
    private Engine engine;
    private int threads;
    private Level level = Level.highest();
    private History game = History.from(Position.START);
    private Optional<Move> answered = Optional.empty();

    /**
     * @param engines makes an engine that searches on so many threads
     * @param threads how many it has at first
     */
    public Session(IntFunction<Engine> engines, int threads) {
        this.engines = engines;
        this.threads = threads;
        this.engine = engines.apply(threads);
    }

    /** Whether the line ends the session. */
    public static boolean isQuit(String line) {
        return line.strip().equals("quit");
    }

    /** Obeys one line and gives the answer to it, without a line end. */
    public String answer(String line) {
        String[] words = line.strip().split("\\s+", 2);
        String argument = words.length == 2 ? words[1] : "";
        try {
            return switch (words[0]) {
                case "new" -> begin(argument);
                case "pos" -> place(argument);
                case "moves" -> moves(argument);
                case "go" -> go(argument);
                case "threads" -> searchOn(number("threads", argument, 1, MOST_THREADS));
                case "level" -> playAt(number("level", argument, 1, Level.HIGHEST));
                default ->
                    throw new ProtocolException(
                            "a line is new, pos POSITION, moves, go MILLISECONDS, level N, threads N or quit");
            };
        } catch (ProtocolException e) {
            return "error " + e.getMessage();
        }
    }

    private String begin(String argument) {
        alone("new", argument);
        engine.forget();
        game = History.from(Position.START);
        answered = Optional.empty();
        return "ok";
    }

    private String place(String argument) {
        game = Following.to(PositionText.read(argument), game, answered);
        answered = Optional.empty();
        return "ok";
    }

    private String moves(String argument) {
        alone("moves", argument);
        return game.position().legalMoves().stream()
                .map(move -> " " + MoveText.write(move))
                .collect(Collectors.joining("", "moves", ""));
    }

    private String go(String argument) {
        Line line = level.play(engine, game, Limits.time(number("go", argument, 0, LONGEST)), random);
        answered = line.moves().stream().findFirst();
        return "bestmove " + answered.map(MoveText::write).orElse("none");
    }

    private String searchOn(int wanted) {
        if (wanted != threads) {
            engine = engines.apply(wanted);
            threads = wanted;
        }
        return "ok";
    }

    private String playAt(int wanted) {
        level = new Level(wanted);
        return "ok";
    }

    private static void alone(String command, String argument) {
        if (!argument.isEmpty()) {
            throw new ProtocolException(command + " stands alone on its line");
        }
    }

    private static int number(String command, String argument, int least, int most) {
        if (argument.matches("[0-9]{1,9}")) {
            int number = Integer.parseInt(argument);
            if (number >= least && number <= most) {
                return number;
            }
        }
        throw new ProtocolException(command + " takes a whole number from " + least + " to " + most);
    }
}
