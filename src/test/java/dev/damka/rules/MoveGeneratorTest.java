package dev.damka.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.damka.rules.notation.Fen;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The generator against the table of positions with all their moves, and its ways of asking against each other. */
class MoveGeneratorTest {
    static List<Arguments> moves() {
        return CaseTable.rows("moves.tsv");
    }

    @ParameterizedTest
    @MethodSource("moves")
    void every_legal_move_is_found_once_and_no_other(String fen, String expected) {
        Position position = Fen.read(fen);

        String found = position.legalMoves().stream()
                .map(MoveGeneratorTest::written)
                .sorted()
                .collect(Collectors.joining(" "));

        assertEquals(expected, found);
    }

    /** As the table writes them: start, end, and all captured squares. */
    private static String written(Move move) {
        return move.isCapture()
                ? move.from() + ":" + move.to() + "x"
                        + move.capturedSquares().stream().map(Square::toString).collect(Collectors.joining())
                : move.from() + "-" + move.to();
    }

    @ParameterizedTest
    @MethodSource("moves")
    void counting_agrees_with_generating(String fen) {
        Position position = Fen.read(fen);

        assertEquals(position.legalMoves().size(), Perft.count(position, 1));
        assertEquals(
                position.legalMoves().stream().anyMatch(Move::isCapture),
                MoveGenerator.hasCapture(
                        position.pieces(position.turn()),
                        position.pieces(position.turn().opponent()),
                        position.kings()));
    }

    @Test
    void a_list_grows_where_a_freakish_position_has_more_moves_than_it_holds() {
        Position twelveKings = Fen.read("W:WKa1,Kc1,Ke1,Kg1,Kb2,Kd4,Ke5,Kc7,Kb8,Kd8,Kf8,Kh8:B");

        MoveList list = new MoveList();
        for (int i = 0; i < 200; i++) {
            list.add(i);
        }
        assertEquals(200, list.size());
        assertEquals(199, list.get(199));

        MoveGenerator.generate(twelveKings.white(), 0, twelveKings.kings(), true, list);
        assertEquals(twelveKings.legalMoves().size(), list.size());
    }

    @Test
    void a_list_can_be_reordered_by_its_owner() {
        MoveList list = new MoveList();
        list.add(1);
        list.add(2);

        list.set(0, 2);
        list.addOnce(2, 0);
        list.addOnce(3, 0);

        assertEquals(3, list.size());
        assertEquals(2, list.get(0));
        assertEquals(3, list.get(2));
    }
}
