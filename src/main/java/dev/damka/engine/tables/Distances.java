package dev.damka.engine.tables;

import dev.damka.rules.Bitboard;
import dev.damka.rules.MoveGenerator;
import dev.damka.rules.PackedMove;
import java.nio.ByteBuffer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How far every position is from the end of the game under best play, as far as it is known here. One unsigned byte a
 * position: 0 for a draw, else the plies to the end plus one; an even number of plies means that the side to move loses,
 * an odd one that it wins. The draw rules' counters are not known here.
 */
final class Distances {
    /** The value of a position that is lost with no ply played: no piece or no move. */
    static final int LOST_NOW = 1;
    /** The greatest value that a byte holds. */
    static final int MOST = 255;

    private final @Nullable ByteBuffer[] values = new ByteBuffer[Slice.KEYS];

    /** The same, to which more can be added. */
    Distances copy() {
        Distances copy = new Distances();
        System.arraycopy(values, 0, copy.values, 0, values.length);
        return copy;
    }

    void put(Slice slice, ByteBuffer distances) {
        values[slice.key()] = distances;
    }

    /** Adds all slices of 2 to {@code pieces} pieces from where they stand one after another. */
    void putAll(int pieces, ByteBuffer all) {
        int at = 0;
        for (Slice slice : Slice.upTo(pieces)) {
            put(slice, all.slice(at, slice.size()));
            at += slice.size();
        }
    }

    /** All slices of 2 to {@code pieces} pieces, in the order of {@link #putAll}. */
    List<ByteBuffer> all(int pieces) {
        return Slice.upTo(pieces).stream().map(this::of).toList();
    }

    boolean knows(Slice slice) {
        return values[slice.key()] != null;
    }

    /** The values of a slice that is known. */
    ByteBuffer of(Slice slice) {
        ByteBuffer known = values[slice.key()];
        if (known == null) {
            throw new IllegalStateException("the distances of " + slice + " are not known");
        }
        return known;
    }

    /** The value of a position of a slice that is known. */
    int get(Slice slice, int index) {
        return of(slice).get(index) & 0xFF;
    }

    /** The value of the position with those pieces, of a slice that is known, the side to move playing up. */
    private int get(int men, int kings, int enemyMen, int enemyKings) {
        if ((men | kings) == 0) {
            return LOST_NOW;
        }
        Slice slice = Slice.of(
                Integer.bitCount(men),
                Integer.bitCount(kings),
                Integer.bitCount(enemyMen),
                Integer.bitCount(enemyKings));
        return get(slice, slice.index(men, kings, enemyMen, enemyKings));
    }

    /** The same, or {@link EndgameTables#UNKNOWN}; both sides have pieces. */
    int find(int men, int kings, int enemyMen, int enemyKings) {
        Slice slice = Slice.of(
                Integer.bitCount(men),
                Integer.bitCount(kings),
                Integer.bitCount(enemyMen),
                Integer.bitCount(enemyKings));
        return knows(slice) ? get(slice, slice.index(men, kings, enemyMen, enemyKings)) : EndgameTables.UNKNOWN;
    }

    /** The value, for the other side, of the position after a move of the side that plays up. Sets are padded. */
    int after(long move, long own, long enemy, long kings) {
        long moved = own & ~(1L << PackedMove.from(move)) | 1L << PackedMove.to(move);
        int ownAfter = Integer.reverse(Bitboard.packed(moved));
        int enemyAfter = Integer.reverse(Bitboard.packed(enemy & ~PackedMove.captured(move)));
        int kingsAfter = Integer.reverse(Bitboard.packed(MoveGenerator.kingsAfter(move, kings, true)));
        return get(enemyAfter & ~kingsAfter, enemyAfter & kingsAfter, ownAfter & ~kingsAfter, ownAfter & kingsAfter);
    }
}
