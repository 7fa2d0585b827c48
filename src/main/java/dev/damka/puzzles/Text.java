package dev.damka.puzzles;

import java.util.Collections;
import java.util.Map;

/** One text in the languages in which it was written, by language code such as {@code ru}. */
public record Text(Map<String, String> byLanguage) {
    /** No text in any language. */
    public static final Text NONE = new Text(Map.of());

    public Text {
        byLanguage = Map.copyOf(byLanguage);
    }

    /** A text in Russian and in English. */
    public static Text of(String ru, String en) {
        return new Text(Map.of("ru", ru, "en", en));
    }

    /** The text in that language, or else in the other: English, then Russian, then any; empty where there is none. */
    public String in(String language) {
        if (byLanguage.isEmpty()) {
            return "";
        }
        for (String code : new String[] {language, "en", "ru"}) {
            String text = byLanguage.get(code);
            if (text != null) {
                return text;
            }
        }
        return byLanguage.get(Collections.min(byLanguage.keySet()));
    }

    public boolean isEmpty() {
        return byLanguage.isEmpty();
    }
}
