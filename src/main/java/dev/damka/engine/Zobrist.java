package dev.damka.engine;

import dev.damka.rules.PackedMove;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import java.util.SplittableRandom;

/** A number for each piece on each square, combined into a position's key. Fixed, so that searches repeat exactly. */
final class Zobrist {
    /** Combined into the key where Black is to move. */
    static final long BLACK_TO_MOVE;

    private static final int WHITE_KING = 64;
    private static final int BLACK_MAN = 128;
    private static final int BLACK_KING = 192;
    private static final long[] KEYS = new long[256];

    static {
        SplittableRandom random = new SplittableRandom(0xDA3CAL);
        for (int i = 0; i < KEYS.length; i++) {
            KEYS[i] = random.nextLong();
        }
        BLACK_TO_MOVE = random.nextLong();
    }

    private Zobrist() {}

    /** The key of one piece on the square of that bit index. */
    static long piece(boolean white, boolean king, int index) {
        return KEYS[(white ? king ? WHITE_KING : 0 : king ? BLACK_KING : BLACK_MAN) + index];
    }

    /** The key of all pieces of a set. */
    static long pieces(long squares, long kings, boolean white) {
        long key = 0;
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            key ^= piece(white, (rest & -rest & kings) != 0, Long.numberOfTrailingZeros(rest));
        }
        return key;
    }

    static long of(Position position) {
        return of(
                position.pieces(position.turn()),
                position.pieces(position.turn().opponent()),
                position.kings(),
                position.turn() == Side.WHITE);
    }

    /** The key of a position. */
    static long of(long own, long enemy, long kings, boolean white) {
        return pieces(own, kings, white) ^ pieces(enemy, kings, !white) ^ (white ? 0 : BLACK_TO_MOVE);
    }

    /** The key after that move of the side to move, from the key before it. */
    static long after(long key, long kings, long kingsAfter, boolean white, long move) {
        int from = PackedMove.from(move);
        int to = PackedMove.to(move);
        long next = key
                ^ BLACK_TO_MOVE
                ^ piece(white, (kings >>> from & 1) != 0, from)
                ^ piece(white, (kingsAfter >>> to & 1) != 0, to);
        long captured = PackedMove.captured(move);
        return captured == 0 ? next : next ^ pieces(captured, kings, !white);
    }
}
