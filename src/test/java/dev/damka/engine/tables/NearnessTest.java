package dev.damka.engine.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.notation.Fen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Classes of plies to the end, in place of the plies. */
class NearnessTest {
    private static final EndgameTables FOUR = EndgameTables.build(4);

    private static int probe(EndgameTables tables, Position position) {
        Side turn = position.turn();
        return tables.probeNearness(
                position.pieces(turn), position.pieces(turn.opponent()), position.kings(), turn == Side.WHITE);
    }

    @Test
    void every_lost_position_without_a_capture_has_the_class_of_its_distance_and_no_other_has_one() {
        Nearness nearness = new Nearness(FOUR.labels(), Nearness.classes(FOUR.labels(), FOUR.distances()));
        Board board = new Board();
        for (Slice slice : Slice.of(4)) {
            for (int index = 0; index < slice.size(); index += 7) {
                slice.place(index, board);
                if (!Labels.hasCapture(board)) {
                    int value = FOUR.distances().get(slice, index);
                    int expected = value % 2 == 1 ? Nearness.of(value - 1) : EndgameTables.UNKNOWN;
                    assertEquals(expected, nearness.find(board.men, board.kings, board.enemyMen, board.enemyKings));
                }
            }
        }
        assertTrue(nearness.fits(FOUR.distances()));
    }

    @Test
    void the_last_position_of_a_slice_has_its_own_class_and_not_that_of_the_next() {
        Nearness nearness = new Nearness(FOUR.labels(), Nearness.classes(FOUR.labels(), FOUR.distances()));
        Board board = new Board();
        int seen = 0;
        for (Slice slice : Slice.of(4)) {
            int last = slice.size() - 1;
            while (last > 0 && FOUR.distances().get(slice, last) % 2 == 0 || hasCapture(slice, last, board)) {
                last--;
            }
            if (last > 0) {
                seen++;
                assertEquals(
                        Nearness.of(FOUR.distances().get(slice, last) - 1),
                        nearness.find(board.men, board.kings, board.enemyMen, board.enemyKings));
            }
        }
        assertTrue(seen > 15, () -> "too few slices");
    }

    private static boolean hasCapture(Slice slice, int index, Board board) {
        slice.place(index, board);
        return index > 0 && Labels.hasCapture(board);
    }

    @Test
    void a_wrong_class_is_found() {
        byte[] classes = Nearness.classes(FOUR.labels(), FOUR.distances());
        classes[classes.length / 3] ^= 1;
        assertFalse(new Nearness(FOUR.labels(), classes).fits(FOUR.distances()));
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "4, 1", "5, 2", "36, 9", "38, 10", "80, 14", "82, 15", "108, 15"})
    void an_end_so_many_plies_away_is_in_that_class(int plies, int number) {
        assertEquals(number, Nearness.of(plies));
    }

    /** The plies are what {@code tables build} finds. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "W:Wh2,Kf8:BKa1,Ka3,h4 | 34",
                "W:Wh2,Kh6:BKa1,Kc1,h4 | 32",
                "W:Wh2,Kf8:BKc1,Kd4,h4 | 30",
                "W:Wh2,Ka3:BKc1,Ke3,h4 | 28",
                "W:Wa1,Kg1:Be5,Ka7,Ke7 | 8",
                "W:Wa1,Kh2:Be5,Kd6,Ka7 | 6"
            })
    void lost_positions_of_five_pieces_have_a_class_that_comes_with_damka(String fen, int plies) {
        Position position = Fen.read(fen);
        assertEquals(Nearness.of(plies), probe(EndgameTables.shipped(), position));
        assertEquals(Nearness.of(plies), probe(EndgameTables.shipped(), position.flipped()));
        assertEquals(EndgameTables.UNKNOWN, probe(EndgameTables.none(), position));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // Won in 35 plies: d6-a3 is best, and leaves 34.
                "B:Wh2,Kf8:BKa1,h4,Kd6 | 9",
                // Drawn, and lost.
                "W:WKa1,Kb2,Kd2:BKc1,d8 | 0",
                "W:Wh2,Kf8:BKa1,Ka3,h4 | 0",
                // The distance is known.
                "W:WKa1,Kc1,Ke1:BKh8 | 0",
                // Six pieces.
                "W:WKa1,Kc1,Ke1:BKh8,h6,h4 | 0"
            })
    void a_won_position_of_five_pieces_is_as_near_as_its_best_move_leads(String fen, int nearest) {
        assertEquals(nearest, EndgameTables.shipped().nearest(Fen.read(fen)));
    }
}
