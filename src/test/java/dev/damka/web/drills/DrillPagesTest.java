package dev.damka.web.drills;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.web.Pages;
import dev.damka.web.shared.Language;
import io.quarkus.test.junit.QuarkusTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
class DrillPagesTest {
    /** Won in two moves: {@code f8-c5} and the black king must take. */
    private static final String TWO_KINGS = "/drills/two-kings?start=W:WKa7,Kf8:BKg1";

    private static final String PETROV = "/drills/petrov?start=W:WKf2,Kc3,Kg5:BKa3";

    @ParameterizedTest
    @CsvSource({
        "ru, 'Верно, дальше', Выиграно, 'сделано: 1, без единого промаха: 1', Другая позиция",
        "en, 'Right, go on', Won, '1 done, 1 without a slip', Another position"
    })
    void a_drill_is_won_by_typing_and_kept(String language, String right, String won, String done, String another) {
        Pages pages = new Pages(language).open(TWO_KINGS).play("f8-c5").says(right);
        pages.play("a7:c5").says(won);
        String address = pages.address();
        pages.open("/drills").shows(done).open(address).follow(another).hides("id=\"verdict\" role=\"status\"");
        assertTrue(pages.address().startsWith("/drills/two-kings?start="), pages.address());
    }

    @ParameterizedTest
    @CsvSource({
        "ru, f2-c5 упускает выигрыш, 'Выигрыш был: 9 ходов. Теперь ничья.', Показать верный ход, Взять ход назад",
        "en, f2-c5 lets the win slip, You had a win in 9 moves. Now it is drawn., Show the right move, Take the move back"
    })
    void a_slip_is_named_the_right_move_shown_on_request_and_the_move_taken_back(
            String language, String title, String cost, String show, String back) {
        Pages pages = new Pages(language).open(PETROV).play("f2-c5").says(title).reads(cost);
        pages.follow(show).says(title).shows("<span class=\"move\">g5-f4</span>");
        pages.follow(back).shows("id=\"move\"").shows("name=\"slips\" value=\"1\"");
        pages.play("g5-f4").shows("2 ");
    }

    @Test
    void the_limit_and_the_counters_of_the_draw_rules_are_on_screen() {
        Pages pages = new Pages("en").open(PETROV).shows("Your move: 1 of 15").shows("the shortest way: 9 moves");
        pages.play("g5-f4").shows("Your move: 2 of 15").shows("<b>1 of 15</b>").shows("Three kings against one");
        new Pages("ru").open(PETROV).shows("Ваш ход: 1 из 15");
    }

    @Test
    void a_longer_way_is_named_as_such() {
        new Pages("en")
                .open(PETROV)
                .play("f2-h4")
                .says("That wins, but there is a shorter way")
                .shows("It could be 8 moves.");
    }

    @Test
    void a_move_is_entered_by_links_and_a_rule_is_explained() {
        Pages pages = new Pages("en").open(TWO_KINGS).follow("f8").follow("c5").play();
        pages.says("Right, go on");
        new Pages("en").open(TWO_KINGS).play("a7-a6").shows("aria-invalid");
    }

    @Test
    void hints_point_at_the_piece_then_at_the_move() {
        new Pages("en")
                .open(PETROV)
                .follow("Hint")
                .shows("Look at g5")
                .follow("Show the right move")
                .shows("The best move is")
                .shows("22 of 29 win");
    }

    @Test
    void a_drill_without_a_position_leads_to_one_that_is_new_to_the_visitor() {
        Pages pages = new Pages("en").open("/drills/two-kings");
        String first = pages.address();
        assertEquals(first, new Pages("en").open("/drills/two-kings").address());
        pages.open(TWO_KINGS).play("f8-c5").play("a7:c5").open("/drills/two-kings");
        assertTrue(!first.equals(pages.address()), first);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/drills/petrov?start=x",
                "/drills/petrov?start=0",
                "/drills/petrov?start=W:WKe1,Kg1,Kh2:BKh8",
                "/drills/petrov?start=1&line=a1-b2",
                "/drills/petrov?start=W:WKf2,Kc3,Kg5:BKa3&line=f2-c5,a3-b2"
            })
    void what_is_no_position_of_the_drill_has_a_page_that_says_so(String address) {
        given().urlEncodingEnabled(false)
                .header("Accept-Language", "en")
                .get(address)
                .then()
                .statusCode(400)
                .body(containsString("There is no such position here"));
    }

    @Test
    void an_unknown_drill_is_not_found() {
        given().get("/drills/nowhere").then().statusCode(404);
        given().get("/drills/nowhere?start=1").then().statusCode(404);
    }

    @Test
    void the_catalogue_and_the_pages_of_themes_lead_to_the_drills() {
        new Pages("en").open("/puzzles").follow("Play an ending out").isAt("/drills");
        new Pages("ru").open("/themes/king-hunt").shows("href=\"/drills/two-kings\"");
        assertEquals(2, DrillListPage.ofTheme("men-ending", Language.EN).size());
        assertEquals(0, DrillListPage.ofTheme("turkish-strike", Language.EN).size());
    }
}
