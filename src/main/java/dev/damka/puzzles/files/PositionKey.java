package dev.damka.puzzles.files;

import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.Square;
import java.util.Comparator;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Finds positions that are the same task seen from another side. */
public final class PositionKey {
    private static final Comparator<Position> ORDER = Comparator.comparingLong(Position::white)
            .thenComparingLong(Position::black)
            .thenComparingLong(Position::kings);

    private PositionKey() {}

    /**
     * One position for all that are the same task: turned with colours changed, and where only kings stand also
     * reflected in either main diagonal.
     */
    public static Position of(Position position) {
        Position white = position.turn() == Side.WHITE ? position : position.flipped();
        if (white.kings() != (white.white() | white.black())) {
            return white;
        }
        // Men alone make the board differ by rank; kings see the same board from all four corners.
        return Stream.of(
                        white,
                        mapped(white, square -> at(square.rank(), square.file())),
                        mapped(white, square -> at(7 - square.rank(), 7 - square.file())),
                        mapped(white, Square::turned))
                .min(ORDER)
                .orElseThrow();
    }

    private static Square at(int file, int rank) {
        return Square.at(file, rank).orElseThrow();
    }

    private static Position mapped(Position position, UnaryOperator<Square> seen) {
        return new Position(
                mapped(position.white(), seen),
                mapped(position.black(), seen),
                mapped(position.kings(), seen),
                position.turn());
    }

    private static long mapped(long squares, UnaryOperator<Square> seen) {
        long mapped = 0;
        for (Square square : Square.of(squares)) {
            mapped |= seen.apply(square).bit();
        }
        return mapped;
    }
}
