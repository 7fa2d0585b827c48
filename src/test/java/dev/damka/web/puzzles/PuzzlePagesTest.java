package dev.damka.web.puzzles;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.web.Pages;
import io.quarkus.test.junit.QuarkusTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
class PuzzlePagesTest {
    private static final String TURKISH = "/puzzles/turkish-001";

    @ParameterizedTest
    @CsvSource({
        "ru,'Верно, дальше',Верно. Задача решена",
        "en,'Right, go on',Right. Puzzle solved",
    })
    void a_puzzle_is_solved_by_typing(String language, String right, String solved) {
        new Pages(language)
                .open(TURKISH)
                .play("b2-c3")
                .isAt(TURKISH + "?line=b2-c3,a5:e5")
                .says(right)
                .shows("<span class=\"move\">a5:e1:g3:e5</span>")
                .play("D4 x D8")
                .isAt(TURKISH + "?line=b2-c3,a5:e5,d4:d8")
                .says(solved)
                .hides("id=\"move-form\"")
                .shows("aria-keyshortcuts=\"n\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ru", "en"})
    void a_puzzle_is_solved_by_links_and_the_button(String language) {
        new Pages(language)
                .open(TURKISH)
                .follow("b2")
                .shows("#chosen")
                .follow("c3")
                .shows("name=\"move\" value=\"b2-c3\"")
                .play()
                .follow("d4")
                .shows("#target-capture")
                .follow("d8")
                .shows("name=\"move\" value=\"d4:f6:d8\"")
                .play()
                .isAt(TURKISH + "?line=b2-c3,a5:e5,d4:d8");
    }

    @Test
    void a_wrong_move_is_refuted_step_by_step_and_may_be_taken_back() {
        new Pages("en")
                .open("/puzzles/turkish-002")
                .play("c3-d4")
                .isAt("/puzzles/turkish-002?try=c3-d4")
                .says("c3-d4 does not win")
                .shows("<span class=\"move\">c3-d4</span>")
                .shows("class=\"m-red")
                .hides("id=\"move-form\"")
                .open("/puzzles/turkish-002?try=c3-d4&step=1")
                .shows("#badge-wrong")
                .hides("id=\"move-form\"")
                .follow("Try again")
                .isAt("/puzzles/turkish-002")
                .shows("id=\"move-form\"");
    }

    @ParameterizedTest
    @CsvSource({
        "ru,'Верно, дальше',<span class=\"move\">b2-a3</span> тоже ведёт к цели.",
        "en,'Right, go on',<span class=\"move\">b2-a3</span> also reaches the goal."
    })
    void a_right_move_that_the_puzzle_does_not_list_is_said_to_be_one_and_goes_on(
            String language, String right, String also) {
        new Pages(language)
                .open("/puzzles/beside-001")
                .play("b2-a3")
                .says(right)
                .shows(also)
                .shows("id=\"move-form\"")
                .open(at("b2-a3", "2"))
                .shows("<use href=\"#hint\"");
    }

