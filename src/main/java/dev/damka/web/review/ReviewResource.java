package dev.damka.web.review;

import dev.damka.games.Games;
import dev.damka.games.StoredGame;
import dev.damka.games.review.Reviews;
import dev.damka.games.review.Reviews.Asked;
import dev.damka.games.review.Reviews.Refusal;
import dev.damka.games.review.StoredReview;
import dev.damka.web.shared.Frame;
import dev.damka.web.shared.HtmlWriter;
import dev.damka.web.shared.Styles;
import dev.damka.web.shared.Visit;
import dev.damka.web.shared.Visitor;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.Optional;

/** The review of a game: asked for by its player, looked at by anybody who may look at the game. */
@Path("/games/{id: [2-9a-z]{10}}/review")
@Produces(HtmlWriter.PAGE)
@Blocking
public class ReviewResource {
    private final Games games;
    private final Reviews reviews;
    private final Visit visit;
    private final Visitor visitor;

    ReviewResource(Games games, Reviews reviews, Visit visit, Visitor visitor) {
        this.games = games;
        this.reviews = reviews;
        this.visit = visit;
        this.visitor = visitor;
    }

    @CheckedTemplate(basePath = "review")
    static final class Templates {
        private Templates() {}

        static native TemplateInstance begin(Frame frame, BeginPage page);

        static native TemplateInstance review(Frame frame, ReviewPage page);
    }

    @GET
    public String page(@PathParam("id") String id, @BeanParam ReviewQuery query) {
        StoredGame stored = games.find(id).orElseThrow(NotFoundException::new);
        Optional<StoredReview> review = reviews.find(id);
        Frame frame = visit.frame(ReviewWords.in(visit.language()).title(), Styles.REVIEW, Frame.Door.GAMES);
        if (review.filter(StoredReview::isFinished).isPresent()) {
            return visit.render(
                    Templates.review(frame, ReviewDrawing.of(stored, review.get(), query, visit.language())));
        }
        BeginPage page = review.map(begun -> begin(stored, begun, query))
                .orElseGet(
                        () -> BeginPage.toAsk(stored, visitor.playerId() == stored.playerId, query, visit.language()));
        return visit.render(Templates.begin(frame, page));
    }

    private BeginPage begin(StoredGame stored, StoredReview review, ReviewQuery query) {
        return review.isFailed()
                ? BeginPage.ofFailed(stored, visitor.playerId() == stored.playerId, query, visit.language())
                : BeginPage.ofProgress(stored, review, reviews.before(review), visit.language());
    }

    /** Asks for the review; where it can't be had now, the page says why. */
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response ask(@PathParam("id") String id) {
        Asked asked = reviews.ask(visitor.playerId(), id).orElseThrow(NotFoundException::new);
        Refusal refused = asked.refused();
        ReviewAddress address = ReviewAddress.of(id);
        return Response.seeOther(URI.create(refused == null ? address.path() : address.with("why", refused.id())))
                .build();
    }
}
