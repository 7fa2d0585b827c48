package dev.damka.web.drills;

import dev.damka.puzzles.drills.Run;
import dev.damka.web.shared.MoveQuery;
import jakarta.ws.rs.QueryParam;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the address of a drill's page asks for. Whatever is not understood counts as not asked. */
public class DrillQuery extends MoveQuery {
    static final int MOST_SLIPS = 99;

    @QueryParam("start")
    @Nullable
    String start;

    @QueryParam("line")
    @Nullable
    String line;

    @QueryParam("slips")
    @Nullable
    String slips;

    @QueryParam("try")
    @Nullable
    String tried;

    @QueryParam("hint")
    @Nullable
    String hint;

    @QueryParam("show")
    @Nullable
    String show;

    @QueryParam("flip")
    @Nullable
    String flip;

    /** The moves of a line that an address or a form holds. */
    List<String> moves() {
        return line == null || line.isBlank() ? List.of() : List.of(line.split(",", Run.LONGEST));
    }

    int slips() {
        return slips != null && slips.matches("[0-9]{1,2}") ? Integer.parseInt(slips) : 0;
    }

    /** 0 for none, 1 for the piece, 2 for the move. */
    int hints() {
        return "1".equals(hint) ? 1 : "2".equals(hint) ? 2 : 0;
    }

    /** Whether the right move is to be shown beside a slip. */
    boolean isShown() {
        return "1".equals(show);
    }

    boolean isFlipped() {
        return "1".equals(flip);
    }
}
