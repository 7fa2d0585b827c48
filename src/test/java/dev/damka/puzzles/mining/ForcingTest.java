package dev.damka.puzzles.mining;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.engine.Goal;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.rules.Position;
import dev.damka.rules.notation.Fen;
import org.junit.jupiter.api.Test;

class ForcingTest {
    private final Forcing forcing = new Forcing(EndgameTables.shipped());

    private int plies(String fen, Goal goal) {
        return plies(fen, goal, 9);
    }

    private int plies(String fen, Goal goal, int most) {
        Position position = Fen.read(fen);
        forcing.ask(Aim.shown(goal, position), 1_000_000);
        return forcing.distance(position, 1, most);
    }

    @Test
    void a_win_on_the_board_is_as_far_as_its_last_move() {
        assertEquals(1, plies("W:Wc3:Bb4", Goal.WIN));
        assertEquals(5, plies("W:WKb2,Kd4:BKc3", Goal.WIN));
        assertEquals(-1, plies("W:WKe1,Kg1,Kh2:BKh8", Goal.WIN));
    }

    @Test
    void what_the_tables_know_is_won_without_a_search() {
        Position position = Fen.read("W:WKa1,Kc1,Ke1:BKh8");
        forcing.ask(Aim.truth(Goal.WIN, position), 10);
        assertTrue(forcing.isForced(position, 0));
    }

    @Test
    void men_are_won_once_no_capture_is_left_to_play() {
        // Black takes back: a man for a man.
        assertEquals(-1, plies("W:Wc3,g1:Bd4,d6,c7", new Goal.Gain(1), 1));
        assertEquals(1, plies("W:Wc3,g1:Bd4,h8", new Goal.Gain(1)));
    }

    @Test
    void a_search_that_runs_out_of_positions_says_so() {
        forcing.ask(Aim.shown(Goal.WIN, Position.START), 1_000);
        assertFalse(forcing.isForced(Position.START, 12));
        assertTrue(forcing.isSpent());
    }

    @Test
    void an_answer_does_not_hang_on_what_was_asked_before() {
        Forcing fresh = new Forcing(EndgameTables.shipped());
        Position position = Fen.read("W:Wc1,e1,g1,d2,f2,h2,a3,c3,e3,f4:Bh4,a5,c5,d6,f6,h6,b8,d8,f8,h8");
        Aim aim = Aim.shown(new Goal.Gain(1), position);
        for (long positions = 500; positions < 20_000; positions += 500) {
            forcing.ask(aim, positions);
            fresh.ask(aim, 100_000);
            boolean known = forcing.isForced(position, 7);
            assertTrue(known == fresh.isForced(position, 7) || forcing.isSpent(), "after " + positions);
        }
    }
}
