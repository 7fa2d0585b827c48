package dev.damka.web.api;

import dev.damka.games.Counter;
import dev.damka.games.DrawOffer;
import dev.damka.games.Game;
import dev.damka.games.Opening;
import dev.damka.games.Openings;
import dev.damka.games.Seat;
import dev.damka.games.StoredGame;
import dev.damka.rules.History;
import dev.damka.rules.Side;
import dev.damka.rules.notation.Fen;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A game as one who looks at it sees it. */
@Schema(name = "Game")
public record GameView(
        @Schema(examples = "k3mz7q2xvw") String id,

        @Schema(description = "Higher after each change") int version,

        @Schema(description = "How many plies have been played, which the next move must carry")
        int ply,

        @Schema(
                description = "Who is waited for: a player; the engine, which has no thread yet and whose clock "
                        + "stands; the engine, which thinks; nobody",
                enumeration = {"person", "waiting", "thinking", "over"})
        String state,

        @Schema(description = "The position it began from") String start,

        @Schema(description = "The position now") String fen,

        @Schema(enumeration = {"white", "black"}) String turn,

        @Schema(
                description = "The side of who asks; null for somebody who watches",
                enumeration = {"white", "black"})
        @Nullable
        String seat,

        Party white,
        Party black,

        @Schema(description = "Minutes+seconds, or unlimited", examples = "10+5")
        String time,

        Clocks clocks,
        List<Played> moves,

        @Schema(description = "Every legal move; none once the game is over")
        List<MoveView> legal,

        @Schema(description = "The draw rules that are counting")
        List<Count> counters,

        @Schema(description = "The last draw offer") @Nullable
        Offer drawOffer,

        @Schema(description = "How it ended; null while it goes on, and for a record that does not tell")
        PositionView.@Nullable End outcome,

        @Schema(description = "For a record that goes on past its end by the rules: the ply after which that was")
        @Nullable
        Integer endedByRule,

        @Nullable Name opening) {
    /** Who plays a side. */
    @Schema(name = "Party")
    public record Party(
            @Schema(
                    description = "named: somebody in an imported record",
                    enumeration = {"person", "engine", "named"})
            String kind,

            @Schema(description = "Of the engine") @Nullable Integer level,

            @Schema(description = "In a record, as it was written there; to be shown as text") @Nullable
            String name) {
        static Party of(Seat seat) {
            if (seat instanceof Seat.Machine machine) {
                return new Party("engine", machine.level().number(), null);
            }
            return seat instanceof Seat.Named named
                    ? new Party("named", null, named.name())
                    : new Party("person", null, null);
        }
    }

    /** What both sides have left at the moment of the answer. */
    @Schema(name = "Clocks")
    public record Clocks(
            @Schema(description = "In milliseconds; null without clocks") @Nullable
            Long white,

            @Schema(description = "In milliseconds; null without clocks") @Nullable
            Long black,

            @Schema(
                    description = "Whose clock runs",
                    enumeration = {"white", "black"})
            @Nullable
            String running) {}

    /** A move that was played. */
    @Schema(name = "PlayedMove")
    public record Played(
            MoveView move,

            @Schema(description = "What its side had left afterwards, in milliseconds; null without clocks") @Nullable
            Long left) {}

    /** A draw rule that is counting. */
    @Schema(name = "Counter")
    public record Count(
            @Schema(examples = "kings-only") String rule,

            @Schema(description = "In moves, a move being one turn of each side; for threefold in occurrences")
            int count,

            @Schema(description = "At which the game is drawn")
            int limit) {}

    /** A draw offer. */
    @Schema(name = "DrawOffer")
    public record Offer(
            @Schema(enumeration = {"white", "black"}) String by,

            @Schema(description = "How many plies had been played")
            int ply,

            @Schema(enumeration = {"open", "declined", "lapsed"})
            String state) {}

    /** The opening as played. */
    @Schema(name = "Opening")
    public record Name(
            String ru,
            String en,

            @Schema(description = "A single source has this name")
            boolean singleSource) {}

    /** The game at that instant as that player sees it. */
    static GameView of(StoredGame stored, long playerId, Openings openings, Instant now) {
        Game game = stored.game();
        PositionView position = PositionView.of(game.history().position());
        return new GameView(
                stored.id,
                stored.version,
                game.ply(),
                lower(game.state()),
                Fen.write(game.history().start()),
                position.fen(),
                position.turn(),
                game.sideOf(playerId).map(PositionView::name).orElse(null),
                Party.of(game.white()),
                Party.of(game.black()),
                game.clock().control().toString(),
                clocks(game, now),
                moves(game),
                game.isOver() ? List.of() : position.moves(),
                game.counters().stream().map(GameView::count).toList(),
                game.offer() == null ? null : offer(game.offer()),
                game.outcome() == null ? null : PositionView.end(game.outcome()),
                game.isRecord()
                        ? game.endedByRule().filter(ply -> ply < game.ply()).orElse(null)
                        : null,
                openings.of(game.history()).map(GameView::name).orElse(null));
    }

    private static Clocks clocks(Game game, Instant now) {
        boolean limited = !game.clock().control().isUnlimited();
        Side running = game.clock().running();
        return new Clocks(
                limited ? game.clock().left(Side.WHITE, now).toMillis() : null,
                limited ? game.clock().left(Side.BLACK, now).toMillis() : null,
                running == null ? null : PositionView.name(running));
    }

    private static List<Played> moves(Game game) {
        History history = game.history();
        List<Played> moves = new ArrayList<>(game.ply());
        for (int ply = 0; ply < game.ply(); ply++) {
            moves.add(new Played(
                    MoveView.of(history.positions().get(ply), history.moves().get(ply)),
                    ply < game.left().size() ? game.left().get(ply).toMillis() : null));
        }
        return moves;
    }

    private static Count count(Counter counter) {
        return new Count(counter.rule().reason().id(), counter.count(), counter.limit());
    }

    private static Offer offer(DrawOffer offer) {
        return new Offer(PositionView.name(offer.by()), offer.ply(), lower(offer.state()));
    }

    private static Name name(Opening opening) {
        return new Name(opening.ru(), opening.en(), opening.isSingleSource());
    }

    private static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
