package dev.damka.games.review;

import dev.damka.games.Game;
import dev.damka.rules.Position;
import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.LockModeType;
import jakarta.persistence.Table;
import jakarta.persistence.Version;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A {@link Review} as it is kept, as far as it has come. */
@Entity
@Table(name = "review")
public class StoredReview extends PanacheEntityBase {
    /** After so many tries that came no further a review has failed. */
    static final int MOST_TRIES = 3;

    private static final String WAITING = "finished is null and tries < " + MOST_TRIES;

    /** The game's. */
    @Id
    @Column(name = "game_id", updatable = false)
    public String gameId = "";

    @Version
    public int version;

    /** Who asked for it. */
    @Column(name = "player_id", updatable = false)
    public long playerId;

    public String findings = "";

    /** How many positions are done. */
    public int done;

    /** How many there are. */
    @Column(updatable = false)
    public int total;

    public String solved = "";

    public Instant asked = Instant.EPOCH;

    /** Null while it waits or is worked on, and where it has failed. */
    public @Nullable Instant finished;

    /** How often the next position could not be done. */
    public int tries;

    /** For Hibernate. */
    protected StoredReview() {}

    /** One that nothing is done of. */
    StoredReview(String gameId, long playerId, Review review, Instant now) {
        this.gameId = gameId;
        this.playerId = playerId;
        this.total = review.end() + 1;
        this.asked = now.truncatedTo(ChronoUnit.MICROS);
    }

    /** Takes over the next finding, which is about that position. */
    void add(Finding finding, Position position, Instant now) {
        String line = FindingText.write(finding, position);
        findings = findings.isEmpty() ? line : findings + "\n" + line;
        done++;
        tries = 0;
        if (done == total) {
            finished = now.truncatedTo(ChronoUnit.MICROS);
        }
    }

    public boolean isFinished() {
        return finished != null;
    }

    /** Whether nobody works on it any more though it is not finished. */
    public boolean isFailed() {
        return !isFinished() && tries >= MOST_TRIES;
    }

    /** Notes a try that came no further; after too many of them it has failed. */
    void putOff() {
        tries++;
    }

    /** Begins one that has failed from its beginning, as if it was asked for now. */
    void again(Instant now) {
        findings = "";
        done = 0;
        tries = 0;
        asked = now.truncatedTo(ChronoUnit.MICROS);
    }

    /** The review of that game as far as it has come. */
    public Review review(Game game) {
        Review review = Review.of(game);
        List<Position> positions = review.game().positions();
        for (String line : findings.lines().toList()) {
            review = review.with(FindingText.read(line, positions.get(review.next())));
        }
        return review;
    }

    /** The plies of the mistakes that the player has put right. */
    public Set<Integer> solvedPlies() {
        return Arrays.stream(solved.split(" "))
                .filter(word -> !word.isEmpty())
                .map(Integer::valueOf)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    void solve(int ply) {
        Set<Integer> plies = solvedPlies();
        plies.add(ply);
        solved = plies.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    /** The review of that game, if it was asked for. */
    public static Optional<StoredReview> with(String gameId) {
        return findByIdOptional(gameId);
    }

    static Optional<StoredReview> toChange(String gameId) {
        return findByIdOptional(gameId, LockModeType.PESSIMISTIC_WRITE);
    }

    /** Those that are neither finished nor failed, the first asked first. */
    static List<StoredReview> waiting() {
        return list(WAITING + " order by asked, gameId");
    }

    static long countWaiting() {
        return count(WAITING);
    }

    static long countWaitingOf(long playerId) {
        return count(WAITING + " and playerId = ?1", playerId);
    }

    /** How many others were asked for before this one and are neither finished nor failed. */
    static long countBefore(StoredReview review) {
        return count(WAITING + " and asked < ?1", review.asked);
    }
}
