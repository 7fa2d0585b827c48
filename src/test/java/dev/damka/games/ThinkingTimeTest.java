package dev.damka.games;

import static dev.damka.games.Table.NOON;
import static dev.damka.games.Table.after;
import static dev.damka.rules.Side.WHITE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import org.junit.jupiter.api.Test;

class ThinkingTimeTest {
    private static long millis(TimeControl control, Instant now, int waiting) {
        return ThinkingTime.millis(Clock.full(control).start(WHITE, NOON), WHITE, now, waiting, 1);
    }

    @Test
    void a_second_at_most() {
        assertEquals(1_000, millis(TimeControl.UNLIMITED, NOON, 0));
        assertEquals(1_000, millis(TimeControl.DEFAULT, NOON, 0));
    }

    @Test
    void a_share_of_what_the_clock_has_left() {
        TimeControl bullet = new TimeControl(1, 0);
        assertEquals(500, millis(bullet, after(45), 0));
        assertEquals(33, millis(bullet, after(59), 0));
        assertEquals(1, millis(bullet, after(59.99), 0));
    }

    @Test
    void the_engine_never_runs_out_of_time_by_thinking() {
        Clock clock = Clock.full(new TimeControl(1, 0)).start(WHITE, NOON);
        Instant now = NOON;
        for (int move = 0; move < 200; move++) {
            now = now.plusMillis(ThinkingTime.millis(clock, WHITE, now, 0, 1));
        }
        assertTrue(clock.left(WHITE, now).toMillis() > 0, clock.left(WHITE, now).toString());
    }

    @Test
    void the_more_games_wait_the_shorter_each_is_thought_about() {
        assertEquals(1_000, millis(TimeControl.UNLIMITED, NOON, 4));
        assertEquals(50, millis(TimeControl.UNLIMITED, NOON, 99));
    }
}
