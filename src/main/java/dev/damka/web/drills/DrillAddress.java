package dev.damka.web.drills;

import dev.damka.puzzles.drills.Drill;
import dev.damka.puzzles.drills.Run;
import dev.damka.puzzles.drills.Start;
import dev.damka.web.shared.MoveForm.Hidden;
import dev.damka.web.shared.SitePath;
import java.util.ArrayList;
import java.util.List;

/**
 * Where a drill stands on the site: its position, as far as it was played. What else a page asks is added behind.
 *
 * @param line the moves played, in the form of records
 * @param slips how many moves were taken back
 * @param flip whether the board is turned against the learner's usual view
 */
record DrillAddress(Drill drill, String start, List<String> line, int slips, boolean flip) {
    static DrillAddress of(Run run, DrillQuery query) {
        return new DrillAddress(
                run.start().drill(), run.start().name(), run.written(), query.slips(), query.isFlipped());
    }

    /** The page of a drill, which draws a position. */
    static String of(Drill drill) {
        return "/drills/" + drill.id();
    }

    /** The position of that name before the first move. */
    static DrillAddress of(Drill drill, String start, boolean flip) {
        return new DrillAddress(drill, start, List.of(), 0, flip);
    }

    /** The same position before the first move. */
    DrillAddress fresh() {
        return of(drill, start, flip);
    }

    /** Another position. */
    DrillAddress another(Start from) {
        return of(drill, from.next(), flip);
    }

    DrillAddress flipped() {
        return new DrillAddress(drill, start, line, slips, !flip);
    }

    /** The same with one slip more. */
    DrillAddress slipped() {
        return new DrillAddress(drill, start, line, Math.min(slips + 1, DrillQuery.MOST_SLIPS), flip);
    }

    /** Where a move is posted to. */
    String moves() {
        return of(drill) + "/moves";
    }

    /** What a form sends along. */
    List<Hidden> hidden() {
        List<Hidden> fields = new ArrayList<>();
        fields.add(new Hidden("start", start));
        fields.add(new Hidden("line", String.join(",", line)));
        if (slips > 0) {
            fields.add(new Hidden("slips", Integer.toString(slips)));
        }
        if (flip) {
            fields.add(new Hidden("flip", "1"));
        }
        return fields;
    }

    /** The page with more parameters, given as names and values in turn. */
    String with(String... more) {
        List<String> query = new ArrayList<>(List.of(
                "start",
                start,
                "line",
                String.join(",", line),
                "slips",
                slips == 0 ? "" : Integer.toString(slips),
                "flip",
                flip ? "1" : ""));
        query.addAll(List.of(more));
        return SitePath.with(of(drill), query);
    }

    @Override
    public String toString() {
        return with();
    }
}
