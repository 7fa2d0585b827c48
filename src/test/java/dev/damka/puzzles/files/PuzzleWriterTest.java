package dev.damka.puzzles.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.puzzles.Puzzle;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class PuzzleWriterTest {
    @Test
    void every_shipped_puzzle_is_read_again_as_it_was() {
        for (Puzzle puzzle :
                Library.load(Folder.of(Path.of("puzzles"))).catalogue().puzzles()) {
            assertEquals(
                    puzzle, WrittenPuzzles.puzzle(PuzzleWriter.write(puzzle).split("\n")));
        }
    }

    @Test
    void a_solution_is_written_with_its_groups_marks_and_comments() {
        Puzzle puzzle = WrittenPuzzles.puzzle(
                "[x]",
                "theme: king-hunt",
                "license: CC0-1.0",
                "fen: W:WKb2,Kd4:BKc3",
                "solution: d4-e5 (d4-f6 c3:a1 (c3:g7 b2:h8) (c3:h8 b2-a1!) f6-h8!) (d4-c5? c3:a1)",
                "  c3:a1 {раз|one} (c3:f6 b2:h8) (c3:g7 b2:h8) (c3:h8 b2-a1!) e5-h8!");
        assertEquals(
                "d4-e5 (d4-f6 c3:a1 (c3:g7 b2:h8) (c3:h8 b2-a1!) f6-h8!) (d4-c5? c3:a1)"
                        + " c3:a1 {раз|one} (c3:f6 b2:h8) (c3:g7 b2:h8) (c3:h8 b2-a1!) e5-h8!",
                PuzzleWriter.solution(puzzle.start(), puzzle.solution()));
    }

    @Test
    void long_fields_go_on_in_indented_lines() {
        String written = PuzzleWriter.write(WrittenPuzzles.puzzle(
                "[x]",
                "theme: sieve",
                "license: CC0-1.0",
                "goal: gain-1",
                "comment.en: " + "word ".repeat(60) + "end",
                "fen: W:Wc3:Bb4",
                "solution: c3:a5"));
        assertTrue(written.lines().allMatch(line -> line.length() <= 118), written);
        assertTrue(written.contains("\n  word"), written);
    }
}
