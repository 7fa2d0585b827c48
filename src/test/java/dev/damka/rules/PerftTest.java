package dev.damka.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.damka.rules.notation.Fen;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Numbers of lines to a depth, moves told apart by start, end and captured set. */
class PerftTest {
    private static final int SLOW_FROM = 9;

    static List<Arguments> shallow() {
        return CaseTable.rows("perft.tsv").stream()
                .filter(row -> depth(row) < SLOW_FROM)
                .toList();
    }

    static List<Arguments> deep() {
        return CaseTable.rows("perft.tsv").stream()
                .filter(row -> depth(row) >= SLOW_FROM)
                .toList();
    }

    private static int depth(Arguments row) {
        return Integer.parseInt((String) row.get()[1]);
    }

    @ParameterizedTest
    @MethodSource("shallow")
    void the_lines_of_a_position_are_counted(String fen, int depth, long lines) {
        assertEquals(lines, Perft.count(Fen.read(fen), depth));
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("deep")
    void the_lines_of_a_position_are_counted_deep(String fen, int depth, long lines) {
        assertEquals(lines, Perft.count(Fen.read(fen), depth));
    }

    @Test
    void at_depth_zero_there_is_one_line() {
        assertEquals(1, Perft.count(Position.START, 0));
    }

    @Test
    void a_lost_position_has_no_line() {
        assertEquals(0, Perft.count(Fen.read("W:Wa3:Bb4,c5"), 3));
    }

    @Test
    void immutable_positions_count_the_same_lines() {
        assertEquals(37986, throughPositions(Position.START, 6));
    }

    private static long throughPositions(Position position, int depth) {
        return depth == 0
                ? 1
                : position.legalMoves().stream()
                        .mapToLong(move -> throughPositions(position.play(move), depth - 1))
                        .sum();
    }
}
