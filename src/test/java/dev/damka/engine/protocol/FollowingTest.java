package dev.damka.engine.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.damka.rules.History;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.notation.Fen;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FollowingTest {
    private static final History KINGS = History.from(Fen.read("W:WKa1,Ka3:BKh8,Kh4"));

    private static History after(History game, String... moves) {
        History played = game;
        for (String text : moves) {
            played = played.play(MoveText.read(played.position(), text).orElseThrow());
        }
        return played;
    }

    @Test
    void the_same_position_again_is_no_repetition() {
        assertSame(KINGS, Following.to(KINGS.position(), KINGS, Optional.empty()));
    }

    @Test
    void a_position_one_or_two_plies_on_goes_on_with_the_game() {
        History one = after(KINGS, "a3b4");
        History two = after(one, "h4g3");
        assertEquals(
                one.moves(),
                Following.to(one.position(), KINGS, Optional.empty()).moves());
        assertEquals(
                two.moves(),
                Following.to(two.position(), KINGS, Optional.empty()).moves());
    }

    @Test
    void the_move_that_was_answered_is_taken_as_played() {
        Optional<Move> answered = MoveText.read(KINGS.position(), "a3b4");
        History two = after(KINGS, "a3b4", "h4g3");
        assertEquals(two.moves(), Following.to(two.position(), KINGS, answered).moves());
        History other = after(KINGS, "a3c5");
        assertEquals(
                other.moves(), Following.to(other.position(), KINGS, answered).moves());
    }

    @Test
    void any_other_position_begins_a_new_game() {
        Position far = after(KINGS, "a3b4", "h4g3", "b4a3").position();
        History game = Following.to(far, KINGS, Optional.empty());
        assertEquals(far, game.start());
    }

    @Test
    void positions_sent_every_other_ply_add_up_to_a_repetition() {
        History whole = after(KINGS, "a3b4", "h4g3", "b4a3", "g3h4", "a3b4", "h4g3", "b4a3", "g3h4");
        History seen = KINGS;
        for (int ply = 2; ply <= 8; ply += 2) {
            seen = Following.to(whole.positions().get(ply), seen, Optional.empty());
        }
        assertEquals(whole.outcome(), seen.outcome());
        assertEquals(whole.counters(), seen.counters());
    }
}
