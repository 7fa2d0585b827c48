package dev.damka.web.authors;

import dev.damka.rules.Bitboard;
import dev.damka.rules.Piece;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.Square;
import java.util.Optional;

/** Puts pieces on a board and takes them off. */
enum Placing {
    WHITE_MAN("wm", Side.WHITE, false),
    WHITE_KING("wk", Side.WHITE, true),
    BLACK_MAN("bm", Side.BLACK, false),
    BLACK_KING("bk", Side.BLACK, true),
    NOTHING("none", Side.WHITE, false);

    /** The most pieces of a side. */
    private static final int MOST = 12;

    private final String id;
    private final Side side;
    private final boolean king;

    Placing(String id, Side side, boolean king) {
        this.id = id;
        this.side = side;
        this.king = king;
    }

    /** The piece of that name; a white man where there is none. */
    static Placing named(String id) {
        for (Placing piece : values()) {
            if (piece.id.equals(id)) {
                return piece;
            }
        }
        return WHITE_MAN;
    }

    String id() {
        return id;
    }

    /**
     * The board with this piece on that square; the same piece once more is taken off. A man on its last rank is a king,
     * and a thirteenth piece of a side is not put on.
     */
    Position on(Position position, Square square) {
        long bit = square.bit();
        boolean crowned = king || isLastRank(bit);
        Optional<Piece> there = position.at(square);
        Position bare = new Position(
                position.white() & ~bit, position.black() & ~bit, position.kings() & ~bit, position.turn());
        boolean isSame = there.equals(Optional.of(new Piece(side, crowned)));
        if (this == NOTHING || isSame || Long.bitCount(bare.pieces(side)) >= MOST) {
            return bare;
        }
        return new Position(
                bare.white() | (side == Side.WHITE ? bit : 0),
                bare.black() | (side == Side.BLACK ? bit : 0),
                bare.kings() | (crowned ? bit : 0),
                bare.turn());
    }

    private boolean isLastRank(long bit) {
        return (bit & (side == Side.WHITE ? Bitboard.RANK_8 : Bitboard.RANK_1)) != 0;
    }

    /** The same board with that side to move. */
    static Position turned(Position position, Side turn) {
        return new Position(position.white(), position.black(), position.kings(), turn);
    }
}
