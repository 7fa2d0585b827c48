package dev.damka.rules.notation;

import dev.damka.rules.Piece;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.Square;
import java.util.List;
import java.util.Optional;

/**
 * Positions drawn as eight lines of text, rank 8 first: {@code w} and {@code b} men, {@code W} and {@code B} kings,
 * {@code .} an empty dark square, a blank or {@code -} a light one.
 */
public final class Diagram {
    private Diagram() {}

    /** Draws the board, each square followed by a blank but the last of its line. */
    public static String write(Position position) {
        StringBuilder board = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            for (int file = 0; file < 8; file++) {
                board.append(file == 0 ? "" : " ")
                        .append(Square.at(file, rank)
                                .map(square -> letter(position.at(square)))
                                .orElse("-"));
            }
            board.append('\n');
        }
        return board.toString();
    }

    private static String letter(Optional<Piece> piece) {
        return piece.map(p -> {
                    String letter = p.side() == Side.WHITE ? "w" : "b";
                    return p.king() ? letter.toUpperCase(java.util.Locale.ROOT) : letter;
                })
                .orElse(".");
    }

    /**
     * Reads a board as {@link #write} draws it.
     *
     * @throws IllegalArgumentException if it has not eight lines of eight squares
     */
    public static Position read(Side turn, String board) {
        List<String> lines = board.lines().filter(line -> !line.isBlank()).toList();
        long[] pieces = new long[2];
        long kings = 0;
        if (lines.size() != 8) {
            throw new IllegalArgumentException("a board has eight lines, this one " + lines.size());
        }
        for (int row = 0; row < 8; row++) {
            String[] squares = lines.get(row).strip().split("\\s+");
            if (squares.length != 8) {
                throw new IllegalArgumentException("rank " + (8 - row) + " has not eight squares: " + lines.get(row));
            }
            for (int file = 0; file < 8; file++) {
                char piece = squares[file].charAt(0);
                Optional<Square> square = Square.at(file, 7 - row);
                if (square.isPresent() && piece != '.') {
                    pieces[Character.toLowerCase(piece) == 'w' ? 0 : 1] |=
                            square.get().bit();
                    kings |= Character.isUpperCase(piece) ? square.get().bit() : 0;
                }
            }
        }
        return new Position(pieces[0], pieces[1], kings, turn);
    }
}
