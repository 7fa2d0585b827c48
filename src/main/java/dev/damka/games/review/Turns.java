package dev.damka.games.review;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Whose review comes next: that of the player whose last one is the longest ago, so that nobody waits for all of another's. */
final class Turns {
    private final Map<Long, Long> served = new HashMap<>();
    private long turn;

    /** Takes the next one of those that wait, the first asked first. */
    Optional<StoredReview> next(List<StoredReview> waiting) {
        served.keySet()
                .retainAll(waiting.stream().map(review -> review.playerId).collect(Collectors.toSet()));
        Optional<StoredReview> next =
                waiting.stream().min(Comparator.comparingLong(review -> served.getOrDefault(review.playerId, 0L)));
        turn++;
        next.ifPresent(review -> served.put(review.playerId, turn));
        return next;
    }
}
