package dev.damka.puzzles.files;

import dev.damka.rules.Bitboard;
import dev.damka.rules.Move;
import dev.damka.rules.MoveGenerator;
import dev.damka.rules.MoveList;
import dev.damka.rules.PackedMove;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.Square;
import dev.damka.rules.notation.MoveReader;
import dev.damka.rules.notation.Reading;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The legal moves of one position, to find written ones among. The usual case, one legal move between two squares, is
 * decided here and fast; every other text is {@link MoveReader}'s.
 */
final class FileMoves {
    private static final Square[] BY_BIT = new Square[Bitboard.BITS];
    private static final Move[] QUIET = new Move[Bitboard.BITS * Bitboard.BITS];

    static {
        for (Square square : Square.values()) {
            BY_BIT[bit(square)] = square;
        }
        for (Square from : Square.values()) {
            for (Square to : Square.values()) {
                QUIET[bit(from) * Bitboard.BITS + bit(to)] = new Move(from, to, 0);
            }
        }
    }

    private final Position position;
    private final MoveList legal;

    /** Fills the list with the legal moves of the position and looks for written ones in it. */
    FileMoves(Position position, MoveList list) {
        this.position = position;
        this.legal = list;
        Side turn = position.turn();
        MoveGenerator.generate(
                position.pieces(turn), position.pieces(turn.opponent()), position.kings(), turn == Side.WHITE, legal);
    }

    private static int bit(Square square) {
        return Long.numberOfTrailingZeros(square.bit());
    }

    int size() {
        return legal.size();
    }

    /** The legal move at that place. The same quiet move is always the same object. */
    Move get(int place) {
        long packed = legal.get(place);
        int from = PackedMove.from(packed);
        int to = PackedMove.to(packed);
        long captured = PackedMove.captured(packed);
        return captured == 0 ? QUIET[from * Bitboard.BITS + to] : new Move(BY_BIT[from], BY_BIT[to], captured);
    }

    /** Whether some legal move is none of those. */
    boolean hasMoreThan(List<Move> moves) {
        return legal.size() > moves.size();
    }

    /** The legal moves that are none of those. */
    List<Move> besides(List<Move> moves) {
        List<Move> others = new ArrayList<>();
        for (int i = 0; i < legal.size(); i++) {
            Move move = get(i);
            if (!moves.contains(move)) {
                others.add(move);
            }
        }
        return others;
    }

    /** Reads a move in the usual notation. */
    Reading read(String text) {
        Move found = find(text);
        return found == null ? MoveReader.read(position, text, MoveReader.Style.STRICT) : new Reading.Found(found);
    }

    /** The legal move that a text names in the usual way; null where that takes a closer look. */
    private @Nullable Move find(String text) {
        if (text.length() < 5 || text.length() % 3 != 2) {
            return null;
        }
        char sign = text.charAt(2);
        int from = square(text, 0);
        int to = square(text, text.length() - 2);
        boolean captures = sign == ':';
        if (from < 0 || to < 0 || !captures && (sign != '-' || text.length() > 5)) {
            return null;
        }
        int found = -1;
        for (int i = 0; i < legal.size(); i++) {
            long move = legal.get(i);
            if (PackedMove.from(move) == from
                    && PackedMove.to(move) == to
                    && (PackedMove.captured(move) != 0) == captures) {
                if (found >= 0) {
                    return null;
                }
                found = i;
            }
        }
        boolean named =
                found >= 0 && (text.length() == 5 || isRoute(text, from, PackedMove.captured(legal.get(found))));
        return named ? get(found) : null;
    }

    /** The bit of the square named there, or -1. */
    private static int square(String text, int at) {
        int file = text.charAt(at) - 'a';
        int rank = text.charAt(at + 1) - '1';
        if ((file | rank) < 0 || file > 7 || rank > 7 || (file + rank) % 2 != 0) {
            return -1;
        }
        return rank / 2 * 9 + rank % 2 * 5 + file / 2;
    }

    /** Whether the written squares walk over just those victims, one at each jump. */
    private boolean isRoute(String text, int start, long victims) {
        long empty = Bitboard.ALL & ~(position.white() | position.black()) | 1L << start;
        long left = victims;
        for (int at = 0; at + 5 <= text.length(); at += 3) {
            int from = square(text, at);
            int to = square(text, at + 3);
            int files = text.charAt(at + 3) - text.charAt(at);
            int ranks = text.charAt(at + 4) - text.charAt(at + 1);
            if (text.charAt(at + 2) != ':'
                    || to < 0
                    || files == 0
                    || Math.abs(files) != Math.abs(ranks)
                    || (empty & 1L << to) == 0) {
                return false;
            }
            int step = ranks > 0
                    ? files > 0 ? Bitboard.RIGHT : Bitboard.LEFT
                    : files > 0 ? -Bitboard.LEFT : -Bitboard.RIGHT;
            int jumped = 0;
            for (int bit = from + step; bit != to; bit += step) {
                if ((left & 1L << bit) != 0) {
                    left &= ~(1L << bit);
                    jumped++;
                } else if ((empty & 1L << bit) == 0) {
                    return false;
                }
            }
            if (jumped != 1) {
                return false;
            }
        }
        return left == 0;
    }
}
