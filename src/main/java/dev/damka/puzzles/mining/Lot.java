package dev.damka.puzzles.mining;

import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.Square;
import java.util.SplittableRandom;

/** Sets pieces up by lot, White to move; no man stands on the rank where it would be a king. */
final class Lot {
    private final SplittableRandom random;
    private long white;
    private long black;
    private long kings;

    private Lot(SplittableRandom random) {
        this.random = random;
    }

    static Position draw(SplittableRandom random, int men, int kings, int enemyMen, int enemyKings) {
        Lot lot = new Lot(random);
        for (int i = 0; i < men; i++) {
            lot.white |= lot.square(7);
        }
        for (int i = 0; i < enemyMen; i++) {
            lot.black |= lot.square(0);
        }
        for (int i = 0; i < kings; i++) {
            long square = lot.square(-1);
            lot.white |= square;
            lot.kings |= square;
        }
        for (int i = 0; i < enemyKings; i++) {
            long square = lot.square(-1);
            lot.black |= square;
            lot.kings |= square;
        }
        return new Position(lot.white, lot.black, lot.kings, Side.WHITE);
    }

    /** A free square that is not on that rank. */
    private long square(int barred) {
        while (true) {
            Square square = Square.values()[random.nextInt(Square.values().length)];
            if (square.rank() != barred && ((white | black) & square.bit()) == 0) {
                return square.bit();
            }
        }
    }
}
