package dev.damka.web.shared;

import io.quarkus.qute.RawString;
import java.util.ArrayList;
import java.util.List;

/**
 * The teacher's note: what happened, then why, then what next.
 *
 * @param paragraphs the text under the title
 */
public record Verdict(Kind kind, RawString title, List<RawString> paragraphs) {
    /** What a note is about: its mark on the margin line and its colour. */
    public enum Kind {
        /** A tick. */
        RIGHT("M6 20l9 9 15-19"),
        /** A cross. */
        WRONG("M8 8l20 20M28 8 8 28"),
        /** An exclamation mark: a rule, or a text that was not understood. */
        RULE("M18 3v19M18 27v6"),
        /** A question mark. */
        HINT("M11 13c0-10 15-9 14 0-1 5-7 5-7 11M18 28v4"),
        /** An arrow: the learner is to choose. */
        ASK("M10 18h15M19 11l7 7-7 7"),
        /** The sign of equality. */
        DRAW("M8 13h20M8 23h20");

        private final String mark;
        private final String css = "verdict-" + name().toLowerCase(java.util.Locale.ROOT);

        Kind(String mark) {
            this.mark = mark;
        }

        public String mark() {
            return mark;
        }

        public String css() {
            return css;
        }

        /** Whether it breaks in on the learner, so that a screen reader says it at once. */
        public String role() {
            return this == RULE ? "alert" : "status";
        }

        public int stroke() {
            return this == RULE ? 6 : 3;
        }
    }

    /** A note of plain texts; empty ones are left out. */
    public static Verdict of(Kind kind, String title, String... paragraphs) {
        List<RawString> shown = new ArrayList<>();
        for (String paragraph : paragraphs) {
            if (!paragraph.isEmpty()) {
                shown.add(Prose.html(paragraph));
            }
        }
        return new Verdict(kind, Prose.html(title), shown);
    }
}
