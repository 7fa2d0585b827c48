package dev.damka.engine.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.rules.notation.Fen;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BuilderTest {
    private static final EndgameTables FOUR = EndgameTables.build(4);

    private static Tally tally(EndgameTables tables, int pieces) {
        return Slice.of(pieces).stream()
                .map(slice -> Tally.of(slice, tables.distances()))
                .reduce(Tally.NOTHING, Tally::plus);
    }

    private static void assertTally(int won, int drawn, int lost, int longest, Tally tally) {
        double percent = (tally.won() + tally.drawn() + tally.lost()) / 100.0;
        assertEquals(won, tally.won() / percent, 0.5);
        assertEquals(drawn, tally.drawn() / percent, 0.5);
        assertEquals(lost, tally.lost() / percent, 0.5);
        assertEquals(longest, tally.longest());
    }

    @ParameterizedTest
    @CsvSource({"2, 37, 43, 20, 13", "3, 34, 49, 17, 25", "4, 39, 41, 20, 86"})
    void the_parts_won_drawn_and_lost_and_the_longest_ends_are_the_known_ones(
            int pieces, int won, int drawn, int lost, int longest) {
        assertTally(won, drawn, lost, longest, tally(FOUR, pieces));
    }

    @Test
    void every_won_three_kings_against_one_takes_thirteen_moves_at_most() {
        assertEquals(25, Tally.of(Slice.named("3K-1K"), FOUR.distances()).longest());
    }

    @Test
    void every_value_of_two_to_four_pieces_follows_from_its_moves() {
        assertEquals(Optional.empty(), Workshop.fault(FOUR));
    }

    @Test
    void the_tables_that_come_with_damka_hold_the_same() {
        assertTrue(Workshop.same(EndgameTables.shipped(), FOUR));
    }

    @Test
    void a_wrong_value_is_found() {
        Distances distances = Builder.build(2);
        Slice slice = Slice.named("1K-1K");
        distances.of(slice).put(100, (byte) (distances.get(slice, 100) + 2));
        assertTrue(Verifier.fault(distances, slice).isPresent());
    }

    @Test
    @Tag("slow")
    void every_value_of_five_pieces_follows_from_its_moves() {
        EndgameTables five = EndgameTables.build(5);
        assertTally(40, 38, 22, 109, tally(five, 5));
        assertEquals(Optional.of(EndgameTables.Value.WIN), five.value(Fen.read("W:Wb2,Kh6,Kf8:BKg1,a3")));
        assertEquals(Optional.empty(), Workshop.fault(five));
        assertTrue(Workshop.same(EndgameTables.shipped(), five));
    }
}
