package dev.damka.engine.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.rules.History;
import dev.damka.rules.Position;
import dev.damka.rules.notation.Fen;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpeningsTest {
    private static List<Position> positions(List<History> openings) {
        return openings.stream().map(History::position).toList();
    }

    @Test
    void a_line_is_a_position_or_moves() {
        List<History> openings =
                Openings.read(List.of("# city game", "1. c3-d4 d6-c5 2. b2-c3 f6-g5", "", " B:Wc3,d2:Bb6,f8 ", "cd4"));
        assertEquals(3, openings.size());
        assertEquals(4, openings.get(0).moves().size());
        assertEquals(Fen.read("B:Wc3,d2:Bb6,f8"), openings.get(1).start());
        assertEquals(1, openings.get(2).moves().size());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "c3-d4 d6-d5 | line 2: 'd6-d5' is no legal move in B:W",
                "W:Wc9:Bb4 | line 2, character 4: unknown square 'c9'",
                "W:Wa3:Bb4,c5 | line 2: the game is over there",
            })
    void a_wrong_line_is_named(String line, String beginning) {
        String message = assertThrows(IllegalArgumentException.class, () -> Openings.read(List.of("c3-d4", line)))
                .getMessage();
        assertTrue(message.startsWith(beginning), message);
    }

    @Test
    void a_file_without_openings_is_refused() {
        assertThrows(IllegalArgumentException.class, () -> Openings.read(List.of("# none")));
    }

    @Test
    void random_openings_differ_and_come_again_by_their_seed() {
        List<Position> openings = positions(Openings.random(30, 8, 5));
        assertEquals(30, openings.stream().distinct().count());
        assertEquals(openings, positions(Openings.random(30, 8, 5)));
        assertNotEquals(openings, positions(Openings.random(30, 8, 6)));
    }

    @Test
    void in_a_random_opening_neither_side_is_a_man_up() {
        for (Position position : positions(Openings.random(30, 8, 5))) {
            assertEquals(Long.bitCount(position.white()), Long.bitCount(position.black()));
            assertFalse(position.legalMoves().get(0).isCapture());
        }
    }

    @Test
    void more_openings_than_there_are_is_said() {
        String message = assertThrows(IllegalArgumentException.class, () -> Openings.random(8, 1, 1))
                .getMessage();
        assertEquals("random moves to ply 1 found 7 openings, not 8: fewer games or other plies would do", message);
    }
}
