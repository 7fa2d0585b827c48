package dev.damka.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.rules.notation.Fen;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class HistoryTest {
    private static final History THREE_MOVES = Played.kingsWander(History.from(Fen.read("W:WKa1,Kc1:BKh6")), 6);

    @Test
    void a_game_knows_its_start_its_moves_and_every_position() {
        History game = Played.on(History.from(Position.START), "c3-d4", "b6-a5");

        assertEquals(Position.START, game.start());
        assertEquals(2, game.moves().size());
        assertEquals(3, game.positions().size());
        assertEquals(Position.START, game.positions().get(0));
        assertEquals(game.position(), game.positions().get(2));
    }

    @Test
    void a_game_that_goes_on_leaves_the_shorter_one_as_it_was() {
        History one = Played.on(History.from(Position.START), "c3-d4");

        Played.on(one, "b6-a5");

        assertEquals(1, one.moves().size());
        assertThrows(UnsupportedOperationException.class, () -> one.moves().clear());
        assertThrows(UnsupportedOperationException.class, () -> one.positions().clear());
    }

    @Test
    void a_game_as_it_stood_earlier_counts_as_it_did_then() {
        History earlier = THREE_MOVES.first(2);

        assertEquals(THREE_MOVES.positions().subList(0, 3), earlier.positions());
        assertEquals(
                List.of(new History.Count(DrawRule.SMALL_ENDING, 2, 10), new History.Count(DrawRule.KINGS_ONLY, 2, 30)),
                earlier.counts());
        assertEquals(List.of(), THREE_MOVES.first(0).moves());
    }

    @Test
    void no_counter_runs_at_the_start() {
        assertEquals(List.of(), History.from(Position.START).counts());
        assertEquals(List.of(), History.from(Fen.read("W:WKa1,Kc1,Ke1,a3:BKd8")).counts());
    }

    @Test
    void a_game_read_again_from_its_moves_counts_the_same() {
        History again = History.from(THREE_MOVES.start());
        for (Move move : THREE_MOVES.moves()) {
            again = again.play(move);
        }

        assertEquals(
                List.of(new History.Count(DrawRule.SMALL_ENDING, 6, 10), new History.Count(DrawRule.KINGS_ONLY, 6, 30)),
                again.counts());
        assertEquals(THREE_MOVES.counts(), again.counts());
    }

    @Test
    void a_game_set_up_from_the_position_alone_counts_from_zero() {
        assertEquals(List.of(), History.from(THREE_MOVES.position()).counts());
    }

    @Test
    void an_imported_game_may_go_on_past_a_draw_and_keeps_its_moves() {
        History drawn = Played.kingsWander(THREE_MOVES, 4);
        assertTrue(drawn.outcome().isPresent());

        History longer = Played.kingsWander(drawn, 2);

        assertEquals(12, longer.moves().size());
        assertEquals(Optional.of(Outcome.draw(Outcome.Reason.SMALL_ENDING)), longer.outcome());
    }

    @Test
    void the_opponent_of_a_side_that_lost_its_last_piece_has_won() {
        History game = Played.game("W:Wa3:Bb4", "a3:c5");

        assertEquals(Optional.of(Outcome.win(Side.WHITE, Outcome.Reason.NO_PIECES)), game.outcome());
    }

    @Test
    void reasons_have_stable_names() {
        assertEquals("no-moves", Outcome.Reason.NO_MOVES.id());
        assertEquals("three-kings", DrawRule.THREE_KINGS.reason().id());
        assertEquals("threefold", DrawRule.THREEFOLD.reason().id());
    }
}
