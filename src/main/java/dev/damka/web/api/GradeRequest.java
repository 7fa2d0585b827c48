package dev.damka.web.api;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import dev.damka.puzzles.Line;
import dev.damka.web.shared.Problem;
import jakarta.ws.rs.core.Response.Status;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A move to grade, as it was sent: anything may be missing. What else comes along is ignored; both fields are needed, so
 * that none is left out by a slip of the pen.
 *
 * @param line the moves so far
 * @param move what the solver plays now
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@Schema(
        name = "GradeRequest",
        requiredProperties = {"line", "move"})
public record GradeRequest(
        @Schema(
                description = "The solver's moves and the replies so far, in turn; empty at the start",
                examples = "[\"c3-b4\", \"a5:c3\"]",
                maxItems = Line.LONGEST)
        @Nullable
        List<@Nullable String> line,

        @Schema(description = "The solver's move, in any form that people write", examples = "b2:h8") @Nullable
        String move) {

    /** The same line, if it can be one. */
    List<String> checkedLine() {
        if (line == null) {
            throw problem("line is missing; give the moves so far, [] at the start");
        }
        if (line.size() > Line.LONGEST) {
            throw problem("line has " + line.size() + " moves; give " + Line.LONGEST + " at most");
        }
        for (@Nullable String played : line) {
            if (played == null) {
                throw problem("line holds a null; give each move as text");
            }
        }
        return List.copyOf(line);
    }

    /** The same move, if there is one; what is no move is told by the grade. */
    String checkedMove() {
        if (move == null) {
            throw problem("move is missing; give a text such as \"c3:e5\"");
        }
        return move;
    }

    /** That the request can't be graded. */
    static RuntimeException problem(String detail) {
        return Problem.of(Status.BAD_REQUEST, "json", "Not the expected JSON", detail)
                .asException();
    }
}
