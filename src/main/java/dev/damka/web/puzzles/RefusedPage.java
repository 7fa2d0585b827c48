package dev.damka.web.puzzles;

import dev.damka.puzzles.Grade;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Refusal;
import dev.damka.rules.Routes;
import dev.damka.rules.notation.MoveWriter;
import dev.damka.web.shared.BoardDrawing;
import dev.damka.web.shared.Explanation;
import dev.damka.web.shared.Ink;
import dev.damka.web.shared.Prose;
import io.quarkus.qute.RawString;
import java.util.ArrayList;
import java.util.List;

/** The page after a text that could not be played: which rule it breaks, which moves it could mean, or what is no move. */
final class RefusedPage {
    private final Scene scene;
    private final String typed;
    private final Position position;
    private final Explanation explanation;

    private RefusedPage(Scene scene, String typed) {
        this.scene = scene;
        this.typed = typed.strip();
        this.position = scene.line().position();
        this.explanation = Explanation.in(scene.language());
    }

    static PuzzlePage of(Scene scene, Grade.Illegal illegal, String typed) {
        RefusedPage page = new RefusedPage(scene, typed);
        return page.page(page.verdict(illegal.refusal()), drawing -> page.mark(drawing, illegal.refusal()), List.of());
    }

    static PuzzlePage of(Scene scene, Grade.Ambiguous ambiguous, String typed) {
        RefusedPage page = new RefusedPage(scene, typed);
        List<Move> moves = ambiguous.moves();
        List<String> full = moves.stream()
                .map(move -> MoveWriter.fullForm(page.position, move))
                .toList();
        PuzzleMessages words = scene.words();
        Verdict verdict = Verdict.of(
                Verdict.Kind.HINT, words.ambiguousTitle(page.typed), words.ambiguousText(AskPage.or(words, full)));
        return page.page(
                verdict,
                drawing -> moves.forEach(move -> drawing.arrow(Routes.first(page.position, move), Ink.PEN)),
                moves);
    }

    static PuzzlePage of(Scene scene, Grade.Unreadable unreadable, String typed) {
        RefusedPage page = new RefusedPage(scene, typed);
        Verdict verdict = noted(page.explanation.of(unreadable.problem(), unreadable.item()), "");
        return page.page(verdict, drawing -> {}, List.of());
    }

    private PuzzlePage page(Verdict verdict, AskPage.Marks marks, List<Move> candidates) {
        return AskPage.refused(scene, typed, verdict, marks, candidates);
    }

    private Verdict verdict(Refusal refusal) {
        String notCounted = explanation.notCounted();
        if (refusal.code() != Refusal.Code.MUST_CAPTURE) {
            return noted(explanation.of(refusal, position), notCounted);
        }
        PuzzleMessages words = scene.words();
        String captures = explanation.moves(refusal.moves(), position);
        Verdict verdict = Verdict.of(
                Verdict.Kind.RULE, words.mustCaptureTitle(), words.mustCapture(typed, captures) + " " + notCounted);
        return underlined(verdict);
    }

    /** The tried move gets the wavy line of a correction. */
    private Verdict underlined(Verdict verdict) {
        String move = "<span class=\"move\">" + Prose.escaped(typed) + "</span>";
        String wrong = "<span class=\"move wrong-move\">" + Prose.escaped(typed) + "</span>";
        List<RawString> paragraphs = new ArrayList<>();
        for (RawString paragraph : verdict.paragraphs()) {
            paragraphs.add(new RawString(paragraph.getValue().replace(move, wrong)));
        }
        return new Verdict(verdict.kind(), verdict.title(), paragraphs);
    }

    private static Verdict noted(Explanation.Note note, String more) {
        return Verdict.of(Verdict.Kind.RULE, note.heading(), (Prose.sentence(note.text()) + " " + more).strip());
    }

    private void mark(BoardDrawing drawing, Refusal refusal) {
        switch (refusal.code()) {
            case MUST_CAPTURE, CAPTURE_UNFINISHED, LANDING ->
                refusal.moves().stream().map(Move::from).distinct().forEach(drawing::mustCapture);
            case TAKEN_STANDS, OCCUPIED, BLOCKED -> refusal.squares().forEach(drawing::barred);
            default -> {}
        }
    }
}
