package dev.damka.web.drills;

import dev.damka.puzzles.drills.Drill;
import dev.damka.puzzles.drills.DrillResult.Done;
import dev.damka.puzzles.drills.Drills;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.PageLink;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** All drills with what the visitor has done in them. */
public record DrillListPage(List<Entry> drills) {
    /**
     * A drill as an entry of the contents.
     *
     * @param done what was done, empty for nothing
     */
    public record Entry(String href, String name, String gist, String done) {}

    static DrillListPage of(List<Drill> drills, Map<String, Done> done, Language language) {
        return new DrillListPage(drills.stream()
                .map(drill -> entry(drill, done.getOrDefault(drill.id(), Done.NOTHING), language))
                .toList());
    }

    private static Entry entry(Drill drill, Done done, Language language) {
        DrillMessages words = DrillWords.in(language);
        return new Entry(
                DrillAddress.of(drill),
                words.name(drill),
                words.gist(drill),
                done.all() == 0 ? "" : words.done(done.all(), done.clean()));
    }

    /** The list itself and every drill in it, for whoever lists them elsewhere. */
    public static List<Entry> all(Drills drills, Language language) {
        DrillMessages words = DrillWords.in(language);
        List<Entry> all = new ArrayList<>();
        all.add(new Entry("/drills", words.title(), words.lead(), ""));
        drills.all().forEach(drill -> all.add(entry(drill, Done.NOTHING, language)));
        return all;
    }

    /** The drills of a theme as links, for the theme's own page. */
    public static List<PageLink> ofTheme(String themeId, Language language) {
        DrillMessages words = DrillWords.in(language);
        return Drill.ofTheme(themeId).stream()
                .map(drill -> PageLink.of(DrillAddress.of(drill), words.name(drill)))
                .toList();
    }
}
