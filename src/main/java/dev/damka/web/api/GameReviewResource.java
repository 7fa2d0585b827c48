package dev.damka.web.api;

import dev.damka.games.Games;
import dev.damka.games.StoredGame;
import dev.damka.games.review.Reviews;
import dev.damka.games.review.Reviews.Asked;
import dev.damka.games.review.Reviews.Refusal;
import dev.damka.games.review.StoredReview;
import dev.damka.web.shared.Problem;
import dev.damka.web.shared.Visitor;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.Status;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestPath;

/** The review of a game that is over. */
@Path("/api/games/{id: [2-9a-z]{10}}/review")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Games")
public class GameReviewResource {
    private final Games games;
    private final Reviews reviews;
    private final Visitor visitor;

    GameReviewResource(Games games, Reviews reviews, Visitor visitor) {
        this.games = games;
        this.reviews = reviews;
        this.visitor = visitor;
    }

    @POST
    @Operation(
            summary = "Ask for a review",
            description =
                    "Begins it where nobody has, and anew where it has failed. It is worked on in the background; ask for it"
                            + " again to see how far it is.")
    @APIResponse(
            responseCode = "202",
            description = "How far it is; all of it where it was done before; from the start where it had failed",
            content = @Content(schema = @Schema(implementation = ReviewView.class)))
    @APIResponse(
            responseCode = "403",
            description = "This is somebody else's game",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
    @APIResponse(
            responseCode = "404",
            description = "There is no such game",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
    @APIResponse(
            responseCode = "409",
            description = "The game goes on, or nothing was played in it",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
    @APIResponse(
            responseCode = "429",
            description = "Three of the player's reviews are waiting already",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
    @APIResponse(
            responseCode = "503",
            description = "Too many reviews are waiting",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
    public Response ask(@RestPath String id) {
        Asked asked = reviews.ask(visitor.playerId(), id).orElseThrow(GameResource::noGame);
        StoredReview stored = asked.stored();
        if (stored == null) {
            throw problem(asked.refused() == null ? Refusal.BUSY : asked.refused());
        }
        return fresh(Response.accepted(view(find(id), stored)));
    }

    @GET
    @Operation(summary = "The review of a game", description = "As far as it is; looking changes nothing.")
    @APIResponse(
            responseCode = "200",
            description = "How far it is, or all of it",
            content = @Content(schema = @Schema(implementation = ReviewView.class)))
    @APIResponse(
            responseCode = "404",
            description = "There is no such game, or nobody has asked for its review",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
    public Response review(@RestPath String id) {
        StoredGame game = find(id);
        return reviews.find(id)
                .map(stored -> fresh(Response.ok(view(game, stored))))
                .orElseThrow(() -> Problem.of(
                                Status.NOT_FOUND,
                                "review",
                                "No review",
                                "nobody has asked for the review of this game; POST to this address does")
                        .asException());
    }

    private StoredGame find(String id) {
        return games.find(id).orElseThrow(GameResource::noGame);
    }

    private ReviewView view(StoredGame game, StoredReview stored) {
        return ReviewView.of(game, stored, stored.isFinished() || stored.isFailed() ? 0 : reviews.before(stored));
    }

    private static Response fresh(Response.ResponseBuilder answer) {
        return answer.header(HttpHeaders.CACHE_CONTROL, "no-store").build();
    }

    private static RuntimeException problem(Refusal refusal) {
        Status status = switch (refusal) {
            case NO_SEAT -> Status.FORBIDDEN;
            case NOT_OVER, NO_MOVES -> Status.CONFLICT;
            case TOO_MANY -> Status.TOO_MANY_REQUESTS;
            case BUSY -> Status.SERVICE_UNAVAILABLE;
        };
        String detail = switch (refusal) {
            case NO_SEAT -> "only who began or imported the game may ask, with the same cookie";
            case NOT_OVER -> "the game goes on; ask when it is over";
            case NO_MOVES -> "nothing was played in this game";
            case TOO_MANY -> Reviews.MOST_OF_A_PLAYER + " of your reviews are waiting; ask when one is done";
            case BUSY -> "too many reviews are waiting; ask again in a few minutes";
        };
        return Problem.of(status, "review-" + refusal.id(), "Refused", detail).asException();
    }
}
