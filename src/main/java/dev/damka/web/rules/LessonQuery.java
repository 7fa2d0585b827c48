package dev.damka.web.rules;

import dev.damka.web.shared.MoveEntry;
import dev.damka.web.shared.MoveQuery;
import jakarta.ws.rs.QueryParam;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the address of a chapter asks of one of its boards. Whatever is not understood counts as not asked. */
public class LessonQuery extends MoveQuery {
    @QueryParam("board")
    @Nullable
    String board;

    @QueryParam("try")
    @Nullable
    String tried;

    @QueryParam("step")
    @Nullable
    String step;

    /** The number of the board; 0 for none. */
    int board() {
        return board != null && board.matches("[0-9]{1,3}") ? Integer.parseInt(board) : 0;
    }

    /** The move that was tried, no longer than what is read. */
    Optional<String> tried() {
        return Optional.ofNullable(tried).map(MoveEntry::shortened);
    }

    /** The step that is asked for, within 0 and the last one. */
    int step(int otherwise, int last) {
        return step != null && step.matches("[0-9]{1,3}") ? Math.min(Integer.parseInt(step), last) : otherwise;
    }
}
