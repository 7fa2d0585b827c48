package dev.damka.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.rules.notation.Fen;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds in every position, tried on positions drawn by lot. */
class RulesPropertiesTest {
    static LongStream seeds() {
        return LongStream.range(100, 110);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void moves_are_all_captures_or_all_quiet_and_each_stands_once(long seed) {
        positions(seed).forEach(position -> {
            List<Move> moves = position.legalMoves();

            boolean mustCapture = MoveGenerator.hasCapture(
                    position.pieces(position.turn()),
                    position.pieces(position.turn().opponent()),
                    position.kings());
            assertTrue(moves.stream().allMatch(move -> move.isCapture() == mustCapture), () -> Fen.write(position));
            assertEquals(moves.size(), Set.copyOf(moves).size(), () -> Fen.write(position));
            assertEquals(moves.size(), Perft.count(position, 1), () -> Fen.write(position));
        });
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void a_move_takes_what_it_captures_and_nothing_else(long seed) {
        positions(seed)
                .forEach(position -> position.legalMoves().forEach(move -> {
                    Position after = position.play(move);
                    Side side = position.turn();
                    long own = position.pieces(side);
                    long enemy = position.pieces(side.opponent());

                    assertEquals(side.opponent(), after.turn());
                    assertEquals(own & ~move.from().bit() | move.to().bit(), after.pieces(side));
                    assertEquals(enemy & ~move.captured(), after.pieces(side.opponent()));
                    assertEquals(
                            Long.bitCount(enemy) - move.capturedSquares().size(),
                            Long.bitCount(after.pieces(side.opponent())));
                    int crowned =
                            Long.bitCount(after.kings() & after.pieces(side)) - Long.bitCount(position.kings() & own);
                    assertTrue(crowned == 0
                            || crowned == 1 && (position.kings() & move.from().bit()) == 0);
                    assertTrue((after.pieces(Side.WHITE) & Bitboard.RANK_8 & ~after.kings()) == 0);
                    assertTrue((after.pieces(Side.BLACK) & Bitboard.RANK_1 & ~after.kings()) == 0);
                }));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void the_other_side_has_the_same_moves_on_the_turned_board(long seed) {
        positions(seed).forEach(position -> {
            Set<Move> turned = position.legalMoves().stream()
                    .map(RulesPropertiesTest::turned)
                    .collect(Collectors.toSet());

            assertEquals(turned, new HashSet<>(position.flipped().legalMoves()), () -> Fen.write(position));
            position.legalMoves()
                    .forEach(move -> assertEquals(
                            position.play(move).flipped(),
                            position.flipped().play(turned(move)),
                            () -> Fen.write(position)));
            assertEquals(position, position.flipped().flipped());
        });
    }

    private static Move turned(Move move) {
        return new Move(move.from().turned(), move.to().turned(), Bitboard.turned(move.captured()));
    }

    private static Stream<Position> positions(long seed) {
        return Stream.concat(RandomPositions.ofGame(seed).stream(), RandomPositions.placed(seed, 150).stream());
    }
}
