package dev.damka.web.shared;

import io.quarkus.qute.RawString;

/**
 * One board as its template puts it on the page.
 *
 * @param title whose move it is, or what is shown
 * @param description every piece, for those who can't see the drawing
 * @param drawing the layers inside the picture
 * @param turned whether Black sits at the bottom
 * @param moves what may be played, for the script: moves parted by blanks, the routes of one move by {@code |};
 *     empty where nothing may be played
 * @param played the moves shown so far in full, parted by commas, so that the script knows what is new
 */
public record BoardView(
        String title, String description, RawString drawing, boolean turned, String moves, String played) {
    /** Whether pieces can be moved on it. */
    public boolean isPlayable() {
        return !moves.isEmpty();
    }

    /** Whose pieces may be moved, for the script. */
    public BoardView playable(String legalMoves, String movesSoFar) {
        return new BoardView(title, description, drawing, turned, legalMoves, movesSoFar);
    }
}
