package dev.damka.web.drills;

import jakarta.ws.rs.FormParam;
import org.jspecify.annotations.Nullable;

/** What the form of a drill's page sends. */
public class DrillForm {
    @FormParam("start")
    @Nullable
    String start;

    @FormParam("line")
    @Nullable
    String line;

    @FormParam("slips")
    @Nullable
    String slips;

    @FormParam("flip")
    @Nullable
    String flip;

    @FormParam("move")
    @Nullable
    String move;

    /** The same as an address says it. */
    DrillQuery query() {
        DrillQuery query = new DrillQuery();
        query.start = start;
        query.line = line;
        query.slips = slips;
        query.flip = flip;
        return query;
    }

    String typed() {
        return move == null ? "" : move;
    }
}
