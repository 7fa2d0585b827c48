package dev.damka.web.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Square;
import dev.damka.rules.notation.MoveWriter;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A move as the API shows it.
 *
 * @param unique whether the short form names this legal move alone; left out where it is not asked
 */
@Schema(name = "Move", description = "One move of a position")
public record MoveView(
        @Schema(description = "Start and end", examples = "a1:d8") @JsonProperty("short")
        String shortForm,

        @Schema(description = "Every square on which the piece lands or turns", examples = "a1:c3:a5:d8")
        String full,

        @Schema(description = "The captured squares; empty for a quiet move")
        List<String> captured,

        @Schema(description = "Whether the short form names this legal move alone")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        Boolean unique) {
    /** A move of that position. */
    static MoveView of(Position position, Move move) {
        return of(position, move, null);
    }

    /** A move of that position with the word whether its short form is enough. */
    static MoveView of(Position position, Move move, @Nullable Boolean unique) {
        return new MoveView(
                MoveWriter.shortForm(move),
                MoveWriter.fullForm(position, move),
                move.capturedSquares().stream().map(Square::toString).toList(),
                unique);
    }
}
