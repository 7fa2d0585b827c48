package dev.damka.web.drills;

import dev.damka.web.shared.Language;

/** The words of these pages in a language. */
final class DrillWords {
    private DrillWords() {}

    static DrillMessages in(Language language) {
        return language.bundle(DrillMessages.class);
    }
}
