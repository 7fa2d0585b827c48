package dev.damka.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.rules.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DiagramTest {
    private static final String BOARD = """
            - . - . - . - W
            . - . - . - . -
            - b - . - . - .
            . - . - B - . -
            - . - W - . - .
            . - w - . - . -
            - . - . - . - .
            B - . - . - . -
            """;

    @Test
    void a_board_is_drawn_with_rank_8_first() {
        assertEquals(BOARD, Diagram.write(Fen.read("W:Wc3,Kd4,Kh8:BKa1,Ke5,b6")));
    }

    @Test
    void a_drawn_board_is_read_whatever_the_blanks_around_it() {
        assertEquals("B:Wc3,Kd4,Kh8:BKa1,Ke5,b6", Fen.write(Diagram.read(Side.BLACK, BOARD)));
        assertEquals("B:Wc3,Kd4,Kh8:BKa1,Ke5,b6", Fen.write(Diagram.read(Side.BLACK, "\n" + BOARD.indent(4) + "\n\n")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "B - . - . - . - | B - . - . - . | rank 1 has not eight squares",
                "B - . - . - . - | B w . - . - . - | rank 1 has a sign w",
                "B - . - . - . - | B . . - . - . - | rank 1 has a sign .",
                "B - . - . - . - | B - x - . - . - | rank 1 has a sign x",
                "B - . - . - . - | B - - - . - . - | rank 1 has a sign -",
                "B - . - . - . - | B - ww - . - . - | rank 1 has a sign ww",
            })
    void a_board_drawn_wrong_is_refused_with_its_rank(String line, String wrong, String message) {
        String board = BOARD.replace(line, wrong);

        String found = assertThrows(IllegalArgumentException.class, () -> Diagram.read(Side.WHITE, board))
                .getMessage();

        assertTrue(found.startsWith(message), found);
    }

    @Test
    void a_board_has_eight_lines() {
        assertThrows(IllegalArgumentException.class, () -> Diagram.read(Side.WHITE, ""));
        assertThrows(IllegalArgumentException.class, () -> Diagram.read(Side.WHITE, BOARD + BOARD));
    }
}
