package dev.damka.rules.notation;

import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Routes;
import dev.damka.rules.Square;
import java.util.List;
import java.util.stream.Collectors;

/** Writes moves ("Notation"). */
public final class MoveWriter {
    private MoveWriter() {}

    /** Start and end, such as {@code c3:e5}; it may name another move as well. */
    public static String shortForm(Move move) {
        return move.from() + (move.isCapture() ? ":" : "-") + move.to();
    }

    /** Every square on which the piece lands or turns, such as {@code a5:e1:g3:e5}. */
    public static String fullForm(Position position, Move move) {
        return path(Routes.first(position, move), move.isCapture());
    }

    /** The form of records, files and typed answers: short where that names one legal move, else full. */
    public static String write(Position position, Move move) {
        return isShortUnique(position, move) ? shortForm(move) : fullForm(position, move);
    }

    /** Whether the short form names this legal move alone. */
    public static boolean isShortUnique(Position position, Move move) {
        int named = 0;
        for (Move other : position.legalMoves()) {
            if (other.from() == move.from() && other.to() == move.to()) {
                named++;
            }
        }
        return named == 1;
    }

    /** A path of squares as a move. */
    public static String path(List<Square> squares, boolean capture) {
        return squares.stream().map(Square::toString).collect(Collectors.joining(capture ? ":" : "-"));
    }
}
