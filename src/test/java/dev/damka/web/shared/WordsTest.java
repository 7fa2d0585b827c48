package dev.damka.web.shared;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "-|-|RU",
                "en|ru|EN",
                "ru|en|RU",
                "xx|en|EN",
                "-|en-GB,en;q=0.9|EN",
                "-|de, en;q=0.5, ru;q=0.7|RU",
                "-|fr|RU",
                "-|enough|RU",
                "-|;;;,q=|RU",
                "-|en;q=0|RU",
                "-|en;q=1e9999|RU"
            })
    void the_language_is_what_was_chosen_then_what_the_browser_prefers_then_russian(
            String chosen, String accepted, Language expected) {
        assertEquals(expected, Language.choose(chosen, accepted));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {"-|EN", "fr|EN", "ru|RU", "en;q=0.5, ru-RU|RU", "de, en;q=0.7, ru;q=0.5|EN"})
    void the_language_of_the_api_is_what_is_asked_for_and_else_english(String accepted, Language expected) {
        assertEquals(expected, Language.ofApi(accepted));
    }

    @ParameterizedTest
    @CsvSource({"1,ONE", "2,FEW", "4,FEW", "5,MANY", "11,MANY", "12,MANY", "21,ONE", "22,FEW", "111,MANY", "0,MANY"})
    void a_russian_noun_has_three_forms_behind_numbers(int number, Plural expected) {
        assertEquals(expected, Plural.of(Language.RU, number));
    }

    @Test
    void moves_stand_out_in_prose_and_everything_else_is_escaped() {
        assertEquals(
                "Play <span class=\"move\">c3-d4!</span> or <span class=\"move\">a5:e1:g3:e5</span>,"
                        + " not to e5 &lt;b&gt; &amp; &quot;so&quot;.",
                Prose.html("Play c3-d4! or a5:e1:g3:e5, not to e5 <b> & \"so\".")
                        .getValue());
    }

    @Test
    void a_note_becomes_a_sentence() {
        assertEquals("The king stops.", Prose.sentence("the king stops"));
        assertEquals("c3 still stands.", Prose.sentence("c3 still stands"));
        assertEquals("Why?", Prose.sentence("why?"));
        assertEquals("", Prose.sentence(""));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {
                "/puzzles/x?line=a,b&from=c3 /puzzles/x?line=a,b&from=c3",
                "/ /",
                "//elsewhere.example/ /",
                "/\\\\elsewhere.example /",
                "https://elsewhere.example/ /",
                "puzzles /",
                "/x%zz /",
                "/x%0d%0aSet-Cookie:a=b /x%0d%0aSet-Cookie:a=b",
                "/\u0441 /"
            })
    void settings_lead_back_to_this_site_only(String asked, String expected) {
        assertEquals(expected, SitePath.of(asked));
    }
}
