package dev.damka.web.openings;

import dev.damka.games.Openings;
import dev.damka.web.rules.LearnMessages;
import dev.damka.web.rules.LearnWords;
import dev.damka.web.shared.Frame;
import dev.damka.web.shared.HtmlWriter;
import dev.damka.web.shared.Styles;
import dev.damka.web.shared.Visit;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import java.util.List;

/** The openings and the page of each. */
@Path("/openings")
@Produces(HtmlWriter.PAGE)
public class OpeningsResource {
    private final Openings openings;
    private final Visit visit;

    OpeningsResource(Openings openings, Visit visit) {
        this.openings = openings;
        this.visit = visit;
    }

    @CheckedTemplate(basePath = "openings")
    static final class Templates {
        private Templates() {}

        static native TemplateInstance openings(Frame frame, List<OpeningEntry> openings);

        static native TemplateInstance opening(Frame frame, OpeningPage page);
    }

    @GET
    public String openings() {
        LearnMessages words = LearnWords.in(visit.language());
        Frame frame = visit.frame(words.openingsTitle(), Styles.LESSON, Frame.Door.RULES)
                .describedAs(words.openingsDescription());
        return visit.render(Templates.openings(frame, OpeningEntry.all(openings, visit.language())));
    }

    /** An opening after as many moves as the address says. */
    @GET
    @Path("{id}")
    public String opening(@PathParam("id") String id, @QueryParam("step") @DefaultValue("") String step) {
        OpeningEntry entry = OpeningEntry.find(openings, visit.language(), id).orElseThrow(NotFoundException::new);
        OpeningPage page = OpeningPage.of(openings.all().get(entry.number()), entry, step, visit.language());
        Frame frame = visit.frame(entry.name(), Styles.SPREAD, Frame.Door.RULES)
                .describedAs(LearnWords.in(visit.language()).openingDescription(entry.name(), entry.moves()));
        return visit.render(Templates.opening(frame, page));
    }
}
