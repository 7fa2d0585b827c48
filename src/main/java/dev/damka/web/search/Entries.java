package dev.damka.web.search;

import dev.damka.games.Openings;
import dev.damka.puzzles.Catalogue;
import dev.damka.puzzles.Theme;
import dev.damka.puzzles.drills.Drills;
import dev.damka.web.drills.DrillListPage;
import dev.damka.web.openings.OpeningEntry;
import dev.damka.web.rules.Chapter;
import dev.damka.web.rules.Chapters;
import dev.damka.web.rules.Glossary;
import dev.damka.web.rules.LearnMessages;
import dev.damka.web.rules.LearnWords;
import dev.damka.web.rules.Term;
import dev.damka.web.shared.Language;
import java.util.ArrayList;
import java.util.List;

/** All that can be found in one language, but for the puzzles, which are too many. */
final class Entries {
    private Entries() {}

    static List<Entry> of(Chapters chapters, Openings openings, Drills drills, Catalogue catalogue, Language language) {
        LearnMessages words = LearnWords.in(language);
        List<Entry> entries = new ArrayList<>();
        for (Term term : Glossary.in(language).terms()) {
            entries.add(new Entry(term.href(), words.kindTerm(), term.name(), term.plain()));
        }
        for (Chapter chapter : chapters.in(language)) {
            for (Chapter.Section section : chapter.sections()) {
                boolean whole = section.anchor().isEmpty();
                entries.add(new Entry(
                        whole ? chapter.href() : chapter.href() + "#" + section.anchor(),
                        chapter.isOnTheme() ? words.kindTheme() : words.kindChapter(),
                        whole ? chapter.title() : chapter.title() + ": " + section.heading(),
                        whole ? chapter.summary() + " " + section.text() : section.text()));
            }
        }
        for (OpeningEntry opening : OpeningEntry.all(openings, language)) {
            entries.add(new Entry(opening.href(), words.kindOpening(), opening.name(), opening.moves()));
        }
        for (DrillListPage.Entry drill : DrillListPage.all(drills, language)) {
            entries.add(new Entry(drill.href(), words.kindDrill(), drill.name(), drill.gist()));
        }
        for (Theme theme : catalogue.themes()) {
            if (!catalogue.inTheme(theme.id()).isEmpty()) {
                entries.add(new Entry(
                        "/themes/" + theme.id(),
                        words.kindTheme(),
                        theme.name().in(language.tag()),
                        theme.gist().in(language.tag())));
            }
        }
        return entries;
    }
}
