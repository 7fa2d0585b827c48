package dev.damka.web.drills;

import dev.damka.puzzles.drills.Run;
import dev.damka.rules.Square;
import jakarta.ws.rs.QueryParam;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the address of a drill's page asks for. Whatever is not understood counts as not asked. */
public class DrillQuery {
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

    @QueryParam("from")
    @Nullable
    String from;

    @QueryParam("to")
    @Nullable
    String to;

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

    Optional<Square> from() {
        return Optional.ofNullable(from).flatMap(Square::named);
    }

    Optional<Square> to() {
        return Optional.ofNullable(to).flatMap(Square::named);
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
