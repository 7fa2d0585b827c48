package dev.damka.engine;

/**
 * When a search ends, whichever comes first.
 *
 * @param millis the longest time, in milliseconds
 * @param nodes the most positions visited, over all threads
 * @param depth the last iteration, in plies
 */
public record Limits(long millis, long nodes, int depth) {
    /** The deepest iteration that can be asked for. */
    public static final int MAX_DEPTH = 100;

    public Limits {
        if (millis < 0 || nodes < 1 || depth < 1 || depth > MAX_DEPTH) {
            throw new IllegalArgumentException("time from 0, nodes from 1, depth 1 to " + MAX_DEPTH);
        }
    }

    /** No more than that time. */
    public static Limits time(long millis) {
        return new Limits(millis, Long.MAX_VALUE, MAX_DEPTH);
    }

    /** That many iterations. */
    public static Limits depth(int depth) {
        return new Limits(Long.MAX_VALUE, Long.MAX_VALUE, depth);
    }

    /** About that many positions. */
    public static Limits nodes(long nodes) {
        return new Limits(Long.MAX_VALUE, nodes, MAX_DEPTH);
    }
}
