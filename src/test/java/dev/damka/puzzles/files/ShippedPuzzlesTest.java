package dev.damka.puzzles.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.engine.tables.EndgameTables;
import dev.damka.puzzles.Branch;
import dev.damka.puzzles.Catalogue;
import dev.damka.puzzles.Grade;
import dev.damka.puzzles.Grader;
import dev.damka.puzzles.Grading;
import dev.damka.puzzles.Line;
import dev.damka.puzzles.Puzzle;
import dev.damka.puzzles.Shape;
import dev.damka.puzzles.Spread;
import dev.damka.puzzles.Theme;
import dev.damka.rules.notation.MoveWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Proves every puzzle that is shipped. */
class ShippedPuzzlesTest {
    private static final Grader GRADER = Grading.grader();
    private static final Library LIBRARY = Library.load(Folder.of(Path.of("puzzles")));
    private static final List<Puzzle> PUZZLES = LIBRARY.catalogue().puzzles();

    @Test
    void every_puzzle_answers_each_reply_and_each_of_its_lines_reaches_the_goal() {
        assertEquals("", LIBRARY.faults().stream().map(Fault::toString).collect(Collectors.joining("\n")));
        assertEquals(0, LIBRARY.leftOut());
    }

    @Test
    void there_are_2500_puzzles_in_40_themes_of_which_each_is_shown_by_ten() {
        assertTrue(PUZZLES.size() >= 2500, () -> PUZZLES.size() + " puzzles");
        Map<String, Long> themes = PUZZLES.stream()
                .flatMap(puzzle -> puzzle.themes().stream())
                .collect(Collectors.groupingBy(Theme::id, Collectors.counting()));
        assertTrue(themes.size() >= 40, () -> themes.size() + " themes");
        themes.forEach((id, shown) -> assertTrue(shown >= 10, () -> id + " is shown by " + shown));
    }

    /** Where a theme has little else of a level, a row may be crowded. */
    @Test
    void of_ten_in_a_row_of_a_theme_hardly_ever_more_than_three_are_solved_by_like_moves_to_the_same_squares() {
        Catalogue catalogue = LIBRARY.catalogue();
        List<String> crowded = new ArrayList<>();
        for (Theme theme : catalogue.themes()) {
            List<String> patterns =
                    catalogue.inTheme(theme.id()).stream().map(Shape::placed).toList();
            for (int from = 0; from + Spread.ROW <= patterns.size(); from++) {
                List<String> row = patterns.subList(from, from + Spread.ROW);
                if (row.stream().anyMatch(pattern -> Collections.frequency(row, pattern) > Spread.MOST)) {
                    crowded.add(theme.id() + " from number " + (from + 1));
                }
            }
        }
        assertTrue(crowded.size() <= PUZZLES.size() / 100, crowded::toString);
    }

    @Test
    void every_puzzle_has_a_title_in_both_languages_and_those_that_people_wrote_have_all_texts() {
        for (Puzzle puzzle : PUZZLES) {
            boolean mined = puzzle.source().startsWith("mined");
            for (String language : List.of("ru", "en")) {
                assertTrue(puzzle.title().byLanguage().containsKey(language), puzzle.id());
                assertTrue(mined || puzzle.hint().byLanguage().containsKey(language), puzzle.id());
                assertTrue(mined || puzzle.comment().byLanguage().containsKey(language), puzzle.id());
            }
        }
    }

    @Test
    void every_main_line_graded_move_by_move_solves() {
        for (Puzzle puzzle : PUZZLES) {
            Line line = Line.start(puzzle);
            while (!line.isSolved()) {
                Line now = line;
                Branch main = Branch.main(now.next()).orElseThrow();
                Grade grade = GRADER.grade(now, MoveWriter.fullForm(now.position(), main.move()));
                if (grade instanceof Grade.Right right) {
                    line = right.after();
                    assertEquals(line, GRADER.line(puzzle, line.written()).orElseThrow());
                } else {
                    line = assertInstanceOf(Grade.Solved.class, grade, puzzle.id())
                            .after();
                }
            }
            assertFalse(line.moves().isEmpty());
        }
    }

    /** All are proven by {@code check --proof}; see docs/authors.md. */
    @Test
    void a_sample_of_the_puzzles_is_proven() throws IOException {
        Checker.Proving proving = new Checker.Proving(EndgameTables.shipped(), 2, 20, (done, all) -> {});
        Checker.Report report = Checker.check(Folder.of(Path.of("puzzles")), proving);
        assertEquals(
                "",
                report.faults().stream()
                        .filter(Fault::isError)
                        .map(Fault::toString)
                        .collect(Collectors.joining("\n")));
        assertTrue(report.moves().get("tables") + report.moves().get("search") > 10, report.moves()::toString);
    }

    @Test
    void any_text_on_any_puzzle_has_a_grade() {
        Random random = new Random(2);
        String letters = "abcdefgh12345678:-xх кd\uFFFF";
        for (Puzzle puzzle : PUZZLES) {
            for (int i = 0; i < 20; i++) {
                String text = random.ints(random.nextInt(9), 0, letters.length())
                        .mapToObj(place -> letters.substring(place, place + 1))
                        .collect(Collectors.joining());
                GRADER.grade(Line.start(puzzle), text);
            }
        }
    }
}
