package dev.damka.games.review;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Chooses whose review comes next: that of the player whose last one is the longest ago, so that nobody waits for all of
 * another's.
 */
final class NextReview {
    private final Map<Long, Long> served = new HashMap<>();
    private long chosen;

    /** Takes the next one of those that wait, the first asked first. */
    Optional<StoredReview> of(List<StoredReview> waiting) {
        served.keySet()
                .retainAll(waiting.stream().map(review -> review.playerId).collect(Collectors.toSet()));
        Optional<StoredReview> next =
                waiting.stream().min(Comparator.comparingLong(review -> served.getOrDefault(review.playerId, 0L)));
        chosen++;
        next.ifPresent(review -> served.put(review.playerId, chosen));
        return next;
    }
}
