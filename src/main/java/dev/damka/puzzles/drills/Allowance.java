package dev.damka.puzzles.drills;

import dev.damka.rules.DrawRule;
import dev.damka.rules.History;
import java.util.Comparator;
import java.util.Optional;

/**
 * What a limit of moves leaves.
 *
 * @param move the number of the move to make, from 1
 * @param limit how many there may be
 */
public record Allowance(int move, int limit) {
    /** The limit of the draw rule that will end the game first, as it counts once that last move is made. */
    static Optional<Allowance> of(History game) {
        return game.counts().stream()
                .filter(count -> count.rule() != DrawRule.THREEFOLD)
                .min(Comparator.comparingInt(count -> count.limit() - count.count()))
                .map(count -> new Allowance((count.count() + 1) / 2, count.limit() / 2));
    }
}
