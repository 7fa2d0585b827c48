package dev.damka.games;

import static dev.damka.rules.Side.BLACK;
import static dev.damka.rules.Side.WHITE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ClockTest {
    private static final Instant NOON = Instant.parse("2026-05-01T12:00:00Z");
    private static final Clock BEGUN = Clock.full(new TimeControl(1, 2)).start(WHITE, NOON);

    private static Instant after(double seconds) {
        return NOON.plusMillis(Math.round(seconds * 1000));
    }

    @Test
    void the_side_to_move_runs_and_the_other_stands() {
        assertEquals(Duration.ofSeconds(40), BEGUN.left(WHITE, after(20)));
        assertEquals(Duration.ofSeconds(60), BEGUN.left(BLACK, after(20)));
    }

    @Test
    void looking_at_a_clock_changes_nothing() {
        BEGUN.left(WHITE, after(50));
        assertEquals(Duration.ofSeconds(59), BEGUN.left(WHITE, after(1)));
    }

    @Test
    void the_increment_is_added_after_the_move() {
        Clock moved = BEGUN.moved(after(20));
        assertEquals(Duration.ofSeconds(42), moved.left(WHITE, after(100)));
        assertFalse(moved.isRunning());

        Clock running = moved.start(BLACK, after(100));
        assertEquals(Duration.ofSeconds(57), running.left(BLACK, after(103)));
        assertEquals(Duration.ofSeconds(42), running.left(WHITE, after(103)));
    }

    @Test
    void the_flag_falls_at_the_last_instant_and_not_before() {
        assertEquals(Optional.of(after(60)), BEGUN.falls());
        assertFalse(BEGUN.hasFallen(after(59.999)));
        assertTrue(BEGUN.hasFallen(after(60)));
        assertEquals(Duration.ZERO, BEGUN.left(WHITE, after(90)));
    }

    @Test
    void a_clock_that_stands_never_falls() {
        Clock stands = BEGUN.stop(after(20));
        assertEquals(Duration.ofSeconds(40), stands.left(WHITE, after(9_000)));
        assertFalse(stands.hasFallen(after(9_000)));
        assertEquals(Optional.empty(), stands.falls());
    }

    @Test
    void time_that_the_server_was_down_is_not_charged() {
        Clock up = BEGUN.without(after(10), after(500));
        assertEquals(Duration.ofSeconds(50), up.left(WHITE, after(500)));
        assertEquals(Optional.of(after(550)), up.falls());
    }

    @Test
    void a_clock_that_began_while_nobody_noted_that_the_server_lived_begins_again() {
        assertEquals(
                Duration.ofSeconds(60), BEGUN.without(after(-300), after(500)).left(WHITE, after(500)));
        assertEquals(BEGUN, BEGUN.without(after(-300), after(-200)));
    }

    @Test
    void a_time_that_is_set_back_charges_nobody() {
        assertEquals(Duration.ofSeconds(60), BEGUN.left(WHITE, after(-30)));
    }

    @Test
    void without_limits_nothing_is_charged_and_nothing_falls() {
        Clock clock = Clock.full(TimeControl.UNLIMITED).start(WHITE, NOON);
        assertTrue(clock.isRunning());
        assertFalse(clock.hasFallen(after(1e6)));
        assertEquals(Optional.empty(), clock.falls());
        assertEquals(Duration.ZERO, clock.moved(after(5)).left(WHITE, after(5)));
    }
}
