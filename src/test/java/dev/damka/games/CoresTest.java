package dev.damka.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class CoresTest {
    private final Cores two = new Cores(2);

    @Test
    void a_core_is_idle_as_long_as_games_leave_one() throws InterruptedException {
        assertTrue(two.awaitIdle(Duration.ZERO));
        two.take();
        assertTrue(two.awaitIdle(Duration.ZERO));
        two.take();
        assertFalse(two.awaitIdle(Duration.ZERO));
        two.free();
        assertTrue(two.awaitIdle(Duration.ZERO));
    }

    @Test
    void who_has_an_idle_core_is_told_when_games_need_it() {
        List<String> told = new ArrayList<>();
        two.whenBusy(() -> told.add("busy"));
        two.take();
        assertEquals(List.of(), told);
        two.take();
        assertEquals(List.of("busy"), told);
    }

    @Test
    void who_waits_is_woken_when_a_game_needs_its_core_no_more() {
        two.take();
        two.take();
        CompletableFuture<Boolean> idle = CompletableFuture.supplyAsync(() -> {
            try {
                return two.awaitIdle(Duration.ofMinutes(1));
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        two.free();
        assertTrue(idle.join());
    }
}
