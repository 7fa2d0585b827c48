package dev.damka.web.rules;

import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Square;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One look at a board on which moves are shown step by step: in a capture each jump is one, and what is taken still
 * stands.
 *
 * @param shown the pieces that stand freely
 * @param before the position before the move; null at the start
 * @param move the move as far as it has gone, with what it has captured so far; null at the start
 * @param path the squares on which it landed so far
 * @param plies how many moves are over or under way
 * @param over whether the move is over and what it took is off the board
 */
record Stage(
        Position shown, @Nullable Position before, @Nullable Move move, List<Square> path, int plies, boolean over) {
    /** The squares of the pieces that are taken and still stand. */
    List<Square> standing() {
        return move == null || over ? List.of() : move.capturedSquares();
    }
}
