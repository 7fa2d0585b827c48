package dev.damka.puzzles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.damka.puzzles.files.WrittenPuzzles;
import dev.damka.rules.Refusal;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.MoveWriter;
import dev.damka.rules.notation.Reading;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class GraderTest {
    private static final Grader GRADER = Grading.grader();
    private static final String HUNT = "W:WKb2,Kd4:BKc3";
    private static final String HUNTED = "d4-e5 (d4-f6 c3:a1 (c3:g7 b2:h8) (c3:h8 b2-a1!) f6-h8!)"
            + " (d4-g7 c3:a1 (c3:h8 b2-a1!) g7-h8!) (d4-c5? c3:a1 c5-b6)"
            + " c3:a1 (c3:f6 b2:h8) (c3:g7 b2:h8) (c3:h8 b2-a1!) e5-h8!";

    private static Line hunt(String... moves) {
        return GRADER.line(WrittenPuzzles.line(HUNT, "win", HUNTED).puzzle(), List.of(moves))
                .orElseThrow();
    }

    private static String fen(Grade.Solved solved) {
        return Fen.write(solved.after().position());
    }

    @Test
    void the_main_move_is_right_and_answered_by_the_main_reply() {
        Grade.Right right = assertInstanceOf(Grade.Right.class, GRADER.grade(hunt(), "d4-e5"));
        assertEquals("c3:a1", MoveWriter.shortForm(right.reply()));
        assertEquals(List.of("d4-e5", "c3:a1"), right.after().written());
        assertEquals("W:WKe5:BKa1", Fen.write(right.after().position()));
    }

    @Test
    void the_last_move_of_the_line_solves() {
        Grade.Solved solved = assertInstanceOf(Grade.Solved.class, GRADER.grade(hunt("d4-e5", "c3:a1"), "e5-h8"));
        assertEquals(List.of("d4-e5", "c3:a1", "e5-h8"), solved.after().written());
        assertEquals(true, solved.after().isSolved());
    }

    @Test
    void an_equal_answer_in_a_group_is_right_and_goes_on_by_its_own_line() {
        Grade.Right right = assertInstanceOf(Grade.Right.class, GRADER.grade(hunt(), "d4-g7"));
        assertInstanceOf(Grade.Solved.class, GRADER.grade(right.after(), "g7-h8"));
        assertInstanceOf(Grade.Wrong.class, GRADER.grade(right.after(), "g7-e5"));
    }

    @Test
    void a_failing_try_is_wrong_with_what_refutes_it() {
        Grade.Wrong wrong = assertInstanceOf(Grade.Wrong.class, GRADER.grade(hunt(), "d4-c5"));
        assertEquals(
                List.of("c3:a1", "c5-b6"),
                wrong.refutation().stream().map(MoveWriter::shortForm).toList());
        assertEquals("B:WKb2,Kc5:BKc3", Fen.write(wrong.after()));
    }

    @Test
    void a_legal_move_that_the_file_does_not_know_is_wrong_without_a_refutation() {
        Grade.Wrong wrong = assertInstanceOf(Grade.Wrong.class, GRADER.grade(hunt(), "b2-a1"));
        assertEquals(List.of(), wrong.refutation());
    }

    @Test
    void an_illegal_move_says_which_rule() {
        Line line = WrittenPuzzles.line("W:Wc3:Bb4", "win", "c3:a5");
        Grade.Illegal illegal = assertInstanceOf(Grade.Illegal.class, GRADER.grade(line, "c3-d4"));
        assertEquals(Refusal.Code.MUST_CAPTURE, illegal.refusal().code());
    }

    @Test
    void an_ambiguous_text_lists_the_moves() {
        Line line = WrittenPuzzles.line("W:WKa1:Bb2,b4,c5,c7", "gain-2", "a1:c3:a5:d8");
        Grade.Ambiguous ambiguous = assertInstanceOf(Grade.Ambiguous.class, GRADER.grade(line, "a1:d8"));
        assertEquals(2, ambiguous.moves().size());
    }

    @Test
    void a_text_that_is_no_move_says_what_is_wrong() {
        assertEquals(new Grade.Unreadable(Reading.Problem.EMPTY, ""), GRADER.grade(hunt(), "  "));
        assertEquals(new Grade.Unreadable(Reading.Problem.NO_SUCH_SQUARE, "e9"), GRADER.grade(hunt(), "d4-e9"));
    }

    @Test
    void moves_are_read_as_people_type_them() {
        assertInstanceOf(Grade.Right.class, GRADER.grade(hunt(), " D4 — Е5 "));
        assertInstanceOf(Grade.Right.class, GRADER.grade(hunt(), "de5"));
    }

    @Test
    void another_landing_square_behind_the_same_pieces_is_right_where_the_game_is_over() {
        Line line = WrittenPuzzles.line("W:WKa1:Bb2,d4,f6", "win", "a1:g7");
        assertEquals("B:WKh8:B", fen(assertInstanceOf(Grade.Solved.class, GRADER.grade(line, "a1:h8"))));
        Line only = WrittenPuzzles.line("W:WKa1:Bb2,d4,f6", "win", "a1:g7!");
        assertInstanceOf(Grade.Solved.class, GRADER.grade(only, "a1:h8"));
    }

    @Test
    void another_landing_square_at_the_end_of_the_line_is_right_where_the_goal_is_still_forced() {
        Line line = WrittenPuzzles.line("W:WKc1:Be3,a5", "gain-1", "c1:g5");
        assertInstanceOf(Grade.Solved.class, GRADER.grade(line, "c1:h6"));
        // On g5 the king is taken by h4.
        Line loses = WrittenPuzzles.line("W:WKc1:Be3,h4,h8", "gain-1", "c1:h6");
        assertInstanceOf(Grade.Wrong.class, GRADER.grade(loses, "c1:g5"));
    }

    @Test
    void another_landing_square_is_right_where_the_continuation_is_still_legal() {
        Line line = WrittenPuzzles.line("W:WKc1,a3:Be3,c5", "win", "c1:g5 c5-b4 (c5-d4 g5-c1) a3:c5");
        Grade.Right right = assertInstanceOf(Grade.Right.class, GRADER.grade(line, "c1:h6"));
        assertEquals("c5-b4", MoveWriter.shortForm(right.reply()));
        assertInstanceOf(Grade.Solved.class, GRADER.grade(right.after(), "a3:c5"));
    }

    @Test
    void another_landing_square_is_wrong_where_the_continuation_starts_from_the_listed_one() {
        Line from = WrittenPuzzles.line("W:WKc1:Be3,a7", "gain-1", "c1:g5 a7-b6 g5-d8");
        assertInstanceOf(Grade.Wrong.class, GRADER.grade(from, "c1:h6"));
    }

    @Test
    void another_landing_square_is_wrong_where_the_author_calls_his_own_the_only_one() {
        Line line = WrittenPuzzles.line("W:WKc1:Be3,a5", "gain-1", "c1:g5!");
        assertInstanceOf(Grade.Wrong.class, GRADER.grade(line, "c1:h6"));
    }

    @Test
    void another_piece_that_takes_the_same_men_is_another_move() {
        Line line = WrittenPuzzles.line("W:Wc3,e3:Bd4,h8", "gain-1", "c3:e5");
        assertInstanceOf(Grade.Wrong.class, GRADER.grade(line, "e3:c5"));
    }

    @Test
    void a_solved_puzzle_stays_solved() {
        Line solved = hunt("d4-e5", "c3:a1", "e5-h8");
        assertThrows(IllegalStateException.class, () -> GRADER.grade(solved, "h8-g7"));
        assertEquals(
                Optional.empty(),
                GRADER.line(solved.puzzle(), List.of("d4-e5", "c3:a1", "e5-h8", "a1:g7"))
                        .map(Line::moves));
    }

    @Test
    void a_wrong_try_leaves_the_line_as_it_was_so_that_the_next_can_solve() {
        Line line = hunt("d4-e5", "c3:a1");
        assertInstanceOf(Grade.Wrong.class, GRADER.grade(line, "e5-g7"));
        assertInstanceOf(Grade.Solved.class, GRADER.grade(line, "e5-h8"));
    }

    @Test
    void the_same_line_and_text_have_the_same_grade() {
        for (String text : List.of("d4-e5", "d4-c5", "d4-d5", "x", "b2:d4")) {
            assertEquals(GRADER.grade(hunt(), text), GRADER.grade(hunt(), text));
        }
    }

    @Test
    void a_line_of_this_puzzle_alone_is_played_again() {
        Puzzle puzzle = hunt().puzzle();
        assertEquals(true, GRADER.line(puzzle, List.of()).isPresent());
        assertEquals(
                true, GRADER.line(puzzle, List.of("d4-e5", "c3:g7", "b2:h8")).isPresent());
        for (List<String> other : List.of(
                List.of("d4-e5"),
                List.of("d4-c5", "c3:a1"),
                List.of("d4-e5", "c3:a5"),
                List.of("d4-e5", "c3:a1", "e5-g7"),
                List.of("d4-e5", "c3:a1", "e5-h8", "a1:g7"),
                List.of("", ""),
                List.of("x", "y"))) {
            assertEquals(true, GRADER.line(puzzle, other).isEmpty(), other.toString());
        }
    }

    @Test
    void the_line_goes_on_from_another_landing_square_by_the_same_rule() {
        Line line = WrittenPuzzles.line("W:WKc1,a3:Be3,c5", "win", "c1:g5 c5-b4 (c5-d4 g5-c1) a3:c5");
        Line again = GRADER.line(line.puzzle(), List.of("c1:h6", "c5-b4")).orElseThrow();
        assertEquals(List.of("c1:h6", "c5-b4"), again.written());
        assertEquals(3, again.positions().size());
        assertInstanceOf(Grade.Solved.class, GRADER.grade(again, "a3:c5"));
    }

    @Test
    void a_reply_that_the_file_ends_at_begins_no_line_in_which_nothing_is_right() {
        Puzzle puzzle = WrittenPuzzles.line("W:WKc1,a3:Be3,c5", "gain-1", "c1:g5 c5-b4 (c5-d4) a3:c5")
                .puzzle();
        assertEquals(true, GRADER.line(puzzle, List.of("c1:g5", "c5-b4")).isPresent());
        assertEquals(true, GRADER.line(puzzle, List.of("c1:g5", "c5-d4")).isEmpty());
    }

    @Test
    void any_text_has_a_grade() {
        Random random = new Random(48);
        String letters = "abcdefgh12345678:-xхсе —\u0000\uD800😀!?{}()K";
        Line line = hunt();
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder();
            for (int length = random.nextInt(12); length > 0; length--) {
                text.append(letters.charAt(random.nextInt(letters.length())));
            }
            GRADER.grade(line, text.toString());
            GRADER.line(line.puzzle(), List.of(text.toString(), "c3:a1"));
        }
        GRADER.grade(line, "a".repeat(1_000_000));
    }
}
