package dev.damka.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.rules.notation.Diagram;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.MoveReader;
import dev.damka.rules.notation.MoveWriter;
import dev.damka.rules.notation.Reading;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** "Capturing", sentence by sentence, and the cases in which programs are known to err. */
class CaptureTest {
    @Test
    void while_any_capture_exists_no_quiet_move_is_legal_with_any_piece() {
        assertEquals("c3:e5", moves("W:Wc3,g1:Bd4,h8"));
    }

    @Test
    void an_opening_move_is_not_legal_while_a_capture_waits_elsewhere() {
        assertEquals("g3:e5", moves("W:Wc5,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,h6,f4"));
    }

    @Test
    void a_shorter_capture_beside_a_longer_one_is_legal() {
        Position position = Diagram.read(Side.BLACK, """
                - b - b - b - b
                b - b - . - b -
                - w - b - b - b
                . - . - . - . -
                - w - . - . - .
                w - . - w - w -
                - . - . - w - w
                w - w - w - w -
                """);

        assertEquals("a7:c5 c7:a5:c3", moves(position));
    }

    @Test
    void a_capture_once_begun_is_carried_on_to_its_end() {
        Position position = Diagram.read(Side.WHITE, """
                - . - . - . - b
                . - . - . - . -
                - . - b - . - .
                . - . - . - . -
                - b - . - . - .
                w - . - . - . -
                - . - . - . - .
                . - . - . - w -
                """);

        assertEquals("a3:c5:e7", moves(position));
    }

    @Test
    void a_man_captures_backwards_too_and_stays_a_man_on_its_own_first_rank() {
        assertEquals("a3:c1", moves("W:Wa3:Bb2"));
        assertEquals("B:Wc1:B", Fen.write(Played.after("W:Wa3:Bb2", "a3:c1")));
    }

    @Test
    void a_man_jumps_an_adjacent_piece_only_and_lands_right_behind_it() {
        assertEquals("c3-b4 c3-d4", moves("W:Wc3:Be5,h8"));
        assertEquals("c3-b4", moves("W:Wc3:Bd4,e5,h8"));
    }

    @Test
    void a_king_captures_from_a_distance_and_lands_on_any_empty_square_behind() {
        Position position = Diagram.read(Side.WHITE, """
                - . - . - . - .
                . - . - . - . -
                - . - . - . - .
                b - . - b - . -
                - . - . - . - .
                . - . - . - . -
                - . - . - . - w
                W - . - . - . -
                """);

        assertEquals("a1:f6 a1:g7 a1:h8", moves(position));
    }

    @Test
    void a_king_does_not_jump_two_pieces_in_a_row() {
        assertEquals("a1-b2", moves("W:WKa1:Bc3,d4,h8"));
    }

    @Test
    void own_pieces_are_never_jumped() {
        assertEquals("d4:b2", moves("W:WKa1,d4,h2:Bb6,c3,h8"));
    }

    @Test
    void a_king_must_land_where_its_capture_can_go_on_turning() {
        assertEquals("a1:d4:g1 a1:e5:g3:e1", moves("W:WKa1:Bb4,c3,f2,f4"));
    }

    @Test
    void a_king_must_land_where_its_capture_can_go_on_straight() {
        assertEquals("a1:d4:f6 a1:d4:g7", moves("W:WKa1:Bc3,e5,h8"));
        assertEquals("a1:c3:f6 a1:c3:g7", moves("W:Wh2,Ka1:Bb2,e5,h8"));
    }

    @Test
    void a_captured_piece_stands_until_the_move_is_over_the_turkish_strike() {
        Position position = Diagram.read(Side.BLACK, """
                - . - . - . - .
                . - . - b - . -
                - . - . - . - .
                B - . - . - . -
                - . - w - w - .
                . - w - . - . -
                - . - . - w - .
                . - . - . - . -
                """);
        assertEquals("a5:d2:g5 a5:d2:h6 a5:e1:g3:b8 a5:e1:g3:c7 a5:e1:g3:d6 a5:e1:g3:e5", moves(position));

        // c3 is barred as a way for the king and d4 is not captured: White strikes back from it.
        Position struck = position.play(Played.move(position, "a5:e1:g3:e5"));
        assertEquals("W:Wd4:BKe5,e7", Fen.write(struck));
        assertEquals("d4:f6:d8", moves(struck));
    }

