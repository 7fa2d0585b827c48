package dev.damka.engine.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EloTest {
    @ParameterizedTest
    @CsvSource({"0.5, 0", "0.75, 190.85", "0.25, -190.85", "0.64, 99.95", "0.909090909, 400"})
    void a_share_of_the_points_is_a_difference(double share, double difference) {
        assertEquals(difference, Elo.of(share), 0.01);
    }

    @Test
    void all_points_or_none_are_infinitely_far() {
        assertEquals(Double.POSITIVE_INFINITY, Elo.of(1));
        assertEquals(Double.NEGATIVE_INFINITY, Elo.of(0));
    }

    @Test
    void the_range_is_that_of_the_pairs() {
        // Variance (2 x 10 x 1/4 + 2 x 20 x 1/16) / 100 = 0.075, so a share of 0.5 +- 1.96 x sqrt(0.00075).
        Elo elo = Elo.ofPairs(List.of(10, 20, 40, 20, 10));
        assertEquals(0, elo.difference(), 1e-9);
        assertEquals(-37.44, elo.low(), 0.01);
        assertEquals(37.44, elo.high(), 0.01);
    }

    @Test
    void pairs_that_openings_decide_leave_what_so_many_trials_may_not_have_shown() {
        // A hundred pairs won by White each time: two hundred decided games, and a share of 0.5 +- 3 / 100.
        Elo elo = Elo.ofPairs(List.of(0, 0, 100, 0, 0));
        assertEquals(0, elo.difference(), 1e-9);
        assertEquals(-20.87, elo.low(), 0.01);
        assertEquals(20.87, elo.high(), 0.01);
    }

    @Test
    void a_range_beyond_all_points_is_open() {
        Elo elo = Elo.ofPairs(List.of(0, 0, 1, 0, 1));
        assertEquals(190.85, elo.difference(), 0.01);
        assertEquals(-67.89, elo.low(), 0.01);
        assertEquals(Double.POSITIVE_INFINITY, elo.high());
    }
}
