package dev.damka.games;

import static dev.damka.games.Table.NOON;
import static dev.damka.games.Table.game;
import static dev.damka.games.Table.play;
import static dev.damka.games.Table.playOn;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.damka.rules.DrawRule;
import dev.damka.rules.History;
import dev.damka.rules.Outcome;
import dev.damka.rules.Outcome.Reason;
import dev.damka.rules.Played;
import dev.damka.rules.Side;
import java.util.List;
import org.junit.jupiter.api.Test;

/** "When a game ends", as a whole game sees it. */
class GameEndsTest {
    private static Game wandered(String fen, int plies) {
        Game game = game(fen);
        return playOn(game, NOON, Played.kingsWander(game.history(), plies));
    }

    @Test
    void a_side_without_pieces_has_lost() {
        assertEquals(
                Outcome.win(Side.WHITE, Reason.NO_PIECES),
                play(game("W:Wa3:Bb4"), NOON, "a3:c5").outcome());
    }

    @Test
    void a_blocked_side_has_lost() {
        assertEquals(
                Outcome.win(Side.WHITE, Reason.NO_MOVES),
                play(game("W:Wb2,c1,g1:Ba3"), NOON, "g1-f2").outcome());
    }

    @Test
    void kings_only_ends_after_fifteen_moves_of_each_side() {
        String fen = "W:WKa1,a3:BKb8,h6";
        assertNull(wandered(fen, 29).outcome());
        assertEquals(Outcome.draw(Reason.KINGS_ONLY), wandered(fen, 30).outcome());
    }

    @Test
    void a_man_that_moves_in_between_leaves_it_to_the_small_ending() {
        Game game = game("W:WKa1,a3:BKb8,h6");
        History between = Played.wander(game.history(), 60, ply -> ply == 21 || ply == 46);
        assertNull(playOn(game, NOON, between.first(59)).outcome());
        assertEquals(
                Outcome.draw(Reason.SMALL_ENDING), playOn(game, NOON, between).outcome());
    }

    @Test
    void a_small_ending_of_two_or_three_pieces_ends_after_five_moves_of_each_side() {
        assertNull(wandered("W:WKa1,Kc1:BKh6", 9).outcome());
        assertEquals(
                Outcome.draw(Reason.SMALL_ENDING),
                wandered("W:WKa1,Kc1:BKh6", 10).outcome());
        assertEquals(
                Outcome.draw(Reason.SMALL_ENDING), wandered("W:WKa1:BKh6", 10).outcome());
    }

    @Test
    void three_kings_against_one_end_after_fifteen_moves_of_each_side() {
        String fen = "W:WKa1,a3,Kc1,Ke1:BKd8";
        assertNull(wandered(fen, 29).outcome());
        assertEquals(Outcome.draw(Reason.THREE_KINGS), wandered(fen, 30).outcome());
    }

    @Test
    void three_men_against_a_king_on_the_main_road_end_after_five_moves_of_each_side() {
        Game nine = play(
                game("W:Wc1,e1,h2:BKh8"),
                NOON,
                "c1-d2",
                "h8-a1",
                "d2-e3",
                "a1-h8",
                "h2-g3",
                "h8-a1",
                "g3-h4",
                "a1-h8",
                "e1-f2");
        assertNull(nine.outcome());
        assertEquals(Outcome.draw(Reason.THREE_MEN), play(nine, NOON, "h8-a1").outcome());
    }

    @Test
    void a_position_seen_three_times_is_a_draw() {
        Game twice = play(game("W:WKa1,a3,g1:BKh6,b8,h8"), NOON, "a1-b2", "h6-g5", "b2-a1", "g5-h6");
        assertEquals(List.of(2, 3), counter(twice, DrawRule.THREEFOLD));
        Game thrice = play(twice, NOON, "a1-b2", "h6-g5", "b2-a1", "g5-h6");
        assertEquals(Outcome.draw(Reason.THREEFOLD), thrice.outcome());
    }

    @Test
    void counters_that_run_are_told_in_moves_before_they_end_the_game() {
        Game game = wandered("W:WKa1,Kc1:BKh6", 6);
        assertEquals(List.of(3, 5), counter(game, DrawRule.SMALL_ENDING));
        assertEquals(List.of(3, 15), counter(game, DrawRule.KINGS_ONLY));
    }

    private static List<Integer> counter(Game game, DrawRule rule) {
        return game.counters().stream()
                .filter(counter -> counter.rule() == rule)
                .flatMap(counter -> List.of(counter.count(), counter.limit()).stream())
                .toList();
    }
}
