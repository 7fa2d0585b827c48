package dev.damka.web.shared;

import io.quarkus.qute.RawString;
import java.util.regex.Pattern;

/** Plain text as HTML in which moves stand out and don't break over a line's end. */
public final class Prose {
    private static final Pattern MOVE = Pattern.compile("(?<![\\w:-])[a-h][1-8](?:[-:][a-h][1-8])+[!?]?(?![\\w])");

    private static final Pattern SQUARE_FIRST = Pattern.compile("[a-h][1-8]");

    private Prose() {}

    /** Escapes the text and sets its moves. */
    public static RawString html(String text) {
        return new RawString(MOVE.matcher(escaped(text)).replaceAll("<span class=\"move\">$0</span>"));
    }

    /** A note as a sentence: with a capital, unless a square begins it, and a full stop. */
    public static String sentence(String note) {
        if (note.isEmpty()) {
            return "";
        }
        boolean square = SQUARE_FIRST.matcher(note).lookingAt();
        String begun = square ? note : Character.toUpperCase(note.charAt(0)) + note.substring(1);
        return ".!?…".indexOf(note.charAt(note.length() - 1)) >= 0 ? begun : begun + ".";
    }

    /** A short text that does not break over a line's end. */
    public static String unbroken(String text) {
        return text.replace(' ', '\u00a0');
    }

    /** Escapes what means something in HTML. */
    public static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
