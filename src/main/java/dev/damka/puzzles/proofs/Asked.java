package dev.damka.puzzles.proofs;

import dev.damka.engine.Goal;
import dev.damka.engine.Question;
import dev.damka.rules.Bitboard;
import dev.damka.rules.Position;
import dev.damka.rules.Side;

/**
 * A question in two numbers, the same for the same question alone.
 *
 * @param pieces White's in the upper half, Black's in the lower
 * @param rest the kings in the upper half, then the goal with its number and the two sides
 */
record Asked(long pieces, long rest) {
    private static final int KIND = 16;
    private static final int WIN = 0;
    private static final int DRAW = 1;
    private static final int WIN_IN = 2;
    private static final int GAIN = 3;

    static Asked of(Question question) {
        Position position = question.position();
        long pieces = (long) Bitboard.packed(position.white()) << 32 | low(Bitboard.packed(position.black()));
        long sides = (position.turn() == Side.WHITE ? 1 : 0) | (question.solver() == Side.WHITE ? 2 : 0);
        return new Asked(
                pieces, (long) Bitboard.packed(position.kings()) << 32 | low(goal(question.goal())) | sides << 20);
    }

    /** Numbers are small: a sign and at most two digits, and what men on the board can add to them. */
    private static int goal(Goal goal) {
        if (goal instanceof Goal.WinIn winIn) {
            return WIN_IN << KIND | winIn.moves() & 0xFFFF;
        }
        if (goal instanceof Goal.Gain gain) {
            return GAIN << KIND | gain.men() & 0xFFFF;
        }
        return (goal instanceof Goal.Draw ? DRAW : WIN) << KIND;
    }

    private static long low(int number) {
        return number & 0xFFFFFFFFL;
    }
}
