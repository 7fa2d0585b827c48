package dev.damka.web.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.junit.QuarkusTest;
import org.junit.jupiter.api.Test;

@QuarkusTest
class PositionResourceTest {
    @Test
    void a_position_is_given_with_every_legal_move_and_whether_its_short_form_is_enough() throws Exception {
        String expected = """
                {"fen": "W:WKa1:Bb2,b4,c5,c7", "turn": "white", "outcome": null,
                 "moves": [{"short": "a1:b8", "full": "a1:e5:b8", "captured": ["b2", "c7"], "unique": true},
                           {"short": "a1:d8", "full": "a1:c3:a5:d8", "captured": ["b2", "b4", "c7"], "unique": false},
                           {"short": "a1:d8", "full": "a1:d4:b6:d8", "captured": ["b2", "c5", "c7"], "unique": false}]}
                """;

        String actual = given().queryParam("fen", "W:WKa1:Bb2,b4,c5,c7")
                .get("/api/position")
                .then()
                .statusCode(200)
                .contentType("application/json")
                .extract()
                .asString();

        ObjectMapper json = new ObjectMapper();
        assertEquals(json.readTree(expected), json.readTree(actual));
    }

    @Test
    void a_quiet_move_captures_nothing() {
        given().queryParam("fen", "b:w32:b1")
                .get("/api/position")
                .then()
                .statusCode(200)
                .body("fen", is("B:Wg1:Bb8"))
                .body("turn", is("black"))
                .body("moves.short", hasItem("b8-a7"))
                .body("moves[0].captured", hasSize(0));
    }

    @Test
    void an_outcome_is_told_when_the_game_is_over() {
        given().queryParam("fen", "W:W:Bc3")
                .get("/api/position")
                .then()
                .statusCode(200)
                .body("outcome.result", is("black"))
                .body("outcome.reason", is("no-pieces"))
                .body("moves", hasSize(0));
    }

    @Test
    void a_faulty_position_is_a_problem_that_names_the_item_and_its_place() {
        given().queryParam("fen", "W:Wc3,d3:Bb6")
                .get("/api/position")
                .then()
                .statusCode(400)
                .contentType("application/problem+json")
                .body("type", is("urn:damka:problem:fen"))
                .body("title", is("Not a position"))
                .body("status", is(400))
                .body("detail", is("light square d3"))
                .body("position", is(7));
    }

    @Test
    void a_missing_position_is_a_problem_with_an_example() {
        given().get("/api/position")
                .then()
                .statusCode(400)
                .contentType("application/problem+json")
                .body("detail", startsWith("give a position as ?fen="))
                .body("position", nullValue())
                .body("$", not(equalTo("")));
    }
}
