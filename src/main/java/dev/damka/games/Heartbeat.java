package dev.damka.games;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/** When the server was last seen alive while clocks ran: one row. */
@Entity
public class Heartbeat extends PanacheEntityBase {
    private static final int THE_ROW = 1;

    @Id
    public int id = THE_ROW;

    public Instant beat;

    /** For Hibernate. */
    protected Heartbeat() {
        this.beat = Instant.EPOCH;
    }

    /** The server lives; in the caller's transaction. */
    static void at(Instant now) {
        Instant beat = now.truncatedTo(ChronoUnit.MICROS);
        if (update("beat = ?1 where id = ?2", beat, THE_ROW) == 0) {
            Heartbeat first = new Heartbeat();
            first.beat = beat;
            first.persist();
        }
    }

    /** The last one; empty before the first. */
    static Optional<Instant> last() {
        return Heartbeat.<Heartbeat>findByIdOptional(THE_ROW).map(row -> row.beat);
    }
}
