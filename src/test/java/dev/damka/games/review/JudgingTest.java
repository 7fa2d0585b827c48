package dev.damka.games.review;

import static dev.damka.games.review.Judgement.BEST;
import static dev.damka.games.review.Judgement.BLUNDER;
import static dev.damka.games.review.Judgement.FORCED;
import static dev.damka.games.review.Judgement.ONLY;
import static dev.damka.rules.Side.BLACK;
import static dev.damka.rules.Side.WHITE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JudgingTest {
    /** As in {@link FindingText}: W and B with plies, D, or hundredths of a man for White. */
    private static Worth worth(String text) {
        return FindingText.readWorth(text);
    }

    @ParameterizedTest
    @CsvSource({
        "20, 20, BEST",
        "20, 15, BEST",
        "20, 14, GOOD",
        "20, -9, GOOD",
        "20, -10, INACCURACY",
        "20, -29, INACCURACY",
        "20, -30, MISTAKE",
        "20, -129, MISTAKE",
        "20, -130, BLUNDER",
        "900, 310, BEST",
        "-310, -900, BEST",
        "-310, B8, BEST",
        "W9, 290, GOOD",
        "W, 250, MISTAKE",
        "-250, B, MISTAKE",
        "D, 4, BEST",
        "D, -60, MISTAKE",
        "60, D, MISTAKE"
    })
    void a_move_is_judged_by_the_men_that_it_costs(String other, String got, Judgement expected) {
        assertEquals(expected, Judging.of(WHITE, 5, worth(got), worth(other)));
    }

    @ParameterizedTest
    @CsvSource({"W17, D", "W17, B4", "W, D", "D, B", "D, B60"})
    void whoever_throws_a_proven_result_away_has_blundered(String other, String got) {
        assertEquals(BLUNDER, Judging.of(WHITE, 5, worth(got), worth(other)));
        assertFalse(Judging.isKept(WHITE, worth(other), worth(got)));
    }

    @ParameterizedTest
    @CsvSource({"W17, W43, GOOD", "W17, W17, BEST", "W, W5, BEST", "B4, B2, GOOD", "B2, B4, BEST", "D, D, BEST"})
    void whoever_keeps_a_proven_result_has_not_erred_though_it_take_longer(
            String other, String got, Judgement expected) {
        assertEquals(expected, Judging.of(WHITE, 5, worth(got), worth(other)));
        assertTrue(Judging.isKept(WHITE, worth(other), worth(got)));
    }

    @ParameterizedTest
    @CsvSource({"W17, D", "D, B", "20, -30", "W, 200", "-100, B"})
    void the_only_move_is_the_one_without_which_there_would_be_a_mistake(String got, String other) {
        assertEquals(ONLY, Judging.of(WHITE, 5, worth(got), worth(other)));
    }

    @ParameterizedTest
    @CsvSource({"20, -29", "W9, W17", "B9, B7", "900, 310"})
    void nothing_is_the_only_move_where_another_would_have_done(String got, String other) {
        assertEquals(BEST, Judging.of(WHITE, 5, worth(got), worth(other)));
    }

    @Test
    void black_is_judged_from_the_other_side() {
        assertEquals(BLUNDER, Judging.of(BLACK, 5, worth("D"), worth("B9")));
        assertEquals(BEST, Judging.of(BLACK, 5, worth("-60"), worth("-40")));
        assertEquals(ONLY, Judging.of(BLACK, 5, worth("-60"), worth("-10")));
    }

    @Test
    void nobody_is_judged_for_the_only_legal_move() {
        assertEquals(FORCED, Judging.of(WHITE, 1, worth("B2"), null));
    }

    @ParameterizedTest
    @CsvSource({"20, -9, true", "20, -10, false", "W, 280, true", "W, 250, false", "D, -20, true"})
    void a_move_solves_that_keeps_the_value_to_three_tenths_of_a_man(String best, String got, boolean kept) {
        assertEquals(kept, Judging.isKept(WHITE, worth(best), worth(got)));
    }

    @ParameterizedTest
    @CsvSource({"20, 30, 30", "W9, W7, W7", "W, 800, W", "B9, B11, B11", "D, 0, D", "0, D, D"})
    void the_better_of_two(String one, String another, String better) {
        assertEquals(worth(better), Judging.better(WHITE, worth(one), worth(another)));
    }
}
