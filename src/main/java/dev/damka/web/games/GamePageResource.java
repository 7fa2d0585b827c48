package dev.damka.web.games;

import dev.damka.games.Game;
import dev.damka.games.Games;
import dev.damka.games.Games.Kept;
import dev.damka.games.Games.SeatedDeed;
import dev.damka.games.Openings;
import dev.damka.games.Refused;
import dev.damka.games.StoredGame;
import dev.damka.rules.Side;
import dev.damka.web.shared.Frame;
import dev.damka.web.shared.HtmlWriter;
import dev.damka.web.shared.MoveEntry;
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
import java.time.InstantSource;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A game's page, and what its forms do. Anybody may look; only who began the game may do something in it. */
@Path("/games/{id: [2-9a-z]{10}}")
@Produces(HtmlWriter.PAGE)
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
@Blocking
public class GamePageResource {
    private final Games games;
    private final Openings openings;
    private final Visit visit;
    private final Visitor visitor;
    private final InstantSource time;

    GamePageResource(Games games, Openings openings, Visit visit, Visitor visitor, InstantSource time) {
        this.games = games;
        this.openings = openings;
        this.visit = visit;
        this.visitor = visitor;
        this.time = time;
    }

    @CheckedTemplate(basePath = "games")
    static final class Templates {
        private Templates() {}

        static native TemplateInstance game(Frame frame, GamePage page, boolean sounds);
    }

    /** The game as it is now, or at the ply that the address names. */
    @GET
    @Consumes(MediaType.WILDCARD)
    public String page(@PathParam("id") String id, @BeanParam GameQuery query) {
        StoredGame stored = games.find(id).orElseThrow(NotFoundException::new);
        Optional<Side> seat = stored.game().sideOf(visitor.playerId());
        GameScene scene = GameScene.of(stored, seat, query, visit.language(), time.instant());
        GamePage page = GamePageDrawing.of(scene, query, openings);
        Frame frame = visit.frame(page.title(), Styles.GAME, Frame.Door.GAMES);
        return visit.render(Templates.game(frame, page, visit.sounds()));
    }

    /** Plays a move. What is no move is shown with the reason, at the ply that it was sent for. */
    @POST
    @Path("moves")
    public Response move(
            @PathParam("id") String id,
            @FormParam("ply") @Nullable String ply,
            @FormParam("move") @Nullable String move,
            @FormParam("flip") @Nullable String flip) {
        String typed = move == null ? "" : move;
        return change(id, flip, typed, (game, seat, now) -> game.play(seat, number(ply), typed, now));
    }

    @POST
    @Path("resignation")
    public Response resign(@PathParam("id") String id, @FormParam("flip") @Nullable String flip) {
        return change(id, flip, "", Game::resign);
    }

    @POST
    @Path("draw-offer")
    public Response offerDraw(@PathParam("id") String id, @FormParam("flip") @Nullable String flip) {
        return change(id, flip, "", Game::offerDraw);
    }

    @POST
    @Path("draw-answer")
    public Response answerDraw(
            @PathParam("id") String id,
            @FormParam("accept") @Nullable String accept,
            @FormParam("flip") @Nullable String flip) {
        boolean accepts = "1".equals(accept);
        return change(id, flip, "", (game, seat, now) -> game.answerDraw(seat, accepts, now));
    }

    @POST
    @Path("takeback")
    public Response takeBack(
            @PathParam("id") String id,
            @FormParam("ply") @Nullable String ply,
            @FormParam("flip") @Nullable String flip) {
        return change(id, flip, "", (game, seat, now) -> game.takeBack(seat, number(ply), now));
    }

    private Response change(String id, @Nullable String flip, String typed, SeatedDeed deed) {
        Kept kept = games.changeAs(visitor.playerId(), id, deed).orElseThrow(NotFoundException::new);
        GameAddress address = GameAddress.of(id, "1".equals(flip));
        Refused refused = kept.answer().refused();
        if (refused == null || refused.code() == Refused.Code.DOUBLED) {
            return see(address.toString());
        }
        if (refused.code() == Refused.Code.NO_MOVE) {
            String at = Integer.toString(kept.answer().game().ply());
            return see(address.with("try", typed.isBlank() ? " " : MoveEntry.shortened(typed), "at", at));
        }
        return see(address.with("why", refused.code().id()));
    }

    /** The ply of a form; no ply for what is none. */
    private static int number(@Nullable String ply) {
        return ply != null && ply.matches("[0-9]{1,4}") ? Integer.parseInt(ply) : -1;
    }

    private static Response see(String address) {
        return Response.seeOther(URI.create(address)).build();
    }
}
