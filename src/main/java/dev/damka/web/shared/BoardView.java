package dev.damka.web.shared;

import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Routes;
import dev.damka.rules.notation.MoveWriter;
import io.quarkus.qute.RawString;
import java.util.List;
import java.util.stream.Collectors;

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

    /** The same board on which every legal move of that position may be played. */
    public BoardView playable(Position position, List<String> movesSoFar) {
        String legal = position.legalMoves().stream()
                .map(move -> routes(position, move))
                .collect(Collectors.joining(" "));
        return new BoardView(title, description, drawing, turned, legal, String.join(",", movesSoFar));
    }

    /** The same board after those moves, on which nothing may be played. */
    public BoardView after(List<String> movesSoFar) {
        return new BoardView(title, description, drawing, turned, "", String.join(",", movesSoFar));
    }

    private static String routes(Position position, Move move) {
        return Routes.of(position, move).stream()
                .map(route -> MoveWriter.path(route, move.isCapture()))
                .collect(Collectors.joining("|"));
    }
}
