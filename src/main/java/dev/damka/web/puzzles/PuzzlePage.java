package dev.damka.web.puzzles;

import dev.damka.puzzles.Catalogue;
import dev.damka.puzzles.Line;
import dev.damka.puzzles.Puzzle;
import dev.damka.web.shared.BoardView;
import dev.damka.web.shared.Language;
import io.quarkus.qute.RawString;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The page of a puzzle in whatever state it is, and of its solution.
 *
 * @param verdict the teacher's note, if there is one
 * @param form where the next move is written, if one may be made
 * @param buttons what to do next
 * @param record the moves so far, or a line to step through
 * @param tree all branches of the solution, where they are shown
 * @param counter how much of the theme is solved, where that is shown
 * @param links what helps besides
 * @param credit where the puzzle is from, on pages that give it away
 */
public record PuzzlePage(
        Task task,
        BoardView board,
        @Nullable Verdict verdict,
        @Nullable MoveForm form,
        List<PageLink> buttons,
        MoveRecord record,
        @Nullable RawString tree,
        @Nullable Counter counter,
        List<PageLink> links,
        @Nullable Credit credit) {

    /** The page of a puzzle before the first move, for other pages that show one. */
    public static PuzzlePage toSolve(Puzzle puzzle, Catalogue catalogue, Progress progress, Language language) {
        PuzzleQuery nothing = new PuzzleQuery();
        return AskPage.of(Scene.of(catalogue, Line.start(puzzle), nothing, progress, language), nothing);
    }

    /**
     * A link with its words.
     *
     * @param key the key that follows it, empty for none
     */
    public record PageLink(String href, String label, String key) {
        static PageLink of(String href, String label) {
            return new PageLink(href, label, "");
        }
    }

    /**
     * Where a move is written and sent.
     *
     * @param value what stands in the box
     * @param refused whether that was refused
     * @param asks whether the form itself is the note on the page, with its own heading
     * @param ways full forms to choose from where the ends of a move don't name it
     */
    public record MoveForm(
            String action,
            String line,
            String theme,
            String flip,
            String value,
            boolean refused,
            boolean asks,
            RawString help,
            List<String> ways) {}

    /** How many puzzles of the theme are solved, as a ruled scale. */
    public record Counter(String name, int solved, int all) {
        private static final int MOST_SQUARES = 60;

        /** The width of the scale in squares; a long one is drawn without gaps. */
        public String width() {
            return all > MOST_SQUARES ? Integer.toString(all) : all - 1 + ".86";
        }

        /** The inked part of the scale. */
        public String inked() {
            return squares(0, solved, 0);
        }

        /** The open part of the scale. */
        public String open() {
            return squares(solved, all, 2);
        }

        private String squares(int from, int to, int top) {
            StringBuilder path = new StringBuilder();
            if (all > MOST_SQUARES) {
                return from == to ? "" : "M" + from + " " + top + "H" + to + "V3H" + from + "z";
            }
            for (int i = from; i < to; i++) {
                path.append('M').append(i).append(' ').append(top).append("h.86V3h-.86z");
            }
            return path.toString();
        }
    }
}
