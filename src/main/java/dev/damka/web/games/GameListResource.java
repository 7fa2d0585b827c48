package dev.damka.web.games;

import dev.damka.games.Games;
import dev.damka.games.Openings;
import dev.damka.games.StoredGame;
import dev.damka.players.Player;
import dev.damka.web.shared.Frame;
import dev.damka.web.shared.HtmlWriter;
import dev.damka.web.shared.Styles;
import dev.damka.web.shared.Verdict;
import dev.damka.web.shared.Visit;
import dev.damka.web.shared.Visitor;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/** The list of one's games, and the form with which another begins. */
@Path("/games")
@Produces(HtmlWriter.PAGE)
@Blocking
public class GameListResource {
    private final Games games;
    private final Openings openings;
    private final Visit visit;
    private final Visitor visitor;
    private final InstantSource time;

    GameListResource(Games games, Openings openings, Visit visit, Visitor visitor, InstantSource time) {
        this.games = games;
        this.openings = openings;
        this.visit = visit;
        this.visitor = visitor;
        this.time = time;
    }

    @CheckedTemplate(basePath = "games")
    static final class Templates {
        private Templates() {}

        static native TemplateInstance games(Frame frame, GamesPage page);

        static native TemplateInstance start(Frame frame, NewGamePage page);
    }

    /** The games of who asks; nothing that is not understood counts. */
    @GET
    public String list(
            @QueryParam("page") @Nullable String asked,
            @QueryParam("kept") @Nullable String kept,
            @QueryParam("skipped") @Nullable String skipped) {
        int page = Math.max(1, number(asked));
        Optional<Player> player = visitor.current();
        List<StoredGame> shown = player.map(one -> StoredGame.of(one.id, page)).orElse(List.of());
        long total = player.map(one -> StoredGame.countOf(one.id)).orElse(0L);
        GameMessages words = GameWords.in(visit.language());
        Verdict note = number(kept) < 1
                ? null
                : Verdict.of(
                        Verdict.Kind.RIGHT,
                        words.keptTitle(number(kept)),
                        number(skipped) < 1 ? "" : words.skipped(number(skipped)));
        return visit.render(Templates.games(
                visit.frame(words.listTitle(), Styles.LEAF, Frame.Door.GAMES),
                GamesPage.of(shown, page, total, note, visit.language())));
    }

    private static int number(@Nullable String text) {
        return text != null && text.matches("[0-9]{1,6}") ? Integer.parseInt(text) : 0;
    }

    /** The form, filled in as the address says. */
    @GET
    @Path("new")
    public String start(
            @QueryParam("level") @Nullable String level,
            @QueryParam("colour") @Nullable String colour,
            @QueryParam("time") @Nullable String control,
            @QueryParam("minutes") @Nullable String minutes,
            @QueryParam("seconds") @Nullable String seconds,
            @QueryParam("opening") @Nullable String opening,
            @QueryParam("fen") @Nullable String fen) {
        Wish wish = Wish.of(level, colour, control, minutes, seconds, opening, fen);
        return visit.render(Templates.start(
                visit.frame(GameWords.in(visit.language()).newGame(), Styles.LEAF, Frame.Door.GAMES),
                NewGamePage.of(wish, openings, visit.language())));
    }

    /** Begins a game; what can't be begun is shown in the form, as it was filled in, with what is wrong. */
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response begin(
            @FormParam("level") @Nullable String level,
            @FormParam("colour") @Nullable String colour,
            @FormParam("time") @Nullable String control,
            @FormParam("minutes") @Nullable String minutes,
            @FormParam("seconds") @Nullable String seconds,
            @FormParam("opening") @Nullable String opening,
            @FormParam("fen") @Nullable String fen) {
        Wish wish = Wish.of(level, colour, control, minutes, seconds, opening, fen);
        if (wish.fault(openings).isPresent()) {
            return Response.seeOther(URI.create(wish.address())).build();
        }
        Instant now = time.instant();
        Player player = QuarkusTransaction.requiringNew().call(() -> visitor.orNew(now));
        StoredGame stored = games.begin(player.id, wish.begin(player.id, openings, ThreadLocalRandom.current(), now));
        return Response.seeOther(URI.create("/games/" + stored.id)).build();
    }
}
