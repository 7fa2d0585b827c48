package dev.damka.web.search;

import dev.damka.web.shared.Language;
import io.quarkus.qute.RawString;
import java.util.List;

/**
 * What was found.
 *
 * @param text what was searched for; empty where nothing was
 * @param puzzles how many puzzles were found
 * @param morePuzzles where all of them stand; empty where all are shown
 */
public record SearchPage(String text, List<Found> found, int puzzles, String morePuzzles) {
    /** Something found, with the piece of its text that holds the words. */
    public record Found(String href, String kind, String title, RawString excerpt) {
        static Found of(Entry entry, String asked, Language language) {
            return new Found(entry.href(), entry.kind(), entry.title(), Excerpt.of(entry.text(), asked, language));
        }
    }
}
