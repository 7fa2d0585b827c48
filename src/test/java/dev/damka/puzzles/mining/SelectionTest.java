package dev.damka.puzzles.mining;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.damka.puzzles.Puzzle;
import dev.damka.puzzles.Shape;
import dev.damka.puzzles.files.PositionKey;
import dev.damka.puzzles.files.WrittenPuzzles;
import dev.damka.rules.Position;
import dev.damka.rules.notation.Fen;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SelectionTest {
    private static final String COLUMN = "W:Wc1,e1,g1,d2,f2,h2,a3,c3,e3,f4:Bh4,a5,c5,d6,f6,h6,b8,d8,f8,h8";

    private static Candidate candidate(String id, String fen, String goal, String solution, String... themes) {
        Puzzle puzzle = WrittenPuzzles.puzzle(
                "[" + id + "]",
                "theme: sieve",
                "license: CC0-1.0",
                "fen: " + fen,
                "goal: " + goal,
                "solution: " + solution);
        return Candidate.of(puzzle, Set.of(themes));
    }

    private static final Candidate ONE = candidate("one", "W:Wc3:Bb4", "win", "c3:a5", "sieve");
    private static final Candidate TWO = candidate("two", "W:We3:Bd4", "win", "e3:c5", "sieve", "column");
    private static final Candidate THREE =
            candidate("three", COLUMN, "gain-1", "a3-b4! c5:a3 f4-g5! h6:f4 e3:c5", "sieve", "column");

    private static Map<String, List<String>> chosen(Set<Position> taken, int quota, Candidate... candidates) {
        Selection selection = new Selection(taken, theme -> quota, Optional::of);
        Map<String, List<String>> ids = new java.util.TreeMap<>();
        selection.choose(
                List.of(candidates),
                (theme, all) -> ids.put(
                        theme,
                        all.stream().map(candidate -> candidate.puzzle().id()).toList()));
        return ids;
    }

    @Test
    void a_theme_with_few_candidates_chooses_first_and_takes_the_most_instructive() {
        assertEquals(Map.of("column", List.of("three"), "sieve", List.of("one")), chosen(Set.of(), 1, ONE, TWO, THREE));
    }

    @Test
    void a_position_of_the_catalogue_is_passed_over_also_turned_with_colours_changed() {
        Position turned = Fen.read("W:Wc3:Bb4").flipped();
        assertEquals(Map.of("sieve", List.of()), chosen(Set.of(PositionKey.of(turned)), 5, ONE));
    }

    @Test
    void what_does_not_stand_up_to_the_last_look_is_left_out() {
        Selection selection = new Selection(
                Set.of(), theme -> 5, candidate -> candidate == ONE ? Optional.empty() : Optional.of(candidate));
        List<Candidate> chosen = new ArrayList<>();
        selection.choose(List.of(ONE, TWO), (theme, all) -> chosen.addAll(all));
        assertEquals(List.of(TWO), chosen);
    }

    @Test
    void of_look_alikes_that_end_on_the_same_squares_one_is_enough() {
        Candidate again = candidate("again", "W:Wc3,h2:Bb4", "win", "c3:a5", "sieve");
        assertEquals(Map.of("sieve", List.of("again")), chosen(Set.of(), 5, ONE, again));
    }

    @Test
    void a_shape_tells_steps_and_captures_of_men_and_kings() {
        assertEquals("m0-1 m0-1 m3", THREE.shape());
        Puzzle king = WrittenPuzzles.puzzle(
                "[x]", "theme: sieve", "license: CC0-1.0", "fen: W:WKa1:Bd4,f6", "solution: a1:h8");
        assertEquals("K2", Shape.of(king));
    }
}
