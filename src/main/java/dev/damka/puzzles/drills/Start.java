package dev.damka.puzzles.drills;

import dev.damka.engine.Goal;
import dev.damka.rules.Position;

/**
 * A position in which a drill begins, the learner to move.
 *
 * @param name by which the same position comes again: a number, or the position itself as FEN
 * @param task {@link Goal#WIN} or {@link Goal#DRAW}
 */
public record Start(Drill drill, String name, Position position, Goal task) {
    /** The first number of the sequence that {@link #next} goes through. */
    private static final long FIRST = 1;

    /** A prime and one of its generators: the numbers come again after two thousand million. */
    private static final long MODULUS = 2_147_483_647;

    private static final long FACTOR = 48_271;

    /** Whether it is to be won, not only held. */
    public boolean isToWin() {
        return task.equals(Goal.WIN);
    }

    /** The number of another position. */
    public String next() {
        return Long.toString(following(seed()));
    }

    /** The number of the position for somebody who has played so many of the drill. */
    public static String first(int played) {
        long number = FIRST;
        for (int i = 0; i <= played; i++) {
            number = following(number);
        }
        return Long.toString(number);
    }

    /** What the defender's choice among equal moves hangs on. */
    long seed() {
        return number(name) > 0 ? number(name) : 1 + Math.floorMod(name.hashCode(), MODULUS - 1);
    }

    private static long following(long number) {
        return number * FACTOR % MODULUS;
    }

    /** The number that a name is; 0 where it is none. */
    static long number(String name) {
        boolean digits = name.matches("[1-9][0-9]{0,9}");
        return digits && Long.parseLong(name) < MODULUS ? Long.parseLong(name) : 0;
    }
}
