package dev.damka.web.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.hasKey;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
class PuzzlesResourceTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    @Test
    void puzzles_of_a_theme_and_level_are_given_on_pages() throws Exception {
        String expected = """
                {"total": 1, "page": 1, "pages": 1, "puzzles": [
                  {"id": "turkish-001", "fen": "W:Wb2,f2,e3,d4,f4:BKa5,d6,e7", "themes": ["turkish-strike", "sacrifice"],
                   "goal": "win", "level": 4,
                   "title": {"ru": "Битая ещё стоит", "en": "The captured man still stands"}}]}
                """;

        String actual = given().get("/api/puzzles?theme=turkish-strike&level=4&page=1")
                .then()
                .statusCode(200)
                .contentType("application/json")
                .extract()
                .asString();

        assertEquals(JSON.readTree(expected), JSON.readTree(actual));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "?theme=&level=&page="})
    void all_puzzles_are_given_in_rising_difficulty_where_nothing_is_asked(String query) {
        given().get("/api/puzzles" + query)
                .then()
                .statusCode(200)
                .body("total", is(6))
                .body("pages", is(1))
                .body("puzzles.level", contains(1, 2, 2, 3, 4, 5));
    }

    @Test
    void a_list_in_which_nothing_fits_is_one_empty_page() {
        given().get("/api/puzzles?theme=king-hunt&level=5")
                .then()
                .statusCode(200)
                .body("total", is(0))
                .body("page", is(1))
                .body("pages", is(1))
                .body("puzzles", empty());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    theme=no-theme      | give one of turkish-strike, sacrifice, king-hunt
                    level=0             | level must be a number from 1 to 5
                    level=6             | level must be a number from 1 to 5
                    level=two           | level must be a number from 1 to 5
                    page=0              | page must be a number from 1 on
                    page=-1             | page must be a number from 1 on
                    page=99999999999999 | page must be a number from 1 on
                    page=2              | give a page from 1 to 1
                    """)
    void what_can_not_be_asked_is_a_problem_that_says_what_can(String query, String rightWouldBe) {
        given().get("/api/puzzles?" + query)
                .then()
                .statusCode(400)
                .contentType("application/problem+json")
                .body("status", is(400))
                .body("detail", endsWith(rightWouldBe));
    }

    @Test
    void a_puzzle_alone_has_its_hint_and_never_its_solution() {
        given().get("/api/puzzles/turkish-001")
                .then()
                .statusCode(200)
                .body("id", is("turkish-001"))
                .body("hint.en", startsWith("Give up three men"))
                .body("$", not(hasKey("solution")))
                .body(not(containsString("d4:f6:d8")));
    }

    @Test
    void a_puzzle_that_is_not_there_is_a_problem() {
        given().get("/api/puzzles/no-such-puzzle")
                .then()
                .statusCode(404)
                .contentType("application/problem+json")
                .body("type", is("urn:damka:problem:puzzle"))
                .body("status", is(404));
    }

    @Test
    void the_last_right_move_solves() throws Exception {
        String expected = """
                {"verdict": "solved", "move": {"short": "b2:h8", "full": "b2:d4:f6:h8", "captured": ["c3", "e5", "g7"]},
                 "reply": null, "fen": "B:Wa1,Kh8:B", "reason": null, "candidates": [],
                 "line": ["c3-b4", "a5:c3", "b2:h8"]}
                """;

        String actual = grade("turkish-002", "{\"line\": [\"c3-b4\", \"a5:c3\"], \"move\": \"b2:h8\"}", "en")
                .statusCode(200)
                .extract()
                .asString();

        assertEquals(JSON.readTree(expected), JSON.readTree(actual));
    }

    @Test
    void a_right_move_is_answered_with_the_reply() {
        grade("turkish-001", "{\"line\": [], \"move\": \"B2 - C3\"}", "en")
                .statusCode(200)
                .body("verdict", is("right"))
                .body("move.short", is("b2-c3"))
                .body("move.captured", empty())
                .body("reply.short", is("a5:e5"))
                .body("reply.full", is("a5:e1:g3:e5"))
                .body("reply.captured", contains("f2", "c3", "f4"))
                .body("fen", is("W:We3,d4:BKe5,d6,e7"))
                .body("line", contains("b2-c3", "a5:e5"));
    }

    @Test
    void a_wrong_move_shows_the_position_after_it_and_leaves_the_line() {
        grade("turkish-001", "{\"line\": [], \"move\": \"d4-c5\"}", "en")
                .statusCode(200)
                .body("verdict", is("wrong"))
                .body("move.full", is("d4-c5"))
                .body("fen", startsWith("B:W"))
                .body("reason", nullValue())
                .body("line", empty())
                .body("refutation", not(empty()))
                .body("cost", startsWith("After d4-c5 "));
    }

    @Test
    void what_a_wrong_move_costs_is_said_in_the_language_of_the_request() {
        grade("turkish-001", "{\"line\": [], \"move\": \"d4-c5\"}", "ru")
                .statusCode(200)
                .body("cost", startsWith("После d4-c5 "));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    en         | You must capture: d4:f6:d8.
                    en-GB,en;q=0.9 | You must capture: d4:f6:d8.
                    ru         | Бить обязательно: d4:f6:d8.
                    fr, en;q=0.5   | You must capture: d4:f6:d8.
                    fr         | You must capture: d4:f6:d8.
                    ;;q=,,     | You must capture: d4:f6:d8.
                    """)
    void an_illegal_move_is_told_which_rule_it_breaks_in_the_language_of_the_request(String languages, String words) {
        grade("turkish-001", "{\"line\": [\"b2-c3\", \"a5:e5\"], \"move\": \"e3-f4\"}", languages)
                .statusCode(200)
                .body("verdict", is("illegal"))
                .body("reason.code", is("must-capture"))
                .body("reason.sentence", is(words))
                .body("reason.squares", empty())
                .body("reason.moves", contains("d4:f6:d8"))
                .body("move", nullValue())
                .body("fen", is("W:We3,d4:BKe5,d6,e7"))
                .body("line", contains("b2-c3", "a5:e5"));
    }

    @Test
    void an_ambiguous_move_is_refused_with_each_way_in_full() {
        grade("two-ways", "{\"line\": [], \"move\": \"a1:d8\"}", "en")
                .statusCode(200)
                .body("verdict", is("ambiguous"))
                .body("move", nullValue())
                .body("fen", is("W:WKa1:Bb2,b4,c5,c7"))
                .body("candidates", contains("a1:c3:a5:d8", "a1:d4:b6:d8"))
                .body("line", empty());
    }

    @Test
    void an_unreadable_text_is_answered_with_an_example() {
        grade("turkish-001", "{\"line\": [], \"move\": \"d9\"}", "en")
                .statusCode(200)
                .body("verdict", is("unreadable"))
                .body("reason.sentence", endsWith("Write a move like c3-d4 or c3:e5."));
    }

    @Test
    void a_right_move_that_the_puzzle_does_not_list_is_graded_on_by_proof_to_the_end() {
        List<String> line = List.of();
        String move = "b2-a3";
        String verdict = "right";
        for (int moves = 1; verdict.equals("right"); moves++) {
            assertTrue(moves < 20, line::toString);
            JsonPath grade = grade("beside-001", body(line, move), "en")
                    .statusCode(200)
                    .extract()
                    .jsonPath();
            verdict = grade.getString("verdict");
            assertEquals(moves == 1 ? "b2-a3 also reaches the goal." : null, grade.getString("also"));
            line = grade.getList("line");
            move = rightMove(line, grade.getString("fen"), verdict);
        }
        assertEquals("solved", verdict);
        assertTrue(line.size() > 2, line::toString);
    }

    /** A move of that position that is graded as right, found by trying. */
    private static String rightMove(List<String> line, String fen, String verdict) {
        if (!verdict.equals("right")) {
            return "";
        }
        List<String> moves =
                given().queryParam("fen", fen).get("/api/position").jsonPath().getList("moves.full");
        return moves.stream()
                .filter(move -> List.of("right", "solved")
                        .contains(grade("beside-001", body(line, move), "en")
                                .extract()
                                .jsonPath()
                                .getString("verdict")))
                .findFirst()
                .orElseThrow();
    }

    private static String body(List<String> line, String move) {
        String moves = line.stream().map(one -> '"' + one + '"').collect(Collectors.joining(", "));
        return "{\"line\": [" + moves + "], \"move\": \"" + move + "\"}";
    }

    @Test
    void a_line_that_is_not_one_of_the_puzzle_is_a_conflict() {
        grade("turkish-001", "{\"line\": [\"d4-c5\"], \"move\": \"b2-c3\"}", "en")
                .statusCode(409)
                .contentType("application/problem+json")
                .body("type", is("urn:damka:problem:line"));
    }

    @Test
    void a_solved_line_takes_no_further_move() {
        grade("turkish-002", "{\"line\": [\"c3-b4\", \"a5:c3\", \"b2:h8\"], \"move\": \"a1-b2\"}", "en")
                .statusCode(409)
                .body("type", is("urn:damka:problem:solved"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "null",
                "[]",
                "7",
                "\"c3\"",
                "{",
                "{}",
                "{\"line\": []}",
                "{\"move\": \"c3-b4\"}",
                "{\"line\": null, \"move\": \"c3-b4\"}",
                "{\"line\": [], \"move\": null}",
                "{\"line\": [null], \"move\": \"c3-b4\"}",
                "{\"line\": \"c3-b4\", \"move\": \"c3-b4\"}",
                "{\"line\": [1], \"move\": \"c3-b4\"}",
                "{\"line\": [], \"move\": 7}",
                "{\"line\": [], \"move\": 1e999999999}",
                "{\"line\": [], \"move\": true}",
                "{\"line\": [], \"move\": [\"c3-b4\"]}",
                "{\"line\": [[]], \"move\": {}}",
                "{\"line\": [], \"move\": \"c3-b4\"} x",
                "{\"line\": [], \"line\": {}, \"move\": \"c3-b4\"}",
            })
    void a_body_of_another_shape_is_a_problem(String body) {
        grade("turkish-002", body, "en")
                .statusCode(400)
                .contentType("application/problem+json")
                .body("status", is(400))
                .body("detail", not(containsString("dev.damka")));
    }

    @Test
    void a_field_that_nobody_knows_is_ignored() {
        grade("turkish-002", "{\"line\": [], \"move\": \"c3-b4\", \"comment\": {\"a\": [1]}}", "en")
                .statusCode(200)
                .body("verdict", is("right"));
    }

    @Test
    void a_line_longer_than_any_is_a_problem() {
        String line = "[" + "\"c3-b4\",".repeat(200) + "\"c3-b4\"]";
        grade("turkish-002", "{\"line\": " + line + ", \"move\": \"c3-b4\"}", "en")
                .statusCode(400)
                .body("detail", is("line has 201 moves; give 200 at most"));
    }

    @Test
    void a_move_is_graded_for_json_alone() {
        given().contentType("text/plain")
                .body("{\"line\": [], \"move\": \"c3-b4\"}")
                .post("/api/puzzles/turkish-002/grade")
                .then()
                .statusCode(415)
                .contentType("application/problem+json");
    }

    @Test
    void every_answer_of_the_grader_is_described() {
        given().get("/q/openapi?format=json")
                .then()
                .statusCode(200)
                .body("paths.'/api/puzzles/{id}/grade'.post.responses.keySet()", hasItems("200", "409", "503"));
    }

    @Test
    void who_asks_for_no_language_is_answered_in_english() {
        given().contentType("application/json")
                .body("{\"line\": [\"b2-c3\", \"a5:e5\"], \"move\": \"e3-f4\"}")
                .post("/api/puzzles/turkish-001/grade")
                .then()
                .statusCode(200)
                .body("reason.sentence", is("You must capture: d4:f6:d8."));
    }

    private static ValidatableResponse grade(String id, String body, String languages) {
        return given().contentType("application/json")
                .header("Accept-Language", languages)
                .body(body)
                .post("/api/puzzles/{id}/grade", id)
                .then();
    }
}
