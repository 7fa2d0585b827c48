package dev.damka.web.authors;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.web.Pages;
import io.quarkus.test.junit.QuarkusTest;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
class EditorPagesTest {
    private static final String EDITOR = "/authors/editor";

    @ParameterizedTest
    @CsvSource({"ru, Написать задачу здесь, Расстановка", "en, Write a puzzle here, Placing pieces"})
    void the_authors_page_leads_to_the_editor_which_begins_with_an_empty_board(
            String language, String link, String title) {
        new Pages(language)
                .open("/authors")
                .follow(link)
                .isAt(EDITOR)
                .shows(title)
                .hides("NOT_FOUND");
    }

    @Test
    void pieces_are_placed_one_by_one_and_stand_in_the_address() {
        Pages pages = new Pages("en").open(EDITOR);
        pages.submit(EDITOR, "fen", "W:W:B", "piece", "wk", "square", "c3");
        pages.submit(EDITOR, "fen", "W:WKc3:B", "piece", "bm", "square", "d6");
        assertTrue(pages.address().contains("fen=W:WKc3:Bd6"), pages.address());
        pages.shows("aria-label=\"c3, White, king\"").shows("aria-label=\"d6, Black, man\"");
        pages.submit(EDITOR, "fen", "W:WKc3:Bd6", "piece", "bm", "square", "d6");
        assertTrue(pages.address().contains("fen=W:WKc3:B&"), pages.address());
    }

    @Test
    void a_man_on_its_last_rank_is_a_king_and_nothing_takes_a_piece_off() {
        Pages pages = new Pages("en").open(EDITOR);
        pages.submit(EDITOR, "fen", "W:W:B", "piece", "wm", "square", "b8");
        assertTrue(pages.address().contains("fen=W:WKb8:B"), pages.address());
        pages.submit(EDITOR, "fen", "W:WKb8:B", "piece", "none", "square", "b8", "do", "x");
        assertTrue(pages.address().contains("fen=W:W:B"), pages.address());
    }

    @Test
    void the_side_to_move_is_changed_and_a_board_without_moves_has_no_solution_yet() {
        Pages pages = new Pages("en").open(EDITOR);
        pages.submit(EDITOR, "fen", "W:Wc3:Bd6", "do", "turn");
        assertTrue(pages.address().contains("fen=B:Wc3:Bd6"), pages.address());
        pages.shows("Black is to move");
        pages.submit(EDITOR, "fen", "W:Wc3:B", "do", "line").says("No solution can be entered yet");
    }

    @ParameterizedTest
    @CsvSource({"ru, Ошибок нет, Ответ соперника", "en, No faults, The reply"})
    void moves_build_the_main_line_and_the_check_answers_as_one_goes(String language, String sound, String reply) {
        String[] fields = {
            "id", "mine-001", "theme", "king-hunt", "license", "CC0-1.0", "fen", "W:WKa1,Kc1:BKh8", "move", "c1-e3"
        };
        Pages pages = new Pages(language).open(EDITOR + "?fen=W:WKa1,Kc1:BKh8");
        pages.submit(EDITOR, fields).shows(reply);
        assertTrue(pages.address().contains("solution=c1-e3"), pages.address());
        pages.open(EDITOR + "?id=mine-001&theme=king-hunt&license=CC0-1.0&fen=W:Wc3:Bd4&solution=c3:e5")
                .shows(sound);
    }

    @Test
    void a_move_that_is_not_legal_is_explained() {
        new Pages("en")
                .open(EDITOR + "?fen=W:Wc3:Bf8")
                .submit(EDITOR, "fen", "W:Wc3:Bf8", "move", "c3-c4")
                .shows("aria-invalid=\"true\"");
    }

