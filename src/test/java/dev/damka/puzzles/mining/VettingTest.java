package dev.damka.puzzles.mining;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.damka.engine.tables.EndgameTables;
import dev.damka.puzzles.Puzzle;
import dev.damka.puzzles.files.WrittenPuzzles;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VettingTest {
    private static final Vetting VETTING = new Vetting(EndgameTables.shipped(), 200_000);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "W:Wa1,e1,g1,f2,e3,b4,d4,f4:Bh4,g5,b6,d6,h6,a7,g7,b8,h8 | gain-1 | d4-c5! b6:d4 e3:e7 g5:e3 f2:d4 | true",
                // Black wins two men and is lost; the engine holds the draw by h2-g1.
                "B:Wh4,Kc7,Kb8:BKh2,f4,e5,d6 | gain-2 | f4-e3! c7-a5 (h4-g5 e5-f4) (c7-b6 h2-g1) (c7-d8 e5-f4)"
                        + " (b8-a7 d6:b8) e5-f4! b8:g3 h2:b8 (h2:e5) (h2:d6) | false",
                // b2-a3 wins a man as well.
                "W:Wa1,b2,c3,h2:Ba5,e5,h4 | gain-1 | c3-b4 a5:c3 b2:f6 | false"
            })
    void a_puzzle_is_taken_if_nothing_else_reaches_the_goal_and_the_engine_would_play_it(
            String fen, String goal, String solution, boolean taken) {
        Puzzle puzzle = WrittenPuzzles.puzzle(
                "[one]", "theme: sieve", "license: CC0-1.0", "fen: " + fen, "goal: " + goal, "solution: " + solution);
        assertEquals(taken, VETTING.vet(puzzle).isPresent());
    }
}
