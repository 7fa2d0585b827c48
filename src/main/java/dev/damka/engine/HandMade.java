package dev.damka.engine;

import dev.damka.rules.Bitboard;
import dev.damka.rules.Square;

/**
 * What a quiet position is worth to the side to move, in hundredths of a man, by hand-made terms: material, progress
 * towards the king row, the centre, the rear guard, a king on the main road.
 */
final class HandMade implements Evaluation {
    static final int MAN = 100;

    private static final int KING = 290;
    private static final int FIRST_KING = 60;
    private static final int ROAD = 25;
    private static final int TURN = 3;
    private static final int CENTRE_MAN = 4;
    private static final int EDGE_MAN = -2;
    private static final int REAR_MAN = 7;
    private static final int[] ADVANCED = {0, 0, 2, 4, 7, 12, 22, 0};
    private static final long CENTRE = set("c3", "e3", "d4", "f4", "c5", "e5", "d6", "f6");
    private static final long EDGE = set("a1", "a3", "a5", "a7", "h2", "h4", "h6", "h8");
    private static final long REAR_WHITE = set("c1", "e1");
    private static final long REAR_BLACK = Bitboard.turned(REAR_WHITE);
    private static final long[] RANKS = new long[8];

    static {
        for (Square square : Square.values()) {
            RANKS[square.rank()] |= square.bit();
        }
    }

    private static long set(String... squares) {
        long set = 0;
        for (String square : squares) {
            set |= Square.named(square).orElseThrow().bit();
        }
        return set;
    }

    @Override
    public int of(long own, long enemy, long kings, boolean white) {
        return side(own, enemy, kings, white) - side(enemy, own, kings, !white) + TURN;
    }

    private static int side(long own, long enemy, long kings, boolean white) {
        long men = own & ~kings;
        long crowned = own & kings;
        int score = MAN * Long.bitCount(men)
                + KING * Long.bitCount(crowned)
                + CENTRE_MAN * Long.bitCount(men & CENTRE)
                + EDGE_MAN * Long.bitCount(men & EDGE);
        for (int rank = 2; rank < 7; rank++) {
            score += ADVANCED[rank] * Long.bitCount(men & RANKS[white ? rank : 7 - rank]);
        }
        boolean enemyKings = (enemy & kings) != 0;
        if (crowned != 0) {
            score += enemyKings ? 0 : FIRST_KING;
            score += (crowned & Bitboard.MAIN_ROAD) != 0 ? ROAD : 0;
        }
        return enemyKings ? score : score + REAR_MAN * Long.bitCount(men & (white ? REAR_WHITE : REAR_BLACK));
    }
}
