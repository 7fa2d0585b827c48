package dev.damka.web.home;

import dev.damka.puzzles.files.LiveLibrary;
import dev.damka.web.puzzles.VisitorProgress;
import dev.damka.web.shared.Frame;
import dev.damka.web.shared.HtmlWriter;
import dev.damka.web.shared.Styles;
import dev.damka.web.shared.Visit;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;

/** The home page and the help on keys. */
@Path("/")
@Produces(HtmlWriter.PAGE)
@Blocking
public class HomeResource {
    private final LiveLibrary library;
    private final Visit visit;
    private final VisitorProgress progress;
    private final InstantSource time;

    HomeResource(LiveLibrary library, Visit visit, VisitorProgress progress, InstantSource time) {
        this.library = library;
        this.visit = visit;
        this.progress = progress;
        this.time = time;
    }

    @CheckedTemplate(basePath = "home")
    static final class Templates {
        private Templates() {}

        static native TemplateInstance home(Frame frame, HomePage page);

        static native TemplateInstance keyboard(Frame frame);
    }

    @GET
    public String home() {
        LocalDate today = LocalDate.ofInstant(time.instant(), ZoneOffset.UTC);
        return visit.render(Templates.home(
                visit.frame("", Styles.SPREAD, Frame.Door.NONE),
                HomePage.of(library.current().catalogue(), progress.current(), visit.language(), today)));
    }

    @GET
    @Path("keyboard")
    public String keyboard() {
        return visit.render(Templates.keyboard(visit.frame(visit.words().keysTitle(), Styles.LEAF, Frame.Door.NONE)));
    }
}
