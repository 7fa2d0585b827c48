package dev.damka.games;

import static dev.damka.rules.Side.BLACK;
import static dev.damka.rules.Side.WHITE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.engine.Level;
import dev.damka.players.Player;
import dev.damka.players.Token;
import dev.damka.rules.DrawRule;
import dev.damka.rules.Outcome;
import dev.damka.rules.Played;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.notation.Fen;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.junit.QuarkusTest;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Games as they are kept. Its clock is set by hand and ahead of the server's, whose referee and engine leave them alone. */
@QuarkusTest
class GamesTest {
    private static final Instant NOON = Instant.parse("2199-05-01T12:00:00Z");
    private static final TimeControl MINUTE = new TimeControl(1, 2);

    private Instant now = NOON;
    private final Games games = new Games(() -> now);
    private long player;

    @BeforeEach
    void a_new_player() {
        player = QuarkusTransaction.requiringNew().call(() -> {
            Player stored = new Player(Token.random(), NOON);
            stored.persist();
            return stored.id;
        });
    }

    private StoredGame begin(TimeControl control, String fen, Side side) {
        Seat person = new Seat.Person(player);
        Seat machine = new Seat.Machine(new Level(3));
        boolean white = side == WHITE;
        return games.begin(
                player, Game.begin(white ? person : machine, white ? machine : person, control, Fen.read(fen), now));
    }

    private Answer play(String id, int ply, String move) {
        return games.changeAs(player, id, (game, seat, at) -> game.play(seat, ply, move, at))
                .orElseThrow()
                .answer();
    }

    private Game read(String id) {
        return games.find(id).orElseThrow().game();
    }

    private static Instant after(long seconds) {
        return NOON.plusSeconds(seconds);
    }

    @Test
    void a_game_comes_back_as_it_was_kept() {
        StoredGame stored = begin(MINUTE, Fen.write(Position.START), WHITE);
        now = after(10);
        Game played = play(stored.id, 0, "c3-d4").game();
        assertEquals(Game.State.WAITING, played.state());
        Game read = read(stored.id);

        assertEquals(played.white(), read.white());
        assertEquals(played.black(), read.black());
        assertEquals(played.history().positions(), read.history().positions());
        assertEquals(played.left(), read.left());
        assertEquals(played.clock(), read.clock());
        assertNull(read.offer());
        assertNull(read.outcome());
        assertEquals(1, games.find(stored.id).orElseThrow().version);
    }

    @Test
    void a_clock_read_again_after_twenty_seconds_shows_twenty_seconds_less() {
        StoredGame stored = begin(MINUTE, Fen.write(Position.START), WHITE);
        now = after(20);
        assertEquals(Duration.ofSeconds(40), read(stored.id).clock().left(WHITE, now));
        assertEquals(read(stored.id).clock(), stored.game().clock());
        assertEquals(0, games.find(stored.id).orElseThrow().version);
    }

    @Test
    void counters_come_back_from_the_moves() {
        StoredGame stored = begin(TimeControl.UNLIMITED, "W:WKa1,Kc1:BKh6", WHITE);
        for (int ply = 0; ply < 6; ply++) {
            games.change(
                    stored.id,
                    (game, at) -> Answer.done(Table.playOn(game, at, Played.kingsWander(game.history(), 1))));
        }
        assertTrue(read(stored.id).counters().contains(new Counter(DrawRule.SMALL_ENDING, 3, 5)));
    }

    @Test
    void offers_and_ends_come_back() {
        StoredGame stored = begin(MINUTE, Fen.write(Position.START), WHITE);
        games.changeAs(player, stored.id, Game::offerDraw);
        assertEquals(
                new DrawOffer(WHITE, 0, DrawOffer.State.OPEN), read(stored.id).offer());
        games.changeAs(player, stored.id, Game::resign);
        assertEquals(
                Outcome.win(BLACK, Outcome.Reason.RESIGNATION), read(stored.id).outcome());
    }

    @Test
    void nobody_else_does_anything_in_a_game() {
        StoredGame stored = begin(MINUTE, Fen.write(Position.START), WHITE);
        Answer answer = games.changeAs(player + 1, stored.id, Game::resign)
                .orElseThrow()
                .answer();
        assertEquals(Refused.Code.NO_SEAT, Table.code(answer));
        assertNull(read(stored.id).outcome());
        assertEquals(Optional.empty(), games.changeAs(player, "nosuchgame", Game::resign));
    }

    @Test
    void what_is_refused_changes_nothing() {
        StoredGame stored = begin(MINUTE, Fen.write(Position.START), WHITE);
        play(stored.id, 0, "c3-c4");
        play(stored.id, 5, "c3-d4");
        assertEquals(0, games.find(stored.id).orElseThrow().version);
    }

    @Test
    void two_moves_at_once_leave_one_game() throws Exception {
        StoredGame stored = begin(MINUTE, Fen.write(Position.START), WHITE);
        List<String> moves = List.of("c3-d4", "c3-b4", "e3-d4", "e3-f4", "g3-f4", "g3-h4", "a3-b4");
        ExecutorService threads = Executors.newFixedThreadPool(7);
        List<Future<Answer>> sent = new ArrayList<>();
        try {
            for (String move : moves) {
                sent.add(threads.submit(() -> play(stored.id, 0, move)));
            }
            int done = 0;
            for (Future<Answer> answer : sent) {
                done += answer.get().refused() == null ? 1 : 0;
            }
            assertEquals(1, done);
        } finally {
            threads.shutdown();
        }
        assertEquals(1, read(stored.id).ply());
    }

