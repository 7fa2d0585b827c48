package dev.damka.web.authors;

import dev.damka.puzzles.files.LiveLibrary;
import dev.damka.web.shared.Frame;
import dev.damka.web.shared.HtmlWriter;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.Styles;
import dev.damka.web.shared.Visit;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;

/** The page for authors of puzzles. */
@Path("/authors")
@Produces(HtmlWriter.PAGE)
public class AuthorsResource {
    private final LiveLibrary library;
    private final Visit visit;

    AuthorsResource(LiveLibrary library, Visit visit) {
        this.library = library;
        this.visit = visit;
    }

    @CheckedTemplate(basePath = "authors")
    static final class Templates {
        private Templates() {}

        static native TemplateInstance authors(Frame frame, AuthorsPage page);
    }

    @GET
    public String page() {
        Language language = visit.language();
        String title = language.bundle(AuthorMessages.class).title();
        return visit.render(Templates.authors(
                visit.frame(title, Styles.LEAF, Frame.Door.NONE),
                AuthorsPage.of(library.current().faults(), language)));
    }
}
