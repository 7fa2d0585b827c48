package dev.damka.web.api;

import dev.damka.games.Game;
import dev.damka.games.StoredGame;
import dev.damka.rules.notation.PdnWriter;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** One page of the list of one's games. */
@Schema(name = "GameList")
public record GameList(
        @Schema(description = "How many games there are, on all pages")
        long total,

        @Schema(description = "This page, counted from 1") int page,

        @Schema(description = "How many pages there are, at least 1")
        long pages,

        @Schema(description = "The last begun first") List<Entry> games) {
    /** A game in a list. */
    @Schema(name = "GameListEntry")
    public record Entry(
            String id,

            @Schema(enumeration = {"person", "waiting", "thinking", "over"})
            String state,

            @Nullable String seat,
            GameView.Party white,
            GameView.Party black,
            String time,
            int plies,

            @Schema(description = "1-0, 0-1, 1/2-1/2, or * where it is not known")
            String result,

            PositionView.@Nullable End outcome,
            Instant created) {
        static Entry of(StoredGame stored) {
            Game game = stored.game();
            return new Entry(
                    stored.id,
                    game.state().name().toLowerCase(Locale.ROOT),
                    stored.seat == null ? null : PositionView.name(stored.seat),
                    GameView.Party.of(game.white()),
                    GameView.Party.of(game.black()),
                    game.clock().control().toString(),
                    game.ply(),
                    PdnWriter.result(game.outcome()),
                    game.outcome() == null ? null : PositionView.end(game.outcome()),
                    stored.created);
        }
    }

    /** A page of so many games. */
    static GameList of(List<StoredGame> games, int page, long total) {
        return new GameList(
                total,
                page,
                StoredGame.pages(total),
                games.stream().map(Entry::of).toList());
    }
}
