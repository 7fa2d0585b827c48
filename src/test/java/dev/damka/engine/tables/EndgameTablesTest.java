package dev.damka.engine.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.engine.tables.EndgameTables.Value;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.Square;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.MoveWriter;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EndgameTablesTest {
    private static final EndgameTables TABLES = EndgameTables.shipped();

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
                // Where a draw counter ends the game before the win; the tables know none.
                "W:Wb2,Kh6,Kf8:BKg1,a3 | WIN"
            })
    void a_position_is_worth_what_its_moves_prove(String fen, Value value) {
        assertEquals(Optional.of(value), TABLES.value(Fen.read(fen)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"B:Wa1:B | LOSS", "W:Wa1:B | WIN", "W:Wa5:Bb6,c7 | LOSS", "W:Wa3,a5:Bc3,b4,c5,b6,c7 | LOSS"})
    void a_position_that_is_over_is_answered_at_any_number_of_pieces(String fen, Value value) {
        Position position = Fen.read(fen);
        assertEquals(Optional.of(value), TABLES.value(position));
        assertEquals(OptionalInt.of(0), TABLES.plies(position));
        assertEquals(List.of(), TABLES.moves(position));
    }

    @Test
    void the_end_is_as_many_plies_away_as_best_play_needs() {
        assertEquals(OptionalInt.of(3), TABLES.plies(Fen.read("W:WKa1,Kc1,Ke1:BKh8")));
        assertEquals(OptionalInt.empty(), TABLES.plies(Fen.read("W:WKe1,Kg1,Kh2:BKh8")));
    }

    @Test
    void a_capture_of_one_piece_more_is_looked_through() {
        // Six pieces, and five of which the distance does not come along.
        Position six = Fen.read("W:WKa1,Kc1,Ke1:BKh8,b2,d4");
        Position five = Fen.read("W:WKc1,Ke1,Kg1:BKa7,d2");
        assertEquals(six.legalMoves().size(), TABLES.moves(six).size());
        assertEquals(TABLES.moves(six).get(0).value(), TABLES.value(six).orElseThrow());
        assertEquals(TABLES.bestMoves(five).get(0).plies(), TABLES.plies(five));
        assertTrue(TABLES.plies(five).isPresent());
    }

    @Test
    void quiet_positions_beyond_are_not_known() {
        Position six = Fen.read("W:WKa1,Kc1,Ke1:BKh8,h6,h4");
        assertEquals(Optional.empty(), TABLES.value(six));
        assertEquals(OptionalInt.empty(), TABLES.plies(six));
        assertEquals(List.of(), TABLES.moves(six));
        assertEquals(Optional.empty(), TABLES.value(Position.START));
        assertEquals(Optional.empty(), EndgameTables.none().value(Fen.read("W:WKa1:BKh8")));
    }

    @Test
    void moves_come_best_first_with_value_and_plies() {
        Position position = Fen.read("W:WKa1,Kc1,Ke1:BKh8");
        List<RatedMove> moves = TABLES.moves(position);
        assertEquals(position.legalMoves().size(), moves.size());
        assertEquals(Value.WIN, moves.get(0).value());
        assertEquals(OptionalInt.of(3), moves.get(0).plies());
        assertTrue(moves.containsAll(TABLES.bestMoves(position)));
        assertTrue(TABLES.bestMoves(position).stream()
                .allMatch(move -> move.plies().equals(OptionalInt.of(3))));
        RatedMove worst = moves.get(moves.size() - 1);
        // It gives away the piece that keeps the main road.
        assertEquals(Square.A1, worst.move().from());
        assertEquals(Value.DRAW, worst.value());
        assertEquals(OptionalInt.empty(), worst.plies());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // A man given up leaves four pieces, whose distance is known.
                "W:Wb2,Kb4,e7:Bf2,f8 | b4-e1",
                "W:WKa3,Ka5,Kc5:BKf8,h8 | a5-e1",
                "W:WKg3,Kb6,a7:BKd2,f6 | g3-e5"
            })
    void the_first_win_is_the_quickest_known_or_leads_into_the_nearest_class(String fen, String first) {
        Position position = Fen.read(fen);
        List<RatedMove> moves = TABLES.moves(position);
        assertEquals(first, MoveWriter.write(position, moves.get(0).move()), moves::toString);
        assertEquals(moves.get(0), TABLES.bestMoves(position).get(0));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6})
    void a_position_is_worth_what_its_best_move_is_and_as_far_from_the_end(int pieces) {
        Random random = new Random(pieces);
        for (int i = 0; i < 2000; i++) {
            Position position = drawn(random, pieces);
            Optional<Value> value = TABLES.value(position);
            List<RatedMove> moves = TABLES.moves(position);
            if (pieces > 5 && value.isEmpty()) {
                continue;
            }
            Value best = moves.isEmpty() ? Value.LOSS : moves.get(0).value();
            assertEquals(Optional.of(best), value, () -> Fen.write(position));
            if (!moves.isEmpty() && (pieces <= 4 || TABLES.plies(position).isPresent())) {
                assertEquals(TABLES.plies(position), moves.get(0).plies(), () -> Fen.write(position));
            }
            assertEquals(value, TABLES.value(position.flipped()), () -> Fen.write(position));
            assertEquals(TABLES.plies(position), TABLES.plies(position.flipped()), () -> Fen.write(position));
        }
    }

    /** A position of a slice that is drawn, then a number in it. */
    private static Position drawn(Random random, int pieces) {
        List<Slice> slices = Slice.of(pieces);
        Slice slice = slices.get(random.nextInt(slices.size()));
        Board board = new Board();
        slice.place(random.nextInt(slice.size()), board);
        Position position = new Position(
                Board.padded(board.men | board.kings),
                Board.padded(board.enemyMen | board.enemyKings),
                Board.padded(board.kings | board.enemyKings),
                Side.WHITE);
        return random.nextBoolean() ? position : position.flipped();
    }

    @Test
    void best_play_from_the_longest_win_of_four_pieces_ends_when_the_tables_say() {
        Position position = longestWin();
        int plies = TABLES.plies(position).orElseThrow();
        assertEquals(85, plies);
        for (int left = plies; left > 0; left--) {
            assertEquals(OptionalInt.of(left), TABLES.plies(position));
            Move best = TABLES.bestMoves(position).get(0).move();
            position = position.play(best);
        }
        assertEquals(List.of(), position.legalMoves());
    }

    private static Position longestWin() {
        Board board = new Board();
        for (Slice slice : Slice.of(4)) {
            for (int index = 0; index < slice.size(); index++) {
                if (TABLES.distances().get(slice, index) == 86) {
                    slice.place(index, board);
                    return new Position(
                            Board.padded(board.men | board.kings),
                            Board.padded(board.enemyMen | board.enemyKings),
                            Board.padded(board.kings | board.enemyKings),
                            Side.WHITE);
                }
            }
        }
        throw new AssertionError("no win in 85 plies");
    }
}
