package dev.damka.web.puzzles;

import jakarta.ws.rs.FormParam;
import org.jspecify.annotations.Nullable;

/** What a form carries along so that the page after it is in the same theme and turned the same way. */
public class FormContext {
    @FormParam("theme")
    @Nullable
    String theme;

    @FormParam("flip")
    @Nullable
    String flip;

    PuzzleQuery query() {
        PuzzleQuery query = new PuzzleQuery();
        query.theme = theme;
        query.flip = flip;
        return query;
    }
}