    @Test
    void the_referee_sees_the_flag_fall_though_no_one_looks() {
        StoredGame stored = begin(MINUTE, Fen.write(Position.START), WHITE);
        StoredGame untimed = begin(TimeControl.UNLIMITED, Fen.write(Position.START), WHITE);
        Referee referee = new Referee(games, () -> now);
        now = after(59);
        referee.look();
        assertNull(read(stored.id).outcome());
        now = after(60);
        referee.look();
        assertEquals(Outcome.win(BLACK, Outcome.Reason.TIME), read(stored.id).outcome());
        assertNull(read(untimed.id).outcome());
    }

    @Test
    void listeners_are_told_of_changes_once_they_are_kept() {
        List<StoredGame> told = new ArrayList<>();
        Watchers watchers = new Watchers();
        games.listen(watchers::tell);
        StoredGame stored = begin(MINUTE, Fen.write(Position.START), WHITE);
        Runnable stop = watchers.watch(stored.id, false, told::add).orElseThrow();
        play(stored.id, 0, "c3-c4");
        play(stored.id, 0, "c3-d4");
        stop.run();
        games.changeAs(player, stored.id, Game::resign);
        assertEquals(List.of(1), told.stream().map(game -> game.game().ply()).toList());
    }

    @Test
    void so_many_may_watch_a_game_and_none_of_them_keeps_out_who_plays() {
        Watchers watchers = new Watchers();
        List<Runnable> stops = new ArrayList<>();
        for (int i = 0; i < Watchers.MOST; i++) {
            stops.add(watchers.watch("game", false, game -> {}).orElseThrow());
        }
        assertFalse(watchers.hasRoom("game", false));
        assertEquals(Optional.empty(), watchers.watch("game", false, game -> {}));
        assertTrue(watchers.watch("game", true, game -> {}).isPresent());
        stops.subList(0, 2).forEach(Runnable::run);
        assertTrue(watchers.watch("game", false, game -> {}).isPresent());
        assertTrue(watchers.hasRoom("another", false));
    }

    @Test
    void records_are_kept_beside_ones_games_and_nobody_moves_in_them() {
        StoredGame own = begin(MINUTE, Fen.write(Position.START), WHITE);
        List<GameRecord> records = GameRecord.read(
                "[Event \"Cup\"][White \"<b>A</b>\"][Date \"2026.05.01\"] 1. c3-d4 d6-c5 1-0\n1. a3-b4 *");
        List<StoredGame> kept = games.keep(player, records);

        List<StoredGame> listed = QuarkusTransaction.requiringNew().call(() -> StoredGame.of(player, 1));
        assertEquals(3, listed.size());
        assertTrue(listed.stream().anyMatch(game -> game.id.equals(own.id)));
        StoredGame first = games.find(kept.get(0).id).orElseThrow();
        assertEquals(new Seat.Named("<b>A</b>"), first.game().white());
        assertEquals("Cup", first.event);
        assertEquals("2026.05.01", first.playedOn);
        assertEquals(Outcome.win(WHITE, Outcome.Reason.RECORDED), first.game().outcome());
        assertEquals(
                Refused.Code.NO_SEAT,
                Table.code(games.changeAs(player, first.id, Game::resign)
                        .orElseThrow()
                        .answer()));
    }

    @Test
    void time_that_the_server_was_down_is_not_charged() {
        StoredGame mine = begin(MINUTE, Fen.write(Position.START), WHITE);
        StoredGame engines = begin(MINUTE, Fen.write(Position.START), BLACK);
        games.change(engines.id, (game, at) -> Answer.done(game.think(at)));
        now = after(20);
        new Referee(games, () -> now).close();

        now = after(500);
        new Referee(games, () -> now).resume();
        now = after(503);

        assertEquals(Duration.ofSeconds(37), read(mine.id).clock().left(WHITE, now));
        Game waits = read(engines.id);
        assertEquals(Game.State.WAITING, waits.state());
        assertEquals(Duration.ofSeconds(40), waits.clock().left(WHITE, now));
    }

    @Test
    void time_between_reading_the_games_and_answering_is_not_charged() {
        StoredGame mine = begin(MINUTE, Fen.write(Position.START), WHITE);
        StoredGame untimed = begin(TimeControl.UNLIMITED, Fen.write(Position.START), WHITE);
        now = after(20);
        new Referee(games, () -> now).close();
        now = after(500);
        new Referee(games, () -> now).resume();
        int version = games.find(untimed.id).orElseThrow().version;
        now = after(560);
        Referee answers = new Referee(games, () -> now);
        answers.spare();
        answers.look();
        now = after(561);

        assertEquals(Duration.ofSeconds(39), read(mine.id).clock().left(WHITE, now));
        assertEquals(version, games.find(untimed.id).orElseThrow().version);
    }

    @Test
    void a_game_that_cannot_be_read_holds_up_no_other() {
        StoredGame broken = begin(MINUTE, Fen.write(Position.START), WHITE);
        StoredGame sound = begin(MINUTE, Fen.write(Position.START), WHITE);
        QuarkusTransaction.requiringNew().run(() -> StoredGame.update("moves = 'a1-h8' where id = ?1", broken.id));
        Referee referee = new Referee(games, () -> now);
        now = after(20);
        referee.close();
        now = after(500);
        referee.resume();
        referee.spare();
        assertEquals(Duration.ofSeconds(40), read(sound.id).clock().left(WHITE, now));
        now = after(540);
        referee.look();
        assertEquals(Outcome.win(BLACK, Outcome.Reason.TIME), read(sound.id).outcome());
        assertThrows(IllegalStateException.class, () -> read(broken.id));
        QuarkusTransaction.requiringNew().run(() -> StoredGame.deleteById(broken.id));
    }

    @Test
    void an_id_is_short_and_never_the_same() {
        String id = GameId.random();
        assertTrue(id.matches("[2-9a-z]{10}"), id);
        assertNotEquals(id, GameId.random());
    }
}
