package dev.damka.web.rules;

import dev.damka.web.shared.Language;

/** The words of these pages in a language. */
public final class LearnWords {
    private LearnWords() {}

    /** Those of that language. */
    public static LearnMessages in(Language language) {
        return language.bundle(LearnMessages.class);
    }
}
