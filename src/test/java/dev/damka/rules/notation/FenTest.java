package dev.damka.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.damka.rules.Position;
import dev.damka.rules.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FenTest {
    private static final String START = "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8";

    @Test
    void a_position_is_written_in_one_form() {
        Position position = Diagram.read(Side.BLACK, """
                - . - . - . - .
                . - . - . - . -
                - b - . - . - .
                . - . - B - . -
                - . - W - . - .
                . - w - . - . -
                - . - . - . - .
                w - . - . - . -
                """);

        assertEquals("B:Wa1,c3,Kd4:BKe5,b6", Fen.write(position));
        assertEquals(START, Fen.write(Position.START));
        assertEquals("B:Wa1:B", Fen.write(Fen.read("B:Wa1:B")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "the written form|W:Wc3,Kd4:BKe5,b6|W:Wc3,Kd4:BKe5,b6",
                "the sides in the other order|W:Bb6,Ke5:Wc3,Kd4|W:Wc3,Kd4:BKe5,b6",
                "squares in any order|B:WKd4,c3:Bb6,Ke5|B:Wc3,Kd4:BKe5,b6",
                "numbers|W:W22,K18:B9,K15|W:Wc3,Kd4:BKe5,b6",
                "numbers and names|W:W22,Kd4:B9,Ke5|W:Wc3,Kd4:BKe5,b6",
                "ranges|W:W21-32:B1-12|" + START,
                "a range of kings|W:WK12-14,a1:B5|W:Wa1,Ka5,Kc5,Kh6:Ba7",
                "an empty side|B:Wa1:B|B:Wa1:B",
                "an empty white side|B:W:BKa1|B:W:BKa1",
                "a trailing dot|W:Wc3:Bb6.|W:Wc3:Bb6",
                "a dot behind an empty side|W:Wc3:B.|W:Wc3:B",
                "lower case|w:wc3,kb2:bg7|W:WKb2,c3:Bg7",
                "upper case|W:WC3,KB2:BG7|W:WKb2,c3:Bg7",
                "blanks around|  W:Wc3, b2 ,a1:Bg7,a5,e5 |W:Wa1,b2,c3:Ba5,e5,g7",
                "blanks around signs| W : W c3 , b2 : B b6 . |W:Wb2,c3:Bb6",
                "no-break spaces|\u00a0W:Wc3,\u00a0b2:Bb6\u00a0|W:Wb2,c3:Bb6",
                "a suffix|W:Wc3:Bb6:H0:F1|W:Wc3:Bb6",
                "a suffix and a dot|W:Wc3:Bb6:H12:F34.|W:Wc3:Bb6",
                "a suffix in lower case|W:Wc3:Bb6:h0:f1|W:Wc3:Bb6",
                "black men on rank 8, white on rank 1|W:Wa1:Bb8|W:Wa1:Bb8",
                "kings on both last ranks|W:WKb8:BKa1|W:WKb8:BKa1",
            })
    void each_usual_form_is_read(String what, String text, String written) {
        assertEquals(written, Fen.write(Fen.read(text)), what);
    }

    @Test
    void line_ends_around_items_are_read_over() {
        assertEquals("W:Wa1,b2,c3:Ba5,e5,g7", Fen.write(Fen.read("  W:Wc3, b2 ,a1:Bg7,a5,e5 \r\n")));
        assertEquals("W:Wa1,b2,c3:Ba5,e5,g7", Fen.write(Fen.read("W:\n\tWc3,\r\nb2,a1\n:Bg7,a5,e5\n.\n")));
    }

    @Test
    void the_start_position_in_numbers_is_the_start_position() {
        assertEquals(Position.START, Fen.read("W:W29,30,31,32,25,26,27,28,21,22,23,24:B9,10,11,12,5,6,7,8,1,2,3,4."));
    }

    @Test
    void a_text_of_the_greatest_length_is_read() {
        String text = "W:Wc3:Bb6";

        assertEquals("W:Wc3:Bb6", Fen.write(Fen.read(text + " ".repeat(Fen.MAX_LENGTH - text.length()))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "W:Wc3,a2:Bb6 | 7 | light square a2",
                "W:Wc3,Kh1:Bb6 | 7 | light square h1",
                "W:Wc3,i9:Bb6 | 7 | unknown square 'i9': a square is a1 to h8, or 1 to 32",
                "W:Wc33:Bb6 | 4 | unknown square 'c33': a square is a1 to h8, or 1 to 32",
                "W:Wc3:Bb6,Kx | 11 | unknown square 'x': a square is a1 to h8, or 1 to 32",
                "W:Wc3*d4:Bb6 | 4 | unknown square 'c3*d4': a square is a1 to h8, or 1 to 32",
                "W:Wabcdefghijklmnop:Bb6 | 4 | unknown square 'abcdefghijkl…': a square is a1 to h8, or 1 to 32",
                "W:W0:Bb6 | 4 | unknown square '0': numbers are 1 to 32",
                "W:W33:Bb6 | 4 | unknown square '33': numbers are 1 to 32",
                "W:W22,K99999999999:Bb6 | 7 | unknown square '99999999999': numbers are 1 to 32",
                "W:W22-:Bb6 | 4 | unknown square '': numbers are 1 to 32",
                "W:W22-K24:Bb6 | 4 | unknown square 'K24': numbers are 1 to 32",
                "W:W24-22:Bb6 | 4 | the range 24-22 runs backwards",
                "W:W21-33:B1 | 4 | unknown square '33': numbers are 1 to 32",
                "W:W,c3:Bb6 | 4 | a square is missing",
                "W:Wc3,:Bb6 | 7 | a square is missing",
                "W:WK,c3:Bb6 | 4 | a square is missing behind K",
                "W:Wc3,c3:Bb6 | 7 | square c3 is named twice",
                "W:Wc3,Kc3:Bb6 | 7 | square c3 is named twice",
                "W:Wc3:Bb6,c3 | 11 | square c3 is named twice",
                "W:Wc3,22:Bb6 | 7 | square c3 is named twice",
                "W:W21-24,22:Bb6 | 10 | square c3 is named twice",
                "W:Wc3,b8:Bb6 | 7 | a white man can't stand on b8, it would be a king: Kb8",
                "W:Wc3:Bb6,c1 | 11 | a black man can't stand on c1, it would be a king: Kc1",
                "W:W1-4:Bb6 | 4 | a white man can't stand on b8, it would be a king: Kb8",
                "W:W20-32:Bb6 | 4 | more than 12 white pieces with g1",
                "W:Wc3:B1-12,K13 | 13 | more than 12 black pieces with a5",
                "Wc3:Bb6 | 2 | expected a colon after the side to move",
                "c3:Bb6 | 1 | the side to move is missing: begin with W: or B:",
                ":Wc3:Bb6 | 1 | the side to move is missing: begin with W: or B:",
                "X:Wc3:Bb6 | 1 | the side to move is missing: begin with W: or B:",
                "W:c3:Bb6 | 3 | a list of pieces begins with W or B",
                "W | 2 | expected a colon after the side to move",
                "W: | 3 | a list of pieces begins with W or B",
                "W:Wc3 | 6 | the list of the other side is missing: write :B, even if empty",
                "W:Bc3. | 6 | the list of the other side is missing: write :W, even if empty",
                "W:Wc3:Wb4 | 7 | a second list of White's pieces",
                "W:Bc3:Bb4 | 7 | a second list of Black's pieces",
                "W:Wc3 d4:Bb6 | 7 | unexpected 'd4:Bb6': pieces are parted by commas, the two sides by a colon",
                "W:Wc3-d4:Bb6 | 6 | unexpected '-d4:Bb6': pieces are parted by commas, the two sides by a colon",
                "W:Wc3:Bb6 d6 | 11 | unexpected 'd6': pieces are parted by commas, the two sides by a colon",
                "W:Wc3:Bb6.. | 11 | unexpected '.': pieces are parted by commas, the two sides by a colon",
                "W:Wc3:Bb6:Z1 | 11 | unexpected 'Z1': pieces are parted by commas, the two sides by a colon",
                "W:W:B | 1 | there is no piece at all",
                "b:b:w. | 1 | there is no piece at all",
            })
    void each_fault_is_named_with_its_item_and_its_place(String text, int column, String message) {
        FenException fault = assertThrows(FenException.class, () -> Fen.read(text));

        assertEquals(message, fault.getMessage());
        assertEquals(column, fault.column());
    }

    @Test
    void an_empty_text_has_no_side_to_move() {
        assertEquals(1, assertThrows(FenException.class, () -> Fen.read("")).column());
        assertEquals(
                4, assertThrows(FenException.class, () -> Fen.read(" \r\n")).column());
    }

    @Test
    void a_text_that_is_too_long_is_refused_unread() {
        FenException fault = assertThrows(FenException.class, () -> Fen.read("W:Wc3:Bb6" + " ".repeat(504)));

        assertEquals("the text is too long: 513 characters, at most 512", fault.getMessage());
        assertEquals(513, fault.column());
    }

    @ParameterizedTest
    @ValueSource(strings = {"W:W\uD83D:Bb6", "W:W\uD83D\uDE00\u0000:Bb6", "W:Wc3:Bb6 \uDE00"})
    void a_message_can_be_shown_whatever_the_text_holds(String text) {
        String message = assertThrows(FenException.class, () -> Fen.read(text)).getMessage();

        assertEquals(
                0,
                message.codePoints()
                        .filter(c -> c < ' ' || c >= 0xD800 && c < 0xE000)
                        .count());
    }
}
