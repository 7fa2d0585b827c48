package dev.damka.puzzles.drills;

import dev.damka.rules.Position;

/** How many pieces of each kind stand on the board, the learner's and the opponent's. */
public record Material(int men, int kings, int theirMen, int theirKings) {
    /** All pieces together. */
    public int pieces() {
        return men + kings + theirMen + theirKings;
    }

    /** Whether that position has just these pieces, the learner to move. */
    boolean is(Position position) {
        long own = position.pieces(position.turn());
        long enemy = position.pieces(position.turn().opponent());
        long crowned = position.kings();
        return Long.bitCount(own & ~crowned) == men
                && Long.bitCount(own & crowned) == kings
                && Long.bitCount(enemy & ~crowned) == theirMen
                && Long.bitCount(enemy & crowned) == theirKings;
    }
}
