package dev.damka.web.puzzles;

import dev.damka.web.shared.Language;
import java.util.EnumMap;
import java.util.Map;

/** The words of these pages in a language; looked up once, since a page asks for them many times. */
final class PuzzleWords {
    private static final Map<Language, PuzzleMessages> ALL = new EnumMap<>(Language.class);

    static {
        for (Language language : Language.values()) {
            ALL.put(language, language.bundle(PuzzleMessages.class));
        }
    }

    private PuzzleWords() {}

    static PuzzleMessages in(Language language) {
        return ALL.get(language);
    }
}
