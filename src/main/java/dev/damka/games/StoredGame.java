package dev.damka.games;

import dev.damka.engine.Level;
import dev.damka.rules.History;
import dev.damka.rules.Outcome;
import dev.damka.rules.Side;
import dev.damka.rules.notation.Fen;
import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.LockModeType;
import jakarta.persistence.Table;
import jakarta.persistence.Transient;
import jakarta.persistence.Version;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;
import org.jspecify.annotations.Nullable;

/** A {@link Game} as it is kept: its start and its moves, from which the rest follows, and its clocks. */
@Entity
@Table(name = "game")
public class StoredGame extends PanacheEntityBase {
    /** How many games stand on a page of a list. */
    public static final int PAGE = 20;

    private static final String UNFINISHED = "reason is null and seat is not null";

    /** Its address: random, so that a link is known by who was given it. */
    @Id
    public String id = "";

    /** Higher after each change. */
    @Version
    public int version;

    /** Who began or imported it. */
    @Column(name = "player_id", updatable = false)
    public long playerId;

    @Enumerated(EnumType.STRING)
    @JdbcTypeCode(SqlTypes.VARCHAR)
    @Column(updatable = false)
    public @Nullable Side seat;

    @Column(updatable = false)
    public @Nullable Integer level;

    @Column(name = "white_name", updatable = false)
    public String whiteName = "";

    @Column(name = "black_name", updatable = false)
    public String blackName = "";

    /** The event that an imported record names; else empty. */
    @Column(updatable = false)
    public String event = "";

    /** The day that an imported record names, such as {@code 2026.05.01}; else empty. */
    @Column(name = "played_on", updatable = false)
    public String playedOn = "";

    @Column(name = "time_control", updatable = false)
    public String timeControl = "";

    @Column(name = "start_fen", updatable = false)
    public String startFen = "";

    public String moves = "";
    public String times = "";

    @Enumerated(EnumType.STRING)
    @JdbcTypeCode(SqlTypes.VARCHAR)
    public Side turn = Side.WHITE;

    @Column(name = "white_left")
    public long whiteLeft;

    @Column(name = "black_left")
    public long blackLeft;

    @Enumerated(EnumType.STRING)
    @JdbcTypeCode(SqlTypes.VARCHAR)
    public @Nullable Side running;

    public @Nullable Instant since;

    /** When the flag falls if nobody moves, for {@link #fallen} to find. */
    @Column(name = "flag_falls")
    public @Nullable Instant flagFalls;

    @Enumerated(EnumType.STRING)
    @JdbcTypeCode(SqlTypes.VARCHAR)
    @Column(name = "offer_by")
    public @Nullable Side offerBy;

    @Column(name = "offer_ply")
    public int offerPly;

    @Enumerated(EnumType.STRING)
    @JdbcTypeCode(SqlTypes.VARCHAR)
    @Column(name = "offer_state")
    public DrawOffer.@Nullable State offerState;

    @Enumerated(EnumType.STRING)
    @JdbcTypeCode(SqlTypes.VARCHAR)
    public @Nullable Side winner;

    @Enumerated(EnumType.STRING)
    @JdbcTypeCode(SqlTypes.VARCHAR)
    public Outcome.@Nullable Reason reason;

    @Column(updatable = false)
    public Instant created = Instant.EPOCH;

    public Instant changed = Instant.EPOCH;

    @Transient
    private @Nullable Game game;

    /** For Hibernate. */
    protected StoredGame() {}

    /** A game here that is not stored yet. */
    StoredGame(long playerId, Game game, Instant now) {
        this.id = GameId.random();
        this.playerId = playerId;
        this.created = now.truncatedTo(ChronoUnit.MICROS);
        this.timeControl = game.clock().control().toString();
        this.startFen = Fen.write(game.history().start());
        game.machine().ifPresent(side -> {
            this.seat = side.opponent();
            this.level = ((Seat.Machine) game.seat(side)).level().number();
        });
        keep(game, now);
    }

