package dev.damka.web.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.damka.puzzles.Grade;
import dev.damka.puzzles.Grader;
import dev.damka.puzzles.Line;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.notation.Fen;
import dev.damka.web.shared.Explanation;
import dev.damka.web.shared.GradeWords;
import dev.damka.web.shared.Language;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** What became of a move. */
@Schema(name = "Grade")
public record GradeView(
        @Schema(enumeration = {"solved", "right", "wrong", "illegal", "ambiguous", "unreadable"})
        String verdict,

        @Schema(description = "The move, if it is a legal one") @Nullable
        MoveView move,

        @Schema(description = "The opponent's reply to a right move") @Nullable
        MoveView reply,

        @Schema(description = "The position after the move and its reply; the unchanged one if there is no move")
        String fen,

        @Schema(description = "Why the text is no legal move") @Nullable
        ReasonView reason,

        @Schema(description = "The moves that an ambiguous text may mean, in full")
        List<String> candidates,

        @Schema(description = "The moves so far: longer after a right move, unchanged otherwise")
        List<String> line,

        @Schema(description = "What refutes a wrong move, once that is known; left out otherwise")
        @JsonInclude(JsonInclude.Include.NON_EMPTY)
        List<MoveView> refutation,

        @Schema(
                description = "What a wrong move costs, in words, where it can be counted; left out otherwise",
                examples = "After c3-d4 e5:c3:a1, two men down.")
        @JsonInclude(JsonInclude.Include.NON_EMPTY)
        String cost,

        @Schema(
                description = "What a right move is worth that the puzzle does not list; left out otherwise",
                examples = "d4-f6 also wins; shorter is d4-e5.")
        @JsonInclude(JsonInclude.Include.NON_EMPTY)
        String also) {
    /** The grade of what was typed on that line, in the words of that language. */
    static GradeView of(Line before, String typed, Grade grade, Grader grader, Language language) {
        Position position = before.position();
        Explanation words = Explanation.in(language);
        if (grade instanceof Grade.Solved solved) {
            String also = GradeWords.in(language).also(solved.after(), grader);
            return played("solved", position, solved.move(), null, solved.after(), also);
        }
        if (grade instanceof Grade.Right right) {
            MoveView reply = MoveView.of(position.play(right.move()), right.reply());
            String also = GradeWords.in(language).also(right.after(), grader);
            return played("right", position, right.move(), reply, right.after(), also);
        }
        if (grade instanceof Grade.Wrong wrong) {
            return new GradeView(
                    "wrong",
                    MoveView.of(position, wrong.move()),
                    null,
                    Fen.write(wrong.after()),
                    null,
                    List.of(),
                    before.written(),
                    line(wrong.after(), wrong.refutation()),
                    GradeWords.in(language).cost(position, wrong),
                    "");
        }
        if (grade instanceof Grade.Illegal illegal) {
            return unplayed("illegal", before, ReasonView.of(illegal.refusal(), position, words), List.of());
        }
        if (grade instanceof Grade.Ambiguous ambiguous) {
            ReasonView reason = ReasonView.ofAmbiguous(typed, ambiguous.moves(), position, words);
            return unplayed("ambiguous", before, reason, reason.moves());
        }
        Grade.Unreadable unreadable = (Grade.Unreadable) grade;
        ReasonView reason = ReasonView.of(unreadable.problem(), unreadable.item(), words);
        return unplayed("unreadable", before, reason, List.of());
    }

    private static GradeView played(
            String verdict, Position position, Move move, @Nullable MoveView reply, Line after, String also) {
        return new GradeView(
                verdict,
                MoveView.of(position, move),
                reply,
                Fen.write(after.position()),
                null,
                List.of(),
                after.written(),
                List.of(),
                "",
                also);
    }

    private static GradeView unplayed(String verdict, Line before, ReasonView reason, List<String> candidates) {
        return new GradeView(
                verdict,
                null,
                null,
                Fen.write(before.position()),
                reason,
                candidates,
                before.written(),
                List.of(),
                "",
                "");
    }

    private static List<MoveView> line(Position start, List<Move> moves) {
        List<MoveView> views = new ArrayList<>(moves.size());
        Position position = start;
        for (Move move : moves) {
            views.add(MoveView.of(position, move));
            position = position.play(move);
        }
        return views;
    }
}
