package dev.damka.games.review;

import dev.damka.games.Game;
import dev.damka.games.StoredGame;
import dev.damka.players.Player;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.persistence.LockModeType;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/** The reviews that are kept: asking for one, looking at it, what was learned from it. */
public final class Reviews {
    /** How many of one player's may wait at a time. */
    public static final int MOST_OF_A_PLAYER = 3;
    /** How many may wait in all; a few more where several players ask for the last ones at the same time. */
    static final int MOST = 300;

    /** Why a review can't be asked for. */
    public enum Refusal {
        /** Somebody else plays that game. */
        NO_SEAT,
        /** The game goes on. */
        NOT_OVER,
        /** Nothing was played. */
        NO_MOVES,
        /** {@link #MOST_OF_A_PLAYER} of this player's wait. */
        TOO_MANY,
        /** Many people's wait. */
        BUSY;

        /** The stable name in addresses and in the API, such as {@code not-over}. */
        public String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /**
     * What became of the wish.
     *
     * @param stored null where it was refused
     * @param refused null where it was not
     */
    public record Asked(
            @Nullable StoredReview stored, @Nullable Refusal refused) {}

    private final InstantSource time;
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

    public Reviews(InstantSource time) {
        this.time = time;
    }

    /** From now on that is run whenever one was asked for. */
    public void listen(Runnable listener) {
        listeners.add(listener);
    }

    /**
     * Asks for the review of a game; one that was asked for already is only looked at, unless it has failed. Empty if there
     * is no such game.
     */
    public Optional<Asked> ask(long playerId, String gameId) {
        Instant now = time.instant();
        Optional<Asked> asked = QuarkusTransaction.requiringNew()
                .call(() -> StoredGame.with(gameId).map(stored -> ask(playerId, stored, now)));
        asked.filter(done -> done.stored() != null).ifPresent(done -> listeners.forEach(Runnable::run));
        return asked;
    }

    private static Asked ask(long playerId, StoredGame stored, Instant now) {
        // One player's wishes wait for each other here, so that none is kept twice and no more than the most.
        Player.findById(playerId, LockModeType.PESSIMISTIC_WRITE);
        Optional<StoredReview> known = StoredReview.with(stored.id);
        if (known.isPresent() && !known.get().isFailed()) {
            return new Asked(known.get(), null);
        }
        Game game = stored.game();
        @Nullable Refusal refused = refusal(playerId, stored, game);
        if (refused != null) {
            return new Asked(null, refused);
        }
        if (known.isPresent()) {
            known.get().again(now);
            return new Asked(known.get(), null);
        }
        StoredReview review = new StoredReview(stored.id, playerId, Review.of(game), now);
        review.persist();
        return new Asked(review, null);
    }

    private static @Nullable Refusal refusal(long playerId, StoredGame stored, Game game) {
        if (stored.playerId != playerId) {
            return Refusal.NO_SEAT;
        }
        if (!game.isOver()) {
            return Refusal.NOT_OVER;
        }
        if (game.ply() == 0) {
            return Refusal.NO_MOVES;
        }
        if (StoredReview.countWaitingOf(playerId) >= MOST_OF_A_PLAYER) {
            return Refusal.TOO_MANY;
        }
        return StoredReview.countWaiting() >= MOST ? Refusal.BUSY : null;
    }

    /** The review of a game, if it was asked for, be it waiting, finished or failed. */
    public Optional<StoredReview> find(String gameId) {
        return QuarkusTransaction.requiringNew().call(() -> StoredReview.with(gameId));
    }

    /**
     * How many were asked for before this one and are still to be finished. More or fewer may come first, since the players
     * take turns.
     */
    public long before(StoredReview review) {
        return QuarkusTransaction.requiringNew().call(() -> StoredReview.countBefore(review));
    }

    /** Keeps that the player who asked for it has put that mistake right; of others nothing is kept. */
    public void solve(long playerId, String gameId, int ply) {
        QuarkusTransaction.requiringNew()
                .run(() -> StoredReview.toChange(gameId)
                        .filter(review -> review.playerId == playerId)
                        .ifPresent(review -> review.solve(ply)));
    }
}
