package dev.damka.engine.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.rules.Position;
import dev.damka.rules.notation.Fen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PositionTextTest {
    private static final String START = "bbbbbbbbbbbb........wwwwwwwwwwwww";

    @Test
    void the_start_is_black_on_top_and_white_to_move() {
        assertEquals(Position.START, PositionText.read(START));
        assertEquals(START, PositionText.write(Position.START));
    }

    @ParameterizedTest
    @CsvSource({
        "W..............................Bb, B:WKb8:BKg1",
        "...B..........w.................w, W:We5:BKh8",
        "....b..W........................w, W:WKg7:Ba7",
    })
    void squares_run_from_b8_to_g1(String text, String fen) {
        assertEquals(Fen.read(fen), PositionText.read(text));
        assertEquals(text, PositionText.write(Fen.read(fen)));
    }

    @ParameterizedTest
    @CsvSource({
        "'', has 33 characters",
        "bbbbbbbbbbbb........wwwwwwwwwwww, these are 32",
        "bbbbbbbbbbbb........wwwwwwwwwwwwx, whose move it is",
        "bbbbbbbbbbbb....k...wwwwwwwwwwwww, 'character 17 of the position, on b4'",
        "w..............................bw, 'a man on b8 would be a king: W'",
        "W..............................bw, 'a man on g1 would be a king: B'",
        "bbbbbbbbbbbbb.......wwwwwwwwwwwww, at most 12 pieces",
        "................................w, at most 12 pieces",
    })
    void what_is_wrong_is_said(String text, String part) {
        String message = assertThrows(ProtocolException.class, () -> PositionText.read(text))
                .getMessage();
        assertTrue(message.contains(part), message);
    }
}
