package dev.damka.web.shared;

import dev.damka.rules.Square;
import jakarta.ws.rs.QueryParam;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the address of a page asks for on which a move is entered by links: the squares pressed so far. */
public abstract class MoveQuery {
    @QueryParam("from")
    @Nullable
    String from;

    @QueryParam("to")
    @Nullable
    String to;

    /** Where the move begins; empty where nothing is said that is a square. */
    public final Optional<Square> from() {
        return square(from);
    }

    /** Where it ends. */
    public final Optional<Square> to() {
        return square(to);
    }

    private static Optional<Square> square(@Nullable String name) {
        return Optional.ofNullable(name).flatMap(Square::named);
    }
}
