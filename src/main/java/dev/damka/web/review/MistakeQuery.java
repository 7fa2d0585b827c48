package dev.damka.web.review;

import dev.damka.rules.Square;
import jakarta.ws.rs.QueryParam;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the address of a mistake's page asks for. Whatever is not understood counts as not asked. */
public class MistakeQuery {
    @QueryParam("from")
    @Nullable
    String from;

    @QueryParam("to")
    @Nullable
    String to;

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

    Optional<Square> from() {
        return Optional.ofNullable(from).flatMap(Square::named);
    }

    Optional<Square> to() {
        return Optional.ofNullable(to).flatMap(Square::named);
    }

    boolean isFlipped() {
        return "1".equals(flip);
    }

    boolean asksToShow() {
        return "1".equals(show);
    }
}
