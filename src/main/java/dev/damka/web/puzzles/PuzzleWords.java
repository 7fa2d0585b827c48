package dev.damka.web.puzzles;

import dev.damka.web.shared.Language;
import io.quarkus.qute.i18n.Localized;
import io.quarkus.qute.i18n.MessageBundles;

/** The words of these pages in a language. */
final class PuzzleWords {
    private PuzzleWords() {}

    static PuzzleMessages in(Language language) {
        return MessageBundles.get(PuzzleMessages.class, Localized.Literal.of(language.tag()));
    }
}
