package dev.damka.web.shared;

import dev.damka.rules.Square;

/**
 * Where a square lies in a drawing of 900 by 900 units: squares of 100 within a frame of 50.
 *
 * @param turned whether Black sits at the bottom
 */
record Grid(boolean turned) {
    /** The side of a square. */
    static final int SIDE = 100;

    private static final int FRAME = 50;

    /** The left edge of a square. */
    int x(Square square) {
        return FRAME + SIDE * (turned ? 7 - square.file() : square.file());
    }

    /** The upper edge of a square. */
    int y(Square square) {
        return FRAME + SIDE * (turned ? square.rank() : 7 - square.rank());
    }

    int middleX(Square square) {
        return x(square) + SIDE / 2;
    }

    int middleY(Square square) {
        return y(square) + SIDE / 2;
    }
}
