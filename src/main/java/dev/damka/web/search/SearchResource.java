package dev.damka.web.search;

import dev.damka.games.Openings;
import dev.damka.puzzles.Catalogue;
import dev.damka.puzzles.Puzzle;
import dev.damka.puzzles.drills.Drills;
import dev.damka.puzzles.files.LiveLibrary;
import dev.damka.web.puzzles.CataloguePage;
import dev.damka.web.puzzles.Task;
import dev.damka.web.rules.Chapters;
import dev.damka.web.rules.LearnMessages;
import dev.damka.web.rules.LearnWords;
import dev.damka.web.shared.Frame;
import dev.damka.web.shared.HtmlWriter;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.SitePath;
import dev.damka.web.shared.Styles;
import dev.damka.web.shared.Visit;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds words in all there is to learn. */
@Path("/search")
@Produces(HtmlWriter.PAGE)
@Blocking
public class SearchResource {
    private static final int LONGEST = 100;
    private static final int MOST_FOUND = 40;
    private static final int MOST_PUZZLES = 10;

    private final Chapters chapters;
    private final Openings openings;
    private final Drills drills;
    private final LiveLibrary library;
    private final Visit visit;

    /** The indexes, and the catalogue whose themes they hold. */
    private record Kept(@Nullable Catalogue catalogue, Map<Language, Index> indexes) {}

    private volatile Kept kept = new Kept(null, Map.of());

    SearchResource(Chapters chapters, Openings openings, Drills drills, LiveLibrary library, Visit visit) {
        this.chapters = chapters;
        this.openings = openings;
        this.drills = drills;
        this.library = library;
        this.visit = visit;
    }

    @CheckedTemplate(basePath = "search")
    static final class Templates {
        private Templates() {}

        static native TemplateInstance search(Frame frame, SearchPage page);
    }

    /** What holds all the words in {@code q}. */
    @GET
    public String search(@QueryParam("q") @Nullable String q) {
        String text = q == null ? "" : q.strip().substring(0, Math.min(q.strip().length(), LONGEST));
        LearnMessages words = LearnWords.in(visit.language());
        return visit.render(Templates.search(
                visit.frame(words.searchTitle(), Styles.LESSON, Frame.Door.RULES),
                found(text, visit.language(), library.current().catalogue())));
    }

    private SearchPage found(String text, Language language, Catalogue catalogue) {
        List<SearchPage.Found> found = new ArrayList<>();
        for (Entry entry : index(language, catalogue).find(text)) {
            if (found.size() < MOST_FOUND) {
                found.add(SearchPage.Found.of(entry, text, language));
            }
        }
        List<Puzzle> puzzles = CataloguePage.holding(text, catalogue, language);
        puzzles.stream()
                .limit(MOST_PUZZLES)
                .map(puzzle -> SearchPage.Found.of(entry(puzzle, catalogue, language), text, language))
                .forEach(found::add);
        String more = puzzles.size() > MOST_PUZZLES ? SitePath.with("/puzzles", List.of("q", text)) : "";
        return new SearchPage(text, found, puzzles.size(), more);
    }

    private static Entry entry(Puzzle puzzle, Catalogue catalogue, Language language) {
        return new Entry(
                "/puzzles/" + puzzle.id(),
                LearnWords.in(language).kindPuzzle(),
                Task.of(puzzle, puzzle.themes().get(0), catalogue, language).title(),
                puzzle.themes().get(0).name().in(language.tag()));
    }

    private Index index(Language language, Catalogue catalogue) {
        Kept now = kept;
        if (now.catalogue() != catalogue) {
            Map<Language, Index> indexes = new EnumMap<>(Language.class);
            for (Language each : Language.values()) {
                indexes.put(each, new Index(each, Entries.of(chapters, openings, drills, catalogue, each)));
            }
            now = new Kept(catalogue, indexes);
            kept = now;
        }
        return now.indexes().get(language);
    }
}
