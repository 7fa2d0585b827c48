package dev.damka.games;

import io.quarkus.narayana.jta.QuarkusTransaction;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Sees flags fall even if no one looks, and gives back the time that the server was down: while clocks run it notes once
 * a second that it lives, and what lies between the last note and the next start is not charged.
 */
public final class Referee implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Referee.class.getName());
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(250);
    private static final Duration BETWEEN_BEATS = Duration.ofSeconds(1);

    private final Games games;
    private final InstantSource time;
    private Instant lastBeat = Instant.EPOCH;
    private @Nullable ScheduledExecutorService looks;

    public Referee(Games games, InstantSource time) {
        this.games = games;
        this.time = time;
    }

    /** Lets the games that the last run has left go on from where they stood. Before anybody can move. */
    public void resume() {
        Instant up = time.instant();
        Instant down = QuarkusTransaction.requiringNew().call(Heartbeat::last).orElse(Instant.EPOCH);
        for (String id : QuarkusTransaction.requiringNew().call(StoredGame::unfinished)) {
            changeSafely(id, (game, now) -> Answer.done(game.resumed(down, up)));
        }
        // From here on it is for spare() to give back what passes until anybody can move.
        QuarkusTransaction.requiringNew().run(() -> Heartbeat.at(up));
    }

    /** The server answers: what has passed since the games were read is not charged either. Before the first look. */
    public void spare() {
        Instant answers = time.instant();
        Instant read = QuarkusTransaction.requiringNew().call(Heartbeat::last).orElse(answers);
        for (String id : QuarkusTransaction.requiringNew().call(StoredGame::running)) {
            changeSafely(id, (game, now) -> Answer.done(game.spared(read, answers)));
        }
    }

    /** A game that can't be read must not hold up the others. */
    private void changeSafely(String id, Games.Deed deed) {
        try {
            games.change(id, deed);
        } catch (RuntimeException e) {
            LOG.log(System.Logger.Level.ERROR, "game " + id + " could not be brought up to now", e);
        }
    }

    /** Looks again and again in a thread of its own, from the first call on. */
    public synchronized void start() {
        if (looks != null) {
            return;
        }
        ScheduledExecutorService started = Executors.newSingleThreadScheduledExecutor(task -> {
            Thread thread = new Thread(task, "referee");
            thread.setDaemon(true);
            return thread;
        });
        long millis = BETWEEN_LOOKS.toMillis();
        started.scheduleWithFixedDelay(this::lookSafely, millis, millis, TimeUnit.MILLISECONDS);
        looks = started;
    }

    private void lookSafely() {
        try {
            look();
        } catch (Throwable e) {
            // A look that fails, even by an Error, must not end all later ones in silence.
            LOG.log(System.Logger.Level.ERROR, "the flags could not be looked at", e);
        }
    }

    /** Ends each game whose flag has fallen, and notes that the server lives. */
    public void look() {
        Instant now = time.instant();
        List<String> fallen = QuarkusTransaction.requiringNew().call(() -> StoredGame.fallen(now));
        for (String id : fallen) {
            changeSafely(id, (game, instant) -> Answer.done(game.flagged(instant)));
        }
        if (!now.isBefore(lastBeat.plus(BETWEEN_BEATS))) {
            beat(now);
        }
    }

    private synchronized void beat(Instant now) {
        lastBeat = now;
        QuarkusTransaction.requiringNew().run(() -> {
            if (StoredGame.anyRuns()) {
                Heartbeat.at(now);
            }
        });
    }

    /** Looks no more; from here on time is not charged. */
    @Override
    public synchronized void close() {
        if (looks != null) {
            // Without an interrupt, which would close the database's file under a look.
            looks.shutdown();
            looks = null;
        }
        beat(time.instant());
    }
}
