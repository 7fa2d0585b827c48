package dev.damka.games.review;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.damka.games.Game;
import dev.damka.rules.Played;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class NextReviewTest {
    private static StoredReview asked(String gameId, long playerId) {
        Review review = Review.of(Game.recorded("", "", Played.game("W:Wc3:Bb8", "c3-d4"), null));
        return new StoredReview(gameId, playerId, review, Instant.EPOCH);
    }

    @Test
    void nobody_waits_for_all_reviews_of_another_player() {
        List<StoredReview> waiting =
                new ArrayList<>(List.of(asked("a1", 1), asked("a2", 1), asked("a3", 1), asked("b1", 2)));
        NextReview chosen = new NextReview();
        List<String> order = new ArrayList<>();
        while (!waiting.isEmpty()) {
            StoredReview next = chosen.of(waiting).orElseThrow();
            order.add(next.gameId);
            waiting.remove(next);
            if (next.gameId.equals("a2")) {
                waiting.add(asked("c1", 3));
            }
        }
        assertEquals(List.of("a1", "b1", "a2", "c1", "a3"), order);
    }

    @Test
    void where_nothing_waits_nobody_is_next() {
        assertEquals(Optional.empty(), new NextReview().of(List.of()));
    }
}
