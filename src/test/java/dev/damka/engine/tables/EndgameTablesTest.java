package dev.damka.engine.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.engine.tables.EndgameTables.Value;
import dev.damka.rules.Position;
import dev.damka.rules.notation.Fen;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EndgameTablesTest {
    private static final EndgameTables FOUR = EndgameTables.build(4);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // The picture that goes round as Petrov's triangle: the lone king on the main road holds.
                "W:WKe1,Kg1,Kh2:BKh8 | DRAW",
                "B:WKe1,Kg1,Kh2:BKh8 | DRAW",
                "W:WKa1,Kc1,Ke1:BKh8 | WIN",
                "W:WKa1,Kb2,Kd2:BKc1 | DRAW",
                "W:WKa1:BKh8 | LOSS",
                "W:WKb2,Kd4:BKc3 | WIN",
                "W:Wa1,b2:Bc3 | WIN",
                "B:Wa1:B | LOSS"
            })
    void a_position_is_worth_what_its_moves_prove(String fen, Value value) {
        assertEquals(Optional.of(value), FOUR.value(Fen.read(fen)));
    }

    @Test
    void the_end_is_as_many_plies_away_as_best_play_needs() {
        assertEquals(OptionalInt.of(3), FOUR.plies(Fen.read("W:WKa1,Kc1,Ke1:BKh8")));
        assertEquals(OptionalInt.empty(), FOUR.plies(Fen.read("W:WKe1,Kg1,Kh2:BKh8")));
    }

    @ParameterizedTest
    @CsvSource({"2, 3488, 13", "3, 196032, 25", "4, 6209316, 86"})
    void the_numbers_of_positions_and_the_longest_ends_are_the_known_ones(int pieces, long positions, int plies) {
        assertEquals(positions, Slice.of(pieces).stream().mapToLong(Slice::size).sum());
        assertEquals(plies, FOUR.longest(pieces));
    }

    @Test
    void every_won_three_kings_against_one_takes_thirteen_moves_at_most() {
        assertEquals(25, FOUR.longest(new Slice(0, 3, 0, 1)));
    }

    @Test
    void every_value_of_two_to_four_pieces_follows_from_its_moves() {
        assertEquals(Optional.empty(), FOUR.fault());
    }

    @Test
    void a_wrong_value_is_found() {
        Distances distances = Builder.build(2);
        Slice slice = new Slice(0, 1, 0, 1);
        distances.of(slice)[100] += 2;
        assertTrue(Verifier.fault(distances, slice).isPresent());
    }

    @Test
    void each_position_has_one_number_and_comes_back_from_it() {
        Random random = new Random(5);
        Board board = new Board();
        for (Slice slice : Slice.of(5)) {
            for (int i = 0; i < 50; i++) {
                int index = random.nextInt(slice.size());
                slice.place(index, board);
                assertEquals(index, slice.index(board.men, board.kings, board.enemyMen, board.enemyKings));
            }
        }
    }

    @Test
    void a_position_and_the_same_with_colours_changed_are_worth_the_same() {
        Position position = Fen.read("B:Wc1,Kd2:BKe5,h4");
        assertEquals(FOUR.value(position), FOUR.value(position.flipped()));
        assertEquals(FOUR.plies(position), FOUR.plies(position.flipped()));
    }

    @Test
    void positions_with_more_pieces_are_not_known() {
        assertEquals(Optional.empty(), FOUR.value(Position.START));
        assertEquals(Optional.empty(), EndgameTables.none().value(Fen.read("W:WKa1:BKh8")));
    }

    @Test
    void written_tables_read_back_and_are_the_same_to_the_bit(@TempDir Path directory) throws IOException {
        EndgameTables three = EndgameTables.build(3);
        List<String> sums = three.write(directory, 3);
        assertEquals(sums, EndgameTables.build(3).write(directory, 3));
        EndgameTables read = EndgameTables.read(directory, 3, 3);
        Position position = Fen.read("W:WKa1,Kc1:BKg3");
        assertEquals(three.value(position), read.value(position));
        assertEquals(three.plies(position), read.plies(position));
        assertEquals(Optional.empty(), read.fault());
    }

    @Test
    void a_damaged_or_missing_file_is_noticed(@TempDir Path directory) throws IOException {
        assertThrows(IOException.class, () -> EndgameTables.read(directory, 2, 2));
        EndgameTables.build(2).write(directory, 2);
        Path labels = directory.resolve("labels-2.tables");
        byte[] bytes = Files.readAllBytes(labels);
        bytes[bytes.length / 2] ^= 1;
        Files.write(labels, bytes);
        IOException damaged = assertThrows(IOException.class, () -> EndgameTables.read(directory, 2, 2));
        assertTrue(damaged.getMessage().contains("damaged"), damaged.getMessage());
    }

    @Test
    @Tag("slow")
    void every_value_of_five_pieces_follows_from_its_moves() {
        EndgameTables five = EndgameTables.build(5);
        assertEquals(139_450_808, Slice.of(5).stream().mapToLong(Slice::size).sum());
        assertEquals(109, five.longest(5));
        assertEquals(Optional.of(Value.WIN), five.value(Fen.read("W:Wb2,Kh6,Kf8:BKg1,a3")));
        assertEquals(Optional.empty(), five.fault());
    }
}
