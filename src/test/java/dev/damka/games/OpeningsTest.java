package dev.damka.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.rules.History;
import dev.damka.rules.Played;
import dev.damka.rules.Position;
import java.util.HashSet;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OpeningsTest {
    private static final Openings OPENINGS = Openings.shipped();

    private static Optional<String> named(String... moves) {
        return OPENINGS.of(Played.on(History.from(Position.START), moves)).map(Opening::en);
    }

    @Test
    void every_opening_is_legal_and_has_a_position_of_its_own() {
        assertEquals(25, OPENINGS.all().size());
        assertEquals(
                25, new HashSet<>(OPENINGS.all().stream().map(Opening::position).toList()).size());
    }

    @Test
    void an_opening_is_named_as_played() {
        assertEquals(Optional.of("City game"), named("c3-d4", "d6-c5", "b2-c3", "f6-g5"));
        assertEquals(Optional.of("City game"), named("c3-d4", "d6-c5", "b2-c3", "f6-g5", "g3-h4"));
        assertEquals(Optional.empty(), named("c3-d4", "d6-c5"));
    }

    @Test
    void another_order_of_moves_leads_to_the_same_name() {
        assertEquals(Optional.of("City game"), named("c3-d4", "f6-g5", "b2-c3", "d6-c5"));
    }

    @Test
    void the_later_name_wins() {
        assertEquals(Optional.of("Romanychev's game"), named("c3-d4", "f6-e5", "d4:f6"));
        assertEquals(Optional.of("Fatal opening"), named("c3-d4", "f6-e5", "d4:f6", "g7:e5"));
    }

    @Test
    void a_name_of_a_single_source_is_marked() {
        Opening city = OPENINGS.all().get(0);
        assertFalse(city.isSingleSource());
        assertTrue(OPENINGS.all().stream()
                .filter(opening -> opening.en().equals("Tychok (Poke)"))
                .findFirst()
                .orElseThrow()
                .isSingleSource());
    }
}
