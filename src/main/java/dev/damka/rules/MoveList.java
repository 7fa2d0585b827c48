package dev.damka.rules;

import java.util.Arrays;

/**
 * A list of packed moves that its owner clears and fills again. It grows where a freakish position has more moves than
 * it holds, and otherwise allocates nothing.
 */
public final class MoveList {
    private long[] moves = new long[64];
    private int size;

    public int size() {
        return size;
    }

    /** The move at that place, packed as in {@link PackedMove}. */
    public long get(int place) {
        return moves[place];
    }

    /** Puts another move in that place, for whoever orders the list. */
    public void set(int place, long move) {
        moves[place] = move;
    }

    public void clear() {
        size = 0;
    }

    void add(long move) {
        if (size == moves.length) {
            moves = Arrays.copyOf(moves, 2 * size);
        }
        moves[size++] = move;
    }

    /** Adds the move unless it stands at or behind the place {@code since} already. */
    void addOnce(long move, int since) {
        for (int i = since; i < size; i++) {
            if (moves[i] == move) {
                return;
            }
        }
        add(move);
    }
}
