package dev.damka.web.puzzles;

import dev.damka.puzzles.Lesson;
import dev.damka.puzzles.Line;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.notation.MoveWriter;
import dev.damka.web.shared.BoardView;
import dev.damka.web.shared.MoveRecord;
import dev.damka.web.shared.PageLink;
import dev.damka.web.shared.Prose;
import dev.damka.web.shared.Verdict;
import java.util.ArrayList;
import java.util.List;

/** The page of a puzzle that is solved: what it was about, and what comes next. */
final class SolvedPage {
    private SolvedPage() {}

    /**
     * The page of the line that solved it.
     *
     * @param also what is said of the last move where the file does not list it, else empty
     */
    static PuzzlePage of(Scene scene, String also, Lesson lesson) {
        Line line = scene.line();
        PuzzleMessages words = scene.words();
        List<String> full = MoveRecord.full(line.positions(), line.moves());
        int last = full.size() - 1;
        String comment = scene.puzzle().comment().in(scene.language().tag());
        if (comment.isEmpty()) {
            comment = Prose.sentence(Comments.on(line).in(scene.language().tag()));
        }
        List<PageLink> buttons = new ArrayList<>();
        scene.next().ifPresent(buttons::add);
        buttons.add(PageLink.of(scene.address().fresh().toString(), words.solveAgain()));
        return new PuzzlePage(
                scene.task(),
                board(scene, full, last),
                Verdict.of(
                        Verdict.Kind.RIGHT,
                        words.solvedTitle(),
                        also,
                        comment.isEmpty() ? words.solvedText(full.get(last)) : comment,
                        tries(words, scene.progress().triesFor(scene.puzzle()))),
                null,
                buttons,
                steps(scene, full),
                null,
                LessonNotes.of(lesson, scene),
                scene.counter(),
                List.of(
                        PageLink.of(scene.address().solution(0), words.allBranches()),
                        PageLink.of(
                                "/themes/" + scene.theme().id(),
                                scene.theme().name().in(scene.language().tag())),
                        scene.playOut(),
                        scene.flip()),
                Credit.of(scene.puzzle()));
    }

    /** At which try it was solved, where that was not the first. */
    private static String tries(PuzzleMessages words, long tries) {
        return tries < 2 ? "" : tries == 2 ? words.solvedAtSecond() : words.solvedAtLater(tries);
    }

    private static MoveRecord steps(Scene scene, List<String> full) {
        PuzzleMessages words = scene.words();
        int last = full.size();
        // The steps of the page are those of the solution where it is the main line that was played.
        boolean main = scene.line().moves().equals(scene.puzzle().mainLine());
        if (main) {
            return MoveRecord.steps(
                    words.solution(), full, last, -1, step -> scene.address().solution(step));
        }
        return MoveRecord.soFar(scene.language().words().record(), full, words.ended());
    }

    private static BoardView board(Scene scene, List<String> full, int last) {
        Line line = scene.line();
        Move move = line.moves().get(last);
        Position before = line.positions().get(last);
        return Scene.showMove(scene.draw(line.position()), before, move, true)
                .right(move.to())
                .view(title(scene.words(), before, move))
                .after(full);
    }

    /** What a board shows after a move, with the captured pieces that it still shows. */
    static String title(PuzzleMessages words, Position before, Move move) {
        String written = MoveWriter.fullForm(before, move);
        if (!move.isCapture()) {
            return words.afterMove(written);
        }
        String squares = String.join(
                ", ", move.capturedSquares().stream().map(Object::toString).toList());
        return move.capturedSquares().size() == 1
                ? words.takenStandsOne(written, squares)
                : words.takenStand(written, squares);
    }
}
