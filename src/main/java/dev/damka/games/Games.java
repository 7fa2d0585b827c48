package dev.damka.games;

import dev.damka.rules.Side;
import io.quarkus.narayana.jta.QuarkusTransaction;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/**
 * The games that are kept. Each change is a transaction that holds the game's row, so that of two at the same instant the
 * second sees what the first has done; whoever listens is told once it is kept.
 */
public final class Games {
    /** Something done in a game at an instant. */
    @FunctionalInterface
    public interface Deed {
        Answer in(Game game, Instant now);
    }

    /** Something that only who sits there may do. */
    @FunctionalInterface
    public interface SeatedDeed {
        Answer in(Game game, Side seat, Instant now);
    }

    /** The game as it is now kept, and what became of the wish. */
    public record Kept(StoredGame stored, Answer answer) {}

    private final InstantSource time;
    private final List<Consumer<StoredGame>> listeners = new CopyOnWriteArrayList<>();

    public Games(InstantSource time) {
        this.time = time;
    }

    /** From now on each change of any game is told, from the thread that made it. */
    public void listen(Consumer<StoredGame> listener) {
        listeners.add(listener);
    }

    /** Keeps a new game of that player. */
    public StoredGame begin(long playerId, Game game) {
        Instant now = time.instant();
        return told(QuarkusTransaction.requiringNew().call(() -> {
            StoredGame stored = new StoredGame(playerId, game, now);
            stored.persist();
            return stored;
        }));
    }

    /** Keeps records that a player has brought, all or none. */
    public List<StoredGame> keep(long playerId, List<GameRecord> records) {
        Instant now = time.instant();
        return QuarkusTransaction.requiringNew().call(() -> {
            List<StoredGame> kept = records.stream()
                    .map(record -> new StoredGame(playerId, record, now))
                    .toList();
            StoredGame.persist(kept);
            return kept;
        });
    }

    /** The game of that id. */
    public Optional<StoredGame> find(String id) {
        return QuarkusTransaction.requiringNew().call(() -> StoredGame.with(id));
    }

    /** Does something in a game; empty if there is none of that id. */
    public Optional<Kept> change(String id, Deed deed) {
        Optional<Change> done = QuarkusTransaction.requiringNew()
                .call(() -> StoredGame.toChange(id).map(stored -> change(stored, deed)));
        done.filter(Change::isOne).ifPresent(change -> told(change.kept().stored()));
        return done.map(Change::kept);
    }

    private record Change(Kept kept, boolean isOne) {}

    private Change change(StoredGame stored, Deed deed) {
        // Read once the row is held, so that the instants of a game's changes rise as they are made.
        Instant now = time.instant();
        Game before = stored.game();
        Answer answer = deed.in(before, now);
        boolean changes = answer.game() != before;
        if (changes) {
            stored.keep(answer.game(), now);
            StoredGame.flush();
        }
        return new Change(new Kept(stored, answer), changes);
    }

    /** Does what only who sits there may do. */
    public Optional<Kept> changeAs(long playerId, String id, SeatedDeed deed) {
        return change(
                id,
                (game, now) -> game.sideOf(playerId)
                        .map(seat -> deed.in(game, seat, now))
                        .orElseGet(() -> Answer.refused(game, Refused.Code.NO_SEAT)));
    }

    private StoredGame told(StoredGame stored) {
        listeners.forEach(listener -> listener.accept(stored));
        return stored;
    }
}
