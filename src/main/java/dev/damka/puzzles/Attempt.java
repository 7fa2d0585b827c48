package dev.damka.puzzles;

import dev.damka.players.Player;
import dev.damka.rules.notation.MoveWriter;
import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.LockModeType;
import java.time.Instant;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * One answer of a player that solved a puzzle or failed. The same answer counts once however often it is sent, and
 * nothing is kept after the puzzle is solved.
 */
@Entity
public class Attempt extends PanacheEntityBase {
    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    public long id;

    @Column(name = "player_id", updatable = false)
    public long playerId;

    @Column(name = "puzzle_id", updatable = false)
    public String puzzleId;

    /** The moves before the answer, in the form of records, parted by commas. */
    @Column(updatable = false)
    public String line;

    /** The answer, in the form of records. */
    @Column(updatable = false)
    public String move;

    @Column(updatable = false)
    public boolean solved;

    @Column(updatable = false)
    public Instant made;

    /** For Hibernate. */
    protected Attempt() {
        this.puzzleId = "";
        this.line = "";
        this.move = "";
        this.made = Instant.EPOCH;
    }

    private Attempt(Player player, Line before, String move, boolean solved, Instant made) {
        this.playerId = player.id;
        this.puzzleId = before.puzzle().id();
        this.line = String.join(",", before.written());
        this.move = move;
        this.solved = solved;
        this.made = made;
    }

    /** Whether a grade is one that {@link #record} keeps: it solves the puzzle or fails. */
    public static boolean isKept(Grade grade) {
        return grade instanceof Grade.Solved || grade instanceof Grade.Wrong;
    }

    /** Keeps what became of a move on that line, if it is to be kept and is new; in the caller's transaction. */
    public static void record(Player player, Line before, Grade grade, Instant now) {
        if (grade instanceof Grade.Solved right) {
            new Attempt(player, before, MoveWriter.write(before.position(), right.move()), true, now).keep();
        } else if (grade instanceof Grade.Wrong wrong) {
            new Attempt(player, before, MoveWriter.write(before.position(), wrong.move()), false, now).keep();
        }
    }

    private void keep() {
        // One player's answers wait for each other here, so that what is asked next still holds when the row is
        // written.
        Player.findById(playerId, LockModeType.PESSIMISTIC_WRITE);
        boolean known = count(
                        "playerId = ?1 and puzzleId = ?2 and (solved or line = ?3 and move = ?4)",
                        playerId,
                        puzzleId,
                        line,
                        move)
                > 0;
        if (!known) {
            persist();
        }
    }

    /** The ids of the puzzles that the player has solved. */
    public static Set<String> solvedBy(Player player) {
        return new HashSet<>(getEntityManager()
                .createQuery("select a.puzzleId from Attempt a where a.playerId = ?1 and a.solved", String.class)
                .setParameter(1, player.id)
                .getResultList());
    }

    /** How many wrong answers the player gave to each puzzle, by its id; all of them before solving it. */
    public static Map<String, Long> wrongTriesOf(Player player) {
        return getEntityManager()
                .createQuery(
                        "select a.puzzleId, count(*) from Attempt a where a.playerId = ?1 and not a.solved"
                                + " group by a.puzzleId",
                        Object[].class)
                .setParameter(1, player.id)
                .getResultStream()
                .collect(Collectors.toMap(row -> (String) row[0], row -> (Long) row[1]));
    }
}
