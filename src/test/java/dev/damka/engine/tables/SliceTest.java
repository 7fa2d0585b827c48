package dev.damka.engine.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SliceTest {
    @ParameterizedTest
    @CsvSource({"2, 3488", "3, 196032", "4, 6209316", "5, 139450808", "6, 2426085676"})
    void the_numbers_of_positions_are_the_known_ones(int pieces, long positions) {
        assertEquals(positions, Slice.of(pieces).stream().mapToLong(Slice::size).sum());
        assertTrue(Slice.of(pieces).stream().allMatch(slice -> slice.size() > 0));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6})
    void each_position_has_one_number_and_comes_back_from_it(int pieces) {
        Random random = new Random(5);
        Board board = new Board();
        for (Slice slice : Slice.of(pieces)) {
            for (int i = 0; i < 100; i++) {
                int index = i == 0 ? slice.size() - 1 : random.nextInt(slice.size());
                slice.place(index, board);
                assertEquals(index, slice.index(board.men, board.kings, board.enemyMen, board.enemyKings));
            }
        }
    }

    @Test
    void a_name_says_men_and_kings_of_the_side_to_move_first() {
        assertSame(Slice.of(0, 4, 0, 2), Slice.named("4K-2K"));
        assertSame(Slice.of(1, 2, 3, 0), Slice.named("1m2K-3m"));
        assertEquals("1m2K-3m", Slice.of(1, 2, 3, 0).toString());
        assertEquals("3m-1m2K", Slice.named("1m2K-3m").turned().toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-", "4K", "4K-", "4K-3K", "0K-2K", "2K1m-1K", "4K 2K", "4D-2D"})
    void what_names_no_slice_is_refused_with_what_would(String name) {
        String message = assertThrows(IllegalArgumentException.class, () -> Slice.named(name))
                .getMessage();
        assertTrue(message.contains("4K-2K"), message);
    }

    @Test
    void promotions_lead_to_slices_with_fewer_men_which_come_first() {
        assertEquals(List.of(Slice.named("4K-2K")), Slice.named("4K-2K").withPromotions());
        assertEquals(
                List.of("2K-2K", "1m1K-2K", "2K-1m1K", "1m1K-1m1K"),
                Slice.named("1m1K-1m1K").withPromotions().stream()
                        .map(Slice::toString)
                        .sorted()
                        .sorted((some, other) -> Long.compare(men(some), men(other)))
                        .toList());
    }

    private static long men(String name) {
        return name.chars().filter(letter -> letter == 'm').count();
    }
}
