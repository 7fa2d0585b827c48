package dev.damka.web.api;

import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Refusal;
import dev.damka.rules.Square;
import dev.damka.rules.notation.MoveWriter;
import dev.damka.rules.notation.Reading;
import dev.damka.web.shared.Explanation;
import java.util.List;
import java.util.Locale;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Why a text is no legal move. */
@Schema(name = "Reason")
public record ReasonView(
        @Schema(description = "Stable, for programs", examples = "must-capture")
        String code,

        @Schema(description = "For people, in the language that Accept-Language prefers, ru or en; en for neither")
        String sentence,

        @Schema(description = "The squares concerned") List<String> squares,

        @Schema(description = "Legal moves instead, in full")
        List<String> moves) {
    /** The rule that the move breaks in that position. */
    static ReasonView of(Refusal refusal, Position position, Explanation words) {
        return new ReasonView(
                refusal.code().id(),
                words.of(refusal, position).sentence(),
                refusal.squares().stream().map(Square::toString).toList(),
                full(position, refusal.moves()));
    }

    /** That the text names each of those moves. */
    static ReasonView ofAmbiguous(String typed, List<Move> candidates, Position position, Explanation words) {
        return new ReasonView(
                "ambiguous",
                words.ofAmbiguous(typed, candidates, position).sentence(),
                List.of(),
                full(position, candidates));
    }

    /** That the text is no move at all. */
    static ReasonView of(Reading.Problem problem, String item, Explanation words) {
        String code = problem.name().toLowerCase(Locale.ROOT).replace('_', '-');
        return new ReasonView(code, words.of(problem, item).sentence(), List.of(), List.of());
    }

    private static List<String> full(Position position, List<Move> moves) {
        return moves.stream().map(move -> MoveWriter.fullForm(position, move)).toList();
    }
}
