package dev.damka.web.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.damka.puzzles.Grade;
import dev.damka.puzzles.Line;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Square;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.MoveWriter;
import dev.damka.web.shared.Explanation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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
        Reason reason,

        @Schema(description = "The moves that an ambiguous text may mean, in full")
        List<String> candidates,

        @Schema(description = "The moves so far: longer after a right move, unchanged otherwise")
        List<String> line,

        @Schema(description = "What refutes a wrong move, once that is known; left out otherwise")
        @JsonInclude(JsonInclude.Include.NON_EMPTY)
        List<MoveView> refutation) {
    /** Why a text is no legal move. */
    @Schema(name = "Reason")
    public record Reason(
            @Schema(description = "Stable, for programs", examples = "must-capture")
            String code,

            @Schema(description = "For people, in the language that Accept-Language prefers, ru or en")
            String sentence,

            @Schema(description = "The squares concerned") List<String> squares,

            @Schema(description = "Legal moves instead, in full")
            List<String> moves) {}

    /** The grade of what was typed on that line, in the words of that language. */
    static GradeView of(Line before, String typed, Grade grade, Explanation words) {
        Position position = before.position();
        if (grade instanceof Grade.Solved solved) {
            return played("solved", position, solved.move(), null, solved.after());
        }
        if (grade instanceof Grade.Right right) {
            MoveView reply = MoveView.of(position.play(right.move()), right.reply());
            return played("right", position, right.move(), reply, right.after());
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
                    line(wrong.after(), wrong.refutation()));
        }
        if (grade instanceof Grade.Illegal illegal) {
            Reason reason = new Reason(
                    illegal.refusal().code().id(),
                    words.of(illegal.refusal(), position).sentence(),
                    illegal.refusal().squares().stream().map(Square::toString).toList(),
                    full(position, illegal.refusal().moves()));
            return unplayed("illegal", before, reason, List.of());
        }
        if (grade instanceof Grade.Ambiguous ambiguous) {
            List<String> candidates = full(position, ambiguous.moves());
            String sentence =
                    words.ofAmbiguous(typed, ambiguous.moves(), position).sentence();
            return unplayed("ambiguous", before, new Reason("ambiguous", sentence, List.of(), candidates), candidates);
        }
        Grade.Unreadable unreadable = (Grade.Unreadable) grade;
        String code = unreadable.problem().name().toLowerCase(Locale.ROOT).replace('_', '-');
        String sentence = words.of(unreadable.problem(), unreadable.item()).sentence();
        return unplayed("unreadable", before, new Reason(code, sentence, List.of(), List.of()), List.of());
    }

    private static GradeView played(
            String verdict, Position position, Move move, @Nullable MoveView reply, Line after) {
        return new GradeView(
                verdict,
                MoveView.of(position, move),
                reply,
                Fen.write(after.position()),
                null,
                List.of(),
                after.written(),
                List.of());
    }

    private static GradeView unplayed(String verdict, Line before, Reason reason, List<String> candidates) {
        return new GradeView(
                verdict, null, null, Fen.write(before.position()), reason, candidates, before.written(), List.of());
    }

    private static List<String> full(Position position, List<Move> moves) {
        return moves.stream().map(move -> MoveWriter.fullForm(position, move)).toList();
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
