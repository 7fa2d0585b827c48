package dev.damka.engine.match;

import dev.damka.engine.WarmUp;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.rules.History;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;

/**
 * Two sides play pairs of games, each pair from one opening with colours swapped; where the openings are fewer, they
 * come round again.
 */
public final class Match {
    private static final long WARM_UP = 2_000;
    private static final long MOMENT = 300;

    private final Settings first;
    private final Settings second;
    private final List<History> openings;
    private final EndgameTables tables;
    private final Referee referee;
    private final BiConsumer<Game, Standing> told;
    private final AtomicInteger nextPair = new AtomicInteger();
    private Standing standing = Standing.NONE;
    private volatile boolean stopped;

    /**
     * @param tables for the sides that ask them
     * @param adjudicated whether games are ended by those tables
     * @param told of each game as it ends, one after another
     */
    public Match(
            Settings first,
            Settings second,
            List<History> openings,
            EndgameTables tables,
            boolean adjudicated,
            BiConsumer<Game, Standing> told) {
        this.first = first;
        this.second = second;
        this.openings = List.copyOf(openings);
        this.tables = tables;
        this.referee = new Referee(adjudicated ? tables : EndgameTables.none());
        this.told = told;
    }

    /**
     * Plays that many pairs of games and returns how the match stands then.
     *
     * @param concurrency how many games go on at a time
     * @throws java.io.UncheckedIOException if a program can't be started
     */
    public Standing play(int pairs, int concurrency) {
        if (first.isTimed() && !first.isProgram() || second.isTimed() && !second.isProgram()) {
            // The first games are to be as good as the others.
            WarmUp.run(tables, WARM_UP);
        }
        ExecutorService pool = Executors.newFixedThreadPool(concurrency, task -> {
            Thread thread = new Thread(task, "match");
            thread.setDaemon(true);
            return thread;
        });
        List<Future<?>> boards = new ArrayList<>();
        for (int i = 0; i < concurrency; i++) {
            int board = i;
            boards.add(pool.submit(() -> playAtOneBoard(pairs, board)));
        }
        pool.shutdown();
        boards.forEach(Match::await);
        return standing();
    }

    private static void await(Future<?> board) {
        try {
            board.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException fault) {
                throw fault;
            }
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void playAtOneBoard(int pairs, int board) {
        try (Player one = first.player(tables, 2L * board);
                Player other = second.player(tables, 2L * board + 1)) {
            for (int pair = nextPair.getAndIncrement(); pair < pairs && !stopped; pair = nextPair.getAndIncrement()) {
                History opening = openings.get(pair % openings.size());
                Game asWhite = referee.play(opening, new Seat(one, first), new Seat(other, second), true);
                if (isVoid(asWhite)) {
                    return;
                }
                add(asWhite);
                Game asBlack = referee.play(opening, new Seat(other, second), new Seat(one, first), false);
                if (isVoid(asBlack)) {
                    return;
                }
                addLast(asBlack, asWhite.firstsHalfPoints() + asBlack.firstsHalfPoints());
            }
        }
    }

    /** An interrupt from the keyboard ends the programs as well, a moment before it stops the match. */
    private boolean isVoid(Game game) {
        if (game.forfeited() && !stopped) {
            try {
                Thread.sleep(MOMENT);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
        return stopped;
    }

    private synchronized void add(Game game) {
        standing = standing.plus(game);
        told.accept(game, standing);
    }

    private synchronized void addLast(Game game, int halfPoints) {
        standing = standing.plusPair(halfPoints);
        add(game);
    }

    /** Begins no more games and counts none that is still going on. */
    public void stop() {
        stopped = true;
    }

    /** How the match stands now. */
    public synchronized Standing standing() {
        return standing;
    }
}
