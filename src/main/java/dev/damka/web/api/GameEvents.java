package dev.damka.web.api;

import dev.damka.games.Games;
import dev.damka.games.Openings;
import dev.damka.games.StoredGame;
import dev.damka.games.Watchers;
import dev.damka.web.shared.Problem;
import dev.damka.web.shared.Visitor;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import io.smallrye.mutiny.subscription.BackPressureStrategy;
import io.smallrye.mutiny.subscription.MultiEmitter;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestPath;

/** A game as it goes on, by server-sent events. */
@Path("/api/games/{id: [2-9a-z]{10}}/events")
@Tag(name = "Games")
public class GameEvents {
    /** So often that nothing on the way takes the connection for dead. */
    private static final Duration BETWEEN_SIGNS_OF_LIFE = Duration.ofSeconds(15);

    private final Games games;
    private final Watchers watchers;
    private final Openings openings;
    private final Visitor visitor;
    private final InstantSource time;

    GameEvents(Games games, Watchers watchers, Openings openings, Visitor visitor, InstantSource time) {
        this.games = games;
        this.watchers = watchers;
        this.openings = openings;
        this.visitor = visitor;
        this.time = time;
    }

    @GET
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @Blocking
    @Operation(
            summary = "A game as it goes on",
            description = "Server-sent events of the type `game`: the game as it is at once and after each change, the "
                    + "version as id. Whoever comes again is told the game as it is; nothing is to be caught up with.")
    @APIResponse(
            responseCode = "200",
            description = "The events",
            content =
                    @Content(
                            mediaType = MediaType.SERVER_SENT_EVENTS,
                            schema = @Schema(implementation = GameView.class)))
    @APIResponse(
            responseCode = "404",
            description = "There is no such game",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
    public Multi<OutboundSseEvent> events(@RestPath String id, @Context Sse sse) {
        games.find(id).orElseThrow(GameResource::noGame);
        long player = visitor.playerId();
        AtomicInteger told = new AtomicInteger(-1);
        Multi<OutboundSseEvent> changes = Multi.createFrom()
                .<StoredGame>emitter(emitter -> watch(id, emitter), BackPressureStrategy.LATEST)
                .runSubscriptionOn(Infrastructure.getDefaultWorkerPool())
                // Changes may overtake each other; what is older than what was told is not told any more.
                .select()
                .where(stored -> told.getAndAccumulate(stored.version, Math::max) < stored.version)
                .map(stored -> event(sse, stored, player));
        Multi<OutboundSseEvent> signs = Multi.createFrom()
                .ticks()
                .every(BETWEEN_SIGNS_OF_LIFE)
                .onOverflow()
                .drop()
                .map(tick -> sse.newEventBuilder().comment("").build());
        return Multi.createBy().merging().streams(changes, signs);
    }

    private void watch(String id, MultiEmitter<? super StoredGame> emitter) {
        emitter.onTermination(watchers.watch(id, emitter::emit));
        // Asked for once changes are told, so that none is missed in between.
        games.find(id).ifPresent(emitter::emit);
    }

    private OutboundSseEvent event(Sse sse, StoredGame stored, long player) {
        return sse.newEventBuilder()
                .name("game")
                .id(Integer.toString(stored.version))
                .mediaType(MediaType.APPLICATION_JSON_TYPE)
                .data(GameView.class, GameView.of(stored, player, openings, time.instant()))
                .build();
    }
}
