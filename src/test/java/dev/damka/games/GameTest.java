package dev.damka.games;

import static dev.damka.games.Table.NOON;
import static dev.damka.games.Table.PLAYER;
import static dev.damka.games.Table.START;
import static dev.damka.games.Table.after;
import static dev.damka.games.Table.code;
import static dev.damka.games.Table.done;
import static dev.damka.games.Table.game;
import static dev.damka.games.Table.play;
import static dev.damka.rules.Side.BLACK;
import static dev.damka.rules.Side.WHITE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.damka.games.Game.State;
import dev.damka.rules.Outcome;
import dev.damka.rules.Outcome.Reason;
import dev.damka.rules.Played;
import dev.damka.rules.Position;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.Reading;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GameTest {
    private static final TimeControl MINUTE = new TimeControl(1, 2);
    private static final Game TIMED = game(START, MINUTE, WHITE);
    private static final Game UNTIMED = game(START);

    @Test
    void the_player_moves_and_the_engine_is_waited_for_while_its_clock_stands() {
        Game moved = done(TIMED.play(WHITE, 0, "c3-d4", after(10)));

        assertEquals(1, moved.ply());
        assertEquals(State.WAITING, moved.state());
        assertEquals(Duration.ofSeconds(52), moved.clock().left(WHITE, after(500)));
        assertEquals(Duration.ofSeconds(60), moved.clock().left(BLACK, after(500)));
        assertEquals(List.of(Duration.ofSeconds(52)), moved.left());
    }

    @Test
    void the_engines_clock_runs_from_when_it_thinks_and_the_players_from_its_move() {
        Game thinking = done(TIMED.play(WHITE, 0, "c3-d4", after(10))).think(after(100));
        assertEquals(State.THINKING, thinking.state());
        assertEquals(Duration.ofSeconds(57), thinking.clock().left(BLACK, after(103)));

        Game answered = done(thinking.reply(
                thinking.history(), Played.move(thinking.history().position(), "d6-c5"), false, after(103)));
        assertEquals(State.PERSON, answered.state());
        assertEquals(Duration.ofSeconds(59), answered.clock().left(BLACK, after(200)));
        assertEquals(Duration.ofSeconds(47), answered.clock().left(WHITE, after(108)));
    }

    @Test
    void an_engine_that_has_white_is_waited_for_at_once() {
        assertEquals(State.WAITING, game(START, MINUTE, BLACK).state());
        assertEquals(State.PERSON, TIMED.state());
    }

    @Test
    void a_move_that_comes_twice_counts_once_and_is_told_apart_from_a_stale_one() {
        Game moved = done(UNTIMED.play(WHITE, 0, "c3-d4", NOON));
        assertEquals(Refused.Code.DOUBLED, code(moved.play(WHITE, 0, "cd4", NOON)));
        assertEquals(Refused.Code.STALE, code(moved.play(WHITE, 0, "e3-f4", NOON)));
        assertEquals(Refused.Code.STALE, code(moved.play(WHITE, 7, "e3-f4", NOON)));
        assertEquals(Refused.Code.STALE, code(moved.play(WHITE, -1, "e3-f4", NOON)));
        assertSame(moved, moved.play(WHITE, 0, "c3-d4", NOON).game());

        Game answered = play(moved, NOON, "d6-c5");
        assertEquals(Refused.Code.DOUBLED, code(answered.play(WHITE, 0, "c3-d4", NOON)));
        assertEquals(Refused.Code.STALE, code(answered.play(WHITE, 1, "d6-c5", NOON)));
    }

    @Test
    void nobody_moves_out_of_turn() {
        Game moved = done(UNTIMED.play(WHITE, 0, "c3-d4", NOON));
        assertEquals(Refused.Code.NOT_YOUR_TURN, code(moved.play(WHITE, 1, "d6-c5", NOON)));
    }

    @Test
    void what_is_no_legal_move_is_told_why_and_leaves_the_game() {
        Game game = game("W:Wc3,g1:Bd4,h8");
        Answer answer = game.play(WHITE, 0, "g1-f2", NOON);
        assertSame(game, answer.game());
        assertEquals(Refused.Code.NO_MOVE, code(answer));
        Refused refused = answer.refused();
        assertNotNull(refused);
        assertInstanceOf(Reading.Illegal.class, refused.reading());
    }

    @Test
    void only_who_sits_there_has_a_side() {
        assertEquals(Optional.of(WHITE), UNTIMED.sideOf(PLAYER));
        assertEquals(Optional.empty(), UNTIMED.sideOf(PLAYER + 1));
        assertEquals(Optional.of(BLACK), UNTIMED.machine());
    }

    @Test
    void the_flag_falls_though_no_one_looks_and_a_move_after_it_comes_too_late() {
        assertEquals(Outcome.win(BLACK, Reason.TIME), TIMED.flagged(after(60)).outcome());
        assertSame(TIMED, TIMED.flagged(after(59.9)));

        Answer late = TIMED.play(WHITE, 0, "c3-d4", after(60));
        assertEquals(Refused.Code.OVER, code(late));
        assertEquals(Outcome.win(BLACK, Reason.TIME), late.game().outcome());
        assertEquals(0, late.game().ply());
        assertEquals(Duration.ZERO, late.game().clock().left(WHITE, after(99)));

        assertEquals(1, done(TIMED.play(WHITE, 0, "c3-d4", after(59.999))).ply());
    }

    @Test
    void the_engine_loses_on_time_as_well() {
        Game thinking = done(TIMED.play(WHITE, 0, "c3-d4", after(1))).think(after(2));
        assertEquals(
                Outcome.win(WHITE, Reason.TIME), thinking.flagged(after(62)).outcome());
    }

    @Test
    void who_resigns_loses_also_while_the_other_is_to_move() {
        assertEquals(
                Outcome.win(BLACK, Reason.RESIGNATION),
                done(UNTIMED.resign(WHITE, NOON)).outcome());
        Game moved = play(UNTIMED, NOON, "c3-d4");
        assertEquals(
                Outcome.win(BLACK, Reason.RESIGNATION),
                done(moved.resign(WHITE, NOON)).outcome());
    }

    @Test
    void a_game_that_is_over_takes_nothing_more() {
        Game over = done(UNTIMED.resign(WHITE, NOON));
        assertEquals(State.OVER, over.state());
        assertEquals(Refused.Code.OVER, code(over.play(WHITE, 0, "c3-d4", NOON)));
        assertEquals(Refused.Code.OVER, code(over.resign(WHITE, NOON)));
        assertEquals(Refused.Code.OVER, code(over.offerDraw(WHITE, NOON)));
        assertEquals(Refused.Code.OVER, code(over.answerDraw(WHITE, true, NOON)));
        assertEquals(Refused.Code.OVER, code(over.takeBack(WHITE, 0, NOON)));
        assertEquals(
                Refused.Code.OVER, code(over.reply(over.history(), Played.move(Position.START, "c3-d4"), false, NOON)));
    }

    @Test
    void an_engine_that_finds_another_game_than_it_thought_about_has_not_moved() {
        Game thinking = done(UNTIMED.play(WHITE, 0, "c3-d4", NOON)).think(NOON);
        Game other =
                play(done(thinking.takeBack(WHITE, 1, NOON)), NOON, "e3-f4").think(NOON);
        Answer late =
                other.reply(thinking.history(), Played.move(thinking.history().position(), "d6-c5"), false, NOON);
        assertEquals(Refused.Code.STALE, code(late));
    }

    @Test
    void a_move_is_taken_back_with_the_engines_answer() {
        Game game = play(UNTIMED, NOON, "c3-d4", "d6-c5", "b2-c3", "f6-g5");
        Game earlier = done(game.takeBack(WHITE, 4, after(5)));
        assertEquals(2, earlier.ply());
        assertEquals(game.history().positions().get(2), earlier.history().position());
        assertEquals(State.PERSON, earlier.state());
        assertEquals(Refused.Code.STALE, code(game.takeBack(WHITE, 3, NOON)));
    }

    @Test
    void a_move_is_taken_back_while_the_engine_thinks() {
        Game thinking = play(UNTIMED, NOON, "c3-d4").think(NOON);
        Game earlier = done(thinking.takeBack(WHITE, 1, NOON));
        assertEquals(0, earlier.ply());
        assertEquals(State.PERSON, earlier.state());
    }

    @Test
    void nothing_is_taken_back_on_the_clock_or_before_the_first_move() {
        assertEquals(
                Refused.Code.NO_TAKEBACK,
                code(play(TIMED, after(1), "c3-d4", "d6-c5").takeBack(WHITE, 2, after(2))));
        assertEquals(Refused.Code.NO_TAKEBACK, code(UNTIMED.takeBack(WHITE, 0, NOON)));
        Game engineBegan = play(game(START, TimeControl.UNLIMITED, BLACK), NOON, "c3-d4");
        assertEquals(Refused.Code.NO_TAKEBACK, code(engineBegan.takeBack(BLACK, 1, NOON)));
    }

    @Test
    void a_restart_keeps_position_counters_and_clocks_and_lets_the_engine_begin_anew() {
        Game mine = play(TIMED, after(10), "c3-d4", "d6-c5").resumed(after(20), after(500));
        assertEquals(Duration.ofSeconds(42), mine.clock().left(WHITE, after(500)));

        Game engines =
                done(TIMED.play(WHITE, 0, "c3-d4", after(10))).think(after(15)).resumed(after(20), after(500));
        assertEquals(State.WAITING, engines.state());
        assertEquals(Duration.ofSeconds(55), engines.clock().left(BLACK, after(900)));
    }

    @Test
    void nobody_begins_a_game_that_is_over() {
        assertThrows(IllegalArgumentException.class, () -> game("B:Wa1:B"));
        assertThrows(IllegalArgumentException.class, () -> game("W:Wa1:Bb2,c3"));
    }

    @Test
    void a_shut_in_side_has_not_lost_while_the_other_is_to_move() {
        Game game = game("B:Wa1:Bb2,c3,h8", TimeControl.UNLIMITED, BLACK);
        assertNull(game.outcome());
        assertEquals(
                Outcome.win(BLACK, Reason.NO_MOVES), play(game, NOON, "h8-g7").outcome());
        assertEquals(
                "W:Wa1:Bb2,c3,g7", Fen.write(play(game, NOON, "h8-g7").history().position()));
    }
}
