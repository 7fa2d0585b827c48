package dev.damka.rules.notation;

import static dev.damka.rules.notation.MoveReader.Style.IMPORTED;
import static dev.damka.rules.notation.MoveReader.Style.STRICT;
import static dev.damka.rules.notation.MoveReader.Style.TYPED;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Refusal;
import dev.damka.rules.Square;
import dev.damka.rules.notation.Reading.Problem;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoveReaderTest {
    private static final Position CAPTURE = Fen.read("W:Wc3,g1:Bd4,h8");
    private static final Position TURKISH = Fen.read("B:Wc3,f2,f4,d4:BKa5,e7");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "c3:e5",
                "c3xe5",
                "c3Xe5",
                "c3\u00d7e5",
                "c3\u0445e5",
                "C3:E5",
                "C3XE5",
                " c3:e5 ",
                "c3 : e5",
                "c3 x e5",
                "c3-e5",
                "c3\u2013e5",
                "c3\u2014e5",
                "c3\u2212e5",
                "\u04413:\u04355",
                "\u04213:\u04155",
                "c\u0437:e5",
                "\u0421\u0417\u0425\u04155",
                "c3\u00a0:\u00a0e5",
                "\tc3:e5\r\n",
                "c:e5",
                "ce5",
                "C:E5",
                "c x e5",
                "c-e5",
                "\u0441\u04355"
            })
    void people_may_write_a_capture_in_many_ways(String text) {
        assertEquals("c3:e5", found(CAPTURE, text, TYPED));
        assertEquals("c3:e5", found(CAPTURE, text, IMPORTED));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "c3-d4",
                "c3\u2013d4",
                "c3\u2014d4",
                "c3\u2212d4",
                "c3\u2010d4",
                "c3\u2011d4",
                "C3-D4",
                " c3 - d4 ",
                "cd4",
                "c-d4",
                "\u0421d4",
                "\u0441\u0437-d4"
            })
    void people_may_write_a_step_in_many_ways(String text) {
        assertEquals("c3-d4", found(Position.START, text, TYPED));
        assertEquals("c3-d4", found(Position.START, text, IMPORTED));
    }

    @Test
    void cyrillic_letters_that_look_like_the_others_are_read() {
        assertEquals("a3-b4", found(Position.START, "\u0430\u0437-\u04324", TYPED));
        assertEquals("a3-b4", found(Position.START, "\u0410\u0417-\u04124", TYPED));
        assertEquals("e3-d4", found(Position.START, "\u0415\u0417-d4", TYPED));
        assertEquals("g3-h4", found(Position.START, "g3-\u041d4", TYPED));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "c3xd4",
                "C3-d4",
                " c3-d4",
                "c3-d4 ",
                "c3 - d4",
                "c3\u2013d4",
                "cd4",
                "c-d4",
                "22-18",
                "\u04413-d4"
            })
    void puzzle_files_know_the_usual_notation_alone(String text) {
        assertInstanceOf(Reading.Unreadable.class, MoveReader.read(Position.START, text, STRICT));
    }

    @Test
    void puzzle_files_write_a_capture_with_its_own_sign() {
        assertEquals("c3:e5", found(CAPTURE, "c3:e5", STRICT));
        assertEquals(Refusal.Code.MUST_CAPTURE, refused(CAPTURE, "c3-e5", STRICT));
    }

    @ParameterizedTest
    @CsvSource({"22-18,c3-d4", "21-17,a3-b4", "24-20,g3-h4"})
    void numbers_are_squares_in_imported_games(String text, String move) {
        assertEquals(move, found(Position.START, text, IMPORTED));
    }

    @ParameterizedTest
    @ValueSource(strings = {"22x15", "22:15", "22-15", "22 x 15", "22\u044515"})
    void numbers_are_squares_of_imported_captures(String text) {
        assertEquals("c3:e5", found(CAPTURE, text, IMPORTED));
    }

    @Test
    void numbers_are_no_squares_for_people() {
        assertEquals(unreadable(Problem.NO_SUCH_SQUARE, "22"), MoveReader.read(Position.START, "22-18", TYPED));
    }

    @ParameterizedTest
    @CsvSource({"33-18,33", "0-18,0", "22-99,99", "22-123,123"})
    void numbers_off_the_board_are_no_squares_at_all(String text, String item) {
        assertEquals(unreadable(Problem.NO_SUCH_SQUARE, item), MoveReader.read(Position.START, text, IMPORTED));
    }

    @ParameterizedTest
    @CsvSource({"c3-d5,d5", "c2-d4,c2", "i3-d4,i3", "c3-d9,d9", "cc3-d4,cc3", "c-d5,d5", "cd5,d5"})
    void a_square_that_the_board_has_not_is_named(String text, String item) {
        assertEquals(unreadable(Problem.NO_SUCH_SQUARE, item), MoveReader.read(Position.START, text, TYPED));
    }

    @ParameterizedTest
    @CsvSource({
        "hello,hello",
        "c3,c3",
        "c3-,c3-",
        "-c3,-c3",
        "c3--d4,c3--d4",
        "c3:d4-e5,c3:d4-e5",
        "c3d4,c3d4",
        "c3-d4!,c3-d4!",
        "'1. c3-d4','1. c3-d4'",
        "abcdefghijklmnopqrstuvw,abcdefghijklmnopqrst…"
    })
    void a_text_without_the_form_of_a_move_is_shown(String text, String item) {
        assertEquals(unreadable(Problem.FORM, item), MoveReader.read(Position.START, text, TYPED));
    }

    @ParameterizedTest
    @EnumSource
    void an_empty_text_is_no_move(MoveReader.Style style) {
        assertEquals(unreadable(Problem.EMPTY, ""), MoveReader.read(Position.START, "", style));
    }

    @Test
    void blanks_alone_are_no_move() {
        assertEquals(unreadable(Problem.EMPTY, ""), MoveReader.read(Position.START, " \u00a0\t\n", TYPED));
    }

    @Test
    void a_text_longer_than_any_move_is_refused_unread() {
        assertEquals(
                unreadable(Problem.TOO_LONG, ""), MoveReader.read(Position.START, "c3-d4" + " ".repeat(96), TYPED));
        assertEquals("c3-d4", found(Position.START, "c3-d4" + " ".repeat(95), TYPED));
    }

    @Test
    void a_half_short_form_that_fits_two_moves_is_ambiguous() {
        assertEquals("c3-d4 c5-d4", ambiguous(Fen.read("W:WKc3,Kc5:Bh6"), "cd4"));
        assertEquals("c3:e5 c7:e5", ambiguous(Fen.read("W:WKc3,Kc7:Bd4,d6"), "c:e5"));
    }

    @Test
    void a_half_short_form_that_fits_no_move_is_explained_for_the_nearest_piece() {
        assertEquals(Refusal.Code.MUST_CAPTURE, refused(CAPTURE, "gf2", TYPED));
        assertEquals(Refusal.Code.NOTHING_TO_CAPTURE, refused(Position.START, "c:d4", TYPED));
        assertEquals(Refusal.Code.OCCUPIED, refused(Position.START, "cd2", TYPED));
        assertEquals(Refusal.Code.NOT_DIAGONAL, refused(Position.START, "ch6", TYPED));
        assertEquals(unreadable(Problem.FORM, "ab4"), MoveReader.read(CAPTURE, "ab4", TYPED));
    }

    @Test
    void a_capture_is_understood_by_its_ends_whatever_lies_between() {
        assertEquals("a3:c5:e3", found(Fen.read("W:Wa3:Bb4,d4,h8"), "a3:e3", TYPED));
        assertEquals("c3:a5:c7:e5:c3", found(Fen.read("W:Wc3,h2:Bb4,b6,d4,d6,h8"), "c3:c3", STRICT));
        assertEquals("a5:e1:g3:e5", found(TURKISH, "a5:e5", STRICT));
    }

    @Test
    void a_full_path_is_understood_by_any_of_its_routes() {
        Position ring = Fen.read("W:Wc3,h2:Bb4,b6,d4,d6,h8");

        assertEquals("c3:a5:c7:e5:c3", found(ring, "c3:a5:c7:e5:c3", STRICT));
        assertEquals("c3:a5:c7:e5:c3", found(ring, "c3:e5:c7:a5:c3", STRICT));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a5:e1:e5", "a5:g3:e5", "a5:e1:g3:e5"})
    void a_partial_path_is_understood_where_one_move_fits_it(String text) {
        assertEquals("a5:e1:g3:e5", found(TURKISH, text, STRICT));
    }

    @Test
    void a_partial_path_tells_moves_with_the_same_ends_apart() {
        Position position = Fen.read("W:WKa1:Bb2,b4,c5,c7");
        List<String> full = position.legalMoves().stream()
                .filter(move -> move.from() == Square.A1 && move.to() == Square.D8)
                .map(move -> MoveWriter.fullForm(position, move))
                .sorted()
                .toList();
        assertEquals(2, full.size());
        assertEquals(String.join(" ", full), ambiguous(position, "a1:d8"));

        for (String path : full) {
            assertEquals(path, found(position, path, STRICT));
        }
    }

    @Test
    void a_partial_path_that_fits_several_moves_is_ambiguous() {
        Position position = Fen.read("W:WKc1:Bb4,Ke3,Ke5,g5,g7");

        assertEquals("c1:f4:d6:a3 c1:f4:h6:f8:a3", ambiguous(position, "c1:f4:a3"));
        assertEquals("c1:f4:d6:a3", found(position, "c1:d6:a3", STRICT));
        assertEquals("c1:f4:h6:f8:a3", found(position, "c1:h6:a3", STRICT));
    }

    @Test
    void a_partial_path_in_another_order_fits_no_move() {
        assertInstanceOf(Reading.Illegal.class, MoveReader.read(TURKISH, "a5:g3:e1:e5", STRICT));
    }

    @Test
    void an_exact_full_path_wins_over_the_short_form_of_another_move() {
        Position position = Fen.read("W:Wd6:Bc7,e7,g5,g7");

        Reading shortOne = MoveReader.read(position, "d6:b8", STRICT);

        assertEquals(
                List.of(Square.C7),
                assertInstanceOf(Reading.Found.class, shortOne).move().capturedSquares());
        assertEquals("d6:f8:h6:f4:b8", found(position, "d6:f8:h6:f4:b8", STRICT));
        assertEquals("d6:f8:h6:f4:b8", found(position, "d6:h6:b8", STRICT));
    }

    @Test
    void an_ambiguous_capture_is_refused_with_every_candidate() {
        assertEquals("d2:f4:d6:b4 d2:g5:e7:b4", ambiguous(Fen.read("W:WKd2:Bf6,c5,e5,e3"), "d2:b4"));
    }

    @Test
    void a_step_names_two_squares() {
        Position position = Fen.read("W:WKa1:Bh6");

        assertEquals(unreadable(Problem.FORM, "a1-b2-c3"), MoveReader.read(position, "a1-b2-c3", TYPED));
    }

    @Test
    void a_text_is_shown_clean_whatever_it_holds() {
        assertEquals(
                unreadable(Problem.FORM, "\uFFFD" + "x".repeat(18) + "\uD83D\uDE00…"),
                MoveReader.read(Position.START, "\uDE00" + "x".repeat(18) + "\uD83D\uDE00yz", TYPED));
    }

    private static Reading unreadable(Problem problem, String item) {
        return new Reading.Unreadable(problem, item);
    }

    private static String found(Position position, String text, MoveReader.Style style) {
        Reading reading = MoveReader.read(position, text, style);
        Move move = assertInstanceOf(Reading.Found.class, reading, text).move();
        return MoveWriter.fullForm(position, move);
    }

    private static String ambiguous(Position position, String text) {
        Reading reading = MoveReader.read(position, text, TYPED);
        return assertInstanceOf(Reading.Ambiguous.class, reading, text).moves().stream()
                .map(move -> MoveWriter.fullForm(position, move))
                .sorted()
                .collect(Collectors.joining(" "));
    }

    private static Refusal.Code refused(Position position, String text, MoveReader.Style style) {
        Reading reading = MoveReader.read(position, text, style);
        return assertInstanceOf(Reading.Illegal.class, reading, text).refusal().code();
    }
}
