package dev.damka.web.puzzles;

import dev.damka.puzzles.Catalogue;
import dev.damka.puzzles.Theme;
import dev.damka.puzzles.files.LiveLibrary;
import dev.damka.web.rules.Chapters;
import dev.damka.web.shared.Frame;
import dev.damka.web.shared.HtmlWriter;
import dev.damka.web.shared.Styles;
import dev.damka.web.shared.Visit;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import org.jspecify.annotations.Nullable;

/** The contents page of all puzzles, and the page of each theme. */
@Path("/")
@Produces(HtmlWriter.PAGE)
@Blocking
public class CatalogueResource {
    private static final int LONGEST_SEARCH = 100;

    private final LiveLibrary library;
    private final Visit visit;
    private final VisitorProgress progress;
    private final Chapters chapters;

    CatalogueResource(LiveLibrary library, Visit visit, VisitorProgress progress, Chapters chapters) {
        this.library = library;
        this.visit = visit;
        this.progress = progress;
        this.chapters = chapters;
    }

    @CheckedTemplate(basePath = "puzzles")
    static final class Templates {
        private Templates() {}

        static native TemplateInstance catalogue(Frame frame, CataloguePage page);

        static native TemplateInstance theme(Frame frame, ThemePage page);
    }

    /** All themes, or the puzzles that hold the words in {@code q}. */
    @GET
    @Path("puzzles")
    public String catalogue(@QueryParam("q") @Nullable String q) {
        String text = q == null ? "" : q.strip().substring(0, Math.min(q.strip().length(), LONGEST_SEARCH));
        Catalogue catalogue = library.current().catalogue();
        CataloguePage page = text.isEmpty()
                ? CataloguePage.contents(catalogue, progress.current(), visit.language())
                : CataloguePage.found(catalogue, progress.current(), visit.language(), text);
        String title = PuzzleWords.in(visit.language()).themesTitle();
        return visit.render(Templates.catalogue(visit.frame(title, Styles.LEAF, Frame.Door.PUZZLES), page));
    }

    /** The puzzles of a theme, filtered and by the page. */
    @GET
    @Path("themes/{id}")
    public String theme(
            @PathParam("id") String id,
            @QueryParam("level") @Nullable String level,
            @QueryParam("unsolved") @Nullable String unsolved,
            @QueryParam("page") @Nullable String page) {
        Catalogue catalogue = library.current().catalogue();
        Theme theme = catalogue
                .theme(id)
                .filter(known -> !catalogue.inTheme(known.id()).isEmpty())
                .orElseThrow(NotFoundException::new);
        ThemePage view = ThemePage.of(
                theme,
                catalogue,
                ThemePage.Filter.of(level, unsolved, page),
                progress.current(),
                chapters.onTheme(visit.language(), id),
                visit.language());
        return visit.render(Templates.theme(visit.frame(view.name(), Styles.LEAF, Frame.Door.PUZZLES), view));
    }
}
