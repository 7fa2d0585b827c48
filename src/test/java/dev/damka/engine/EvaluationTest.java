package dev.damka.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.rules.Position;
import dev.damka.rules.RandomPositions;
import dev.damka.rules.Side;
import dev.damka.rules.notation.Fen;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EvaluationTest {
    private static List<Evaluation> evaluations() {
        return List.of(Evaluation.best(), Evaluation.handMade());
    }

    private static int worth(Evaluation evaluation, Position position) {
        return evaluation.of(
                position.pieces(position.turn()),
                position.pieces(position.turn().opponent()),
                position.kings(),
                position.turn() == Side.WHITE);
    }

    @ParameterizedTest
    @MethodSource("evaluations")
    void a_position_and_the_same_with_colours_changed_are_worth_the_same(Evaluation evaluation) {
        for (Position position : RandomPositions.placed(3, 2000)) {
            assertEquals(worth(evaluation, position), worth(evaluation, position.flipped()), Fen.write(position));
        }
    }

    @ParameterizedTest
    @MethodSource("evaluations")
    void a_man_more_is_worth_about_a_man(Evaluation evaluation) {
        int more = worth(evaluation, Fen.read("W:Wa1,c1,e1,g1,b2,d2,f2,h2:Bb8,d8,f8,h8,a7,c7,e7"));
        assertTrue(more > 50 && more < 200, "a man more is " + more);
    }

    @ParameterizedTest
    @MethodSource("evaluations")
    void a_king_is_worth_more_than_two_men(Evaluation evaluation) {
        int king = worth(evaluation, Fen.read("W:WKa1,c1,e1,g1:Bb8,d8,f8,h8,g7"));
        assertTrue(king > 0, "a king for two men is " + king);
    }

    @ParameterizedTest
    @MethodSource("evaluations")
    void no_position_is_worth_as_much_as_a_proven_win(Evaluation evaluation) {
        String white = "Ka1,Kc1,Ke1,Kg1,Kb2,Kd2,Kf2,Kh2,Ka3,Kc3,Ke3,Kg3";
        int most = worth(evaluation, Fen.read("W:W" + white + ":Bh8"));
        assertTrue(most > 0 && most < Search.SURE, "a board of kings is " + most);
    }

    @Test
    void the_weights_that_are_told_add_up_to_the_worth() {
        int[] weights = new int[Patterns.WEIGHTS];
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < weights.length; i++) {
            weights[i] = Patterns.pair(random.nextInt(-800, 800), random.nextInt(-800, 800));
        }
        Evaluation evaluation = new Patterns(weights);
        for (Position position : RandomPositions.placed(6, 2000)) {
            int[] sums = new int[2];
            for (int sign = -1; sign <= 1; sign += 2) {
                int counted = sign;
                Patterns.places(position, sign, place -> {
                    sums[0] += counted * Patterns.early(weights[place]);
                    sums[1] += counted * Patterns.late(weights[place]);
                });
            }
            int phase = Math.min(Patterns.PHASES, Long.bitCount(position.white() | position.black()));
            int expected = (sums[0] * phase + sums[1] * (Patterns.PHASES - phase)) / (Patterns.PHASES * Patterns.FINE);
            assertEquals(expected, worth(evaluation, position), Fen.write(position));
        }
    }

    @Test
    void weights_are_read_as_they_were_written() throws IOException {
        int[] weights = new int[Patterns.WEIGHTS];
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < 1000; i++) {
            weights[random.nextInt(weights.length)] =
                    Patterns.pair(random.nextInt(-9000, 9000), random.nextInt(-9000, 9000));
        }
        weights[Patterns.WEIGHTS - 1] = Patterns.pair(-1, 1);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Weights.write(weights, out);
        assertArrayEquals(weights, Weights.read(new ByteArrayInputStream(out.toByteArray())));
    }

    @Test
    void weights_cut_short_are_refused() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Weights.write(new int[Patterns.WEIGHTS], out);
        byte[] cut = new byte[out.size() - 4];
        System.arraycopy(out.toByteArray(), 0, cut, 0, cut.length);
        assertThrows(IOException.class, () -> Weights.read(new ByteArrayInputStream(cut)));
    }
}
