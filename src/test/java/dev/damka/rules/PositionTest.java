package dev.damka.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.damka.rules.notation.Diagram;
import dev.damka.rules.notation.Fen;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PositionTest {
    @Test
    void the_start_has_twelve_men_a_side_on_three_ranks_and_white_moves() {
        assertEquals(Diagram.read(Side.WHITE, """
                        - b - b - b - b
                        b - b - b - b -
                        - b - b - b - b
                        . - . - . - . -
                        - . - . - . - .
                        w - w - w - w -
                        - w - w - w - w
                        w - w - w - w -
                        """), Position.START);
    }

    @Test
    void a_square_tells_what_stands_on_it() {
        Position position = Fen.read("W:Wc3,Kd4:Bb6,Ke5");

        assertEquals(Optional.of(new Piece(Side.WHITE, false)), position.at(Square.C3));
        assertEquals(Optional.of(new Piece(Side.WHITE, true)), position.at(Square.D4));
        assertEquals(Optional.of(new Piece(Side.BLACK, false)), position.at(Square.B6));
        assertEquals(Optional.of(new Piece(Side.BLACK, true)), position.at(Square.E5));
        assertEquals(Optional.empty(), position.at(Square.A1));
    }

    @Test
    void two_pieces_on_a_square_or_one_beside_the_board_are_refused() {
        assertThrows(IllegalArgumentException.class, () -> new Position(1, 1, 0, Side.WHITE));
        assertThrows(IllegalArgumentException.class, () -> new Position(1L << 4, 0, 0, Side.WHITE));
        assertThrows(IllegalArgumentException.class, () -> new Position(1, 0, 2, Side.WHITE));
    }

    @Test
    void a_move_that_would_break_the_board_is_refused() {
        Position position = Position.START;

        assertThrows(IllegalArgumentException.class, () -> position.play(new Move(Square.D4, Square.E5, 0)));
        assertThrows(IllegalArgumentException.class, () -> position.play(new Move(Square.B6, Square.A5, 0)));
        assertThrows(IllegalArgumentException.class, () -> position.play(new Move(Square.C1, Square.D2, 0)));
        assertThrows(
                IllegalArgumentException.class, () -> position.play(new Move(Square.C3, Square.E5, Square.D4.bit())));
    }

    @Test
    void a_side_without_pieces_has_lost() {
        assertEquals(
                Optional.of(Outcome.win(Side.WHITE, Outcome.Reason.NO_PIECES)),
                Fen.read("B:Wa1:B").outcome());
        assertEquals(
                Optional.of(Outcome.win(Side.WHITE, Outcome.Reason.NO_PIECES)),
                Fen.read("W:Wa1:B").outcome());
        assertEquals(
                Optional.of(Outcome.win(Side.BLACK, Outcome.Reason.NO_PIECES)),
                Fen.read("W:W:BKh8").outcome());
    }

    @ParameterizedTest
    @ValueSource(strings = {"W:Wa3:Bb4,c5", "W:Wa1:Bb2,c3,h8"})
    void a_side_that_is_shut_in_on_its_turn_has_lost(String fen) {
        assertEquals(
                Optional.of(Outcome.win(Side.BLACK, Outcome.Reason.NO_MOVES)),
                Fen.read(fen).outcome());
    }

    @Test
    void a_side_that_is_shut_in_while_the_other_is_to_move_has_not_lost_yet() {
        assertEquals(Optional.empty(), Fen.read("B:Wa1:Bb2,c3,h8").outcome());
    }

    @Test
    void a_king_can_be_shut_in_as_well() {
        assertEquals(
                Optional.of(Outcome.win(Side.WHITE, Outcome.Reason.NO_MOVES)),
                Fen.read("B:WKf6,Kg7:BKh8").outcome());
    }

    @Test
    void flipped_the_other_side_stands_in_the_same_place() {
        assertEquals("B:Wb6:BKe5,f6", Fen.write(Fen.read("W:Wc3,Kd4:Bg3").flipped()));
    }
}
