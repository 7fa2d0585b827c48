package dev.damka.games.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.engine.Cores;
import dev.damka.engine.Cores.Turn;
import dev.damka.engine.Cores.Use;
import dev.damka.engine.Level;
import dev.damka.engine.Limits;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.games.Game;
import dev.damka.games.GameRecord;
import dev.damka.games.Games;
import dev.damka.games.Seat;
import dev.damka.games.TimeControl;
import dev.damka.players.Player;
import dev.damka.players.Token;
import dev.damka.rules.Position;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Reviews as they are kept. Nobody listens to those asked for here, so that the tests do the work themselves. */
@QuarkusTest
class ReviewsTest {
    private static final Instant NOON = Instant.parse("2199-05-01T12:00:00Z");
    private static final int PATIENCE_SECONDS = 60;
    private static final String RECORD = "1. c3-d4 b6-a5 2. a3-b4 a5:e5 1/2-1/2";

    @Inject
    EndgameTables tables;

    private Instant now = NOON;
    private final Games games = new Games(() -> now);
    private final Reviews reviews = new Reviews(() -> now);
    private long player;

    @BeforeEach
    void a_new_player() {
        player = newPlayer();
    }

    private static long newPlayer() {
        return QuarkusTransaction.requiringNew().call(() -> {
            Player stored = new Player(Token.random(), NOON);
            stored.persist();
            return stored.id;
        });
    }

    private String record(String pdn) {
        return games.keep(player, GameRecord.read(pdn)).get(0).id;
    }

    private String ask(String pdn) {
        String id = record(pdn);
        assertNull(ask(player, id));
        return id;
    }

    private Reviews.@Nullable Refusal ask(long playerId, String id) {
        return reviews.ask(playerId, id).orElseThrow().refused();
    }

    private Reviewer reviewer(Analyst analyst) {
        return reviewer(analyst, Cores.spare());
    }

    private Reviewer reviewer(Analyst analyst, Cores cores) {
        return new Reviewer(games, analyst, cores, () -> now);
    }

    private Analyst analyst() {
        return new Analyst(tables, Limits.nodes(5_000));
    }

    private Finding lastFinding(String id) {
        Analyst analyst = analyst();
        return analyst.next(review(id), analyst.new Look()).orElseThrow();
    }

    private StoredReview read(String id) {
        return reviews.find(id).orElseThrow();
    }

    private Review review(String id) {
        return read(id).review(games.find(id).orElseThrow().game());
    }

    @Test
    void what_was_asked_for_is_done_and_kept() throws InterruptedException {
        String id = ask(RECORD);
        assertFalse(read(id).isFinished());
        assertEquals(5, read(id).total);
        now = NOON.plusSeconds(9);
        reviewer(analyst()).work();
        assertEquals(now, read(id).finished);
        assertEquals(5, read(id).done);
        Review review = review(id);
        assertTrue(review.isComplete());
        assertEquals(Judgement.BLUNDER, review.move(3).judgement());
        assertEquals(List.of(3), review.mistakes().stream().map(JudgedMove::ply).toList());
    }

    @Test
    void a_thread_of_its_own_and_another_do_the_work_one_after_the_other() throws InterruptedException {
        try (Reviewer reviewer = reviewer(analyst())) {
            reviewer.start();
            String id = ask(RECORD);
            reviewer.wake();
            reviewer.work();
            assertTrue(read(id).isFinished());
            assertEquals(5, review(id).done());
        }
    }

    @Test
    void what_a_restart_has_interrupted_goes_on_where_it_stood() throws InterruptedException {
        String id = ask(RECORD);
        StoredReview begun = read(id);
        Finding last = lastFinding(id);
        Reviewer lastRun = reviewer(analyst());
        // Its server goes down behind the second position.
        QuarkusTransaction.requiringNew().run(() -> {
            StoredReview row = StoredReview.toChange(id).orElseThrow();
            row.add(last, games.find(id).orElseThrow().game().history().position(), now);
        });
        lastRun.close();
        lastRun.work();
        assertEquals(begun.done + 1, read(id).done);
        assertFalse(read(id).isFinished());

        reviewer(analyst()).work();
        assertTrue(read(id).isFinished());
        assertEquals(last, review(id).finding(4));
    }

    @Test
    void one_that_was_asked_for_already_is_not_begun_again() throws InterruptedException {
        String id = ask(RECORD);
        reviewer(analyst()).work();
        int version = read(id).version;
        assertNull(ask(player, id));
        assertNull(ask(newPlayer(), id));
        assertEquals(version, read(id).version);
    }

