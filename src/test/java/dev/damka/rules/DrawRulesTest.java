package dev.damka.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.rules.notation.Fen;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The automatic draws ("When a game ends"): when each fires, when it starts anew, and which is named. */
class DrawRulesTest {
    @Test
    void kings_only_fires_after_fifteen_moves_of_kings_without_a_capture() {
        History game = Played.kingsWander(game("W:WKa1,a3:BKb8,h6"), 29);
        assertEquals(Optional.empty(), game.outcome());
        assertCounts(game, DrawRule.KINGS_ONLY, 29, 30);

        assertDraw(DrawRule.KINGS_ONLY, Played.kingsWander(game, 1));
    }

    @Test
    void a_man_that_moves_starts_kings_only_anew_but_not_the_small_ending() {
        History game = Played.wander(game("W:WKa1,a3:BKb8,h6"), 30, ply -> ply == 21);

        assertEquals(Optional.empty(), game.outcome());
        assertCounts(game, DrawRule.KINGS_ONLY, 9, 30);
        assertCounts(game, DrawRule.SMALL_ENDING, 30, 60);
    }

    @Test
    void a_small_ending_of_four_pieces_ends_after_thirty_moves_of_each_side() {
        History game = Played.wander(game("W:WKa1,a3:BKb8,h6"), 59, ply -> ply == 21 || ply == 46);
        assertEquals(Optional.empty(), game.outcome());

        assertDraw(DrawRule.SMALL_ENDING, Played.kingsWander(game, 1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"W:WKa1,Kc1:BKh6", "W:WKa1:BKh6", "B:WKa1:BKh6", "W:WKb2,a3:BKd8", "W:WKa7:BKd8,h6"})
    void a_small_ending_of_two_or_three_pieces_ends_after_five_moves_of_each_side(String fen) {
        assertEquals(Optional.empty(), game(fen).outcome());
        History game = Played.kingsWander(game(fen), 9);
        assertEquals(Optional.empty(), game.outcome());
        assertCounts(game, DrawRule.SMALL_ENDING, 9, 10);

        assertDraw(DrawRule.SMALL_ENDING, Played.kingsWander(game, 1));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "W:WKa1:BKh6 | 10",
                "W:WKa1,Kc1:BKh6 | 10",
                "W:WKa1,a3:BKb8,h6 | 60",
                "W:WKa1,a3,h2:BKb8,h6 | 60",
                "W:WKa1,a3,h2:BKb8,h6,h4 | 120",
                "W:WKa1,a3,h2,g1:BKb8,h6,h4 | 120"
            })
    void the_limit_of_a_small_ending_grows_with_the_pieces(String fen, int limit) {
        assertCounts(Played.kingsWander(game(fen), 2), DrawRule.SMALL_ENDING, 2, limit);
    }

