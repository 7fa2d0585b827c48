package dev.damka.puzzles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpreadTest {
    private static List<String> letters(String letters) {
        return letters.chars().mapToObj(Character::toString).toList();
    }

    private static long most(List<String> row) {
        return row.stream()
                .mapToLong(letter -> row.stream().filter(letter::equals).count())
                .max()
                .orElse(0);
    }

    /** Letters stand for puzzles; the same letter looks alike. */
    @ParameterizedTest
    @CsvSource({
        "abcdefghij,abcdefghij",
        "aaabcdefgh,aaabcdefgh",
        "aaaabcdefghi,aaabcdefghai",
        "aaa,aaa",
        "aaaaab,aaabaa",
    })
    void those_that_fit_keep_their_order(String letters, String spread) {
        assertEquals(letters(spread), Spread.of(letters(letters), Function.identity()));
    }

    @ParameterizedTest
    @CsvSource({
        "aaaaaabbbbbbbcccccdddd",
        "bbbbccccddddeeeeffffaaaaaaaaa",
        "bcdefghijklmnopqrstuaaaaaaaaa",
        "abcabcabcabcdefdefdefdefaaabbb"
    })
    void of_any_ten_in_a_row_three_at_most_look_alike(String letters) {
        List<String> spread = Spread.of(letters(letters), Function.identity());
        assertEquals(
                letters(letters).stream().sorted().toList(),
                spread.stream().sorted().toList());
        for (int from = 0; from + Spread.ROW <= spread.size(); from++) {
            assertTrue(most(spread.subList(from, from + Spread.ROW)) <= Spread.MOST, spread::toString);
        }
    }

    @ParameterizedTest
    @CsvSource("1000")
    void many_that_all_look_alike_stay_as_they_are(int many) {
        List<Integer> alike = Stream.iterate(0, n -> n + 1).limit(many).toList();
        assertEquals(alike, Spread.of(alike, puzzle -> "same"));
    }
}
