package dev.damka.puzzles.drills;

import dev.damka.engine.Cores;
import dev.damka.engine.Cores.Turn;
import dev.damka.engine.Cores.Use;
import dev.damka.engine.Engine;
import dev.damka.engine.Limits;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.engine.tables.EndgameTables.Value;
import dev.damka.engine.tables.RatedMove;
import dev.damka.rules.History;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The learner's opponent. Lost, it resists as long as can be; in a draw it sets the problem that the fewest moves solve.
 * The same game and seed have the same reply, unless no core is free for two seconds: then the tables alone reply.
 */
final class Defence {
    private static final int MEGABYTES = 1;
    /** A fiftieth of a second or so. */
    private static final long NODES = 100_000;

    private static final Duration LONGEST_WAIT = Duration.ofSeconds(2);

    private final EndgameTables tables;
    private final Engine engine;
    private final Cores cores;
    /** The engine serves one at a time, in the order in which they came. */
    private final ReentrantLock lock = new ReentrantLock(true);

    Defence(EndgameTables tables, Cores cores) {
        this.tables = tables;
        this.cores = cores;
        this.engine = new Engine(tables, MEGABYTES, 1);
    }

    /**
     * The reply in a game that goes on.
     *
     * @param seed decides between moves that are equally good
     */
    Move reply(History game, long seed) {
        Position position = game.position();
        List<RatedMove> moves = tables.moves(position);
        if (moves.isEmpty()) {
            throw new IllegalStateException("the tables don't know " + position);
        }
        Value value = moves.get(0).value();
        if (value == Value.DRAW) {
            return one(hardest(game, moves), position, seed);
        }
        boolean isFar = moves.stream().anyMatch(move -> move.plies().isEmpty());
        return value == Value.LOSS && isFar ? thought(game, moves) : one(tables.bestMoves(position), position, seed);
    }

    /** Of the moves that keep the draw those behind which most of the learner's moves lose, repetitions last. */
    private List<RatedMove> hardest(History game, List<RatedMove> moves) {
        List<RatedMove> hardest = new ArrayList<>();
        double least = Double.MAX_VALUE;
        for (RatedMove move : moves) {
            if (move.value() == Value.DRAW) {
                Position after = game.position().play(move.move());
                double ease = game.positions().contains(after) ? 1 + ease(after) : ease(after);
                if (ease < least) {
                    hardest.clear();
                    least = ease;
                }
                if (ease == least) {
                    hardest.add(move);
                }
            }
        }
        return hardest;
    }

    /** Which part of the moves does not lose. */
    private double ease(Position position) {
        List<RatedMove> moves = tables.moves(position);
        long holding = moves.stream().filter(move -> move.value() != Value.LOSS).count();
        return moves.isEmpty() ? 1 : (double) holding / moves.size();
    }

    private static Move one(List<RatedMove> equal, Position position, long seed) {
        long mixed = seed + 31 * position.white() + 961 * position.black() + 29_791 * position.kings();
        return equal.get(new SplittableRandom(mixed).nextInt(equal.size())).move();
    }

    /** The engine's choice; the tables' first where too many ask at once. */
    private Move thought(History game, List<RatedMove> moves) {
        Move first = moves.get(0).move();
        long began = System.nanoTime();
        boolean mine = false;
        try {
            mine = lock.tryLock(LONGEST_WAIT.toMillis(), TimeUnit.MILLISECONDS);
            return mine
                    ? searched(game, LONGEST_WAIT.minusNanos(System.nanoTime() - began))
                            .orElse(first)
                    : first;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return first;
        } finally {
            if (mine) {
                lock.unlock();
            }
        }
    }

    /** Empty where there is no core within that time. */
    private Optional<Move> searched(History game, Duration most) throws InterruptedException {
        try (Turn turn = cores.turn(Use.PAGE)) {
            if (!turn.await(most)) {
                return Optional.empty();
            }
            engine.forget();
            return Optional.of(engine.search(game, Limits.nodes(NODES)).moves().get(0));
        }
    }
}