    /** A game that was played elsewhere. */
    StoredGame(long playerId, GameRecord record, Instant now) {
        this(playerId, record.game(), now);
        this.whiteName = record.white();
        this.blackName = record.black();
        this.event = record.event();
        this.playedOn = record.day();
    }

    /** Takes over what may change in a game. */
    final void keep(Game next, Instant now) {
        moves = MoveText.write(next.history());
        times = MoveText.writeTimes(next.left());
        turn = next.turn();
        Clock clock = next.clock();
        whiteLeft = clock.white().toMillis();
        blackLeft = clock.black().toMillis();
        running = clock.running();
        since = clock.since();
        flagFalls = clock.falls().orElse(null);
        DrawOffer offer = next.offer();
        offerBy = offer == null ? null : offer.by();
        offerPly = offer == null ? 0 : offer.ply();
        offerState = offer == null ? null : offer.state();
        Outcome outcome = next.outcome();
        winner = outcome == null ? null : outcome.winner();
        reason = outcome == null ? null : outcome.reason();
        changed = now.truncatedTo(ChronoUnit.MICROS);
        game = next;
    }

    /** The game as it stands here. */
    public Game game() {
        Game known = game;
        if (known == null) {
            known = read();
            game = known;
        }
        return known;
    }

    private Game read() {
        History history = MoveText.read(Fen.read(startFen), moves);
        TimeControl control = TimeControl.read(timeControl).orElseThrow();
        return new Game(
                seat(Side.WHITE, whiteName),
                seat(Side.BLACK, blackName),
                history,
                MoveText.readTimes(times),
                new Clock(control, Duration.ofMillis(whiteLeft), Duration.ofMillis(blackLeft), running, since),
                offerBy == null || offerState == null ? null : new DrawOffer(offerBy, offerPly, offerState),
                reason == null ? null : new Outcome(winner, reason));
    }

    private Seat seat(Side side, String name) {
        if (seat == null || level == null) {
            return new Seat.Named(name);
        }
        return seat == side ? new Seat.Person(playerId) : new Seat.Machine(new Level(level));
    }

    /** The game of that id, if there is one. */
    public static Optional<StoredGame> with(String id) {
        return findByIdOptional(id);
    }

    /** The same for a change: whoever comes second waits, and sees what the first has done. */
    static Optional<StoredGame> toChange(String id) {
        return findByIdOptional(id, LockModeType.PESSIMISTIC_WRITE);
    }

    /** A page, counted from 1, of the games that a player has begun or imported, the last first. */
    public static List<StoredGame> of(long playerId, int page) {
        return StoredGame.<StoredGame>find("playerId = ?1 order by created desc, id", playerId)
                .page(page - 1, PAGE)
                .list();
    }

    /** How many pages so many games fill, at least 1. */
    public static int pages(long games) {
        return (int) Math.max(1, (games + PAGE - 1) / PAGE);
    }

    /** How many there are of them. */
    public static long countOf(long playerId) {
        return count("playerId", playerId);
    }

    /** The games in which a flag has fallen by then. */
    static List<String> fallen(Instant now) {
        return ids("flagFalls <= ?1", now);
    }

    /** The games that go on. */
    static List<String> unfinished() {
        return ids(UNFINISHED);
    }

    /** The games that wait for the engine and have not changed since then. */
    static List<String> waitingSince(Instant then) {
        return ids(UNFINISHED + " and (seat <> turn or offerState = 'OPEN') and changed < ?1", then);
    }

    /** The games in which somebody's time can run out. */
    static List<String> running() {
        return ids("flagFalls is not null");
    }

    /** Whether there are any. */
    static boolean anyRuns() {
        return count("flagFalls is not null") > 0;
    }

    private static List<String> ids(String condition, Object... parameters) {
        var query = getEntityManager()
                .createQuery("select id from StoredGame where " + condition + " order by changed", String.class);
        for (int i = 0; i < parameters.length; i++) {
            query.setParameter(i + 1, parameters[i]);
        }
        return query.getResultList();
    }
}
