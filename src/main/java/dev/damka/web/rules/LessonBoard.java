package dev.damka.web.rules;

import dev.damka.rules.Move;
import dev.damka.rules.Position;
import java.util.List;

/**
 * A board in a chapter: what stands on it, what is said of it, what the learner may do.
 *
 * @param number its place in the chapter, from 1
 * @param claims what its text says of the position in a form that a test proves, such as {@code captures c3:e5: d4}
 * @param line moves that the board steps through; may be empty
 * @param right the moves that are right where the learner is to make one; empty where the board is only looked at
 * @param wrong what is said to a legal move that is not the one; may be empty
 * @param done what is said to the right move; may be empty
 * @param flip whether Black sits at the bottom
 * @param drill the id of the drill in which the ending is trained; may be empty
 */
record LessonBoard(
        int number,
        Position start,
        String caption,
        List<String> claims,
        List<Move> line,
        List<Move> right,
        String wrong,
        String done,
        boolean flip,
        String drill) {
    /** Whether the learner makes a move on it. */
    boolean isPlayed() {
        return !right.isEmpty();
    }

    /** What is shown after a right move: it alone, or the line that it begins. */
    List<Move> after(Move move) {
        return !line.isEmpty() && line.get(0).equals(move) ? line : List.of(move);
    }
}
