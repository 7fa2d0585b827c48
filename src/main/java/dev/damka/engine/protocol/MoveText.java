package dev.damka.engine.protocol;

import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Square;
import java.util.Optional;
import java.util.stream.Collectors;

/** A move as start, end and what it captures, unbroken: {@code c3d4}, {@code a5e5:c3f2f4}. */
public final class MoveText {
    private MoveText() {}

    /** Writes a move; captured squares in rank order, then file order. */
    public static String write(Move move) {
        String ends = move.from() + "" + move.to();
        return move.isCapture()
                ? ends + ":"
                        + move.capturedSquares().stream().map(Square::toString).collect(Collectors.joining())
                : ends;
    }

    /** The legal move that the text names, its captured squares in any order; empty where it names none. */
    public static Optional<Move> read(Position position, String text) {
        return position.legalMoves().stream().filter(move -> names(text, move)).findFirst();
    }

    private static boolean names(String text, Move move) {
        String written = write(move);
        if (text.length() != written.length() || !text.startsWith(written.substring(0, Math.min(5, text.length())))) {
            return false;
        }
        long captured = 0;
        for (int at = 5; at < text.length(); at += 2) {
            captured |=
                    Square.named(text.substring(at, at + 2)).map(Square::bit).orElse(0L);
        }
        return captured == move.captured();
    }
}
