package dev.damka.games;

import static dev.damka.rules.Side.BLACK;
import static dev.damka.rules.Side.WHITE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.engine.Cores;
import dev.damka.engine.Level;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.players.Player;
import dev.damka.players.Token;
import dev.damka.rules.Outcome;
import dev.damka.rules.Played;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.MoveWriter;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The engine as it plays in the running application; who waits for it is told, and never asks again and again. */
@QuarkusTest
class OpponentTest {
    private static final int PATIENCE_SECONDS = 60;
    private static final String START = Fen.write(Position.START);

    @Inject
    Games games;

    @Inject
    Watchers watchers;

    @Inject
    InstantSource time;

    private long player;

    @BeforeEach
    void a_new_player() {
        player = QuarkusTransaction.requiringNew().call(() -> {
            Player stored = new Player(Token.random(), time.instant());
            stored.persist();
            return stored.id;
        });
    }

    private Game game(String fen, TimeControl control, Side side, int level) {
        Seat person = new Seat.Person(player);
        Seat machine = new Seat.Machine(new Level(level));
        boolean white = side == WHITE;
        return Game.begin(white ? person : machine, white ? machine : person, control, Fen.read(fen), time.instant());
    }

    private CompletableFuture<Game> once(String id, Predicate<Game> state) {
        CompletableFuture<Game> reached = new CompletableFuture<>();
        watchers.watch(id, true, stored -> {
            if (state.test(stored.game())) {
                reached.complete(stored.game());
            }
        });
        Game now = games.find(id).orElseThrow().game();
        if (state.test(now)) {
            reached.complete(now);
        }
        return reached.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    private void play(String id, String move) {
        Answer answer = games.changeAs(player, id, (game, seat, now) -> game.play(seat, game.ply(), move, now))
                .orElseThrow()
                .answer();
        Table.done(answer);
    }

    @Test
    void the_engine_answers_and_its_clock_pays_for_its_time_alone() {
        String id = games.begin(player, game(START, TimeControl.DEFAULT, WHITE, 10)).id;
        CompletableFuture<Game> answered = once(id, game -> game.ply() == 2);
        play(id, "c3-d4");
        Game game = answered.join();
        assertEquals(Game.State.PERSON, game.state());
        assertEquals(WHITE, game.clock().running());
        assertTrue(game.left().get(1).toMillis() > 600_000, game.left().toString());
    }

    @Test
    void an_engine_that_has_white_begins() {
        String id = games.begin(player, game(START, TimeControl.UNLIMITED, BLACK, 4)).id;
        assertEquals(1, once(id, game -> game.ply() == 1).join().ply());
    }

    @Test
    void an_engine_that_stands_worse_accepts_a_draw() {
        String id = games.begin(player, game("W:WKa1,Kc1,Ke1,Kg1:BKh8,a7", TimeControl.UNLIMITED, WHITE, 1)).id;
        games.changeAs(player, id, Game::offerDraw);
        Game over = once(id, Game::isOver).join();
        assertEquals(Outcome.draw(Outcome.Reason.AGREEMENT), over.outcome());
    }

    @Test
    void a_draw_that_the_tables_prove_is_accepted_by_whoever_has_more_pieces() {
        String id = games.begin(player, game("W:WKa1:BKa7,Kb8,Kd8", TimeControl.UNLIMITED, WHITE, 10)).id;
        games.changeAs(player, id, Game::offerDraw);
        Game over = once(id, Game::isOver).join();
        assertEquals(Outcome.draw(Outcome.Reason.AGREEMENT), over.outcome());
    }

    @Test
    void an_engine_that_stands_better_declines_and_plays_on() {
        String id = games.begin(player, game("W:WKa1,a3,c1:BKd8,b8,f8,h8,e7,g7", TimeControl.UNLIMITED, WHITE, 1)).id;
        games.changeAs(player, id, Game::offerDraw);
        Game declined = once(id, game -> game.offer() != null && game.offer().state() == DrawOffer.State.DECLINED)
                .join();
        assertEquals(Game.State.PERSON, declined.state());
    }

    @Test
    void a_game_that_was_left_while_the_engine_was_to_move_is_taken_up_at_the_start() {
        Games lastRun = new Games(time);
        StoredGame left = lastRun.begin(player, game(START, TimeControl.DEFAULT, BLACK, 2));
        assertEquals(
                Game.State.WAITING, games.find(left.id).orElseThrow().game().state());
        CompletableFuture<Game> answered = once(left.id, game -> game.ply() == 1);
        try (Opponent nextRun = new Opponent(games, EndgameTables.none(), time, Cores.spare())) {
            nextRun.start();
            assertNotNull(answered.join());
        }
    }

    @Test
    void games_that_take_turns_on_an_engine_are_each_answered_in_their_own_position() {
        String first = games.begin(player, game("W:Wc3,e3,g3:Bb6,d6,f6", TimeControl.UNLIMITED, WHITE, 10)).id;
        String second = games.begin(player, game("W:WKa1,Kc1:BKh6,Kf8", TimeControl.UNLIMITED, WHITE, 10)).id;
        for (int ply = 0; ply < 6; ply += 2) {
            for (String id : List.of(first, second)) {
                int replied = ply + 2;
                CompletableFuture<Game> answered = once(id, game -> game.ply() == replied || game.isOver());
                Game now = games.find(id).orElseThrow().game();
                if (!now.isOver()) {
                    Position position = now.history().position();
                    play(id, MoveWriter.write(position, position.legalMoves().get(0)));
                    assertTrue(answered.join().ply() > replied - 2);
                }
            }
        }
        assertEquals(
                "W:Wc3,e3,g3:Bb6,d6,f6",
                Fen.write(games.find(first).orElseThrow().game().history().start()));
    }

    @Test
    void a_move_that_is_taken_back_while_the_engine_thinks_is_not_answered() {
        String id = games.begin(player, game(START, TimeControl.UNLIMITED, WHITE, 10)).id;
        CompletableFuture<Game> thinking = once(id, game -> game.state() == Game.State.THINKING);
        play(id, "c3-d4");
        assertEquals(1, thinking.join().ply());
        Table.done(games.changeAs(player, id, (game, seat, now) -> game.takeBack(seat, 1, now))
                .orElseThrow()
                .answer());
        CompletableFuture<Game> answered = once(id, game -> game.ply() == 2);
        play(id, "e3-f4");
        Game game = answered.join();
        assertEquals(
                Played.move(Position.START, "e3-f4"), game.history().moves().get(0));
        assertEquals(Game.State.PERSON, game.state());
    }

    @Test
    void a_draw_that_is_offered_while_the_engine_thinks_is_answered_with_its_move() {
        String id = games.begin(player, game(START, TimeControl.UNLIMITED, WHITE, 10)).id;
        CompletableFuture<Game> thinking = once(id, game -> game.state() == Game.State.THINKING);
        play(id, "c3-d4");
        thinking.join();
        CompletableFuture<Game> answered = once(id, game -> game.ply() == 2);
        Table.done(games.changeAs(player, id, Game::offerDraw).orElseThrow().answer());
        assertEquals(
                new DrawOffer(WHITE, 1, DrawOffer.State.DECLINED),
                answered.join().offer());
    }

    @Test
    void of_many_games_at_once_none_loses_or_doubles_a_move() {
        List<CompletableFuture<Game>> answered = new ArrayList<>();
        List<String> ids = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            String id = games.begin(player, game(START, TimeControl.DEFAULT, WHITE, 1 + i % 10)).id;
            ids.add(id);
            answered.add(once(id, game -> game.ply() == 2));
        }
        ids.parallelStream().forEach(id -> play(id, "c3-d4"));
        for (CompletableFuture<Game> answer : answered) {
            Game game = answer.join();
            assertEquals(2, game.ply());
            // Waiting in the queue has cost the engine nothing: it thinks for a second at most.
            assertTrue(
                    game.left().get(1).toMillis() > 600_000 + 5_000 - 3_000,
                    game.left().toString());
        }
    }
}
