package dev.damka.puzzles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.damka.engine.Goal;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.puzzles.files.WrittenPuzzles;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Refusal;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.MoveReader;
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
    void a_legal_move_that_the_file_does_not_know_is_refuted_on_the_board_with_what_it_costs() {
        Grade.Wrong lost = assertInstanceOf(Grade.Wrong.class, GRADER.grade(hunt(), "b2-a1"));
        assertEquals(List.of("c3:h8", "a1-b2", "h8:a1"), written(lost.refutation()));
        assertEquals(new Cost.Lost(2), lost.cost());

        Grade.Wrong drawn = assertInstanceOf(Grade.Wrong.class, GRADER.grade(hunt(), "d4-f2"));
        assertEquals(List.of("c3:a1"), written(drawn.refutation()));
        assertEquals(new Cost.Drawn(), drawn.cost());
    }

    @Test
    void what_punishes_a_move_is_played_out_until_no_capture_is_left_and_the_men_are_counted() {
        Line line = WrittenPuzzles.line("W:Wa1,b2,c3,h2:Ba5,e5,h4", "gain-1", "c3-b4 a5:c3 b2:f6");
        Grade.Wrong given = assertInstanceOf(Grade.Wrong.class, GRADER.grade(line, "h2-g3"));
        assertEquals(List.of("h4:f2"), written(given.refutation()));
        assertEquals(new Cost.Men(1), given.cost());

        Grade.Wrong traded = assertInstanceOf(Grade.Wrong.class, GRADER.grade(line, "c3-d4"));
        assertEquals(List.of("e5:c3", "b2:d4"), written(traded.refutation()));
        assertEquals(new Cost.TooFew(0), traded.cost());
    }

    @Test
    void an_unlisted_move_that_still_reaches_the_goal_is_right() {
        Line line = WrittenPuzzles.line("W:Wa1,b2,c3,h2:Ba5,e5,h4", "gain-1", "c3-b4 a5:c3 b2:f6");
        Grade.Right right = assertInstanceOf(Grade.Right.class, GRADER.grade(line, "b2-a3"));
        assertEquals(true, right.after().isBesideTree());
        assertEquals(line, right.after().beforeLeaving().orElseThrow());
        assertEquals(
                right.after(),
                GRADER.line(line.puzzle(), right.after().written()).orElseThrow());
    }

    @Test
    void the_known_duals_of_the_king_between_two_kings_are_right() {
        Line line = WrittenPuzzles.line(HUNT, "win", "d4-e5 c3:a1 (c3:f6 b2:h8) (c3:g7 b2:h8) (c3:h8 b2-a1!) e5-h8!");
        for (String dual : List.of("d4-f6", "d4-g7")) {
            Grade.Solved solved = assertInstanceOf(Grade.Solved.class, GRADER.grade(line, dual));
            assertEquals(0, solved.after().left());
            assertEquals(Optional.empty(), GRADER.shorter(line, move(line, dual)));
        }
    }

    @Test
    void a_win_that_comes_too_late_is_wrong_and_says_so() {
        Line line = unchecked(HUNT, new Goal.WinIn(2), "d4-e5");
        Grade.Wrong wrong = assertInstanceOf(Grade.Wrong.class, GRADER.grade(line, "d4-f6"));
        assertEquals(new Cost.TooLate(3), wrong.cost());
        Line enough = unchecked(HUNT, new Goal.WinIn(3), "d4-e5");
        assertInstanceOf(Grade.Solved.class, GRADER.grade(enough, "d4-f6"));
    }

    @Test
    void a_try_that_is_marked_as_failing_is_right_where_it_is_proven_to_reach_the_goal() {
        Line line = WrittenPuzzles.line(
                HUNT, "win", "d4-e5 (d4-c5? c3:a1 c5-b6) c3:a1 (c3:f6 b2:h8) (c3:g7 b2:h8) (c3:h8 b2-a1!) e5-h8!");
        assertInstanceOf(Grade.Wrong.class, GRADER.grade(line, "d4-c5"));
        Branch fails = new Branch(move(line, "d4-f6"), false, true, Text.NONE, List.of());
        Line mistaken = unchecked(line.position(), Goal.WIN, List.of(line.next().get(0), fails));
        assertInstanceOf(Grade.Solved.class, GRADER.grade(mistaken, "d4-f6"));
    }

    @Test
    void beside_the_tree_the_opponent_defends_best_and_the_puzzle_goes_on_to_its_goal() {
        Line line = unchecked("W:WKb2,Kc3,Ka1:BKf8", Goal.WIN, "c3-e5");
        EndgameTables tables = EndgameTables.shipped();
        assertEquals(
                move(line, "c3-e5"), GRADER.shorter(line, move(line, "c3-e1")).orElseThrow());

        Grade grade = GRADER.grade(line, "c3-e1");
        int moves = 1;
        while (grade instanceof Grade.Right right) {
            Line now = right.after();
            assertEquals(now, GRADER.line(line.puzzle(), now.written()).orElseThrow());
            Move best = tables.bestMoves(now.position()).get(0).move();
            grade = GRADER.grade(now, MoveWriter.fullForm(now.position(), best));
            moves++;
        }
        Grade.Solved solved = assertInstanceOf(Grade.Solved.class, grade);
        assertEquals(true, moves > 5, moves + " moves");
        assertEquals(
                solved.after(),
                GRADER.line(line.puzzle(), solved.after().written()).orElseThrow());
    }

    @Test
    void beside_the_tree_a_reply_that_is_not_the_best_defence_is_no_line_of_the_puzzle() {
        Line line = unchecked("W:WKb2,Kc3,Ka1:BKf8", Goal.WIN, "c3-e5");
        Line after =
                assertInstanceOf(Grade.Right.class, GRADER.grade(line, "c3-e1")).after();
        Position asked = after.positions().get(1);
        for (Move reply : asked.legalMoves()) {
            String written = MoveWriter.write(asked, reply);
            assertEquals(
                    reply.equals(after.moves().get(1)),
                    GRADER.line(line.puzzle(), List.of("c3-e1", written)).isPresent(),
                    written);
        }
    }

    /** A puzzle of one listed move that no file would be allowed to stop at. */
    private static Line unchecked(String fen, Goal goal, String move) {
        Position start = Fen.read(fen);
        Branch only = new Branch(
                ((Reading.Found) MoveReader.read(start, move, MoveReader.Style.STRICT)).move(),
                false,
                false,
                Text.NONE,
                List.of());
        return unchecked(start, goal, List.of(only));
    }

    private static Line unchecked(Position start, Goal goal, List<Branch> solution) {
        Puzzle puzzle = WrittenPuzzles.line("W:Wc3:Bb4", "win", "c3:a5").puzzle();
        return Line.start(new Puzzle(
                "test-2",
                start,
                puzzle.themes(),
                goal,
                solution,
                1,
                Text.NONE,
                Text.NONE,
                Text.NONE,
                List.of(),
                "",
                puzzle.license()));
    }

    private static Move move(Line line, String move) {
        return ((Reading.Found) MoveReader.read(line.position(), move, MoveReader.Style.STRICT)).move();
    }

    private static List<String> written(List<Move> moves) {
        return moves.stream().map(MoveWriter::shortForm).toList();
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
    void another_landing_square_leaves_the_tree_where_the_continuation_starts_from_the_listed_one() {
        Line from = WrittenPuzzles.line("W:WKc1:Be3,a7", "gain-1", "c1:g5 a7-b6 g5-d8");
        Grade.Solved solved = assertInstanceOf(Grade.Solved.class, GRADER.grade(from, "c1:h6"));
        assertEquals(true, solved.after().isBesideTree());
    }

    @Test
    void another_landing_square_is_right_against_the_authors_word_where_it_is_proven() {
        Line line = WrittenPuzzles.line("W:WKc1:Be3,a5", "gain-1", "c1:g5!");
        assertInstanceOf(Grade.Solved.class, GRADER.grade(line, "c1:h6"));
    }

    @Test
    void another_piece_that_takes_the_same_men_is_another_move() {
        Line line = WrittenPuzzles.line("W:Wc3,e3:Bd4,h8", "gain-1", "c3:e5");
        Grade.Solved solved = assertInstanceOf(Grade.Solved.class, GRADER.grade(line, "e3:c5"));
        assertEquals(true, solved.after().isBesideTree());
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
