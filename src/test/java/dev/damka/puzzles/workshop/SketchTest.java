package dev.damka.puzzles.workshop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.notation.Fen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SketchTest {
    private static final Position START = Fen.read("W:Wb2,d4,e3,f2,f4:BKa5,d6,e7");

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "'' ; 0 ; true",
                "b2-c3 ; 1 ; true",
                "b2-c3! (d4-e5? a5-e1 e5:c7 (e5:c7)) {c3 (|c3)} a5:e5 d4:f6:d8 ; 3 ; true",
                "b2-c3~  a5:e1:g3:e5  d4:d8 ; 3 ; true",
                "b2-c3 a5 ; 1 ; false",
                "b2-c3 ) a5:e5 ; 2 ; true",
                "b2-c3 ( ; 1 ; true",
                "b2-c4 ; 0 ; false",
                "b2-c3 {never closed ; 1 ; true"
            })
    void the_main_line_is_read_as_far_as_it_goes(String text, int moves, boolean whole) {
        Sketch sketch = Sketch.of(START, text.replace('~', '\n'));
        assertEquals(moves, sketch.moves().size());
        assertEquals(moves + 1, sketch.positions().size());
        assertEquals(whole, sketch.isWhole());
    }

    @Test
    void a_move_goes_to_the_end_of_the_line_and_in_full_where_it_must() {
        Sketch sketch = Sketch.of(START, "b2-c3! (d4-e5? a5-e1)");
        Move capture = sketch.position().legalMoves().get(0);
        assertEquals("b2-c3! (d4-e5? a5-e1) a5:e5", sketch.with(capture));
        Position two = Fen.read("W:WKa1:Bb2,b4,c5,c7");
        Move first = two.legalMoves().get(0);
        assertTrue(
                Sketch.of(two, "").with(first).length() > "a1:d8".length(),
                Sketch.of(two, "").with(first));
    }

    @Test
    void what_can_t_be_read_stays_behind_the_new_move() {
        Sketch sketch = Sketch.of(START, "b2-c3 what");
        assertFalse(sketch.isWhole());
        assertEquals(
                "b2-c3 a5:e5 what", sketch.with(sketch.position().legalMoves().get(0)));
    }

    @Test
    void the_last_move_goes_with_what_hangs_on_it() {
        Sketch sketch = Sketch.of(START, "b2-c3! (d4-e5? a5-e1) a5:e5 {there} (a5:e5) d4:d8 {and there}");
        assertEquals("b2-c3! (d4-e5? a5-e1) a5:e5 {there} (a5:e5)", sketch.withoutLast());
        assertEquals("", Sketch.of(START, "b2-c3! (d4-e5?)").withoutLast());
        assertEquals("", Sketch.of(START, "").withoutLast());
    }
}
