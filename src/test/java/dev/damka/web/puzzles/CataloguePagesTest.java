package dev.damka.web.puzzles;

import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.damka.web.Pages;
import io.quarkus.test.junit.QuarkusTest;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
class CataloguePagesTest {
    @Test
    void the_contents_name_the_themes_that_have_puzzles_and_no_others() {
        new Pages("en")
                .open("/puzzles")
                .shows("<a href=\"/themes/turkish-strike\">Turkish strike</a>")
                .shows("0 of 2")
                .hides("/themes/opposition")
                .shows("class=\"p-crown\"");
    }

    @Test
    void a_search_finds_words_of_a_title_in_either_language() {
        new Pages("ru")
                .open("/puzzles?q=%D0%B1%D0%B8%D1%82%D0%B0%D1%8F")
                .shows("Битая ещё стоит")
                .hides("contents-line\"><a href=\"/themes");
        new Pages("en").open("/puzzles?q=captured").shows("The captured man still stands");
        new Pages("en").open("/puzzles?q=%3Czzz%3E").shows("Nothing was found").hides("<zzz>");
        new Pages("en").open("/puzzles?q=%20").shows("contents-line\"><a href=\"/themes/turkish-strike\"");
    }

    @ParameterizedTest
    @CsvSource({"ru,битую,Битая ещё стоит", "en,stand,The captured man still stands"})
    void a_search_finds_words_in_any_form_and_shows_what_was_typed(String language, String typed, String title) {
        new Pages(language)
                .open("/puzzles?q=" + URLEncoder.encode(typed, StandardCharsets.UTF_8))
                .shows(title)
                .shows("name=\"q\" value=\"" + typed + "\"");
    }

    @Test
    void a_theme_shows_its_puzzles_from_easy_to_hard_and_where_to_go_on() {
        Pages pages = new Pages("en")
                .open("/themes/turkish-strike")
                .shows("Next: puzzle 1")
                .shows("aria-current=\"true\">1");
        int easy = pages.html().indexOf("href=\"/puzzles/turkish-002\"");
        int hard = pages.html().indexOf("href=\"/puzzles/turkish-001\"");
        assertFalse(easy < 0 || hard < easy);
    }

    @Test
    void a_theme_is_filtered_by_level_and_by_what_is_unsolved() {
        new Pages("en")
                .open("/themes/turkish-strike?level=4")
                .shows("<option value=\"4\" selected>")
                .shows(">2</a>")
                .hides("<li><a href=\"/puzzles/turkish-002\"");
        new Pages("en").open("/themes/turkish-strike?level=5").shows("There are no such puzzles here.");
        new Pages("en")
                .open("/themes/turkish-strike")
                .open("/puzzles/turkish-002")
                .play("c3-b4")
                .play("b2:h8")
                .open("/themes/turkish-strike?unsolved=1")
                .hides("class=\"done\" href")
                .shows("checked")
                .shows(">2</a>");
    }

    @Test
    void what_is_not_understood_in_a_filter_is_ignored() {
        new Pages("en")
                .open("/themes/turkish-strike?level=x&page=-1&unsolved=maybe")
                .shows("aria-current=\"true\">1");
        new Pages("en").open("/themes/turkish-strike?page=99999").shows("aria-current=\"true\">1");
    }
}
