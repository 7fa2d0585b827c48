package dev.damka.puzzles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.damka.puzzles.files.WrittenPuzzles;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CatalogueTest {
    private final Catalogue catalogue = WrittenPuzzles.library(
                    "theme: sacrifice",
                    "license: CC0-1.0",
                    "[hard]",
                    "level: 5",
                    "title.ru: Трудная",
                    "fen: W:Wc3:Bb4",
                    "solution: c3:a5",
                    "[easy]",
                    "level: 1",
                    "title.en: Two for one",
                    "hint.ru: Бейте назад",
                    "fen: W:Wc3:Bb2",
                    "solution: c3:a1",
                    "[middle]",
                    "theme: blocking, sacrifice",
                    "fen: W:We3:Bf4",
                    "solution: e3:g5",
                    "[also-easy]",
                    "level: 1",
                    "fen: W:We3:Bd4",
                    "solution: e3:c5")
            .catalogue();

    private static List<String> ids(List<Puzzle> puzzles) {
        return puzzles.stream().map(Puzzle::id).toList();
    }

    @Test
    void a_theme_lists_its_puzzles_in_rising_difficulty_then_in_the_order_of_the_files() {
        assertEquals(List.of("easy", "also-easy", "middle", "hard"), ids(catalogue.inTheme("sacrifice")));
        assertEquals(List.of("middle"), ids(catalogue.inTheme("blocking")));
        assertEquals(List.of(), catalogue.inTheme("sieve"));
        assertEquals(List.of(), catalogue.inTheme("none"));
    }

    @Test
    void puzzles_are_found_by_theme_level_and_text() {
        assertEquals(4, catalogue.search(null, null, null).size());
        assertEquals(List.of("easy", "also-easy"), ids(catalogue.search(null, 1, " ")));
        assertEquals(List.of("middle"), ids(catalogue.search("blocking", 3, "")));
        assertEquals(List.of(), ids(catalogue.search("blocking", 1, null)));
        assertEquals(List.of("hard"), ids(catalogue.search(null, null, "труДНая")));
        assertEquals(List.of("easy"), ids(catalogue.search(null, null, "two назад")));
        assertEquals(List.of("middle"), ids(catalogue.search(null, null, "запирание")));
        assertEquals(List.of("also-easy"), ids(catalogue.search(null, null, "also-")));
        assertEquals(List.of(), ids(catalogue.search(null, null, "two шашки")));
    }

    @Test
    void a_puzzle_has_its_number_in_each_of_its_themes() {
        for (String theme : List.of("sacrifice", "blocking")) {
            List<Puzzle> inTheme = catalogue.inTheme(theme);
            for (Puzzle puzzle : catalogue.puzzles()) {
                assertEquals(inTheme.indexOf(puzzle) + 1, catalogue.numberIn(theme, puzzle), puzzle.id());
            }
        }
        Puzzle easy = catalogue.puzzle("easy").orElseThrow();
        assertEquals(0, catalogue.numberIn("none", easy));
        Puzzle other = WrittenPuzzles.line("W:Wa3:Bb4", "win", "a3:c5").puzzle();
        assertEquals(0, catalogue.numberIn("sacrifice", other));
    }

    @Test
    void a_search_of_all_themes_rises_in_difficulty() {
        assertEquals(List.of("easy", "also-easy", "middle", "hard"), ids(catalogue.search(null, null, null)));
        assertEquals(List.of("easy", "also-easy"), ids(catalogue.search(null, null, "EASY")));
    }

    @Test
    void a_puzzle_is_found_by_its_id() {
        assertEquals("hard", catalogue.puzzle("hard").orElseThrow().id());
        assertEquals(Optional.empty(), catalogue.puzzle("Hard"));
    }

    @Test
    void the_next_puzzle_is_the_next_unsolved_one_of_the_theme() {
        Puzzle alsoEasy = catalogue.puzzle("also-easy").orElseThrow();
        assertEquals(
                "easy",
                NextPuzzle.in(catalogue, "sacrifice", Set.of()).orElseThrow().id());
        assertEquals("middle", next(alsoEasy, Set.of()));
        assertEquals("hard", next(alsoEasy, Set.of("middle")));
        assertEquals("easy", next(alsoEasy, Set.of("middle", "hard")));
        assertEquals("", next(alsoEasy, Set.of("middle", "hard", "easy")));
    }

    private String next(Puzzle puzzle, Set<String> solved) {
        return NextPuzzle.after(puzzle, catalogue, "sacrifice", solved)
                .map(Puzzle::id)
                .orElse("");
    }

    @Test
    void two_puzzles_of_one_id_are_no_catalogue() {
        Puzzle easy = catalogue.puzzle("easy").orElseThrow();
        assertThrows(IllegalArgumentException.class, () -> new Catalogue(catalogue.themes(), List.of(easy, easy)));
        assertThrows(IllegalArgumentException.class, () -> new Catalogue(List.of(), List.of(easy)));
    }

    @Test
    void a_text_falls_back_to_the_other_language() {
        assertEquals("да", Text.of("да", "yes").in("ru"));
        assertEquals("yes", Text.of("да", "yes").in("de"));
        assertEquals("да", Text.of("да", "").in("en"));
        assertEquals("ja", Text.NONE.with("de", "ja").in("ru"));
        assertEquals("", Text.NONE.in("ru"));
    }
}
