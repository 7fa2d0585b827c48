package dev.damka.web.authors;

import dev.damka.web.authors.AuthorsPage.Entry;
import dev.damka.web.shared.BoardView;
import dev.damka.web.shared.MoveForm;
import dev.damka.web.shared.MoveForm.Hidden;
import dev.damka.web.shared.MoveRecord;
import dev.damka.web.shared.Verdict;
import io.quarkus.qute.RawString;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The page on which a puzzle is written.
 *
 * @param values the fields by their names
 * @param hidden the same for a form
 * @param turn whose move it is in the position, as a sentence
 * @param squares where pieces are placed, row by row from the top; empty while moves are entered
 * @param pieces what can be placed
 * @param verdict what is said about a move that could not be played
 * @param form where the next move of the line is written; null while pieces are placed
 * @param record the main line; null while pieces are placed
 * @param faults what is wrong with the block
 * @param checked what is said of it where no fault is listed
 * @param openings the first moves that reach the goal, or may; null where they were not asked for
 * @param themes those that the solution shows
 * @param level how hard it seems, as a sentence; empty where that is not known
 * @param block the text for a file
 */
public record EditorPage(
        Map<String, String> values,
        List<Hidden> hidden,
        BoardView board,
        String turn,
        List<Cell> squares,
        List<Choice> pieces,
        @Nullable Verdict verdict,
        @Nullable MoveForm form,
        @Nullable MoveRecord record,
        List<Entry> faults,
        String checked,
        @Nullable Openings openings,
        List<Suggested> themes,
        String level,
        String block) {
    /**
     * A square to place a piece on.
     *
     * @param name empty for a light square
     * @param label what a screen reader says
     * @param pressed whether it was the last one
     */
    public record Cell(String name, String label, boolean pressed) {}

    /** One of several to choose. */
    public record Choice(String value, String label, boolean on) {}

    /**
     * What the engine says of the first moves.
     *
     * @param lines the moves that reach the goal or may, each with its reason
     * @param rest how many moves miss it
     * @param faults what proof finds wrong in the solution
     * @param verdict what is said where it finds nothing, or can't look
     */
    public record Openings(boolean busy, List<RawString> lines, String rest, List<Entry> faults, String verdict) {}

    /** A theme that the solution shows. */
    public record Suggested(String id, String name) {}

    /** Whether pieces are placed. */
    public boolean isPlacing() {
        return !squares.isEmpty();
    }

    /** The value of a field. */
    public String field(String name) {
        return values.getOrDefault(name, "");
    }
}
