package dev.damka.games;

import dev.damka.rules.Side;
import java.time.Instant;

/** How long the engine thinks about a move. */
final class ThinkingTime {
    /** The longest time for a move, in milliseconds. */
    static final long MOST = 1_000;

    private static final long LEAST = 1;
    /** A game lasts about that many more moves. */
    private static final int MOVES_TO_GO = 30;
    /** Everybody who waits is answered within about that time, in milliseconds. */
    private static final long ROUND = 5_000;

    private ThinkingTime() {}

    /**
     * A share of the engine's clock, at most a second, and less where many games wait for few threads.
     *
     * @param waiting how many other games wait for a thread
     */
    static long millis(Clock clock, Side side, Instant now, int waiting, int threads) {
        long fair = ROUND * threads / (waiting + 1);
        long most = Math.min(MOST, fair);
        if (!clock.control().isUnlimited()) {
            long left = clock.left(side, now).toMillis();
            long increment = clock.control().increment().toMillis();
            long share = left / MOVES_TO_GO + increment * 3 / 4;
            most = Math.min(most, Math.min(share, left / 4));
        }
        return Math.max(LEAST, most);
    }
}
