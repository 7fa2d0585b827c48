package dev.damka.web.puzzles;

import dev.damka.puzzles.Line;
import dev.damka.web.shared.MoveQuery;
import jakarta.ws.rs.QueryParam;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the address of a puzzle's page asks for. Whatever is not understood counts as not asked. */
public class PuzzleQuery extends MoveQuery {
    @QueryParam("line")
    @Nullable
    String line;

    @QueryParam("try")
    @Nullable
    String tried;

    @QueryParam("hint")
    @Nullable
    String hint;

    @QueryParam("flip")
    @Nullable
    String flip;

    @QueryParam("step")
    @Nullable
    String step;

    @QueryParam("theme")
    @Nullable
    String theme;

    /** The moves of a line that an address or a form holds. */
    static List<String> moves(@Nullable String line) {
        return line == null || line.isBlank() ? List.of() : List.of(line.split(",", Line.LONGEST));
    }

    /** 0 for none, 1 for the author's words, 2 for the piece. */
    int hints() {
        return "1".equals(hint) ? 1 : "2".equals(hint) ? 2 : 0;
    }

    boolean isFlipped() {
        return "1".equals(flip);
    }

    /** The step that is asked for, within 0 and the last one. */
    int step(int otherwise, int last) {
        return step != null && step.matches("[0-9]{1,3}") ? Math.min(Integer.parseInt(step), last) : otherwise;
    }
}
