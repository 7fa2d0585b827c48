package dev.damka.players;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import java.time.Instant;
import java.util.Optional;

/** Somebody who plays and learns here, known again by a {@link Token} alone. */
@Entity
public class Player extends PanacheEntityBase {
    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    public long id;

    @Column(name = "token_hash", updatable = false)
    public String tokenHash;

    @Column(updatable = false)
    public Instant created;

    /** For Hibernate. */
    protected Player() {
        this.tokenHash = "";
        this.created = Instant.EPOCH;
    }

    /** A player who is not stored yet. */
    public Player(Token token, Instant now) {
        this.tokenHash = token.hash();
        this.created = now;
    }

    /** The player who holds that token. */
    public static Optional<Player> holding(Token token) {
        return find("tokenHash", token.hash()).firstResultOptional();
    }
}
