package dev.damka.puzzles.drills;

import dev.damka.players.Player;
import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.LockModeType;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** A position of a drill that a player has won or held, with the best that was done in it. */
@Entity
@Table(name = "drill_result")
public class DrillResult extends PanacheEntityBase {
    /**
     * How much of a drill a player has done.
     *
     * @param all the positions won or held
     * @param clean those of them in which no move was taken back
     */
    public record Done(long all, long clean) {
        /** Nothing yet. */
        public static final Done NOTHING = new Done(0, 0);
    }

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    public long id;

    @Column(name = "player_id", updatable = false)
    public long playerId;

    /** The drill's id. */
    @Column(updatable = false)
    public String drill;

    @Column(name = "start_name", updatable = false)
    public String startName;

    /** The fewest moves of the learner, among the runs with the fewest slips. */
    public int moves;

    /** How many moves were taken back. */
    public int slips;

    public Instant made;

    /** For Hibernate. */
    protected DrillResult() {
        this.drill = "";
        this.startName = "";
        this.made = Instant.EPOCH;
    }

    private DrillResult(Player player, Run run) {
        this.playerId = player.id;
        this.drill = run.start().drill().id();
        this.startName = run.start().name();
        this.moves = Integer.MAX_VALUE;
        this.slips = Integer.MAX_VALUE;
        this.made = Instant.EPOCH;
    }

    /** Keeps a run that was won or held, if it is the player's first of that position or better; in the caller's transaction. */
    public static void keep(Player player, Run run, int slips, Instant now) {
        // One player's results wait for each other here, so that no position is kept twice.
        Player.findById(player.id, LockModeType.PESSIMISTIC_WRITE);
        DrillResult result = of(player, run).orElseGet(() -> new DrillResult(player, run));
        boolean better = slips < result.slips || slips == result.slips && run.made() < result.moves;
        if (better) {
            result.slips = slips;
            result.moves = run.made();
            result.made = now;
            result.persist();
        }
    }

    private static Optional<DrillResult> of(Player player, Run run) {
        return find(
                        "playerId = ?1 and drill = ?2 and startName = ?3",
                        player.id,
                        run.start().drill().id(),
                        run.start().name())
                .firstResultOptional();
    }

    /** How many positions of that drill the player has done. */
    public static int countOf(Player player, Drill drill) {
        return (int) count("playerId = ?1 and drill = ?2", player.id, drill.id());
    }

    /** What the player has done in each drill, by its id. */
    public static Map<String, Done> doneBy(Player player) {
        return getEntityManager()
                .createQuery(
                        "select r.drill, count(*), sum(case when r.slips = 0 then 1 else 0 end) from DrillResult r"
                                + " where r.playerId = ?1 group by r.drill",
                        Object[].class)
                .setParameter(1, player.id)
                .getResultStream()
                .collect(Collectors.toMap(
                        row -> (String) row[0], row -> new Done((Long) row[1], ((Number) row[2]).longValue())));
    }
}
