package dev.damka.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.rules.notation.Fen;
import java.util.List;
import org.junit.jupiter.api.Test;

class RoutesTest {
    private static final Position RING = Fen.read("W:Wc3,h2:Bb4,b6,d4,d6,h8");

    @Test
    void a_ring_can_be_walked_either_way_and_the_smallest_route_comes_first() {
        Move around = Played.move(RING, "c3:c3");

        assertEquals(
                "[[c3, a5, c7, e5, c3], [c3, e5, c7, a5, c3]]",
                Routes.of(RING, around).toString());
        assertEquals("[c3, a5, c7, e5, c3]", Routes.first(RING, around).toString());
    }

    @Test
    void a_king_has_a_route_for_each_landing_from_which_it_can_go_on() {
        Position position = Fen.read("W:WKa1:Bc3,f2,h8");

        assertEquals(
                "[[a1, d4, g1]]",
                Routes.of(position, position.legalMoves().get(0)).toString());
    }

    @Test
    void a_quiet_move_has_one_route_its_two_squares() {
        assertEquals(
                "[[c3, d4]]",
                Routes.of(Position.START, Played.move(Position.START, "c3-d4")).toString());
    }

    @Test
    void a_capture_that_is_not_legal_has_no_route() {
        assertThrows(
                IllegalArgumentException.class, () -> Routes.of(RING, new Move(Square.C3, Square.A5, Square.B4.bit())));
    }

    @Test
    void squares_are_part_of_a_route_in_its_order_only() {
        List<Square> route = List.of(Square.C3, Square.A5, Square.C7, Square.E5, Square.C3);

        assertTrue(Routes.isPart(List.of(Square.C3, Square.C7, Square.C3), route));
        assertTrue(Routes.isPart(route, route));
        assertFalse(Routes.isPart(List.of(Square.C3, Square.C7, Square.A5), route));
        assertFalse(Routes.isPart(List.of(Square.C3, Square.C3, Square.C3), route));
    }
}
