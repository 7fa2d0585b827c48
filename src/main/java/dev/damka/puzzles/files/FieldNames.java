package dev.damka.puzzles.files;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The fields that a puzzle file may have. */
final class FieldNames {
    private static final List<String> TEXTS = List.of("title.", "hint.", "comment.");
    private static final Set<String> PLAIN =
            Set.of("fen", "theme", "goal", "solution", "level", "play-from", "source", "license");

    private static final String[] USUAL = {
        "theme",
        "fen",
        "goal",
        "level",
        "title.ru",
        "title.en",
        "hint.ru",
        "hint.en",
        "solution",
        "comment.ru",
        "comment.en",
        "source",
        "license"
    };
    private static final byte[][] USUAL_BYTES = new byte[USUAL.length][];

    static {
        for (int i = 0; i < USUAL.length; i++) {
            USUAL_BYTES[i] = (USUAL[i] + ':').getBytes(StandardCharsets.US_ASCII);
        }
    }

    private FieldNames() {}

    /** The known name that stands at the beginning of a line right before a colon; null where that must be looked into. */
    static @Nullable String before(Lines line) {
        for (int i = 0; i < USUAL.length; i++) {
            if (line.startsWith(USUAL_BYTES[i])) {
                return USUAL[i];
            }
        }
        return null;
    }

    /** Whether a puzzle without that field is another one or none. */
    static boolean decides(String name) {
        return PLAIN.contains(name) && !name.equals("level") && !name.equals("source");
    }

    static boolean isKnown(String name) {
        if (PLAIN.contains(name)) {
            return true;
        }
        for (String text : TEXTS) {
            if (name.startsWith(text)) {
                return isLanguage(name.substring(text.length()));
            }
        }
        return false;
    }

    private static boolean isLanguage(String code) {
        for (int i = 0; i < code.length(); i++) {
            if (code.charAt(i) < 'a' || code.charAt(i) > 'z') {
                return false;
            }
        }
        return code.length() == 2 || code.length() == 3;
    }

    /** The known name that differs least. */
    static String nearest(String name) {
        int dot = name.indexOf('.');
        Set<String> known = new TreeSet<>(PLAIN);
        TEXTS.forEach(text -> known.add(text.substring(0, text.length() - 1)));
        String nearest = Nearest.of(dot < 0 ? name : name.substring(0, dot), known);
        if (PLAIN.contains(nearest)) {
            return nearest;
        }
        boolean named = dot >= 0 && isLanguage(name.substring(dot + 1));
        return nearest + (named ? name.substring(dot) : ".ru");
    }
}
