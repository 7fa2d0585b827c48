package dev.damka.games;

import dev.damka.rules.Side;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Both sides' time ("Clock"): one of them runs, or none. Immutable; everything is a function of the instants that are
 * passed in, to the millisecond, so that looking at a clock changes nothing. Without limits it knows only who runs.
 *
 * @param white what White had left when the clock last stood
 * @param black what Black had left
 * @param running whose clock runs; null while it stands
 * @param since since when it runs; null while it stands
 */
public record Clock(
        TimeControl control,
        Duration white,
        Duration black,
        @Nullable Side running,
        @Nullable Instant since) {
    public Clock {
        if ((running == null) != (since == null)) {
            throw new IllegalArgumentException("a clock that runs has run since some instant");
        }
    }

    /** A clock before the first move, which stands. */
    public static Clock full(TimeControl control) {
        return new Clock(control, control.initial(), control.initial(), null, null);
    }

    public boolean isRunning() {
        return running != null;
    }

    /** That side's clock runs from now on. */
    public Clock start(Side side, Instant now) {
        Clock stopped = stop(now);
        return new Clock(control, stopped.white, stopped.black, side, now.truncatedTo(ChronoUnit.MILLIS));
    }

    /** The same time left, but nobody's clock runs. */
    public Clock stop(Instant now) {
        return new Clock(control, left(Side.WHITE, now), left(Side.BLACK, now), null, null);
    }

    /** "The increment is added after the move": the side that ran has moved, and the clock stands. */
    public Clock moved(Instant now) {
        Clock stopped = stop(now);
        return new Clock(
                control,
                running == Side.WHITE ? stopped.white.plus(control.increment()) : stopped.white,
                running == Side.BLACK ? stopped.black.plus(control.increment()) : stopped.black,
                null,
                null);
    }

    /** The time that side has left, never below zero; zero without limits. */
    public Duration left(Side side, Instant now) {
        Duration left = side == Side.WHITE ? white : black;
        if (side != running || since == null || control.isUnlimited()) {
            return left;
        }
        Duration rest = left.minus(elapsed(since, now));
        return rest.isNegative() ? Duration.ZERO : rest;
    }

    /** A time that is set back charges nobody. */
    private static Duration elapsed(Instant since, Instant now) {
        Duration elapsed = Duration.ofMillis(Duration.between(since, now).toMillis());
        return elapsed.isNegative() ? Duration.ZERO : elapsed;
    }

    /** When the flag of the side that runs falls; empty while nobody's can. */
    public Optional<Instant> falls() {
        if (running == null || since == null || control.isUnlimited()) {
            return Optional.empty();
        }
        return Optional.of(since.plus(running == Side.WHITE ? white : black));
    }

    /** Whether the side that runs has no time left: "a move counts if it reached the server before the flag fell". */
    public boolean hasFallen(Instant now) {
        return falls().filter(falls -> !now.isBefore(falls)).isPresent();
    }

    /** The clock as if the time between those instants had not passed: the server was down. */
    public Clock without(Instant from, Instant to) {
        if (since == null || !to.isAfter(since)) {
            return this;
        }
        Duration lost = elapsed(from.isAfter(since) ? from : since, to);
        return new Clock(control, white, black, running, since.plus(lost));
    }
}
