package dev.damka.web.puzzles;

import dev.damka.puzzles.Grade;
import dev.damka.puzzles.Lesson;
import dev.damka.puzzles.Theme;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.notation.MoveWriter;
import dev.damka.web.shared.Explanation;
import dev.damka.web.shared.GradeWords;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.Plural;
import dev.damka.web.shared.Prose;
import io.quarkus.qute.RawString;
import java.util.ArrayList;
import java.util.List;

/**
 * Each move by which a puzzle was solved, explained in words.
 *
 * @param theme which theme it is, and what that is
 */
public record LessonNotes(RawString theme, List<Note> notes) {
    /**
     * What is said of one move.
     *
     * @param move in full
     * @param text what it does and forces
     * @param failing why others fail, a sentence each
     */
    public record Note(String move, RawString text, List<RawString> failing) {}

    static LessonNotes of(Lesson lesson, Scene scene) {
        Theme theme = scene.theme();
        String tag = scene.language().tag();
        List<Note> notes = new ArrayList<>();
        for (Lesson.Step step : lesson.steps()) {
            notes.add(note(step, scene));
        }
        String name =
                scene.words().lessonTheme(theme.name().in(tag), theme.gist().in(tag));
        return new LessonNotes(Prose.html(name), notes);
    }

    private static Note note(Lesson.Step step, Scene scene) {
        List<String> said = new ArrayList<>();
        did(step, scene, said);
        forced(step, scene, said);
        if (step.threat().isPresent()) {
            Position again = new Position(
                    step.after().white(),
                    step.after().black(),
                    step.after().kings(),
                    step.before().turn());
            said.add(scene.words()
                    .lessonThreat(MoveWriter.fullForm(again, step.threat().get())));
        }
        List<RawString> failing = step.failing().stream()
                .map(wrong -> Prose.html(failing(step.before(), wrong, scene)))
                .toList();
        return new Note(MoveWriter.fullForm(step.before(), step.move()), Prose.html(String.join(" ", said)), failing);
    }

    /** What the move does by itself. */
    private static void did(Lesson.Step step, Scene scene, List<String> said) {
        PuzzleMessages words = scene.words();
        int taken = step.move().capturedSquares().size();
        if (taken > 0) {
            said.add(
                    switch (Plural.of(scene.language(), taken)) {
                        case ONE -> words.lessonTakesOne(taken);
                        case FEW -> words.lessonTakesFew(taken);
                        case MANY -> words.lessonTakesMany(taken);
                    });
        }
        if (step.crowns()) {
            said.add(words.lessonCrowns());
        }
    }

    /** What is left to the opponent. */
    private static void forced(Lesson.Step step, Scene scene, List<String> said) {
        PuzzleMessages words = scene.words();
        Position after = step.after();
        List<Move> replies = step.replies();
        if (replies.isEmpty()) {
            said.add(after.pieces(after.turn()) == 0 ? words.lessonNoPieces() : words.lessonNoMoves());
            return;
        }
        String moves = Explanation.in(scene.language()).moves(replies, after);
        if (step.forcesCapture()) {
            said.add(words.lessonMustTake(scene.opponent(), moves));
        } else if (replies.size() == 1) {
            said.add(words.lessonOneMove(moves));
        }
    }

    private static String failing(Position before, Grade.Wrong wrong, Scene scene) {
        Language language = scene.language();
        String cost = GradeWords.in(language).cost(before, wrong);
        String move = MoveWriter.fullForm(before, wrong.move());
        if (!cost.isEmpty()) {
            return cost;
        }
        return wrong.refutation().isEmpty()
                ? scene.words().lessonFails(move)
                : scene.words()
                        .lessonRefuted(
                                move,
                                MoveWriter.fullForm(
                                        wrong.after(), wrong.refutation().get(0)));
    }
}
