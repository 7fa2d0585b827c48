package dev.damka.games.review;

import static dev.damka.rules.Side.BLACK;
import static dev.damka.rules.Side.WHITE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.engine.Level;
import dev.damka.engine.Limits;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.games.Game;
import dev.damka.games.Seat;
import dev.damka.games.TimeControl;
import dev.damka.rules.History;
import dev.damka.rules.Played;
import dev.damka.rules.Position;
import dev.damka.rules.notation.Fen;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Reviews of whole games, with a short look at each position. */
class AnalystTest {
    private static final EndgameTables TABLES = EndgameTables.shipped();
    private static final Limits SHORT = Limits.nodes(20_000);

    /** The review of a record: both sides are to learn from it. */
    private static Review review(History game) {
        return complete(Review.of(Game.recorded("", "", game, null)));
    }

    private static Review review(String fen, String... moves) {
        return review(Played.game(fen, moves));
    }

    private static Review complete(Review begun) {
        Analyst analyst = new Analyst(TABLES, SHORT);
        Review review = begun;
        while (!review.isComplete()) {
            review = review.with(analyst.next(review, analyst.new Look()).orElseThrow());
        }
        return review;
    }

    @ParameterizedTest
    @CsvSource({
        "'W:WKf6,c1:Bg3,b8', c1-b2, W17, D, f6-d4",
        "'W:WKa1,Kc1,Ke1:BKh8', a1-b2, W3, D, c1-b2",
        "'W:Wb6,g1:Bd8,h4', b6-c7, W9, B7, g1-f2",
        "'W:Wf6,h4:Bh8,a5', f6-g7, D, B3, h4-g5"
    })
    void in_an_ending_the_tables_tell_what_was_thrown_away(
            String fen, String played, String before, String after, String better) {
        JudgedMove move = review(fen, played).move(1);
        assertEquals(Judgement.BLUNDER, move.judgement());
        assertEquals(FindingText.readWorth(before), move.before());
        assertEquals(FindingText.readWorth(after), move.after());
        assertNotNull(move.better());
        assertEquals(Played.move(Fen.read(fen), better), move.better().moves().get(0));
    }

    @Test
    void a_win_of_seventeen_plies_is_nine_moves() {
        JudgedMove move = review("W:WKf6,c1:Bg3,b8", "c1-b2").move(1);
        assertEquals(Optional.of(9), move.before().moves());
        assertEquals(Optional.empty(), move.after().moves());
    }

    @ParameterizedTest
    @CsvSource({
        "'W:WKf6,c1:Bg3,b8', f6-d4",
        "'W:Wa3,g1,b6:Bf8,Kd8', b6-a7",
        "'W:Wa1,a3,b6:BKg3', a3-b4",
    })
    void the_only_move_that_keeps_a_win_or_a_draw_is_praised(String fen, String played) {
        JudgedMove move = review(fen, played).move(1);
        assertEquals(Judgement.ONLY, move.judgement());
        assertNull(move.better());
    }

    @Test
    void what_costs_two_men_is_a_blunder_and_the_answer_takes_them() {
        Review review = review(Fen.write(Position.START), "c3-d4", "b6-a5", "a3-b4");
        JudgedMove move = review.move(3);
        assertEquals(Judgement.BLUNDER, move.judgement());
        assertEquals(
                Played.move(review.game().position(), "a5:e5"),
                review.answer(3, Analyst.REFUTATION).get(0));
        assertEquals(Analyst.REFUTATION, review.answer(3, Analyst.REFUTATION).size());
    }

    @Test
    void a_draw_rule_that_is_near_undoes_what_the_tables_say() {
        History game = Played.kingsWander(Played.game("W:WKd4,Kg1,Kh4:BKb8"), 26);
        assertEquals(Optional.of(EndgameTables.Value.WIN), TABLES.value(game.position()));
        assertEquals(OptionalInt.of(21), TABLES.plies(game.position()));
        Review review = review(game);
        assertEquals(Worth.DRAW, review.finding(26).worth());
        assertEquals(Optional.of(WHITE), review.finding(0).worth().winner());
        assertEquals(1, review.counts(WHITE).get(Judgement.BLUNDER));
    }

    @Test
    void moves_behind_a_draw_by_rule_are_left_out() {
        History drawn = Played.kingsWander(Played.game("W:WKa1,Kc1:BKh6"), 10);
        History longer = Played.kingsWander(drawn, 4);
        Review review = review(longer);
        assertEquals(10, review.end());
        assertEquals(Worth.DRAW, review.finding(10).worth());
    }

    @Test
    void the_same_review_again_finds_the_same() {
        History game = Played.game("W:Wa1,c1,e1,d2,f2,c3:Bb8,f8,h8,e7,g7,d6", "c3-d4", "g7-f6", "d2-e3");
        assertEquals(review(game).fromEnd(), review(game).fromEnd());
    }

    @Test
    void a_look_that_is_stopped_finds_nothing_though_it_begins_later_and_the_next_one_does() {
        Review begun = Review.of(Game.recorded("", "", Played.game(Fen.write(Position.START), "c3-d4"), null));
        Analyst analyst = new Analyst(TABLES, SHORT);
        Analyst.Look stopped = analyst.new Look();
        stopped.stop();
        assertEquals(Optional.empty(), analyst.next(begun, stopped));
        Analyst.Look next = analyst.new Look();
        stopped.stop();
        assertTrue(analyst.next(begun, next).isPresent());
    }

    @Test
    void a_game_is_judged_once_however_often_a_page_asks() {
        Review review = review("W:WKf6,c1:Bg3,b8", "c1-b2", "b8-c7");
        assertSame(review.moves(), review.moves());
    }

    @Test
    void of_a_record_both_sides_learn_and_each_try_of_a_mistake_is_looked_at() {
        Review review = review("W:WKf6,c1:Bg3,b8", "c1-b2", "b8-c7", "f6-h8");
        assertEquals(Optional.empty(), review.learner());
        JudgedMove mistake = review.mistakes().get(0);
        assertEquals(1, mistake.ply());
        int others = review.game().start().legalMoves().size() - 2;
        assertEquals(others, review.finding(0).tried().size());
        assertTrue(
                review.finding(0).tried().stream().allMatch(line -> line.worth().equals(Worth.DRAW)));
    }

    @Test
    void a_player_learns_from_own_mistakes_alone() {
        Position start = Fen.read("W:WKf6,c1:Bg3,b8");
        Instant now = Instant.EPOCH;
        Game game = Game.begin(new Seat.Machine(new Level(1)), new Seat.Person(7), TimeControl.UNLIMITED, start, now);
        Game over = game.think(now)
                .reply(game.history(), Played.move(start, "c1-b2"), false, now)
                .game()
                .resign(BLACK, now)
                .game();
        Review review = complete(Review.of(over));
        assertEquals(Optional.of(BLACK), review.learner());
        assertEquals(Judgement.BLUNDER, review.move(1).judgement());
        assertEquals(List.of(), review.mistakes());
        assertEquals(List.of(), review.finding(0).tried());
    }
}
