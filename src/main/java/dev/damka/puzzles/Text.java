package dev.damka.puzzles;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/**
 * One text in the languages in which it was written. Nearly all are written in Russian and English alone, and there are
 * hundreds of thousands of them, so these two need no map.
 *
 * @param ru empty where there is none
 * @param en empty where there is none
 * @param others by language code such as {@code de}
 */
public record Text(String ru, String en, Map<String, String> others) {
    /** No text in any language. */
    public static final Text NONE = new Text("", "", Map.of());

    public Text {
        others = Map.copyOf(others);
    }

    /** A text in Russian and in English; what is empty is not there. */
    public static Text of(String ru, String en) {
        return new Text(ru, en, Map.of());
    }

    /** This text with that one for its language. */
    public Text with(String language, String text) {
        if (language.equals("ru")) {
            return new Text(text, en, others);
        }
        if (language.equals("en")) {
            return new Text(ru, text, others);
        }
        Map<String, String> more = new HashMap<>(others);
        more.put(language, text);
        return new Text(ru, en, more);
    }

    /** The text in that language, or else in the other: English, then Russian, then any; empty where there is none. */
    public String in(String language) {
        String wanted = language.equals("ru") ? ru : language.equals("en") ? en : others.getOrDefault(language, "");
        if (!wanted.isEmpty()) {
            return wanted;
        }
        if (!en.isEmpty() || !ru.isEmpty()) {
            return en.isEmpty() ? ru : en;
        }
        return others.isEmpty() ? "" : others.get(Collections.min(others.keySet()));
    }

    /** All that is written, by language code. */
    public Map<String, String> byLanguage() {
        Map<String, String> all = new HashMap<>(others);
        all.put("ru", ru);
        all.put("en", en);
        all.values().removeIf(String::isEmpty);
        return all;
    }

    public boolean isEmpty() {
        return ru.isEmpty() && en.isEmpty() && others.isEmpty();
    }
}
