package dev.damka.web.api;

import dev.damka.games.GameRecord;
import dev.damka.games.Games;
import dev.damka.games.Openings;
import dev.damka.games.StoredGame;
import dev.damka.players.Player;
import dev.damka.rules.Side;
import dev.damka.rules.notation.PdnException;
import dev.damka.web.shared.PdnText;
import dev.damka.web.shared.Problem;
import dev.damka.web.shared.Visitor;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.Status;
import java.net.URI;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;

/** The games of who asks: beginning, listing, importing. */
@Path("/api/games")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Games")
public class GamesResource {
    private final Games games;
    private final Openings openings;
    private final Visitor visitor;
    private final InstantSource time;

    GamesResource(Games games, Openings openings, Visitor visitor, InstantSource time) {
        this.games = games;
        this.openings = openings;
        this.visitor = visitor;
        this.time = time;
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            summary = "Begin a game",
            description = "Against the engine. The seat goes with the cookie that comes with the answer.")
    @APIResponse(
            responseCode = "201",
            description = "The game; Location is its address",
            content = @Content(schema = @Schema(implementation = GameView.class)))
    @APIResponse(
            responseCode = "400",
            description = "No such level, colour, time or position",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
    public Response begin(@Nullable GameRequest request) {
        if (request == null) {
            throw GradeRequest.problem(
                    "the body is empty; give {\"level\": 5, \"colour\": \"white\", \"time\": \"10+5\"}");
        }
        request.check();
        Side side = request.checkedSide(ThreadLocalRandom.current());
        Instant now = time.instant();
        long player = player(now);
        StoredGame stored = games.begin(player, request.begin(player, side, now));
        return Response.created(URI.create("/api/games/" + stored.id))
                .entity(GameView.of(stored, player, openings, now))
                .build();
    }

    @GET
    @Operation(summary = "One's games", description = "Begun or imported, the last first, 20 on a page.")
    @APIResponse(responseCode = "200", description = "The page; empty without the cookie")
    @APIResponse(
            responseCode = "400",
            description = "No such page",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
    public GameList list(
            @Parameter(description = "Counted from 1; the first if left out", example = "1") @RestQuery @Nullable
                    String page) {
        int number = page == null ? 1 : checkedPage(page);
        return visitor.current()
                .map(player -> GameList.of(StoredGame.of(player.id, number), number, StoredGame.countOf(player.id)))
                .orElseGet(() -> GameList.of(List.of(), number, 0));
    }

    private static int checkedPage(String page) {
        if (!page.matches("[1-9][0-9]{0,6}")) {
            throw Problem.of(
                            Status.BAD_REQUEST,
                            "parameter",
                            "Not a possible parameter",
                            "page must be a number from 1 to 9999999")
                    .asException();
        }
        return Integer.parseInt(page);
    }

    @POST
    @Path("import")
    @Consumes({MediaType.TEXT_PLAIN, "application/x-pdn"})
    @Operation(
            summary = "Import games",
            description = "Keeps every game of a PDN text of up to 1 MB, or none. In UTF-8, in UTF-16 with a byte "
                    + "order mark, else read as windows-1251.")
    @APIResponse(
            responseCode = "201",
            description = "What was kept",
            content = @Content(schema = @Schema(implementation = ImportedView.class)))
    @APIResponse(
            responseCode = "400",
            description = "The text is faulty; `detail` names the game, the ply and the legal moves",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
    public Response importPdn(byte @Nullable [] body) {
        List<GameRecord> records = read(body == null ? new byte[0] : body);
        List<StoredGame> kept = games.keep(player(time.instant()), records);
        return Response.status(Status.CREATED)
                .entity(ImportedView.of(kept, records))
                .build();
    }

    private static List<GameRecord> read(byte[] body) {
        try {
            List<GameRecord> records = GameRecord.read(PdnText.decode(body));
            if (records.isEmpty()) {
                throw problem("the text holds no game; give one such as 1. c3-d4 d6-c5 *");
            }
            return records;
        } catch (PdnException e) {
            throw problem(e.getMessage());
        }
    }

    private static RuntimeException problem(String detail) {
        return Problem.of(Status.BAD_REQUEST, "pdn", "Not a record of Russian draughts", detail)
                .asException();
    }

    /** Who asks, stored if new. */
    private long player(Instant now) {
        Player player = QuarkusTransaction.requiringNew().call(() -> visitor.orNew(now));
        return player.id;
    }
}