    @Test
    void the_last_move_is_taken_off() {
        Pages pages = new Pages("en").open(EDITOR + "?fen=W:Wc3:Bf8&solution=c3-d4%20f8-e7");
        pages.shows("The solver’s move");
        pages.submit(EDITOR, "fen", "W:Wc3:Bf8", "solution", "c3-d4 f8-e7", "do", "back")
                .shows("The reply");
        assertTrue(pages.address().contains("solution=c3-d4"), pages.address());
    }

    @Test
    void other_solutions_are_found_by_proof() {
        new Pages("en")
                .open(EDITOR + "?fen=W:WKb2,Kd4:BKc3&others=1")
                .shows("<span class=\"move\">d4-e5</span> reaches the goal, by the tables.")
                .shows("<span class=\"move\">d4-f6</span> reaches the goal, by the tables.")
                .shows("<span class=\"move\">d4-g7</span> reaches the goal, by the tables.")
                .shows("These miss the goal");
    }

    @Test
    void faults_are_told_in_the_language_of_the_page() {
        new Pages("ru")
                .open(EDITOR + "?id=Mine&fen=W:Wc3:Bf8&solution=c3-c4")
                .shows("Ошибка: неверное имя задачи.")
                .shows("Ошибка: нет лицензии.");
        new Pages("en").open(EDITOR + "?fen=W:Wc9:Bf8").shows("Error: a bad position. There is no square “c9”");
        new Pages("ru")
                .open(EDITOR + "?fen=W:Wc3,d3:Bf8")
                .shows("Ошибка: неверно записана позиция. d3 — белое поле, на нём не играют.");
    }

    @Test
    void the_block_is_downloaded_as_a_file() {
        Pages pages = new Pages("en").open(EDITOR);
        String token = pages.cookies().get("damka-csrf");
        given().cookies(pages.cookies())
                .formParam("csrf", token)
                .formParam("id", "mine-001")
                .formParam("fen", "W:WKb2,Kd4:BKc3")
                .formParam("goal", "win")
                .formParam("title.ru", "Охота")
                .formParam("solution", "d4-e5\n\n  c3:a1 e5-h8")
                .contentType("application/x-www-form-urlencoded; charset=UTF-8")
                .post(EDITOR + "/file")
                .then()
                .statusCode(200)
                .contentType("text/plain;charset=UTF-8")
                .header("Content-Disposition", "attachment; filename=\"mine-001.fen\"")
                .body(equalTo("""
                        [mine-001]
                        fen: W:WKb2,Kd4:BKc3
                        title.ru: Охота
                        solution: d4-e5
                          c3:a1 e5-h8
                        """));
    }

    @Test
    void a_puzzle_too_long_for_an_address_is_shown_all_the_same() {
        Pages pages = new Pages("en").open(EDITOR);
        given().cookies(pages.cookies())
                .formParam("csrf", pages.cookies().get("damka-csrf"))
                .formParam("fen", "W:Wc3:Bf8")
                .formParam("solution", "c3-d4 {" + "й".repeat(3000) + "}")
                .contentType("application/x-www-form-urlencoded; charset=UTF-8")
                .post(EDITOR)
                .then()
                .statusCode(200)
                .body(containsString("ййй"));
    }

    @Test
    void what_is_written_is_escaped_and_a_field_keeps_to_its_line() {
        String title = URLEncoder.encode("<b>\"x\"</b>\r\nlicense: hacked", StandardCharsets.UTF_8);
        new Pages("en")
                .open(EDITOR + "?fen=W:Wc3:Bf8&title.en=" + title)
                .hides("<b>")
                .shows("title.en: &lt;b&gt;&quot;x&quot;&lt;/b&gt; license: hacked");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "?fen=",
                "?fen=x",
                "?solution=((((&fen=W:Wc3:Bf8",
                "?mode=place&piece=zz&at=z9",
                "?goal=x&others=1"
            })
    void an_odd_address_is_a_page_as_well(String query) {
        new Pages("ru").open(EDITOR + query).shows("id=\"block\"");
    }
}
