package dev.damka.engine.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.notation.Fen;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MoveTextTest {
    private static final Position STRIKE = Fen.read("B:Wc3,f2,f4,d4:BKa5,e7");

    private static List<String> written(String fen) {
        return Fen.read(fen).legalMoves().stream().map(MoveText::write).sorted().toList();
    }

    @Test
    void a_quiet_move_is_its_two_squares() {
        assertEquals(List.of("g1f2", "g1h2"), written("W:Wg1:Bb8"));
    }

    @Test
    void a_capture_names_what_it_takes() {
        assertEquals(List.of("c3e5:d4"), written("W:Wc3:Bd4"));
        assertEquals(List.of("c3c3:b4d4b6d6"), written("W:Wc3:Bb4,b6,d4,d6"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a5e5:c3f2f4", "a5e5:f4f2c3"})
    void captured_squares_are_read_in_any_order(String text) {
        Move move = MoveText.read(STRIKE, text).orElseThrow();
        assertEquals("a5e5:f2c3f4", MoveText.write(move));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "a5", "a5e5", "a5e5:", "a5e5:c3f2", "a5e5:c3f2f2", "a5e5:c3f2d4", "a5e5:c3f2x9", "e7f6"})
    void anything_else_names_no_move(String text) {
        assertEquals(Optional.empty(), MoveText.read(STRIKE, text));
    }
}
