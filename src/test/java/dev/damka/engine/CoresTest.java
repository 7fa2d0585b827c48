package dev.damka.engine;

import static dev.damka.engine.Cores.Use.BACKGROUND;
import static dev.damka.engine.Cores.Use.GAME;
import static dev.damka.engine.Cores.Use.PAGE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.engine.Cores.Turn;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
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
    void a_machine_of_many_cores_leaves_one_to_the_pages() {
        assertEquals(
                Math.max(1, Runtime.getRuntime().availableProcessors() - 1),
                Cores.spare().number());
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
    void who_waits_is_woken_by_the_core() {
        Turn first = one.turn(GAME);
        CompletableFuture<Boolean> second = CompletableFuture.supplyAsync(() -> awaited(one.turn(PAGE)));
        first.close();
        assertTrue(second.join());
    }

    private static boolean awaited(Turn turn) {
        try (turn) {
            return turn.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void a_turn_that_is_given_up_wakes_who_waits_without_a_core_and_is_in_nobodys_way() {
        Turn first = one.turn(GAME);
        Turn given = one.turn(BACKGROUND);
        CompletableFuture<Boolean> waits = CompletableFuture.supplyAsync(() -> awaited(given));
        given.giveUp();
        assertFalse(waits.join());
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
