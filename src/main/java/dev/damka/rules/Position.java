package dev.damka.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * What stands on the board and whose move it is. Immutable.
 *
 * @param white all white pieces, as a set in the layout of {@link Bitboard}
 * @param black all black pieces
 * @param kings the kings of both sides
 */
public record Position(long white, long black, long kings, Side turn) {
    /** The start: twelve men a side on the first three ranks, White to move. */
    public static final Position START =
            new Position(0x1FFFL & Bitboard.ALL, 0x1FFFL << 23 & Bitboard.ALL, 0, Side.WHITE);

    public Position {
        if ((white & black) != 0 || ((white | black) & ~Bitboard.ALL) != 0 || (kings & ~(white | black)) != 0) {
            throw new IllegalArgumentException("two pieces on a square, or a piece or a king beside the board");
        }
    }

    /** All pieces of that side. */
    public long pieces(Side side) {
        return side == Side.WHITE ? white : black;
    }

    /** The piece on that square, if there is one. */
    public Optional<Piece> at(Square square) {
        long bit = square.bit();
        if (((white | black) & bit) == 0) {
            return Optional.empty();
        }
        return Optional.of(new Piece((white & bit) != 0 ? Side.WHITE : Side.BLACK, (kings & bit) != 0));
    }

    /** Every legal move, each once; empty where the side to move has lost. */
    public List<Move> legalMoves() {
        MoveList packed = new MoveList();
        MoveGenerator.generate(pieces(turn), pieces(turn.opponent()), kings, turn == Side.WHITE, packed);
        List<Move> moves = new ArrayList<>(packed.size());
        for (int i = 0; i < packed.size(); i++) {
            moves.add(Move.of(packed.get(i)));
        }
        return Collections.unmodifiableList(moves);
    }

    /**
     * The position after that move of the side to move. The move comes from {@link #legalMoves()} or equals one of them;
     * only what would break the board is checked here.
     *
     * @throws IllegalArgumentException if no piece of the side to move stands on its start, or its end is taken, or it
     *     captures what is not the enemy's
     */
    public Position play(Move move) {
        boolean isWhite = turn == Side.WHITE;
        long from = move.from().bit();
        long to = move.to().bit();
        long own = pieces(turn);
        long enemy = pieces(turn.opponent());
        if ((own & from) == 0 || (((own & ~from) | enemy) & to) != 0 || (move.captured() & ~enemy) != 0) {
            throw new IllegalArgumentException(move + " can't be played in " + this);
        }
        long moved = own & ~from | to;
        long left = enemy & ~move.captured();
        return new Position(
                isWhite ? moved : left,
                isWhite ? left : moved,
                MoveGenerator.kingsAfter(move.packed(), kings, isWhite),
                turn.opponent());
    }

    /** The end of the game by the board alone: no pieces left, or no legal move. Draw rules need a {@link History}. */
    public Optional<Outcome> outcome() {
        if (pieces(turn) == 0) {
            return Optional.of(Outcome.win(turn.opponent(), Outcome.Reason.NO_PIECES));
        }
        if (pieces(turn.opponent()) == 0) {
            return Optional.of(Outcome.win(turn, Outcome.Reason.NO_PIECES));
        }
        if (!canMove()) {
            return Optional.of(Outcome.win(turn.opponent(), Outcome.Reason.NO_MOVES));
        }
        return Optional.empty();
    }

    private boolean canMove() {
        return MoveGenerator.count(pieces(turn), pieces(turn.opponent()), kings, turn == Side.WHITE, new MoveList())
                > 0;
    }

    /** The same position with the board turned by half a circle and the colours changed. */
    public Position flipped() {
        return new Position(Bitboard.turned(black), Bitboard.turned(white), Bitboard.turned(kings), turn.opponent());
    }
}
