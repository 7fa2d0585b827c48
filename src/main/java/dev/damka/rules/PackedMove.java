package dev.damka.rules;

/** A move in one number, for the core and the engine: captured set in bits 0-35, start in 36-41, end in 42-47. */
public final class PackedMove {
    private static final int FROM = 36;
    private static final int TO = 42;
    private static final long CAPTURED = (1L << FROM) - 1;

    private PackedMove() {}

    static long of(int from, int to, long captured) {
        return captured | (long) from << FROM | (long) to << TO;
    }

    /** The set of captured squares; 0 for a quiet move. */
    public static long captured(long move) {
        return move & CAPTURED;
    }

    /** The bit index of the square on which the move starts. */
    public static int from(long move) {
        return (int) (move >>> FROM) & 63;
    }

    /** The bit index of the square on which the move ends. */
    public static int to(long move) {
        return (int) (move >>> TO) & 63;
    }
}
