package dev.damka.games;

import dev.damka.rules.DrawRule;
import dev.damka.rules.History;

/**
 * How near a draw rule is, as people count: in moves, a move being one turn of each side; for threefold in occurrences.
 *
 * @param count what is full of {@code limit}, at which the game is drawn
 */
public record Counter(DrawRule rule, int count, int limit) {
    /** The same as the rules count it, in plies. */
    public static Counter of(History.Count count) {
        int plies = count.rule() == DrawRule.THREEFOLD ? 1 : 2;
        return new Counter(count.rule(), count.count() / plies, count.limit() / plies);
    }
}
