package dev.damka.engine;

import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.Square;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Boards with so many pieces put down by lot. */
final class RandomPositions {
    private RandomPositions() {}

    static Position of(Random random, int pieces) {
        List<Square> squares = new ArrayList<>(Arrays.asList(Square.values()));
        Collections.shuffle(squares, random);
        int white = 1 + random.nextInt(pieces - 1);
        long[] sides = new long[2];
        long kings = 0;
        for (int i = 0; i < pieces; i++) {
            Square square = squares.get(i);
            Side side = i < white ? Side.WHITE : Side.BLACK;
            sides[side.ordinal()] |= square.bit();
            boolean crowned = square.rank() == (side == Side.WHITE ? 7 : 0);
            kings |= crowned || random.nextBoolean() ? square.bit() : 0;
        }
        return new Position(sides[0], sides[1], kings, random.nextBoolean() ? Side.WHITE : Side.BLACK);
    }
}
