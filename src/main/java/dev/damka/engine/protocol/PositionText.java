package dev.damka.engine.protocol;

import dev.damka.rules.Piece;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.Square;
import java.util.Optional;

/**
 * A position in 33 characters: what stands on b8, d8, f8, h8, a7, … g1 ({@code .} nothing, {@code w b} men, {@code W B}
 * kings), then whose move it is ({@code w} or {@code b}).
 */
public final class PositionText {
    private static final int SQUARES = 32;
    private static final int MOST = 12;

    private PositionText() {}

    /**
     * Reads a position.
     *
     * @throws ProtocolException with the first thing that is wrong, and what would be right
     */
    public static Position read(String text) {
        if (text.length() != SQUARES + 1) {
            throw new ProtocolException("a position has 33 characters, 32 of .wWbB for b8,d8,f8,h8,a7,...,g1 and w or b"
                    + " for the side to move; these are " + text.length());
        }
        long[] pieces = new long[2];
        long kings = 0;
        for (int number = 1; number <= SQUARES; number++) {
            Square square = Square.numbered(number).orElseThrow();
            char c = text.charAt(number - 1);
            if (c == '.') {
                continue;
            }
            if ("wWbB".indexOf(c) < 0) {
                throw new ProtocolException("character " + number + " of the position, on " + square
                        + ", is none of .wWbB: men are w and b, kings W and B, an empty square is a dot");
            }
            Side side = Character.toLowerCase(c) == 'w' ? Side.WHITE : Side.BLACK;
            pieces[side.ordinal()] |= square.bit();
            if (Character.isUpperCase(c)) {
                kings |= square.bit();
            } else if (square.rank() == (side == Side.WHITE ? 7 : 0)) {
                throw new ProtocolException("a man on " + square + " would be a king: " + Character.toUpperCase(c));
            }
        }
        if (Long.bitCount(pieces[0]) > MOST || Long.bitCount(pieces[1]) > MOST || (pieces[0] | pieces[1]) == 0) {
            throw new ProtocolException("a side has at most 12 pieces, and the board at least one");
        }
        return new Position(pieces[0], pieces[1], kings, turn(text.charAt(SQUARES)));
    }

    private static Side turn(char c) {
        return switch (c) {
            case 'w' -> Side.WHITE;
            case 'b' -> Side.BLACK;
            default -> throw new ProtocolException("the last character says whose move it is, w or b");
        };
    }

    /** Writes a position so that {@link #read} reads the same. */
    public static String write(Position position) {
        StringBuilder text = new StringBuilder(SQUARES + 1);
        for (int number = 1; number <= SQUARES; number++) {
            text.append(letter(position.at(Square.numbered(number).orElseThrow())));
        }
        return text.append(position.turn() == Side.WHITE ? 'w' : 'b').toString();
    }

    private static char letter(Optional<Piece> piece) {
        if (piece.isEmpty()) {
            return '.';
        }
        char man = piece.get().side() == Side.WHITE ? 'w' : 'b';
        return piece.get().king() ? Character.toUpperCase(man) : man;
    }
}
