package dev.damka.engine.tables;

import dev.damka.rules.MoveGenerator;
import dev.damka.rules.PackedMove;

/**
 * How far every position is from the end of the game under best play, as far as it was built. One byte a position: 0 for
 * a draw, else the plies to the end plus one; an even number of plies means that the side to move loses, an odd one that
 * it wins. The draw rules' counters are not known here.
 */
final class Distances {
    /** The value of a position that is lost with no ply played: no piece or no move. */
    static final byte LOST_NOW = 1;

    private static final int SPAN = 7;

    private final byte[][] values = new byte[SPAN * SPAN * SPAN * SPAN][];
    private final Slice[] slices = new Slice[SPAN * SPAN * SPAN * SPAN];

    void put(Slice slice, byte[] distances) {
        int key = key(slice);
        slices[key] = slice;
        values[key] = distances;
    }

    byte[] of(Slice slice) {
        return values[key(slice)];
    }

    /** The value of the position with those pieces, the side to move playing up. */
    byte get(int men, int kings, int enemyMen, int enemyKings) {
        if ((men | kings) == 0) {
            return LOST_NOW;
        }
        int key = key(
                Integer.bitCount(men),
                Integer.bitCount(kings),
                Integer.bitCount(enemyMen),
                Integer.bitCount(enemyKings));
        return values[key][slices[key].index(men, kings, enemyMen, enemyKings)];
    }

    /** The value, for the other side, of the position after a move of the side that plays up. Sets are padded. */
    byte after(long move, long own, long enemy, long kings) {
        long moved = own & ~(1L << PackedMove.from(move)) | 1L << PackedMove.to(move);
        int ownAfter = Integer.reverse(Board.packed(moved));
        int enemyAfter = Integer.reverse(Board.packed(enemy & ~PackedMove.captured(move)));
        int kingsAfter = Integer.reverse(Board.packed(MoveGenerator.kingsAfter(move, kings, true)));
        return get(enemyAfter & ~kingsAfter, enemyAfter & kingsAfter, ownAfter & ~kingsAfter, ownAfter & kingsAfter);
    }

    static int key(Slice slice) {
        return key(slice.ownMen(), slice.ownKings(), slice.enemyMen(), slice.enemyKings());
    }

    static int key(int men, int kings, int enemyMen, int enemyKings) {
        return ((men * SPAN + kings) * SPAN + enemyMen) * SPAN + enemyKings;
    }
}
