package dev.damka.games.review;

import dev.damka.engine.Cores;
import dev.damka.engine.Cores.Turn;
import dev.damka.engine.Cores.Use;
import dev.damka.engine.Limits;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.games.Games;
import dev.damka.rules.Position;
import io.quarkus.narayana.jta.QuarkusTransaction;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Works on the reviews that were asked for, one at a time and in one thread, whenever nobody who waits needs the core; where
 * that is never so, slowly all the same. Each position is kept as it is done, so that what is interrupted goes on there.
 */
public final class Reviewer implements AutoCloseable {
    /** About a tenth of a second on a core of its own; the time is for busier ones. */
    static final Limits SEARCH = new Limits(2_000, 200_000, Limits.MAX_DEPTH);

    private static final System.Logger LOG = System.getLogger(Reviewer.class.getName());

    /** A position whose look was cut short so often is looked at to its end. */
    static final int MOST_CUTS = 3;

    private static final Duration BETWEEN_SWEEPS = Duration.ofSeconds(30);
    private static final Duration CLOSING = Duration.ofSeconds(3);

    private final Games games;
    private final Cores cores;
    private final InstantSource time;
    private final Analyst analyst;
    private final NextReview nextReview = new NextReview();
    private volatile boolean closed;
    private volatile @Nullable Turn turn;
    private @Nullable ScheduledExecutorService thread;

    public Reviewer(Games games, EndgameTables tables, Cores cores, InstantSource time) {
        this(games, new Analyst(tables, SEARCH), cores, time);
    }

    Reviewer(Games games, Analyst analyst, Cores cores, InstantSource time) {
        this.games = games;
        this.cores = cores;
        this.time = time;
        this.analyst = analyst;
    }

    /**
     * From now on works in a thread of its own, first on what the last run has left, and looks for what was forgotten and
     * what was put off. Does nothing once this is closed.
     */
    public synchronized void start() {
        if (closed || thread != null) {
            return;
        }
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

    /**
     * Works on what waits until nothing does but what had to be put off meanwhile, in the caller's thread; two callers do it one
     * after the other. Returns at once when this is closed.
     */
    public void work() throws InterruptedException {
        synchronized (analyst) {
            Set<String> putOff = new HashSet<>();
            while (!closed) {
                Optional<StoredReview> next = next(putOff);
                if (next.isEmpty()) {
                    return;
                }
                if (!reviewSafely(next.get())) {
                    putOff.add(next.get().gameId);
                }
            }
        }
    }

    private Optional<StoredReview> next(Set<String> putOff) {
        return nextReview.of(QuarkusTransaction.requiringNew().call(StoredReview::waiting).stream()
                .filter(review -> !putOff.contains(review.gameId))
                .toList());
    }

    /**
     * Whether it could be worked on; else it is put off, so that it holds up no other. A later sweep tries it again, and after
     * too many tries it has failed.
     */
    private boolean reviewSafely(StoredReview stored) throws InterruptedException {
        try {
            Review review =
                    stored.review(games.find(stored.gameId).orElseThrow().game());
            review(stored.gameId, review);
            return true;
        } catch (RuntimeException | Error e) {
            LOG.log(System.Logger.Level.ERROR, "game " + stored.gameId + " could not be reviewed", e);
            if (!closed) {
                // Where the database is what fails this does as well, and the try does not count.
                QuarkusTransaction.requiringNew()
                        .run(() -> StoredReview.toChange(stored.gameId).ifPresent(StoredReview::putOff));
            }
            return false;
        }
    }

    private void review(String gameId, Review begun) throws InterruptedException {
        analyst.forget();
        Review review = begun;
        boolean ours = true;
        int cuts = 0;
        while (!closed && ours && !review.isComplete()) {
            Optional<Finding> finding = look(review, cuts < MOST_CUTS);
            cuts++;
            if (finding.isPresent()) {
                cuts = 0;
                ours = keep(gameId, review, finding.get());
                review = review.with(finding.get());
            }
        }
    }

    /** Looks at the next position once there is a core; empty if the core was wanted back, or this is closed. */
    private Optional<Finding> look(Review review, boolean yields) throws InterruptedException {
        Analyst.Look look = analyst.new Look();
        Runnable cut = () -> {
            if (yields || closed) {
                look.stop();
            }
        };
        try (Turn mine = cores.turn(Use.BACKGROUND, cut)) {
            turn = mine;
            // Whoever closes this sees the turn, or is seen here.
            return !closed && mine.await() ? analyst.next(review, look) : Optional.empty();
        } finally {
            turn = null;
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

    /** Ends it for good, at once but for what is being written, without an interrupt, which would close the database's file. */
    @Override
    public void close() {
        closed = true;
        Turn last = turn;
        if (last != null) {
            last.giveUp();
        }
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