    /** The puzzle behind that move with a hint of that number; the reply is the only one that makes it a line. */
    private static String at(String move, String hint) {
        String address = new Pages("en").open("/puzzles/beside-001").play(move).address();
        return address + "&hint=" + hint;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ru|После <span class=\"move\">b2-a3</span>",
                "en|After <span class=\"move\">b2-a3</span>",
            })
    void what_a_wrong_move_costs_is_said_in_words(String language, String words) {
        new Pages(language)
                .open("/puzzles/turkish-002?try=b2-a3")
                .shows(words)
                .shows("aria-current=\"step\"")
                .hides("id=\"move-form\"");
    }

    @ParameterizedTest
    @CsvSource({
        "ru,Верно. Задача решена,Разбор ходов,Чёрные обязаны бить",
        "en,Right. Puzzle solved,Move by move,Black must take"
    })
    void a_solved_puzzle_is_explained_move_by_move(String language, String solved, String title, String forced) {
        new Pages(language)
                .open(TURKISH + "?line=b2-c3,a5:e5,d4:d8")
                .says(solved)
                .shows(title)
                .shows(forced + ": <span class=\"move\">a5:e1:g3:e5</span>")
                .shows("<ol class=\"explained\">")
                .shows(": <a class=\"term\" href=\"/glossary#term-turkish-strike\">");
    }

    @Test
    void a_broken_rule_is_named_marked_and_not_counted() {
        Pages pages = new Pages("ru")
                .open(TURKISH + "?line=b2-c3,a5:e5")
                .play("e3-f2")
                .isAt(TURKISH + "?line=b2-c3,a5:e5&try=e3-f2")
                .says("Бить обязательно")
                .shows("role=\"alert\"")
                .shows("Попытка не засчитана.")
                .shows("<span class=\"move\">d4:f6:d8</span>")
                .shows("<use href=\"#badge-must\" class=\"m-red\" x=\"350\" y=\"450\"/>")
                .shows("value=\"e3-f2\"")
                .shows("aria-invalid=\"true\"");
        assertFalse(pages.cookies().containsKey("damka"), "nothing is kept of what is no try");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "d4:f6|The capture is not over",
                "c3-b4|There is no piece on c3",
                "d4-c3|You must capture",
                "d4-d4|You must capture",
                "a5-b6|There is no piece on a5",
                "d4-d9|There is no square d9",
                "hello|“hello” is not a move",
                "1. zz: d4|“1. zz: d4” is not a move",
                "|There is no move",
                "<script>|“&lt;script&gt;” is not a move",
                "d4:d8:f6:h8:a1|You must capture"
            })
    void whatever_is_typed_gets_a_note_and_keeps_what_was_typed(String typed, String title) {
        Pages pages = new Pages("en")
                .open(TURKISH + "?line=b2-c3,a5:e5")
                .play(typed == null ? "" : typed)
                .says(title);
        pages.shows("class=\"verdict verdict-rule\"").shows("id=\"move-form\"").hides("<script>");
    }

    @Test
    void ends_that_name_two_moves_are_offered_in_full_as_buttons() {
        new Pages("en")
                .open("/puzzles/two-ways?from=a1&to=d8")
                .says("a1:d8 can be played in different ways")
                .shows("value=\"a1:c3:a5:d8\"")
                .press("move", "a1:d4:b6:d8")
                .says("a1:d4:b6:d8 does not reach the goal");
        new Pages("en")
                .open("/puzzles/two-ways")
                .play("a1:d8")
                .says("a1:d8 can be played in different ways")
                .shows("value=\"a1:d4:b6:d8\"");
    }

    @Test
    void the_legal_moves_stand_in_the_page_for_the_script() {
        new Pages("en").open("/puzzles/two-ways").shows("a1:c3:a5:d8").shows("data-moves=\"");
        new Pages("en")
                .open(TURKISH + "?line=b2-c3,a5:e5")
                .shows("data-moves=\"d4:f6:d8\"")
                .shows("data-played=\"b2-c3,a5:e1:g3:e5\"");
    }

    @Test
    void a_hint_gives_the_words_first_and_then_the_piece() {
        new Pages("en")
                .open(TURKISH)
                .follow("Hint")
                .says("Hint")
                .shows("Give up three men")
                .hides("href=\"#hint\"")
                .follow("Which piece?")
                .shows("<use href=\"#hint\" class=\"m-ochre\" x=\"150\" y=\"650\"/>");
    }

    @Test
    void the_board_is_turned_for_black_and_by_a_link() {
        new Pages("en")
                .open(TURKISH)
                .hides("data-turned")
                .follow("Flip")
                .shows("data-turned")
                .shows("#coords-turned");
        new Pages("en").open(TURKISH + "?flip=1").play("b2-c3").isAt(TURKISH + "?line=b2-c3,a5:e5&flip=1");
    }

    @Test
    void the_solution_is_stepped_through_with_the_captured_pieces_still_standing() {
        new Pages("en")
                .open(TURKISH + "/solution?step=2")
                .shows("taken and still standing: f2, c3, f4")
                .shows("href=\"#taken\"")
                .shows("class=\"m-route\"")
                .shows("aria-current=\"step\">a5:e1:g3:e5")
                .shows("c3 is still on the board")
                .shows(TURKISH + "/solution?step=1")
                .shows(TURKISH + "/solution?step=3");
        new Pages("en").open(TURKISH + "/solution?step=999").shows("aria-current=\"step\">d4:f6:d8");
    }

    @Test
    void what_is_solved_is_kept_for_the_browser_that_solved_it() {
        Pages solver = new Pages("en").open(TURKISH).play("b2-c3").play("d4:d8").shows("<b>1 of 2</b>");
        assertTrue(solver.cookies().containsKey("damka"));
        solver.open("/themes/turkish-strike").shows("class=\"done\" href=\"" + TURKISH + "\"");
        solver.open("/puzzles").shows("1 of 2");
        solver.open("/").shows("Continue").shows("1 of 2");
        new Pages("en").open("/puzzles").shows("0 of 2");
    }

    @Test
    void a_puzzle_is_solved_within_the_theme_from_which_it_was_opened() {
        new Pages("en")
                .open("/themes/sacrifice")
                .shows(TURKISH + "?theme=sacrifice")
                .open(TURKISH + "?theme=sacrifice")
                .shows("href=\"/themes/sacrifice\"")
                .play("b2-c3")
                .isAt(TURKISH + "?theme=sacrifice&line=b2-c3,a5:e5");
    }

    @Test
    void a_line_that_the_puzzle_does_not_have_is_a_page_that_leads_back() {
        given().header("Accept-Language", "en")
                .get(TURKISH + "?line=c1-d2,zz")
                .then()
                .statusCode(400)
                .body(containsString("This line is not part of the puzzle"))
                .body(containsString("href=\"" + TURKISH + "\""));
    }

    @Test
    void a_move_without_the_token_of_its_form_is_refused_and_kept_nowhere() {
        given().formParam("move", "b2-c3").post(TURKISH + "/moves").then().statusCode(400);
    }

    @Test
    void an_unknown_puzzle_or_theme_is_a_page_of_its_own() {
        for (String address : new String[] {"/puzzles/nowhere", "/puzzles/nowhere/solution", "/themes/nowhere"}) {
            given().header("Accept-Language", "ru")
                    .get(address)
                    .then()
                    .statusCode(404)
                    .body(containsString("Такой страницы нет"));
        }
    }

    @Test
    void an_address_that_grades_a_right_move_leads_to_the_line_without_keeping_anything() {
        Pages pages = new Pages("en").open(TURKISH + "?try=b2-c3").isAt(TURKISH + "?line=b2-c3,a5:e5");
        assertFalse(pages.cookies().containsKey("damka"));
    }

    @ParameterizedTest
    @CsvSource({"ru,Решено со 2-й попытки.,Решено с 3-й попытки.", "en,Solved at the 2nd try.,Solved at try 3."})
    void a_puzzle_that_took_more_than_one_try_says_so(String language, String second, String third) {
        Pages pages = new Pages(language).open("/puzzles/turkish-002").play("c3-d4");
        pages.open("/puzzles/turkish-002").play("c3-b4").play("b2:h8").shows(second);

        pages = new Pages(language).open("/puzzles/turkish-002").play("c3-d4");
        pages.open("/puzzles/turkish-002").play("c3-d4");
        pages.open("/puzzles/turkish-002").play("b2-a3");
        pages.open("/puzzles/turkish-002").play("c3-b4").play("b2:h8").shows(third);
    }

    @Test
    void a_puzzle_solved_at_the_first_try_or_by_nobody_says_nothing_of_tries() {
        new Pages("en")
                .open("/puzzles/turkish-002")
                .play("c3-b4")
                .play("b2:h8")
                .says("Right. Puzzle solved")
                .hides("Solved at");
        new Pages("en")
                .open("/puzzles/turkish-002")
                .play("c3-d4")
                .open(TURKISH)
                .play("b2-c3")
                .play("d4:d8")
                .hides("Solved at");
    }

    @Test
    void pages_that_give_a_puzzle_away_say_where_it_is_from() {
        String credit = "Source: <span lang=\"en\">composed for Damka&#39;s tests</span>. License: CC0-1.0";
        new Pages("en").open(TURKISH + "?line=b2-c3,a5:e5,d4:d8").shows(credit);
        new Pages("en").open(TURKISH + "/solution").shows(credit);
        new Pages("en").open(TURKISH).hides("CC0");
    }

    @Test
    void keys_are_named_only_where_they_do_something() {
        new Pages("en").open("/puzzles").hides("aria-keyshortcuts");
        new Pages("en").open("/themes/turkish-strike").hides("aria-keyshortcuts");
        new Pages("en").open(TURKISH).shows("aria-keyshortcuts=\"/\"").shows("aria-keyshortcuts=\"n\"");
    }
}
