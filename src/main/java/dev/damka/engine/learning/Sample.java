package dev.damka.engine.learning;

import dev.damka.rules.Position;

/**
 * A quiet position of a game and how the game ended.
 *
 * @param result for the side to move: 0 lost, 1 drawn, 2 won
 */
record Sample(Position position, int result) {
    static final int LOST = 0;
    static final int DRAWN = 1;
    static final int WON = 2;
}