    @Test
    void a_small_ending_of_six_pieces_ends_after_sixty_moves_of_each_side() {
        History game = Played.wander(game("W:WKa1,a3,c1:BKb8,h6,f8"), 119, ply -> ply % 25 == 0);
        assertEquals(Optional.empty(), game.outcome());

        assertDraw(DrawRule.SMALL_ENDING, Played.kingsWander(game, 1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"W:WKa1,a3,h2,g1:BKb8,h6,h4,f8", "W:WKa1,a3:Bd8,h6"})
    void eight_pieces_or_a_side_without_a_king_are_no_small_ending(String fen) {
        History game = game(fen);

        History moved = game.play(Played.move(game.position(), "a1-b2"));

        assertTrue(moved.counts().stream().noneMatch(count -> count.rule() == DrawRule.SMALL_ENDING));
    }

    @Test
    void a_promotion_starts_the_small_ending_anew() {
        History game = Played.game("W:WKa1,a7:BKh6", "a1-b2", "h6-f8");
        assertCounts(game, DrawRule.SMALL_ENDING, 2, 10);

        History promoted = Played.on(game, "a7-b8");

        assertEquals(List.of(), promoted.counts());
    }

    @Test
    void a_promotion_that_first_makes_it_a_small_ending_is_not_counted() {
        History game = Played.game("W:Wa7:BKh4", "a7-b8");
        assertEquals(List.of(), game.counts());

        assertCounts(Played.on(game, "h4-e7"), DrawRule.SMALL_ENDING, 1, 10);
    }

    @Test
    void a_capture_starts_every_counter_anew() {
        History game = Played.game("W:WKa1,a3,h2:BKb8,h6", "a1-b2", "b8-a7", "b2-d4");
        assertCounts(game, DrawRule.KINGS_ONLY, 3, 30);
        assertCounts(game, DrawRule.SMALL_ENDING, 3, 60);

        assertEquals(List.of(), Played.on(game, "a7:e3").counts());
    }

    @Test
    void three_kings_against_one_fires_after_fifteen_moves_and_is_named_before_kings_only() {
        History game = Played.kingsWander(game("W:WKa1,a3,Kc1,Ke1:BKd8"), 29);
        assertEquals(Optional.empty(), game.outcome());
        assertCounts(game, DrawRule.THREE_KINGS, 29, 30);
        assertCounts(game, DrawRule.KINGS_ONLY, 29, 30);

        assertDraw(DrawRule.THREE_KINGS, Played.kingsWander(game, 1));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "three kings on the road, the lone king off it | W:WKa1,Kc1,Ke1:BKd8 | a1-b2 | 1",
                "turned about | B:WKe1:BKh8,Kf8,Kd8 | h8-g7 | 1",
                "three kings and a man, road or not | W:WKc1,Ke1,Kg1,a3:BKd8 | c1-b2 | 1",
                "four kings on the road | W:WKa1,Kc1,Ke1,Kg1:BKd8 | a1-b2 | 1",
                "the lone king holds the road | W:WKc1,Ke1,Kg1:BKh8 | c1-d2 | 0",
                "nobody is on the road | W:WKc1,Ke1,Kg1:BKd8 | c1-d2 | 0",
                "the strong side comes to the road | W:WKc1,Ke1,Kg1:BKd8 | c1-b2 | 0",
                "the strong side leaves the road | W:WKa1,Kc1,Ke1:BKd8 | a1-b2 d8-e7 b2-a3 | 0",
                "two kings and a man | W:WKa1,Kc1,e1:BKd8 | a1-b2 | 0",
                "the lone side has a man besides | W:WKa1,Kc1,Ke1:BKd8,h6 | a1-b2 | 0",
                "the lone piece is a man | W:WKa1,Kc1,Ke1:Bd8 | a1-b2 | 0",
            })
    void three_kings_are_counted_only_while_one_king_faces_them_off_the_road(
            String what, String fen, String moves, int count) {
        assertEquals(count, count(Played.game(fen, moves.split(" ")), DrawRule.THREE_KINGS), what);
    }

