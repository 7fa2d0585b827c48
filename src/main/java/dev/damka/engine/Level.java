package dev.damka.engine;

import dev.damka.rules.History;
import dev.damka.rules.Position;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;

/**
 * How strong the engine plays, from 1, a beginner, to {@link #HIGHEST}, all it can. The weak levels err like people: they
 * look few moves ahead, so that they miss shots, and judge what they see with an error of their own.
 *
 * @param number 1 to {@link #HIGHEST}
 */
public record Level(int number) {
    /** The full strength. */
    public static final int HIGHEST = 10;

    /** As long as a game is this young, in plies, moves that are nearly as good as the best are played as well. */
    private static final int OPENING = 10;
    /** How much less a move may be worth than the best one to be nearly as good, in hundredths of a man. */
    private static final int NEARLY = 6;
    /** With fewer pieces than this a game that was set up is no opening. */
    private static final int FULL_BOARD = 20;

    /** How far each level looks, in plies. */
    private static final int[] DEPTH = {0, 1, 1, 2, 2, 3, 4, 6, 8, 11, Limits.MAX_DEPTH};
    /** The standard error of each level's judgement, in hundredths of a man. */
    private static final int[] ERROR = {0, 100, 35, 30, 6, 5, 0, 0, 0, 0, 0};

    public Level {
        if (number < 1 || number > HIGHEST) {
            throw new IllegalArgumentException("a level is 1 to " + HIGHEST + ", not " + number);
        }
    }

    /** The full strength. */
    public static Level highest() {
        return new Level(HIGHEST);
    }

    /**
     * The move of this level.
     *
     * @param limits within which it must be found; the weaker levels need less
     * @param random what makes games differ: levels' errors, and choice in the opening
     */
    public Line play(Engine engine, History game, Limits limits, SplittableRandom random) {
        Limits own = new Limits(limits.millis(), limits.nodes(), Math.min(limits.depth(), DEPTH[number]));
        if (ERROR[number] > 0) {
            List<Line> lines =
                    engine.search(game, own, game.position().legalMoves().size(), found -> {});
            return lines.stream()
                    .map(line -> new Judged(line, line.verdict().centimen() + random.nextGaussian() * ERROR[number]))
                    .max(Comparator.comparingDouble(Judged::worth))
                    .orElseThrow()
                    .line();
        }
        return isOpening(game) ? engine.searchVaried(game, own, NEARLY, random) : engine.search(game, own);
    }

    private static boolean isOpening(History game) {
        Position position = game.position();
        return game.moves().size() < OPENING && Long.bitCount(position.white() | position.black()) >= FULL_BOARD;
    }

    private record Judged(Line line, double worth) {}
}
