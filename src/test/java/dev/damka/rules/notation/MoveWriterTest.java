package dev.damka.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.rules.Move;
import dev.damka.rules.Position;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class MoveWriterTest {
    @Test
    void a_step_has_a_hyphen_and_a_capture_a_colon() {
        assertEquals("a3-b4 c3-b4 c3-d4 e3-d4 e3-f4 g3-f4 g3-h4", written(Position.START));
        assertEquals("c3:e5", written(Fen.read("W:Wc3,g1:Bd4,h8")));
    }

    @Test
    void a_capture_is_written_short_where_that_names_one_move() {
        Position position = Fen.read("B:Wc3,f2,f4,d4:BKa5,e7");

        assertEquals("a5:b8 a5:c7 a5:d6 a5:e5 a5:g5 a5:h6", written(position));
    }

    @Test
    void a_capture_is_written_in_full_where_the_short_form_names_two() {
        assertEquals("a1:b8 a1:c3:a5:d8 a1:d4:b6:d8", written(Fen.read("W:WKa1:Bb2,b4,c5,c7")));
        assertEquals("d6:b8 d6:f8:h6:f4:b8", written(Fen.read("W:Wd6:Bc7,e7,g5,g7")));
    }

    @Test
    void the_full_form_names_the_square_of_each_jump() {
        Position position = Fen.read("W:Wh6:Bg7,c5,d2");
        Move move = position.legalMoves().get(0);

        assertEquals("h6:e1", MoveWriter.shortForm(move));
        assertEquals("h6:f8:b4:e1", MoveWriter.fullForm(position, move));
        assertTrue(MoveWriter.isShortUnique(position, move));
    }

    @Test
    void of_several_routes_the_smallest_by_name_is_the_full_form() {
        Position position = Fen.read("W:Wc3,h2:Bb4,b6,d4,d6,h8");

        assertEquals(
                "c3:a5:c7:e5:c3",
                MoveWriter.fullForm(position, position.legalMoves().get(0)));
    }

    @Test
    void a_short_form_of_two_moves_is_not_unique() {
        Position position = Fen.read("W:WKd2:Bf6,c5,e5,e3");

        assertFalse(position.legalMoves().stream().anyMatch(move -> MoveWriter.isShortUnique(position, move)));
    }

    private static String written(Position position) {
        return position.legalMoves().stream()
                .map(move -> MoveWriter.write(position, move))
                .sorted()
                .collect(Collectors.joining(" "));
    }
}
