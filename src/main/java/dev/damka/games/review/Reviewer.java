package dev.damka.games.review;

import dev.damka.engine.Limits;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.games.Cores;
import dev.damka.games.Games;
import dev.damka.rules.Position;
import io.quarkus.narayana.jta.QuarkusTransaction;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Works on the reviews that were asked for, one at a time and in one thread, whenever the engine's games leave a core idle;
 * where they never do, slowly all the same. Each position is kept as it is done, so that what is interrupted goes on there.
 */
public final class Reviewer implements AutoCloseable {
    /** About a tenth of a second on a core of its own; the time is for busier ones. */
    static final Limits SEARCH = new Limits(2_000, 200_000, Limits.MAX_DEPTH);

    private static final System.Logger LOG = System.getLogger(Reviewer.class.getName());
    /** How long games go first, before one position of a review is looked at all the same. */
    private static final Duration PATIENCE = Duration.ofSeconds(3);

    private static final Duration BETWEEN_SWEEPS = Duration.ofSeconds(30);
    private static final Duration CLOSING = Duration.ofSeconds(3);

    private final Games games;
    private final Cores cores;
    private final InstantSource time;
    private final Analyst analyst;
    private final Turns turns = new Turns();
    private volatile boolean closed;
    private volatile boolean yields;
    private @Nullable ScheduledExecutorService thread;

    public Reviewer(Games games, EndgameTables tables, Cores cores, InstantSource time) {
        this(games, new Analyst(tables, SEARCH), cores, time);
    }

    Reviewer(Games games, Analyst analyst, Cores cores, InstantSource time) {
        this.games = games;
        this.cores = cores;
        this.time = time;
        this.analyst = analyst;
        cores.whenBusy(() -> {
            if (yields) {
                analyst.stop();
            }
        });
    }

    /** From now on works in a thread of its own, first on what the last run has left, and looks for what was forgotten. */
    public synchronized void start() {
        thread = Executors.newSingleThreadScheduledExecutor(task -> {
            Thread one = new Thread(task, "reviewer");
            one.setDaemon(true);
            one.setPriority(Thread.MIN_PRIORITY);
            return one;
        });
        thread.scheduleWithFixedDelay(this::workSafely, 0, BETWEEN_SWEEPS.toSeconds(), TimeUnit.SECONDS);
    }

    /** There is something to do. */
    public synchronized void wake() {
        if (thread != null) {
            thread.execute(this::workSafely);
        }
    }

    private void workSafely() {
        try {
            work();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (Throwable e) {
            // Even an Error must not end all later work in silence.
            LOG.log(System.Logger.Level.ERROR, "the reviews that wait could not be worked on", e);
        }
    }

    /** Works on what waits until nothing does, in the caller's thread; two callers do it one after the other. */
    public void work() throws InterruptedException {
        synchronized (analyst) {
            Optional<StoredReview> next = next();
            while (!closed && next.isPresent()) {
                reviewSafely(next.get());
                next = next();
            }
        }
    }

    private Optional<StoredReview> next() {
        return turns.next(QuarkusTransaction.requiringNew().call(StoredReview::waiting));
    }

    /** One that can't be done is dropped, so that it can be asked for again and holds up no other. */
    private void reviewSafely(StoredReview stored) throws InterruptedException {
        try {
            Review review =
                    stored.review(games.find(stored.gameId).orElseThrow().game());
            review(stored.gameId, review);
        } catch (RuntimeException e) {
            LOG.log(System.Logger.Level.ERROR, "game " + stored.gameId + " could not be reviewed", e);
            QuarkusTransaction.requiringNew().run(() -> StoredReview.deleteById(stored.gameId));
        }
    }

    private void review(String gameId, Review begun) throws InterruptedException {
        analyst.forget();
        Review review = begun;
        boolean ours = true;
        while (!closed && ours && !review.isComplete()) {
            yields = cores.awaitIdle(PATIENCE);
            Optional<Finding> finding = analyst.next(review);
            if (finding.isPresent()) {
                ours = keep(gameId, review, finding.get());
                review = review.with(finding.get());
            }
        }
    }

    /** Whether it could be kept; not if another server has come further with this review, or it is gone. */
    private boolean keep(String gameId, Review review, Finding finding) {
        Position position = review.game().positions().get(review.next());
        return QuarkusTransaction.requiringNew().call(() -> {
            Optional<StoredReview> row = StoredReview.toChange(gameId).filter(stored -> stored.done == review.done());
            row.ifPresent(stored -> stored.add(finding, position, time.instant()));
            return row.isPresent();
        });
    }

    /** Ends after the position that is being looked at, without an interrupt, which would close the database's file. */
    @Override
    public void close() {
        closed = true;
        analyst.stop();
        @Nullable ScheduledExecutorService running;
        synchronized (this) {
            running = thread;
            thread = null;
        }
        if (running == null) {
            return;
        }
        running.shutdown();
        try {
            running.awaitTermination(CLOSING.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
