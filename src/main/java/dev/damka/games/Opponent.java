package dev.damka.games;

import dev.damka.engine.Cores;
import dev.damka.engine.Cores.Turn;
import dev.damka.engine.Cores.Use;
import dev.damka.engine.Engine;
import dev.damka.engine.Level;
import dev.damka.engine.Limits;
import dev.damka.engine.Line;
import dev.damka.engine.Verdict;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.engine.tables.EndgameTables.Value;
import dev.damka.rules.History;
import dev.damka.rules.Move;
import dev.damka.rules.Side;
import io.quarkus.narayana.jta.QuarkusTransaction;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The engine as it plays games here: on as many threads as there are {@link Cores} for engines, and in the order in which
 * the games came. While a game waits its clocks stand.
 */
public final class Opponent implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Opponent.class.getName());
    private static final int MEGABYTES = 8;
    private static final long OFFER_MILLIS = 100;
    private static final Duration BETWEEN_SWEEPS = Duration.ofSeconds(30);
    private static final Duration CLOSING = Duration.ofSeconds(3);

    private final Games games;
    private final EndgameTables tables;
    private final InstantSource time;
    private final Cores cores;
    private final int threads;
    private final ScheduledThreadPoolExecutor pool;
    private final Set<String> queued = ConcurrentHashMap.newKeySet();
    private final ThreadLocal<Thinker> thinker;

    public Opponent(Games games, EndgameTables tables, InstantSource time, Cores cores) {
        this.games = games;
        this.tables = tables;
        this.time = time;
        this.cores = cores;
        this.threads = cores.number();
        this.thinker = ThreadLocal.withInitial(() -> new Thinker(new Engine(tables, MEGABYTES, 1)));
        this.pool = new ScheduledThreadPoolExecutor(threads, task -> {
            Thread thread = new Thread(task, "opponent");
            thread.setDaemon(true);
            return thread;
        });
        this.pool.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    }

    /** Takes up what the last run has left, and from now on whatever is forgotten. */
    public void start() {
        sweep(time.instant().plusSeconds(1));
        long seconds = BETWEEN_SWEEPS.toSeconds();
        pool.scheduleWithFixedDelay(
                () -> sweep(time.instant().minus(BETWEEN_SWEEPS)), seconds, seconds, TimeUnit.SECONDS);
    }

    private void sweep(Instant then) {
        try {
            QuarkusTransaction.requiringNew()
                    .call(() -> StoredGame.waitingSince(then))
                    .forEach(this::queue);
        } catch (Throwable e) {
            // Even an Error must not end all later sweeps in silence.
            LOG.log(System.Logger.Level.ERROR, "the games that wait for the engine could not be found", e);
        }
    }

    /** Looks whether it has something to do in a game that has changed. */
    public void changed(StoredGame stored) {
        Game game = stored.game();
        boolean asked = game.state() == Game.State.PERSON && isAsked(game);
        if (game.state() == Game.State.WAITING || asked) {
            queue(stored.id);
        }
    }

    private void queue(String id) {
        if (queued.add(id)) {
            try {
                pool.execute(() -> take(id));
            } catch (RejectedExecutionException e) {
                // The server is going down; the game is taken up when it is up again.
                queued.remove(id);
            }
        }
    }

    private void take(String id) {
        queued.remove(id);
        try (Turn turn = cores.turn(Use.GAME)) {
            if (turn.await()) {
                games.change(id, (game, now) -> Answer.done(game.think(now)))
                        .ifPresent(kept -> answer(id, kept.stored().game()));
            }
        } catch (Throwable e) {
            LOG.log(System.Logger.Level.ERROR, "the engine could not answer in game " + id, e);
        }
    }

    private void answer(String id, Game game) {
        if (game.state() == Game.State.THINKING) {
            move(id, game);
        } else if (game.state() == Game.State.PERSON && isAsked(game)) {
            Side side = game.turn().opponent();
            boolean accepts = accepts(id, game, side);
            games.change(id, (now, instant) -> now.answerDraw(side, accepts, instant));
        }
    }

    private void move(String id, Game game) {
        Side side = game.turn();
        History history = game.history();
        Level level = ((Seat.Machine) game.seat(side)).level();
        long millis = ThinkingTime.millis(game.clock(), side, time.instant(), queued.size(), threads);
        Line line = level.play(thinker.get().in(id), history, Limits.time(millis), new SplittableRandom());
        Move move = line.moves().get(0);
        Optional<Value> after = tables.value(history.position().play(move));
        boolean offers = DrawSense.offers(after, game.offer(), side, game.ply());
        boolean accepts =
                games.find(id).map(StoredGame::game).filter(Opponent::isAsked).isPresent() && accepts(id, game, side);
        games.change(id, (now, instant) -> {
            if (isAsked(now) && accepts) {
                return now.answerDraw(side, true, instant);
            }
            Game declined = isAsked(now) ? now.answerDraw(side, false, instant).game() : now;
            return declined.reply(history, move, offers, instant);
        });
    }

    private static boolean isAsked(Game game) {
        DrawOffer offer = game.offer();
        return offer != null && game.machine().filter(offer::isFor).isPresent();
    }

    /** Judges an offer at full strength, whatever the level: who is offered a draw looks twice. */
    private boolean accepts(String id, Game game, Side side) {
        History history = game.history();
        boolean toMove = game.turn() == side;
        Optional<Value> proven = tables.value(history.position()).map(value -> toMove ? value : value.turned());
        long left = game.clock().isRunning() && toMove
                ? game.clock().left(side, time.instant()).toMillis()
                : Long.MAX_VALUE;
        Verdict verdict = judged(thinker.get().in(id), history, Math.min(OFFER_MILLIS, left / 4));
        return DrawSense.accepts(toMove ? verdict : turned(verdict), proven, game.ply());
    }

    /** The worth to the side to move; a single move, which the engine would not think about, is looked behind. */
    private static Verdict judged(Engine engine, History history, long millis) {
        var legal = history.position().legalMoves();
        if (legal.size() == 1) {
            History next = history.play(legal.get(0));
            if (next.outcome().isEmpty()) {
                return turned(judged(engine, next, millis));
            }
        }
        return engine.search(history, Limits.time(millis)).verdict();
    }

    private static Verdict turned(Verdict verdict) {
        Verdict.Kind kind = switch (verdict.kind()) {
            case WIN -> Verdict.Kind.LOSS;
            case LOSS -> Verdict.Kind.WIN;
            default -> verdict.kind();
        };
        return new Verdict(kind, -verdict.centimen(), verdict.plies());
    }

    /** Takes no more, and lets what is thought about come to its end: an interrupt would close the database's file. */
    @Override
    public void close() {
        pool.shutdown();
        try {
            pool.awaitTermination(CLOSING.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** A thread's engine, which forgets one game's draw counters and repetitions before it thinks about another. */
    private static final class Thinker {
        private final Engine engine;
        private String game = "";

        Thinker(Engine engine) {
            this.engine = engine;
        }

        Engine in(String id) {
            if (!id.equals(game)) {
                engine.forget();
                game = id;
            }
            return engine;
        }
    }
}
