package dev.damka.puzzles.detection;

import static dev.damka.puzzles.detection.Found.misses;
import static dev.damka.puzzles.detection.Found.shows;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.damka.rules.Move;
import java.util.List;
import org.junit.jupiter.api.Test;

class OccasionsTest {
    private static final String TRAP = "W:Wa1,c1,e1,g1,b2,d2,h2,a3,c3,e3,g3,h4:Bc5,g5,d6,f6,a7,c7,e7,g7,b8,d8,f8,h8";
    private static final String SHOT = "e3-d4! c5:e3 d2:h6";

    private static Finding trap(List<Move> playFrom) {
        return new ThemeDetectors(Found.TABLES).find("opening-trap", Found.puzzle(TRAP, "gain-1", SHOT, playFrom));
    }

    @Test
    void opening_trap_is_reached_by_twelve_plies_or_fewer() {
        assertEquals(Finding.SHOWN, trap(Found.game("g3-h4", "b6-c5", "f2-g3", "h6-g5")));
    }

    @Test
    void a_position_that_those_moves_do_not_reach_is_no_opening_trap_nor_is_one_without_them() {
        assertEquals(Finding.DENIED, trap(Found.game("g3-h4", "b6-c5", "f2-g3", "h6-g5", "c3-d4")));
        assertEquals(Finding.DENIED, trap(List.of()));
    }

    @Test
    void save_is_the_goal_of_a_draw() {
        shows("save", "W:WKa1:BKh2,Kh6", "draw", "a1-h8");
        misses("save", "W:WKa1:BKh2,Kh6", "win", "a1-h8");
    }

    @Test
    void first_steps_are_one_move() {
        shows("first-steps", "W:Wa1:Bb2", "win", "a1:c3");
        misses("first-steps", "W:WKb2,Kd4:BKc3", "win", "d4-e5 c3:a1 e5-h8!");
    }
}
