package dev.damka.games.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.damka.rules.Position;
import dev.damka.rules.notation.Fen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FindingTextTest {
    private static final Position POSITION = Fen.read("W:WKa1:Bb2,b4,c5,c7");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "D|-",
                "W|-",
                "W0|-",
                "B17|-",
                "-120|-",
                "35|-35",
                "0|W3 a1:c3:a5:d8",
                "D|B8 a1:d4:b6:d8 b4-a3|D a1:c3:a5:d8"
            })
    void what_is_written_is_read_again(String text) {
        assertEquals(text, FindingText.write(FindingText.read(text, POSITION), POSITION));
    }

    @Test
    void what_nobody_wrote_is_no_finding() {
        assertThrows(IllegalStateException.class, () -> FindingText.read("35", POSITION));
        assertThrows(IllegalStateException.class, () -> FindingText.read("35|W3 a1-b2", POSITION));
    }
}
