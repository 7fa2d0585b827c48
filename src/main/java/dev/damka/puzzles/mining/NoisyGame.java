package dev.damka.puzzles.mining;

import dev.damka.engine.Engine;
import dev.damka.engine.Level;
import dev.damka.engine.Limits;
import dev.damka.rules.History;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A game as people play it: a few free moves, then two opponents of the engine's lower levels who miss what takes more
 * than a few plies to see, and now and then a slip. It depends on its seed alone.
 */
final class NoisyGame {
    private static final int LONGEST = 140;
    private static final int MOST_FREE = 8;
    private static final int HIGHEST_LEVEL = 6;
    /** One move in so many is any move at all. */
    private static final int SLIP = 16;

    private static final Limits LIMITS = Limits.nodes(1_500);

    private NoisyGame() {}

    /** The game of that seed; the engine, of one thread, is the caller's and forgets what it knew. */
    static History play(Engine engine, long seed) {
        return play(engine, new SplittableRandom(seed), MOST_FREE, LONGEST);
    }

    /** The first plies of a game whose players think from the first move on. */
    static History opening(Engine engine, long seed, int plies) {
        return play(engine, new SplittableRandom(seed), 2, plies);
    }

    private static History play(Engine engine, SplittableRandom random, int mostFree, int longest) {
        engine.forget();
        Level[] levels = {level(random), level(random)};
        int free = random.nextInt(mostFree + 1);
        History game = History.from(Position.START);
        while (game.outcome().isEmpty() && game.moves().size() < longest) {
            List<Move> legal = game.position().legalMoves();
            boolean any = game.moves().size() < free || random.nextInt(SLIP) == 0;
            Move move = any
                    ? legal.get(random.nextInt(legal.size()))
                    : levels[game.moves().size() % 2]
                            .play(engine, game, LIMITS, random)
                            .moves()
                            .get(0);
            game = game.play(move);
        }
        return game;
    }

    private static Level level(SplittableRandom random) {
        return new Level(1 + random.nextInt(HIGHEST_LEVEL));
    }
}