    @Test
    void three_men_against_a_king_on_the_road_fires_after_five_moves() {
        History game = Played.game(
                "W:Wc1,e1,h2:BKh8", "c1-d2", "h8-a1", "d2-e3", "a1-h8", "h2-g3", "h8-a1", "g3-h4", "a1-h8", "e1-f2");
        assertEquals(Optional.empty(), game.outcome());
        assertCounts(game, DrawRule.THREE_MEN, 9, 10);

        assertDraw(DrawRule.THREE_MEN, Played.on(game, "h8-a1"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a king on the road | W:Wc1,e1,h2:BKh8 | c1-d2 h8-g7 | 2",
                "turned about | B:WKa1:Bh6,f8,d8 | d8-e7 a1-b2 | 2",
                "the king leaves the road | W:Wc1,e1,h2:BKh8 | c1-d2 h8-e5 d2-e3 e5-c7 | 0",
                "the king comes to the road | W:Wc1,e1,h2:BKb8 | c1-d2 b8-e5 | 0",
                "four men | W:Wc1,e1,g1,h2:BKh8 | c1-d2 h8-g7 | 0",
                "two men | W:Wc1,h2:BKh8 | c1-d2 h8-g7 | 0",
                "two men and a king | W:Wc1,Ke1,h2:BKh8 | c1-d2 h8-g7 | 0",
                "two kings on the road | W:Wc1,e1,h2:BKh8,Kg7 | c1-d2 g7-f6 | 0",
                "a man on the road | W:Wc1,e1,h2:Bh8 | c1-d2 h8-g7 | 0",
            })
    void three_men_are_counted_only_while_one_king_holds_the_road(String what, String fen, String moves, int count) {
        assertEquals(count, count(Played.game(fen, moves.split(" ")), DrawRule.THREE_MEN), what);
    }

    @Test
    void a_promotion_of_one_of_three_men_ends_their_count() {
        History game = Played.game("W:Wa7,e1,h2:BKh8", "h2-g3", "h8-a1");
        assertEquals(2, count(game, DrawRule.THREE_MEN));

        assertEquals(0, count(Played.on(game, "a7-b8"), DrawRule.THREE_MEN));
    }

    @Test
    void the_third_occurrence_of_a_position_is_a_draw() {
        String[] cycle = {"a1-b2", "b8-a7", "b2-a1", "a7-b8"};
        History twice = Played.game("W:WKa1,a3:BKb8,h6", cycle);
        assertCounts(twice, DrawRule.THREEFOLD, 2, 3);
        History almost = Played.on(twice, "a1-b2", "b8-a7", "b2-a1");
        assertEquals(Optional.empty(), almost.outcome());

        assertDraw(DrawRule.THREEFOLD, Played.on(almost, "a7-b8"));
    }

    @Test
    void occurrences_need_not_follow_one_another() {
        assertDraw(
                DrawRule.THREEFOLD,
                Played.game(
                        "W:WKa1,a3:BKb8,h6",
                        "a1-b2",
                        "b8-a7",
                        "b2-a1",
                        "a7-b8",
                        "a1-c3",
                        "b8-a7",
                        "c3-b2",
                        "a7-b8",
                        "b2-a1",
                        "b8-c7",
                        "a1-b2",
                        "c7-b8",
                        "b2-c3",
                        "b8-c7",
                        "c3-a1",
                        "c7-b8"));
    }

    @Test
    void the_same_pieces_with_the_other_side_to_move_are_another_position() {
        History game = Played.game(
                "W:WKa1,a3:BKb8,h6", "a1-b2", "b8-a7", "b2-c3", "a7-b8", "c3-b2", "b8-a7", "b2-a1", "a7-b8");

        assertEquals(2, count(game, DrawRule.THREEFOLD));
    }

    @Test
    void a_small_ending_is_named_before_repetition() {
        History game = Played.game(
                "W:WKa1:BKh6", "a1-b2", "h6-f8", "b2-a1", "f8-h6", "a1-b2", "h6-f8", "b2-a1", "f8-h6", "a1-b2");
        assertDraw(DrawRule.THREEFOLD, game);

        assertDraw(DrawRule.SMALL_ENDING, Played.on(game, "h6-f8"));
    }

    @Test
    void a_win_on_the_board_comes_before_a_draw() {
        History game = game("B:We3,f2,Kb8:BKh2");
        for (int cycle = 0; cycle < 7; cycle++) {
            game = Played.on(game, "h2-g1", "b8-a7", "g1-h2", "a7-b8");
        }

        History shutIn = Played.on(game, "h2-g1", "b8-h2");

        assertCounts(shutIn, DrawRule.KINGS_ONLY, 30, 30);
        assertEquals(Optional.of(Outcome.win(Side.WHITE, Outcome.Reason.NO_MOVES)), shutIn.outcome());
    }

    @Test
    void men_alone_never_run_a_counter() {
        History game = Played.game("W:Wc3,e3:Bd6,h6", "c3-b4", "d6-e5", "e3-d4");

        assertEquals(List.of(), game.counts());
    }

    @ParameterizedTest
    @EnumSource
    void each_rule_is_the_reason_of_the_same_name(DrawRule rule) {
        assertEquals(rule.name(), rule.reason().name());
    }

    private static History game(String fen) {
        return History.from(Fen.read(fen));
    }

    private static int count(History game, DrawRule rule) {
        return game.counts().stream()
                .filter(count -> count.rule() == rule)
                .mapToInt(History.Count::count)
                .findFirst()
                .orElse(0);
    }

    private static void assertCounts(History game, DrawRule rule, int count, int limit) {
        assertTrue(
                game.counts().contains(new History.Count(rule, count, limit)),
                () -> game.counts() + " at " + Fen.write(game.position()));
    }

    private static void assertDraw(DrawRule rule, History game) {
        assertEquals(Optional.of(Outcome.draw(rule.reason())), game.outcome());
    }
}
