package dev.damka.web.api;

import dev.damka.games.Game;
import dev.damka.games.GamePdn;
import dev.damka.games.Games;
import dev.damka.games.Games.Kept;
import dev.damka.games.Games.SeatedDeed;
import dev.damka.games.Openings;
import dev.damka.games.Refused;
import dev.damka.games.StoredGame;
import dev.damka.web.shared.Explanation;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.Problem;
import dev.damka.web.shared.Visitor;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.Status;
import java.time.InstantSource;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestHeader;
import org.jboss.resteasy.reactive.RestPath;
import org.jspecify.annotations.Nullable;

/** A game: anybody may look at it; only who began it may do something in it. */
@Path("/api/games/{id: [2-9a-z]{10}}")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Games")
public class GameResource {
    private final Games games;
    private final Openings openings;
    private final Visitor visitor;
    private final InstantSource time;

    GameResource(Games games, Openings openings, Visitor visitor, InstantSource time) {
        this.games = games;
        this.openings = openings;
        this.visitor = visitor;
        this.time = time;
    }

    @GET
    @Operation(summary = "A game", description = "As it is now; looking changes nothing.")
    @APIResponse(
            responseCode = "200",
            description = "The game",
            content = @Content(schema = @Schema(implementation = GameView.class)))
    @APIResponse(
            responseCode = "404",
            description = "There is no such game",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
    public Response game(@RestPath String id) {
        return fresh(Response.ok(view(find(id), visitor.playerId())));
    }

    @POST
    @Path("moves")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(summary = "Move", description = "The engine's reply comes later: see events, or ask for the game again.")
    @APIResponse(
            responseCode = "200",
            description = "The game after the move",
            content = @Content(schema = @Schema(implementation = GameView.class)))
    @APIResponse(
            responseCode = "403",
            description = "Who asks only watches",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = GameProblem.class)))
    @APIResponse(
            responseCode = "409",
            description = "It can't be done now; `type` says why, `game` is the game as it is",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = GameProblem.class)))
    @APIResponse(
            responseCode = "422",
            description = "This is no legal move; `reason` says why",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = GameProblem.class)))
    public Response move(
            @RestPath String id,
            @Nullable GameMoveRequest request,
            @Parameter(hidden = true) @RestHeader(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String languages) {
        if (request == null) {
            throw GradeRequest.problem("the body is empty; give {\"ply\": 0, \"move\": \"c3-d4\"}");
        }
        int ply = request.checkedPly();
        String typed = request.checkedMove();
        return change(id, typed, languages, (game, seat, now) -> game.play(seat, ply, typed, now));
    }

    @POST
    @Path("resignation")
    @Operation(summary = "Resign")
    @APIResponse(
            responseCode = "200",
            description = "The game, which is over",
            content = @Content(schema = @Schema(implementation = GameView.class)))
    @APIResponse(
            responseCode = "403",
            description = "Who asks only watches",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = GameProblem.class)))
    @APIResponse(
            responseCode = "409",
            description = "It can't be done now; `type` says why, `game` is the game as it is",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = GameProblem.class)))
    public Response resign(@RestPath String id) {
        return change(id, "", null, Game::resign);
    }

    @POST
    @Path("draw-offer")
    @Operation(summary = "Offer a draw", description = "Once in a position. The engine answers soon after.")
    @APIResponse(
            responseCode = "200",
            description = "The game with the offer",
            content = @Content(schema = @Schema(implementation = GameView.class)))
    @APIResponse(
            responseCode = "403",
            description = "Who asks only watches",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = GameProblem.class)))
    @APIResponse(
            responseCode = "409",
            description = "It can't be done now; `type` says why, `game` is the game as it is",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = GameProblem.class)))
    public Response offerDraw(@RestPath String id) {
        return change(id, "", null, Game::offerDraw);
    }

    @POST
    @Path("draw-answer")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(summary = "Answer a draw offer", description = "To move is to decline.")
    @APIResponse(
            responseCode = "200",
            description = "The game, over if it was accepted",
            content = @Content(schema = @Schema(implementation = GameView.class)))
    @APIResponse(
            responseCode = "403",
            description = "Who asks only watches",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = GameProblem.class)))
    @APIResponse(
            responseCode = "409",
            description = "It can't be done now; `type` says why, `game` is the game as it is",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = GameProblem.class)))
    public Response answerDraw(@RestPath String id, @Nullable DrawAnswerRequest request) {
        if (request == null) {
            throw GradeRequest.problem("the body is empty; give {\"accept\": true}");
        }
        boolean accept = request.checkedAccept();
        return change(id, "", null, (game, seat, now) -> game.answerDraw(seat, accept, now));
    }

    @POST
    @Path("takeback")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(summary = "Take the last move back", description = "With the engine's reply; in games without clocks.")
    @APIResponse(
            responseCode = "200",
            description = "The game before the move",
            content = @Content(schema = @Schema(implementation = GameView.class)))
    @APIResponse(
            responseCode = "403",
            description = "Who asks only watches",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = GameProblem.class)))
    @APIResponse(
            responseCode = "409",
            description = "It can't be done now; `type` says why, `game` is the game as it is",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = GameProblem.class)))
    public Response takeBack(@RestPath String id, @Nullable TakebackRequest request) {
        if (request == null) {
            throw GradeRequest.problem("the body is empty; give {\"ply\": 2}");
        }
        int ply = GameMoveRequest.checkedPly(request.ply());
        return change(id, "", null, (game, seat, now) -> game.takeBack(seat, ply, now));
    }

    @GET
    @Path("pdn")
    @Produces("text/plain;charset=UTF-8")
    @Operation(summary = "The record", description = "As PDN, with the clocks in comments.")
    @APIResponse(responseCode = "200", description = "The record so far")
    @APIResponse(
            responseCode = "404",
            description = "There is no such game",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
    public Response pdn(@RestPath String id) {
        return fresh(Response.ok(GamePdn.write(find(id)))
                .header(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"damka-" + id + ".pdn\""));
    }

    private Response change(String id, String typed, @Nullable String languages, SeatedDeed deed) {
        long player = visitor.playerId();
        Kept kept = games.changeAs(player, id, deed).orElseThrow(GameResource::noGame);
        GameView view = view(kept.stored(), player);
        Refused refused = kept.answer().refused();
        if (refused == null) {
            return fresh(Response.ok(view));
        }
        Explanation words = Explanation.in(Language.ofApi(languages));
        GameProblem problem =
                GameProblem.of(refused, typed, kept.stored().game().history().position(), view, words);
        return fresh(Response.status(problem.status()).entity(problem).type(Problem.MEDIA_TYPE));
    }

    private static Response fresh(Response.ResponseBuilder answer) {
        return answer.header(HttpHeaders.CACHE_CONTROL, "no-store").build();
    }

    private StoredGame find(String id) {
        return games.find(id).orElseThrow(GameResource::noGame);
    }

    private GameView view(StoredGame stored, long player) {
        return GameView.of(stored, player, openings, time.instant());
    }

    /** That there is no game of an id. */
    static RuntimeException noGame() {
        return Problem.of(Status.NOT_FOUND, "game", "No such game", "there is no game of this id")
                .asException();
    }
}
