package dev.damka.web.openings;

import dev.damka.games.Openings;
import dev.damka.web.rules.LearnMessages;
import dev.damka.web.rules.LearnWords;
import dev.damka.web.shared.Frame;
import dev.damka.web.shared.HtmlWriter;
import dev.damka.web.shared.Language;
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
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The openings and the page of each. */
@Path("/openings")
@Produces(HtmlWriter.PAGE)
public class OpeningsResource {
    private final Openings openings;
    private final Visit visit;
    private final Map<Language, List<OpeningEntry>> entries = new EnumMap<>(Language.class);

    OpeningsResource(Openings openings, Visit visit) {
        this.openings = openings;
        this.visit = visit;
        for (Language language : Language.values()) {
            entries.put(language, OpeningEntry.all(openings, language));
        }
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
        return visit.render(Templates.openings(frame, entries()));
    }

    /** An opening after as many moves as the address says. */
    @GET
    @Path("{id}")
    public String opening(@PathParam("id") String id, @QueryParam("step") @DefaultValue("") String step) {
        OpeningEntry entry = entries().stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElseThrow(NotFoundException::new);
        OpeningPage page = OpeningPage.of(openings.all().get(entry.number()), entry, step, visit.language());
        Frame frame = visit.frame(entry.name(), Styles.SPREAD, Frame.Door.RULES)
                .describedAs(LearnWords.in(visit.language()).openingDescription(entry.name(), entry.moves()));
        return visit.render(Templates.opening(frame, page));
    }

    private List<OpeningEntry> entries() {
        return entries.get(visit.language());
    }
}
