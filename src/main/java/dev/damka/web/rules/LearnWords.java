package dev.damka.web.rules;

import dev.damka.web.shared.Language;
import java.util.EnumMap;
import java.util.Map;

/** The words of these pages in a language; looked up once, since a page asks for them many times. */
public final class LearnWords {
    private static final Map<Language, LearnMessages> ALL = new EnumMap<>(Language.class);

    static {
        for (Language language : Language.values()) {
            ALL.put(language, language.bundle(LearnMessages.class));
        }
    }

    private LearnWords() {}

    /** Those of that language. */
    public static LearnMessages in(Language language) {
        return ALL.get(language);
    }
}
