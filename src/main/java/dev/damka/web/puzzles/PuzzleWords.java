package dev.damka.web.puzzles;

import dev.damka.web.shared.Language;

/** The words of these pages in a language. */
final class PuzzleWords {
    private PuzzleWords() {}

    static PuzzleMessages in(Language language) {
        return language.bundle(PuzzleMessages.class);
    }
}