    @Test
    void only_who_has_the_game_asks_for_its_review() {
        String id = record(RECORD);
        assertEquals(Reviews.Refusal.NO_SEAT, ask(newPlayer(), id));
        assertEquals(Optional.empty(), reviews.ask(player, "nosuchgame"));
        assertEquals(Optional.empty(), reviews.find(id));
    }

    @Test
    void a_game_that_goes_on_is_not_reviewed() {
        Game game = Game.begin(
                new Seat.Person(player), new Seat.Machine(new Level(1)), TimeControl.UNLIMITED, Position.START, now);
        String id = games.begin(player, game).id;
        assertEquals(Reviews.Refusal.NOT_OVER, ask(player, id));
        games.changeAs(player, id, Game::resign);
        assertEquals(Reviews.Refusal.NO_MOVES, ask(player, id));
    }

    @Test
    void a_player_has_three_waiting_at_most() throws InterruptedException {
        List<String> waiting = List.of(ask(RECORD), ask(RECORD), ask(RECORD));
        String fourth = record(RECORD);
        assertEquals(Reviews.Refusal.TOO_MANY, ask(player, fourth));
        reviewer(analyst()).work();
        waiting.forEach(id -> assertTrue(read(id).isFinished()));
        assertNull(ask(player, fourth));
        reviewer(analyst()).work();
    }

