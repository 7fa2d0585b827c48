package dev.damka.web.puzzles;

import dev.damka.puzzles.Catalogue;
import dev.damka.puzzles.Theme;
import dev.damka.web.shared.Language;
import java.util.ArrayList;
import java.util.List;

/** A theme as a line of a contents page. */
public record ThemeEntry(String id, String group, String name, String gist, int solved, int all) {
    /** The themes that have puzzles, those for beginners first, else in the order of their table. */
    public static List<ThemeEntry> all(Catalogue catalogue, Progress progress, Language language) {
        List<ThemeEntry> entries = new ArrayList<>();
        List<ThemeEntry> course = new ArrayList<>();
        for (Theme theme : catalogue.themes()) {
            var puzzles = catalogue.inTheme(theme.id());
            if (!puzzles.isEmpty()) {
                (theme.group().equals("course") ? course : entries)
                        .add(new ThemeEntry(
                                theme.id(),
                                theme.group(),
                                theme.name().in(language.tag()),
                                theme.gist().in(language.tag()),
                                progress.solvedOf(puzzles),
                                puzzles.size()));
            }
        }
        course.addAll(entries);
        return course;
    }

    /** Whether something of it is solved, but not all. */
    public boolean isBegun() {
        return solved > 0 && solved < all;
    }
}
