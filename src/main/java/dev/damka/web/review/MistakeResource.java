package dev.damka.web.review;

import dev.damka.games.Games;
import dev.damka.games.StoredGame;
import dev.damka.games.review.Exercise;
import dev.damka.games.review.Reviews;
import dev.damka.games.review.StoredReview;
import dev.damka.rules.notation.MoveReader;
import dev.damka.rules.notation.Reading;
import dev.damka.web.shared.Frame;
import dev.damka.web.shared.HtmlWriter;
import dev.damka.web.shared.MoveEntry;
import dev.damka.web.shared.SitePath;
import dev.damka.web.shared.Styles;
import dev.damka.web.shared.Visit;
import dev.damka.web.shared.Visitor;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The mistakes of a reviewed game as exercises. How a try fares is a function of the address. */
@Path("/games/{id: [2-9a-z]{10}}/mistakes/{number: [1-9][0-9]{0,2}}")
@Produces(HtmlWriter.PAGE)
@Blocking
public class MistakeResource {
    private final Games games;
    private final Reviews reviews;
    private final Visit visit;
    private final Visitor visitor;

    MistakeResource(Games games, Reviews reviews, Visit visit, Visitor visitor) {
        this.games = games;
        this.reviews = reviews;
        this.visit = visit;
        this.visitor = visitor;
    }

    @CheckedTemplate(basePath = "review")
    static final class Templates {
        private Templates() {}

        static native TemplateInstance mistake(Frame frame, MistakePage page);
    }

    @GET
    public String page(@PathParam("id") String id, @PathParam("number") int number, @BeanParam MistakeQuery query) {
        List<Exercise> all = exercises(id, number);
        MistakePage page = MistakeDrawing.of(ReviewAddress.of(id), all, number, query, visit.language());
        return visit.render(Templates.mistake(visit.frame(page.title(), Styles.SPREAD, Frame.Door.GAMES), page));
    }

    /** Tries a move: keeps that it was put right, and shows by its address what became of it. */
    @POST
    @Path("moves")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response play(
            @PathParam("id") String id,
            @PathParam("number") int number,
            @FormParam("move") @Nullable String move,
            @FormParam("flip") @Nullable String flip) {
        Exercise exercise = exercises(id, number).get(number - 1);
        String typed = move == null ? "" : move;
        Reading reading = MoveReader.read(exercise.position(), typed, MoveReader.Style.TYPED);
        if (reading instanceof Reading.Found found
                && exercise.grade(found.move()).right()) {
            visitor.current()
                    .ifPresent(player ->
                            reviews.solve(player.id, id, exercise.mistake().ply()));
        }
        String tried = typed.isBlank() ? " " : MoveEntry.shortened(typed);
        String address = SitePath.with(
                ReviewAddress.of(id).mistake(number), List.of("flip", "1".equals(flip) ? "1" : "", "try", tried));
        return Response.seeOther(URI.create(address)).build();
    }

    /** All exercises of a finished review that has one of that number. */
    private List<Exercise> exercises(String id, int number) {
        StoredGame stored = games.find(id).orElseThrow(NotFoundException::new);
        StoredReview review = reviews.find(id).filter(StoredReview::isFinished).orElseThrow(NotFoundException::new);
        List<Exercise> all = Exercise.of(review.review(stored.game()));
        if (number > all.size()) {
            throw new NotFoundException();
        }
        return all;
    }
}
