package dev.damka.rules;

import java.util.List;

/**
 * One whole move. Two captures are the same move when start, end and captured set are the same, whatever the route
 * ("What one move is").
 *
 * @param captured the captured squares as a set in the layout of {@link Bitboard}; 0 for a quiet move
 */
public record Move(Square from, Square to, long captured) {
    public boolean isCapture() {
        return captured != 0;
    }

    /** The captured squares, in rank order then file order. */
    public List<Square> capturedSquares() {
        return Square.of(captured);
    }

    /** The same move in one number, as in {@link PackedMove}. */
    public long packed() {
        return PackedMove.of(Long.numberOfTrailingZeros(from.bit()), Long.numberOfTrailingZeros(to.bit()), captured);
    }

    static Move of(long packed) {
        return new Move(
                Square.ofBit(PackedMove.from(packed)),
                Square.ofBit(PackedMove.to(packed)),
                PackedMove.captured(packed));
    }
}
