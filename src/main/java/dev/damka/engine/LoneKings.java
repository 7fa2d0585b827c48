package dev.damka.engine;

import dev.damka.rules.Bitboard;
import dev.damka.rules.MoveGenerator;
import dev.damka.rules.MoveList;
import dev.damka.rules.PackedMove;

/**
 * What becomes of one king against one. Nearly always that is a draw; but a king that can be taken loses, and so does
 * one whose every move lets it be taken, as in the corner of the main road when the other holds that road.
 */
final class LoneKings {
    private static final byte UNDECIDED = 0;
    private static final byte WINS = 1;
    private static final byte LOSES = 2;

    /** By the squares of the king to move and of the other. Colours make no difference where there are no men. */
    private static final byte[] RESULT = new byte[Bitboard.BITS * Bitboard.BITS];

    static {
        MoveList moves = new MoveList();
        boolean more = true;
        while (more) {
            more = false;
            for (int own = 0; own < Bitboard.BITS; own++) {
                for (int enemy = 0; enemy < Bitboard.BITS; enemy++) {
                    long both = 1L << own | 1L << enemy;
                    int place = own * Bitboard.BITS + enemy;
                    if (own != enemy && (both & ~Bitboard.ALL) == 0 && RESULT[place] == UNDECIDED) {
                        MoveGenerator.generate(1L << own, 1L << enemy, both, true, moves);
                        RESULT[place] = result(moves, enemy);
                        more |= RESULT[place] != UNDECIDED;
                    }
                }
            }
        }
    }

    private LoneKings() {}

    private static byte result(MoveList moves, int enemy) {
        boolean allLose = true;
        for (int i = 0; i < moves.size(); i++) {
            if (PackedMove.captured(moves.get(i)) != 0) {
                return WINS;
            }
            byte after = RESULT[enemy * Bitboard.BITS + PackedMove.to(moves.get(i))];
            if (after == LOSES) {
                return WINS;
            }
            allLose &= after == WINS;
        }
        return allLose ? LOSES : UNDECIDED;
    }

    /** Whether the king to move, alone on that set, wins against the king on the other. */
    static boolean wins(long own, long enemy) {
        return RESULT[place(own, enemy)] == WINS;
    }

    /** Whether the king to move loses. */
    static boolean loses(long own, long enemy) {
        return RESULT[place(own, enemy)] == LOSES;
    }

    private static int place(long own, long enemy) {
        return Long.numberOfTrailingZeros(own) * Bitboard.BITS + Long.numberOfTrailingZeros(enemy);
    }
}
