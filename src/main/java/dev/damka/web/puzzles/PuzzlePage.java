package dev.damka.web.puzzles;

import dev.damka.puzzles.Catalogue;
import dev.damka.puzzles.Line;
import dev.damka.puzzles.Puzzle;
import dev.damka.web.shared.BoardView;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.MoveForm;
import dev.damka.web.shared.MoveRecord;
import dev.damka.web.shared.PageLink;
import dev.damka.web.shared.Scale;
import dev.damka.web.shared.Verdict;
import io.quarkus.qute.RawString;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The page of a puzzle in whatever state it is, and of its solution.
 *
 * @param verdict the teacher's note, if there is one
 * @param form where the next move is written, if one may be made
 * @param buttons what to do next
 * @param record the moves so far, or a line to step through
 * @param tree all branches of the solution, where they are shown
 * @param lesson what is said of the moves that solved it, where it is solved
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
        @Nullable LessonNotes lesson,
        @Nullable Scale counter,
        List<PageLink> links,
        @Nullable Credit credit) {
    /** The page of a puzzle before the first move, for other pages that show one. */
    public static PuzzlePage toSolve(Puzzle puzzle, Catalogue catalogue, Progress progress, Language language) {
        PuzzleQuery nothing = new PuzzleQuery();
        return AskPage.of(
                Scene.of(catalogue, Line.start(puzzle), nothing, progress, language), nothing, "", Optional::empty);
    }
}
