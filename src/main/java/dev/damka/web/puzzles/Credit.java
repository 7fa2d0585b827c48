package dev.damka.web.puzzles;

import dev.damka.puzzles.Puzzle;

/**
 * Where a puzzle is from and how it may be used, as its author wrote it.
 *
 * @param source empty where the author names none
 * @param tag the language of the source
 */
public record Credit(String source, String tag, String license) {
    static Credit of(Puzzle puzzle) {
        boolean russian = puzzle.source().matches("(?s).*\\p{IsCyrillic}.*");
        return new Credit(puzzle.source(), russian ? "ru" : "en", puzzle.license());
    }
}
