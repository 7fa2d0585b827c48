package dev.damka.web.games;

import dev.damka.web.shared.MoveQuery;
import jakarta.ws.rs.QueryParam;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the address of a game's page asks for. Whatever is not understood counts as not asked. */
public class GameQuery extends MoveQuery {
    @QueryParam("ply")
    @Nullable
    String ply;

    @QueryParam("flip")
    @Nullable
    String flip;

    @QueryParam("record")
    @Nullable
    String record;

    /** A text that was no move, at the ply {@link #at}. */
    @QueryParam("try")
    @Nullable
    String tried;

    @QueryParam("at")
    @Nullable
    String at;

    /** Why something was not done. */
    @QueryParam("why")
    @Nullable
    String why;

    /** What is to be confirmed. */
    @QueryParam("ask")
    @Nullable
    String ask;

    boolean isFlipped() {
        return "1".equals(flip);
    }

    boolean isWholeRecord() {
        return "all".equals(record);
    }

    boolean asksToResign() {
        return "resign".equals(ask);
    }

    /** The ply that is asked for, at most the last one. */
    int shown(int last) {
        return ply != null && ply.matches("[0-9]{1,4}") ? Math.min(Integer.parseInt(ply), last) : last;
    }

    /** The text that was refused, if the game still stands where it was sent. */
    Optional<String> tried(int now) {
        return Integer.toString(now).equals(at) ? Optional.ofNullable(tried) : Optional.empty();
    }
}
