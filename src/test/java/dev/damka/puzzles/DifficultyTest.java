package dev.damka.puzzles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.engine.tables.EndgameTables;
import dev.damka.puzzles.files.WrittenPuzzles;
import org.junit.jupiter.api.Test;

class DifficultyTest {
    private final Difficulty difficulty = new Difficulty(EndgameTables.shipped());

    private static Puzzle puzzle(String fen, String goal, String solution) {
        return WrittenPuzzles.line(fen, goal, solution).puzzle();
    }

    @Test
    void a_longer_line_with_quiet_moves_is_harder_than_a_shot_and_a_shot_than_a_grab() {
        double grab = difficulty.points(puzzle("W:Wc3,h2:Bb4,h8", "gain-1", "c3:a5"));
        double shot = difficulty.points(puzzle(
                "W:Wc1,e1,g1,d2,f2,h2,a3,c3,e3,f4:Bh4,a5,c5,d6,f6,h6,b8,d8,f8,h8",
                "gain-1",
                "a3-b4! c5:a3 f4-g5! h6:f4 e3:c5"));
        double ending = difficulty.points(puzzle(
                "B:Wa3,g5:Ba7,h8",
                "win",
                "h8-g7! a3-b4 (g5-f6 g7:e5) (g5-h6 g7-f6 h6-g7 (a3-b4 a7-b6) f6:h8) a7-b6! b4-a5 (g5-f6 g7:e5)"
                        + " (b4-c5 b6:d4) (g5-h6 g7-f6) b6-c5! a5-b6 (g5-f6 g7:e5) (g5-h6 g7-f6) c5:a7"
                        + " g5-h6 (g5-f6 g7:e5) g7-f6! h6-g7 f6:h8"));
        assertTrue(grab < shot && shot < ending, grab + " " + shot + " " + ending);
    }

    @Test
    void a_grab_is_of_level_one() {
        assertEquals(1, difficulty.level(puzzle("W:Wc3,h2:Bb4,h8", "gain-1", "c3:a5")));
    }
}
