package dev.damka.engine.learning;

import dev.damka.engine.Engine;
import dev.damka.engine.Limits;
import dev.damka.engine.Line;
import dev.damka.engine.Verdict;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.rules.History;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Games of the engine against itself from random openings. A game depends on its seed alone, so that games may be played
 * in any order and on any number of threads.
 */
final class SelfPlay {
    private static final int LEAST_RANDOM = 4;
    private static final int MOST_RANDOM = 12;
    private static final int LONGEST = 300;
    /** An opening worth more than this, in hundredths of a man, teaches little. */
    private static final int LOPSIDED = 250;

    private final Engine engine;
    private final EndgameTables tables;
    private final Limits limits;

    /** @param engine one of the player's own, on one thread */
    SelfPlay(Engine engine, EndgameTables tables, long nodes) {
        this.engine = engine;
        this.tables = tables;
        this.limits = Limits.nodes(nodes);
    }

    /** The quiet positions of one game, from the end of its opening to where the tables know how it ends. */
    List<Sample> game(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        engine.forget();
        History game = opening(random);
        List<Position> quiet = new ArrayList<>();
        while (game.outcome().isEmpty() && game.moves().size() < LONGEST) {
            Position position = game.position();
            Optional<EndgameTables.Value> known = tables.value(position);
            if (known.isPresent()) {
                return samples(quiet, position.turn(), known.get());
            }
            if (!position.legalMoves().get(0).isCapture()) {
                quiet.add(position);
            }
            Line line = engine.search(game, limits);
            if (line.verdict().kind() == Verdict.Kind.WIN && line.depth() > 0) {
                return samples(quiet, position.turn(), EndgameTables.Value.WIN);
            }
            game = game.play(line.moves().get(0));
        }
        Side winner = game.outcome().map(outcome -> outcome.winner()).orElse(null);
        return samples(
                quiet,
                winner == null ? Side.WHITE : winner,
                winner == null ? EndgameTables.Value.DRAW : EndgameTables.Value.WIN);
    }

    private History opening(SplittableRandom random) {
        while (true) {
            History game = History.from(Position.START);
            int plies = random.nextInt(LEAST_RANDOM, MOST_RANDOM + 1);
            while (game.moves().size() < plies && game.outcome().isEmpty()) {
                List<Move> moves = game.position().legalMoves();
                game = game.play(moves.get(random.nextInt(moves.size())));
            }
            if (game.outcome().isEmpty()
                    && Math.abs(engine.search(game, limits).verdict().centimen()) <= LOPSIDED) {
                return game;
            }
        }
    }

    private static List<Sample> samples(List<Position> positions, Side side, EndgameTables.Value value) {
        int own = switch (value) {
            case WIN -> Sample.WON;
            case DRAW -> Sample.DRAWN;
            case LOSS -> Sample.LOST;
        };
        return positions.stream()
                .map(position -> new Sample(position, position.turn() == side ? own : Sample.WON - own))
                .toList();
    }
}
