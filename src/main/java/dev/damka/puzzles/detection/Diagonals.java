package dev.damka.puzzles.detection;

import dev.damka.rules.Square;

/** Squares in a row, as sets in the layout of {@link dev.damka.rules.Bitboard}. */
final class Diagonals {
    private Diagonals() {}

    /** The squares behind {@code from} up to {@code to}, on the diagonal that they share. */
    static long behind(Square from, Square to) {
        int length = Math.abs(to.file() - from.file());
        int right = Integer.signum(to.file() - from.file());
        int up = Integer.signum(to.rank() - from.rank());
        long squares = 0;
        for (int i = 1; i <= length; i++) {
            squares |= Square.at(from.file() + i * right, from.rank() + i * up)
                    .orElseThrow()
                    .bit();
        }
        return squares;
    }

    /** The whole diagonal between two squares of it, both with it. */
    static long whole(Square from, Square to) {
        return from.bit() | behind(from, to);
    }
}
