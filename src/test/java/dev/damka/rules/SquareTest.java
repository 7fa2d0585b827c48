package dev.damka.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class SquareTest {
    @ParameterizedTest
    @EnumSource
    void a_square_is_found_by_name_place_bit_and_from_the_other_side(Square square) {
        assertEquals(Optional.of(square), Square.named(square.toString()));
        assertEquals(Optional.of(square), Square.at(square.file(), square.rank()));
        assertEquals(List.of(square), Square.of(square.bit()));
        assertEquals(square, square.turned().turned());
        assertEquals(square.turned().bit(), Bitboard.turned(square.bit()));
    }

    @Test
    void all_squares_are_the_dark_ones() {
        assertEquals(List.of(Square.values()), Square.of(Bitboard.ALL));
    }

    @ParameterizedTest
    @CsvSource({"1,b8", "2,d8", "4,h8", "5,a7", "8,g7", "9,b6", "18,d4", "22,c3", "29,a1", "32,g1"})
    void squares_are_numbered_from_b8_to_g1(int number, String name) {
        assertEquals(Square.named(name), Square.numbered(number));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 33, Integer.MAX_VALUE, Integer.MIN_VALUE})
    void other_numbers_are_no_squares(int number) {
        assertEquals(Optional.empty(), Square.numbered(number));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "a2", "h1", "i1", "a9", "a0", "A1", "a11", "`1", "\uD83D\uDE00"})
    void light_squares_and_anything_else_have_no_name(String name) {
        assertEquals(Optional.empty(), Square.named(name));
    }

    @ParameterizedTest
    @CsvSource({"-1,0", "0,-1", "8,0", "0,8", "1,0", "0,7"})
    void light_squares_and_places_off_the_board_are_no_squares(int file, int rank) {
        assertEquals(Optional.empty(), Square.at(file, rank));
    }

    @Test
    void the_main_road_runs_from_a1_to_h8() {
        assertEquals(
                "[a1, b2, c3, d4, e5, f6, g7, h8]",
                Square.of(Bitboard.MAIN_ROAD).toString());
    }

    @Test
    void steps_lead_to_the_squares_above() {
        assertEquals(Square.B4.bit(), Square.C3.bit() << Bitboard.LEFT);
        assertEquals(Square.D4.bit(), Square.C3.bit() << Bitboard.RIGHT);
        assertEquals(0, Square.A3.bit() << Bitboard.LEFT & Bitboard.ALL);
        assertEquals(0, Square.H4.bit() << Bitboard.RIGHT & Bitboard.ALL);
        assertEquals(
                "b8 d8 f8 h8 a1 c1 e1 g1",
                Arrays.toString(Square.of(Bitboard.RANK_8).toArray()).replaceAll("[\\[\\],]", "")
                        + " "
                        + Arrays.toString(Square.of(Bitboard.RANK_1).toArray()).replaceAll("[\\[\\],]", ""));
    }
}