    @Test
    void a_captured_piece_cannot_be_passed_a_second_time() {
        Position position = Fen.read("W:WKf6:Bg7,e5,c3");

        assertEquals("f6:d4:a1 f6:d4:b2 f6:h8", moves(position));
        assertInstanceOf(Reading.Illegal.class, MoveReader.read(position, "f6:d4:h8", MoveReader.Style.TYPED));
    }

    @Test
    void a_piece_may_end_its_capture_where_it_began() {
        Position position = Diagram.read(Side.WHITE, """
                - . - . - . - b
                . - . - . - . -
                - b - b - . - .
                . - . - . - . -
                - b - b - . - .
                . - w - . - . -
                - . - . - . - w
                . - . - . - . -
                """);

        assertEquals("c3:a5:c7:e5:c3", moves(position));
        assertEquals("B:Wh2,c3:Bh8", Fen.write(position.play(Played.move(position, "c3:c3"))));
    }

    @Test
    void a_man_that_reaches_the_last_rank_in_mid_capture_goes_on_as_a_king() {
        Position position = Fen.read("W:Wh6:Bg7,c5,d2");

        assertEquals("h6:f8:b4:e1", moves(position));
        assertEquals("B:WKe1:B", Fen.write(position.play(Played.move(position, "h6:e1"))));
    }

    @Test
    void a_man_that_passed_the_last_rank_is_a_king_wherever_it_ends() {
        assertEquals("B:WKb6:Bh8", Fen.write(Played.after("W:Wf6:Be7,c7,h8", "f6:b6")));
        assertEquals("B:WKb6:Bh8", Fen.write(Played.after("W:Wf6:Be7,c7,h8", "f6:d8:b6")));

        Position next = Played.after("W:Wf6:Be7,c7,h8", "f6:b6", "h8-g7");
        assertEquals("b6-a5 b6-a7 b6-c5 b6-c7 b6-d4 b6-d8 b6-e3 b6-f2 b6-g1", moves(next));
    }

    @Test
    void a_man_that_cannot_go_on_from_the_last_rank_ends_there_as_a_king() {
        assertEquals("b6:d8", moves("W:Wb6,e1:Ba3,c7,h6"));
        assertEquals("B:We1,Kd8:Ba3,h6", Fen.write(Played.after("W:Wb6,e1:Ba3,c7,h6", "b6:d8")));
    }

    @Test
    void a_black_man_is_crowned_on_rank_1_in_mid_capture() {
        assertEquals("g3:e1:a5 g3:e1:b4", moves("B:Wc3,f2,h6:Ba7,g3"));
        assertEquals("W:Wh6:BKa5,a7", Fen.write(Played.after("B:Wc3,f2,h6:Ba7,g3", "g3:a5")));
    }

    @Test
    void captures_with_the_same_ends_and_other_captured_pieces_are_different_moves() {
        Position position = Fen.read("W:WKa1:Bb2,b4,c5,c7");

        long toD8 = position.legalMoves().stream()
                .filter(move -> MoveWriter.shortForm(move).equals("a1:d8"))
                .count();

        assertEquals(2, toD8);
    }

    @Test
    void captures_with_the_same_ends_and_captured_pieces_are_one_move_whatever_the_route() {
        Position position = Fen.read("W:Wc3,h2:Bb4,b6,d4,d6,h8");

        Move around = position.legalMoves().get(0);

        assertEquals(1, position.legalMoves().size());
        assertEquals(2, Routes.of(position, around).size());
    }

    @Test
    void a_man_moving_quietly_to_the_last_rank_becomes_a_king() {
        assertEquals("B:WKb8:Bh4", Fen.write(Played.after("W:Wa7:Bh4", "a7-b8")));
        assertEquals("W:Wa7:BKg1", Fen.write(Played.after("B:Wa7:Bh2", "h2-g1")));
        assertTrue(Played.after("W:Wa5:Bh4", "a5-b6").kings() == 0);
    }

    private static String moves(String fen) {
        return moves(Fen.read(fen));
    }

    private static String moves(Position position) {
        return position.legalMoves().stream()
                .map(move -> MoveWriter.fullForm(position, move))
                .sorted()
                .collect(Collectors.joining(" "));
    }
}
