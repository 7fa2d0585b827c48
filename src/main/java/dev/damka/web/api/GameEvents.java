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
import io.smallrye.mutiny.subscription.Cancellable;
import io.smallrye.mutiny.subscription.MultiEmitter;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response.Status;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestHeader;
import org.jboss.resteasy.reactive.RestPath;
import org.jspecify.annotations.Nullable;

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
                    + "version as id. Whoever comes again is told the game as it is; nothing is to be caught up with. "
                    + "After the end of the game they end.")
    @APIResponse(
            responseCode = "200",
            description = "The events",
            content =
                    @Content(
                            mediaType = MediaType.SERVER_SENT_EVENTS,
                            schema = @Schema(implementation = GameView.class)))
    @APIResponse(responseCode = "204", description = "The game is over, and Last-Event-ID says that its end is known")
    @APIResponse(
            responseCode = "404",
            description = "There is no such game",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
    @APIResponse(
            responseCode = "503",
            description = "Too many watch this game already",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
    public Multi<OutboundSseEvent> events(
            @RestPath String id,
            @Parameter(hidden = true) @RestHeader("Last-Event-ID") @Nullable String last,
            @Context Sse sse) {
        StoredGame now = games.find(id).orElseThrow(GameResource::noGame);
        if (now.game().isOver() && Integer.toString(now.version).equals(last)) {
            // The one answer after which a browser does not come again.
            throw new WebApplicationException(Status.NO_CONTENT);
        }
        long player = visitor.playerId();
        boolean plays = now.game().sideOf(player).isPresent();
        if (!watchers.hasRoom(id, plays)) {
            throw full();
        }
        CompletableFuture<Void> over = new CompletableFuture<>();
        Multi<OutboundSseEvent> changes = Multi.createFrom()
                .<StoredGame>emitter(emitter -> watch(id, plays, emitter), BackPressureStrategy.LATEST)
                .runSubscriptionOn(Infrastructure.getDefaultWorkerPool())
                // Whoever makes a change need not wait until all who watch are told.
                .emitOn(Infrastructure.getDefaultWorkerPool(), 1)
                .map(stored -> event(sse, stored, player))
                .onTermination()
                .invoke(() -> over.complete(null));
        return Multi.createBy().merging().streams(changes, signsOfLife(sse, over));
    }

    /** What keeps the connection open, until the game is over. */
    private static Multi<OutboundSseEvent> signsOfLife(Sse sse, CompletableFuture<Void> over) {
        return Multi.createFrom()
                .emitter(
                        emitter -> {
                            Cancellable signs = Multi.createFrom()
                                    .ticks()
                                    .every(BETWEEN_SIGNS_OF_LIFE)
                                    .onOverflow()
                                    .drop()
                                    .subscribe()
                                    .with(tick -> emitter.emit(
                                            sse.newEventBuilder().comment("").build()));
                            emitter.onTermination(signs::cancel);
                            over.thenRun(emitter::complete);
                        },
                        BackPressureStrategy.DROP);
    }

    private void watch(String id, boolean plays, MultiEmitter<? super StoredGame> emitter) {
        Consumer<StoredGame> tell = new OnlyNewer(stored -> {
            emitter.emit(stored);
            if (stored.game().isOver()) {
                emitter.complete();
            }
        });
        watchers.watch(id, plays, tell).ifPresentOrElse(emitter::onTermination, () -> emitter.fail(full()));
        // Asked for once changes are told, so that none is missed in between.
        games.find(id).ifPresent(tell);
    }

    private static RuntimeException full() {
        return Problem.of(
                        Status.SERVICE_UNAVAILABLE,
                        "watchers",
                        "Too many watch",
                        "more than " + Watchers.MOST + " watch this game; ask for the game itself instead")
                .asException();
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
