package dev.damka.web.review;

import dev.damka.web.shared.MoveQuery;
import jakarta.ws.rs.QueryParam;
import org.jspecify.annotations.Nullable;

/** What the address of a mistake's page asks for. Whatever is not understood counts as not asked. */
public class MistakeQuery extends MoveQuery {
    /** A move as it was written. */
    @QueryParam("try")
    @Nullable
    String tried;

    @QueryParam("flip")
    @Nullable
    String flip;

    /** That the better move is to be shown. */
    @QueryParam("show")
    @Nullable
    String show;

    boolean isFlipped() {
        return "1".equals(flip);
    }

    boolean asksToShow() {
        return "1".equals(show);
    }
}
