package dev.damka.rules.notation;

import dev.damka.rules.Piece;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.Square;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Positions drawn as eight lines of text, rank 8 first: {@code w} and {@code b} men, {@code W} and {@code B} kings,
 * {@code .} an empty dark square, {@code -} a light one.
 */
public final class Diagram {
    private static final Set<String> DARK = Set.of("w", "b", "W", "B", ".");
    private static final Set<String> LIGHT = Set.of("-");

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
                    return p.king() ? letter.toUpperCase(Locale.ROOT) : letter;
                })
                .orElse(".");
    }

    /**
     * Reads a board as {@link #write} draws it; blank lines and blanks around the squares don't matter.
     *
     * @throws IllegalArgumentException if it has not eight lines of eight squares, or a sign where none belongs
     */
    public static Position read(Side turn, String board) {
        List<String> lines = board.lines().filter(line -> !line.isBlank()).toList();
        if (lines.size() != 8) {
            throw new IllegalArgumentException("a board has eight lines, this one " + lines.size());
        }
        long[] pieces = new long[2];
        long kings = 0;
        for (int rank = 7; rank >= 0; rank--) {
            String line = lines.get(7 - rank).strip();
            String[] signs = line.split("\\s+");
            if (signs.length != 8) {
                throw new IllegalArgumentException("rank " + (rank + 1) + " has not eight squares: " + line);
            }
            for (int file = 0; file < 8; file++) {
                Optional<Square> square = Square.at(file, rank);
                String sign = signs[file];
                if (!(square.isPresent() ? DARK : LIGHT).contains(sign)) {
                    throw new IllegalArgumentException("rank " + (rank + 1) + " has a sign " + sign + ": " + line);
                }
                if (square.isPresent() && !sign.equals(".")) {
                    long bit = square.get().bit();
                    pieces[sign.equalsIgnoreCase("w") ? 0 : 1] |= bit;
                    kings |= sign.equals("W") || sign.equals("B") ? bit : 0;
                }
            }
        }
        return new Position(pieces[0], pieces[1], kings, turn);
    }
}