    /** What comes of it where the player asks for all those games in the same moment. */
    private List<Reviews.Asked> askAtOnce(List<String> ids) throws Exception {
        CyclicBarrier together = new CyclicBarrier(ids.size());
        ExecutorService threads = Executors.newFixedThreadPool(ids.size());
        try {
            List<Callable<Reviews.Asked>> wishes = new ArrayList<>();
            for (String id : ids) {
                wishes.add(() -> {
                    together.await();
                    return reviews.ask(player, id).orElseThrow();
                });
            }
            List<Reviews.Asked> asked = new ArrayList<>();
            for (Future<Reviews.Asked> wish : threads.invokeAll(wishes)) {
                asked.add(wish.get());
            }
            return asked;
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void a_review_that_is_asked_for_twice_at_once_is_kept_once() throws Exception {
        for (int i = 0; i < 10; i++) {
            String id = record(RECORD);
            for (Reviews.Asked asked : askAtOnce(List.of(id, id))) {
                assertNull(asked.refused());
                assertNotNull(asked.stored());
                assertEquals(id, asked.stored().gameId);
            }
            reviewer(analyst()).work();
        }
    }

    @Test
    void who_asks_for_many_at_once_has_three_waiting_at_most() throws Exception {
        for (int i = 0; i < 5; i++) {
            List<String> ids = Stream.generate(() -> record(RECORD)).limit(5).toList();
            List<Reviews.Refusal> refused = askAtOnce(ids).stream()
                    .map(Reviews.Asked::refused)
                    .filter(Objects::nonNull)
                    .toList();
            assertEquals(List.of(Reviews.Refusal.TOO_MANY, Reviews.Refusal.TOO_MANY), refused);
            reviewer(analyst()).work();
        }
    }

    @Test
    void who_waits_sees_how_many_come_before() throws InterruptedException {
        String first = ask(RECORD);
        now = NOON.plusSeconds(1);
        String second = ask(RECORD);
        assertEquals(reviews.before(read(first)) + 1, reviews.before(read(second)));
        reviewer(analyst()).work();
    }

    @Test
    void what_was_put_right_is_kept_for_who_asked() throws InterruptedException {
        String id = ask(RECORD);
        reviewer(analyst()).work();
        reviews.solve(newPlayer(), id, 3);
        assertEquals(Set.of(), read(id).solvedPlies());
        reviews.solve(player, id, 3);
        reviews.solve(player, id, 3);
        reviews.solve(player, id, 1);
        assertEquals(Set.of(1, 3), read(id).solvedPlies());
    }

    private static void set(String id, String findings) {
        QuarkusTransaction.requiringNew()
                .run(() -> StoredReview.update("findings = ?1 where gameId = ?2", findings, id));
    }

    @Test
    void one_that_can_not_be_done_now_holds_up_no_other_and_is_done_once_it_can_be() throws InterruptedException {
        String broken = ask(RECORD);
        now = NOON.plusSeconds(1);
        String sound = ask(RECORD);
        set(broken, "nonsense");
        Reviewer reviewer = reviewer(analyst());
        reviewer.work();
        assertTrue(read(sound).isFinished());
        assertNotNull(read(sound).finished);
        assertFalse(read(broken).isFinished() || read(broken).isFailed());
        set(broken, "");
        reviewer.work();
        assertTrue(read(broken).isFinished());
        assertEquals(0, read(broken).tries);
    }

    @Test
    void one_that_fails_again_and_again_is_said_to_have_failed_and_its_player_may_ask_once_more()
            throws InterruptedException {
        String id = ask(RECORD);
        set(id, "nonsense");
        Reviewer reviewer = reviewer(analyst());
        for (int i = 0; i < StoredReview.MOST_TRIES; i++) {
            assertFalse(read(id).isFailed());
            reviewer.work();
        }
        assertTrue(read(id).isFailed());
        assertEquals(Reviews.Refusal.NO_SEAT, ask(newPlayer(), id));
        now = NOON.plusSeconds(5);
        assertNull(ask(player, id));
        assertFalse(read(id).isFailed());
        assertEquals(now, read(id).asked);
        reviewer.work();
        assertTrue(read(id).isFinished());
    }

    @Test
    void one_that_has_failed_is_in_nobodys_way() throws InterruptedException {
        String failed = ask(RECORD);
        long earlier = reviews.before(read(failed));
        QuarkusTransaction.requiringNew()
                .run(() -> StoredReview.update("tries = ?1 where gameId = ?2", StoredReview.MOST_TRIES, failed));
        now = NOON.plusSeconds(1);
        String next = ask(RECORD);
        assertEquals(earlier, reviews.before(read(next)));
        assertNull(ask(player, record(RECORD)));
        assertNull(ask(player, record(RECORD)));
        reviewer(analyst()).work();
    }

    /** Works in another thread. */
    private static CompletableFuture<Void> working(Reviewer reviewer) {
        return CompletableFuture.runAsync(() -> {
                    try {
                        reviewer.work();
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                })
                .orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    /** Waits until somebody thinks on the only core. */
    private static void awaitBusy(Cores one) throws InterruptedException {
        boolean idle = true;
        while (idle) {
            try (Turn probe = one.turn(Use.BACKGROUND)) {
                idle = probe.await(Duration.ZERO);
            }
        }
    }

    /** One that would look at a position for hours. */
    private Analyst patient() {
        return new Analyst(tables, Limits.time(10_000_000));
    }

    @Test
    void a_reviewer_that_is_closed_while_it_looks_ends_at_once() throws InterruptedException {
        String id = ask(RECORD);
        Cores one = new Cores(1);
        Reviewer reviewer = reviewer(patient(), one);
        CompletableFuture<Void> working = working(reviewer);
        awaitBusy(one);
        reviewer.close();
        working.join();
        assertEquals(0, read(id).done);
        reviewer(analyst()).work();
    }

    @Test
    void a_reviewer_that_is_closed_while_it_waits_for_a_core_ends_at_once() throws InterruptedException {
        String id = ask(RECORD);
        Cores one = new Cores(1);
        try (Turn game = one.turn(Use.GAME)) {
            assertTrue(game.await());
            Reviewer reviewer = reviewer(analyst(), one);
            CompletableFuture<Void> working = working(reviewer);
            while (one.waiting() == 0) {
                Thread.yield();
            }
            reviewer.close();
            working.join();
        }
        assertEquals(0, read(id).done);
        reviewer(analyst()).work();
    }

    @Test
    void a_reviewer_that_was_closed_does_not_begin_again() throws InterruptedException {
        String id = ask(RECORD);
        Reviewer reviewer = reviewer(analyst());
        reviewer.close();
        reviewer.start();
        reviewer.wake();
        reviewer.work();
        assertEquals(0, read(id).done);
        reviewer(analyst()).work();
    }

    @Test
    void a_game_that_needs_the_core_has_it_before_a_look_is_done_but_not_for_ever() throws InterruptedException {
        ask(RECORD);
        // No time passes, so that the reviewer's patience never ends.
        Cores one = new Cores(1, () -> 0);
        Reviewer reviewer = reviewer(patient(), one);
        CompletableFuture<Void> working = working(reviewer);
        for (int i = 0; i < Reviewer.MOST_CUTS; i++) {
            awaitBusy(one);
            try (Turn game = one.turn(Use.GAME)) {
                assertTrue(game.await(Duration.ofSeconds(PATIENCE_SECONDS)));
            }
        }
        awaitBusy(one);
        try (Turn game = one.turn(Use.GAME)) {
            assertFalse(game.await(Duration.ofMillis(200)));
            reviewer.close();
            assertTrue(game.await(Duration.ofSeconds(PATIENCE_SECONDS)));
        }
        working.join();
        reviewer(analyst()).work();
    }
}
