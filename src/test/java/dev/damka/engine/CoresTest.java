package dev.damka.engine;

import static dev.damka.engine.Cores.Use.BACKGROUND;
import static dev.damka.engine.Cores.Use.GAME;
import static dev.damka.engine.Cores.Use.PAGE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.engine.Cores.Turn;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class CoresTest {
    private final AtomicLong nanos = new AtomicLong();
    private final Cores one = new Cores(1, nanos::get);

    private static boolean has(Turn turn) {
        try {
            return turn.await(Duration.ZERO);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void later(Duration time) {
        nanos.addAndGet(time.toNanos());
    }

    @Test
    void no_more_think_at_once_than_there_are_cores_whatever_for() {
        Cores two = new Cores(2);
        Turn game = two.turn(GAME);
        Turn page = two.turn(PAGE);
        Turn another = two.turn(GAME);
        assertTrue(has(game) && has(page));
        assertFalse(has(another));
        page.close();
        assertTrue(has(another));
    }

    @Test
    void who_is_in_a_hurry_comes_first() {
        Turn first = one.turn(GAME);
        Turn background = one.turn(BACKGROUND);
        Turn page = one.turn(PAGE);
        Turn game = one.turn(GAME);
        first.close();
        assertTrue(has(game) && !has(page) && !has(background));
        game.close();
        assertTrue(has(page) && !has(background));
        page.close();
        assertTrue(has(background));
    }

    @Test
    void who_has_waited_long_enough_comes_before_games_that_come_later() {
        Turn first = one.turn(GAME);
        Turn background = one.turn(BACKGROUND);
        later(BACKGROUND.patience());
        Turn sooner = one.turn(GAME);
        later(Duration.ofNanos(1));
        Turn late = one.turn(GAME);
        first.close();
        assertTrue(has(background) && !has(sooner) && !has(late));
    }

    @Test
    void what_can_wait_is_told_once_that_its_core_is_wanted() {
        List<String> told = new ArrayList<>();
        Turn background = one.turn(BACKGROUND, () -> told.add("wanted"));
        one.turn(BACKGROUND);
        assertEquals(List.of(), told);
        one.turn(PAGE);
        one.turn(GAME);
        assertEquals(List.of("wanted"), told);
        background.close();
    }

    @Test
    void what_has_waited_long_enough_is_not_cut_short() {
        List<String> told = new ArrayList<>();
        Turn first = one.turn(GAME);
        Turn background = one.turn(BACKGROUND, () -> told.add("wanted"));
        later(BACKGROUND.patience());
        first.close();
        one.turn(GAME);
        assertTrue(has(background));
        assertEquals(List.of(), told);
    }

    @Test
    void who_comes_before_somebody_more_urgent_by_its_patience_is_not_cut_short() {
        List<String> told = new ArrayList<>();
        Turn first = one.turn(GAME);
        Turn background = one.turn(BACKGROUND, () -> told.add("wanted"));
        later(BACKGROUND.patience().minus(PAGE.patience()).plusMillis(1));
        Turn page = one.turn(PAGE);
        first.close();
        assertTrue(has(background) && !has(page));
        one.turn(GAME);
        assertEquals(List.of(), told);
    }

    @Test
    void of_two_that_think_the_one_that_can_be_cut_short_is_told() {
        List<String> told = new ArrayList<>();
        Cores two = new Cores(2, nanos::get);
        two.turn(BACKGROUND);
        two.turn(BACKGROUND, () -> told.add("wanted"));
        two.turn(GAME);
        assertEquals(List.of("wanted"), told);
    }

    @Test
    void of_two_that_can_be_cut_short_the_less_urgent_is_told_first() {
        List<String> told = new ArrayList<>();
        Cores two = new Cores(2, nanos::get);
        two.turn(PAGE, () -> told.add("page"));
        two.turn(BACKGROUND, () -> told.add("background"));
        two.turn(GAME);
        assertEquals(List.of("background"), told);
        two.turn(PAGE);
        assertEquals(List.of("background"), told, "a page makes no room for another");
        two.turn(GAME);
        assertEquals(List.of("background", "page"), told);
    }

    /** Whether that turn gets its core, as found out by a thread that waits when this returns. */
    private static FutureTask<Boolean> waitingFor(Turn turn) {
        FutureTask<Boolean> task = new FutureTask<>(() -> {
            try (turn) {
                return turn.await();
            }
        });
        Thread thread = new Thread(task, "waits for a core");
        thread.setDaemon(true);
        thread.start();
        assertTimeoutPreemptively(Duration.ofMinutes(1), () -> {
            while (thread.getState() != Thread.State.TIMED_WAITING) {
                Thread.yield();
            }
        });
        return task;
    }

    @Test
    void who_waits_is_woken_by_the_core() throws Exception {
        Turn first = one.turn(GAME);
        FutureTask<Boolean> second = waitingFor(one.turn(PAGE));
        first.close();
        assertTrue(second.get(1, TimeUnit.MINUTES));
    }

    @Test
    void a_turn_that_is_given_up_wakes_who_waits_without_a_core_and_is_in_nobodys_way() throws Exception {
        Turn first = one.turn(GAME);
        Turn given = one.turn(BACKGROUND);
        FutureTask<Boolean> waits = waitingFor(given);
        given.giveUp();
        assertFalse(waits.get(1, TimeUnit.MINUTES));
        Turn next = one.turn(BACKGROUND);
        first.close();
        assertTrue(has(next));
    }

    @Test
    void a_turn_that_is_given_up_and_not_closed_yet_is_in_nobodys_way_either() {
        Turn first = one.turn(GAME);
        one.turn(BACKGROUND).giveUp();
        assertEquals(0, one.waiting());
        Turn next = one.turn(BACKGROUND);
        first.close();
        assertTrue(has(next));
    }

    @Test
    void what_thinks_when_it_is_given_up_is_cut_short() {
        List<String> told = new ArrayList<>();
        Turn turn = one.turn(GAME, () -> told.add("cut"));
        turn.giveUp();
        assertEquals(List.of("cut"), told);
        assertFalse(has(turn));
    }

    @Test
    void a_thread_that_was_interrupted_has_no_turn() {
        try (Turn turn = one.turn(GAME)) {
            Thread.currentThread().interrupt();
            assertThrows(InterruptedException.class, turn::await);
        }
        assertTrue(has(one.turn(GAME)));
    }
}
