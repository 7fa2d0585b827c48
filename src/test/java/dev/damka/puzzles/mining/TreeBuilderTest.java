package dev.damka.puzzles.mining;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.damka.engine.Goal;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.puzzles.files.PuzzleWriter;
import dev.damka.rules.Position;
import dev.damka.rules.notation.Fen;
import org.junit.jupiter.api.Test;

class TreeBuilderTest {
    private static final EndgameTables TABLES = EndgameTables.shipped();

    private static String built(String fen, Goal goal) {
        Position start = Fen.read(fen);
        return new TreeBuilder(TABLES, 60, 12)
                .build(start, goal)
                .map(solution -> PuzzleWriter.solution(start, solution))
                .orElse("nothing");
    }

    @Test
    void equally_good_first_moves_are_listed_side_by_side_without_a_mark() {
        String solution = built("W:WKb2,Kd4:BKc3", Goal.WIN);
        for (String move : new String[] {"d4-e5", "d4-f6", "d4-g7"}) {
            assertEquals(1, solution.split("(^|\\()" + move, -1).length - 1, solution);
        }
    }

    @Test
    void a_combination_is_shown_to_its_last_capture_and_its_only_move_is_marked() {
        assertEquals(
                "a3-b4! c5:a3 f4-g5! h6:f4 e3:c5",
                built("W:Wc1,e1,g1,d2,f2,h2,a3,c3,e3,f4:Bh4,a5,c5,d6,f6,h6,b8,d8,f8,h8", new Goal.Gain(1)));
    }

    @Test
    void a_goal_that_is_not_reached_has_no_tree() {
        assertEquals("nothing", built("W:Wc3:Bf6", new Goal.Gain(1)));
        assertEquals("nothing", built("W:WKe1,Kg1,Kh2:BKh8", Goal.WIN));
    }
}
