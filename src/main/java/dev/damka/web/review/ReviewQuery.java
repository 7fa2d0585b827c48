package dev.damka.web.review;

import jakarta.ws.rs.QueryParam;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** What the address of a review's page asks for. Whatever is not understood counts as not asked. */
public class ReviewQuery {
    @QueryParam("ply")
    @Nullable
    String ply;

    /** How many moves of the better line are shown. */
    @QueryParam("best")
    @Nullable
    String best;

    @QueryParam("flip")
    @Nullable
    String flip;

    @QueryParam("record")
    @Nullable
    String record;

    /** Why it could not be asked for. */
    @QueryParam("why")
    @Nullable
    String why;

    boolean isFlipped() {
        return "1".equals(flip);
    }

    boolean isWholeRecord() {
        return "all".equals(record);
    }

    /** The ply that is asked for, at most the last one; empty for the overview. */
    OptionalInt shown(int last) {
        return number(ply, last);
    }

    /** How many moves of a line of that length are shown; 0 for none. */
    int best(int length) {
        return number(best, length).orElse(0);
    }

    private static OptionalInt number(@Nullable String text, int most) {
        return text != null && text.matches("[0-9]{1,4}")
                ? OptionalInt.of(Math.min(Integer.parseInt(text), most))
                : OptionalInt.empty();
    }
}
