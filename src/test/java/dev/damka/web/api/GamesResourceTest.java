package dev.damka.web.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.lessThanOrEqualTo;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
class GamesResourceTest {
    private static final String UNTIMED = "{\"level\": 1, \"colour\": \"white\", \"time\": \"unlimited\"}";

    @TestHTTPResource("/")
    URI server;

    /** A game that was begun, and the cookie that its seat goes with. */
    private record Begun(String address, String cookie) {
        ValidatableResponse post(String noun, String body) {
            return given().cookie("damka", cookie)
                    .contentType("application/json")
                    .body(body)
                    .post(address + "/" + noun)
                    .then();
        }

        ValidatableResponse get() {
            return given().cookie("damka", cookie).get(address).then().statusCode(200);
        }

        String id() {
            return address.substring(address.lastIndexOf('/') + 1);
        }
    }

    private static Begun begin(String body) {
        Response answer = given().contentType("application/json").body(body).post("/api/games");
        answer.then().statusCode(201);
        return new Begun(URI.create(answer.header("Location")).getPath(), answer.cookie("damka"));
    }

    private static Begun beginAt(String fen) {
        return begin(UNTIMED.replace("}", ", \"fen\": \"" + fen + "\"}"));
    }

    @Test
    void a_game_begins_with_an_address_and_a_seat() {
        given().contentType("application/json")
                .body("{\"level\": 5, \"colour\": \"white\", \"time\": \"10+5\"}")
                .post("/api/games")
                .then()
                .statusCode(201)
                .header("Location", matchesPattern(".*/api/games/[2-9a-z]{10}"))
                .body("ply", is(0))
                .body("state", is("person"))
                .body("seat", is("white"))
                .body("turn", is("white"))
                .body("white.kind", is("person"))
                .body("black.kind", is("engine"))
                .body("black.level", is(5))
                .body("time", is("10+5"))
                .body("clocks.white", lessThanOrEqualTo(600_000))
                .body("clocks.black", is(600_000))
                .body("clocks.running", is("white"))
                .body("legal", hasSize(7))
                .body("moves", empty())
                .body("counters", empty())
                .body("drawOffer", nullValue())
                .body("outcome", nullValue());
    }

    @Test
    void left_out_are_the_lot_ten_minutes_and_the_usual_start() {
        begin("{\"level\": 1}").get().body("time", is("10+5")).body("seat", notNullValue());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    {}                                      | level must be a number from 1 to 10
                    {"level": 0}                            | level must be a number from 1 to 10
                    {"level": 11}                           | level must be a number from 1 to 10
                    {"level": 5, "colour": "red"}           | colour must be white, black or random
                    {"level": 5, "time": "0+0"}             | or unlimited
                    {"level": 5, "fen": "W:Wc3,d3:Bb6"}     | light square d3
                    {"level": 5, "fen": "B:Wa1:B"}          | give one with a legal move
                    {"level": 5, "fen": "W:Wa1:Bb2,c3"}     | give one with a legal move
                    {"level": "5"}                          | for what is expected
                    {"level": 5.5}                          | for what is expected
                    {"level": 5, "color": "white"}          | ; the fields are colour, fen, level, time
                    """)
    void what_is_no_game_to_begin_is_a_problem(String body, String detail) {
        given().contentType("application/json")
                .body(body)
                .post("/api/games")
                .then()
                .statusCode(400)
                .contentType("application/problem+json")
                .body("detail", endsWith(detail));
    }

    @Test
    void a_move_is_answered_with_the_game_and_counted_once() {
        Begun game = begin(UNTIMED);
        game.post("moves", "{\"ply\": 0, \"move\": \"C3 - D4\"}")
                .statusCode(200)
                .body("moves[0].move.short", is("c3-d4"))
                .body("ply", greaterThan(0));
        game.post("moves", "{\"ply\": 0, \"move\": \"c3-d4\"}")
                .statusCode(409)
                .contentType("application/problem+json")
                .body("type", is("urn:damka:problem:game-doubled"))
                .body("game.moves[0].move.short", is("c3-d4"));
        game.post("moves", "{\"ply\": 0, \"move\": \"e3-f4\"}")
                .statusCode(409)
                .body("type", is("urn:damka:problem:game-stale"))
                .body("detail", startsWith("the game stands at ply"))
                .body("game.id", is(game.id()));
    }

    @Test
    void an_illegal_move_is_told_why_with_the_position_of_the_server_in_english_where_no_language_is_asked_for() {
        beginAt("W:Wc3,g1:Bd4,h8")
                .post("moves", "{\"ply\": 0, \"move\": \"g1-f2\"}")
                .statusCode(422)
                .contentType("application/problem+json")
                .body("type", is("urn:damka:problem:game-no-move"))
                .body("reason.code", is("must-capture"))
                .body("reason.moves", hasItem("c3:e5"))
                .body("detail", is("You must capture: c3:e5."))
                .body("game.fen", is("W:Wg1,c3:Bd4,h8"))
                .body("game.ply", is(0));
    }

    @Test
    void an_ambiguous_move_is_refused_with_each_way_in_full() {
        beginAt("W:WKa1:Bb2,b4,c5,c7")
                .post("moves", "{\"ply\": 0, \"move\": \"a1:d8\"}")
                .statusCode(422)
                .body("reason.code", is("ambiguous"))
                .body("reason.moves", hasItem("a1:c3:a5:d8"));
    }

    @Test
    void anybody_may_watch_and_nobody_else_may_do_anything() {
        Begun game = begin(UNTIMED);
        given().get(game.address()).then().statusCode(200).body("seat", nullValue());
        Begun other = new Begun(game.address(), begin(UNTIMED).cookie());
        Map<String, String> bodies = Map.of(
                "moves", "{\"ply\": 0, \"move\": \"c3-d4\"}",
                "resignation", "{}",
                "draw-offer", "{}",
                "draw-answer", "{\"accept\": true}",
                "takeback", "{\"ply\": 0}");
        bodies.forEach((noun, body) -> {
            other.post(noun, body).statusCode(403).body("type", is("urn:damka:problem:game-no-seat"));
            given().contentType("application/json")
                    .body(body)
                    .post(game.address() + "/" + noun)
                    .then()
                    .statusCode(403);
        });
        game.get().body("ply", is(0)).body("outcome", nullValue());
    }

    @Test
    void looking_changes_nothing() {
        Begun game = begin("{\"level\": 1, \"colour\": \"white\"}");
        int version = game.get().extract().path("version");
        game.get().body("version", is(version)).header("Cache-Control", is("no-store"));
    }

    @Test
    void who_resigns_has_lost_and_the_game_takes_nothing_more() {
        Begun game = begin(UNTIMED);
        game.post("resignation", "{}")
                .statusCode(200)
                .body("state", is("over"))
                .body("outcome.result", is("black"))
                .body("outcome.reason", is("resignation"))
                .body("legal", empty());
        game.post("moves", "{\"ply\": 0, \"move\": \"c3-d4\"}")
                .statusCode(409)
                .body("type", is("urn:damka:problem:game-over"));
    }

    @Test
    void a_draw_is_offered_once_and_nothing_is_answered_that_was_not_offered() {
        Begun game = begin(UNTIMED);
        game.post("draw-answer", "{\"accept\": true}").statusCode(409).body("type", endsWith("game-no-offer"));
        game.post("draw-offer", "{}").statusCode(200).body("drawOffer.by", is("white"));
        game.post("draw-offer", "{}").statusCode(409).body("type", endsWith("game-offered-already"));
    }

    @Test
    void nothing_is_taken_back_on_the_clock() {
        begin("{\"level\": 1, \"colour\": \"white\"}")
                .post("takeback", "{\"ply\": 0}")
                .statusCode(409)
                .body("type", endsWith("game-no-takeback"));
    }

    @Test
    void a_win_on_the_board_is_found_by_the_server() {
        beginAt("W:Wa3:Bb4")
                .post("moves", "{\"ply\": 0, \"move\": \"a3:c5\"}")
                .statusCode(200)
                .body("outcome.result", is("white"))
                .body("outcome.reason", is("no-pieces"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "null",
                "[]",
                "{",
                "{\"ply\": 0}",
                "{\"move\": \"c3-d4\"}",
                "{\"ply\": \"0\", \"move\": \"c3-d4\"}",
                "{\"ply\": 99999999999, \"move\": \"c3-d4\"}",
                "{\"ply\": 0, \"move\": \"c3-d4\", \"by\": \"white\"}"
            })
    void what_is_no_move_request_is_a_problem(String body) {
        begin(UNTIMED)
                .post("moves", body)
                .statusCode(400)
                .contentType("application/problem+json")
                .body("type", is("urn:damka:problem:json"));
    }

    @ParameterizedTest
    @CsvSource({"0", "-1", "x", "99999999", "99999999999999999999"})
    void what_is_no_page_is_told_what_would_be_one(String page) {
        given().get("/api/games?page=" + page)
                .then()
                .statusCode(400)
                .body("detail", is("page must be a number from 1 to 9999999"));
        given().get("/api/games?page=9999999").then().statusCode(200).body("games", empty());
    }

    @Test
    void the_record_is_pdn() {
        Begun game = beginAt("W:Wa3:Bb4");
        game.post("moves", "{\"ply\": 0, \"move\": \"a3:c5\"}").statusCode(200);
        given().get(game.address() + "/pdn")
                .then()
                .statusCode(200)
                .contentType("text/plain")
                .header("Content-Disposition", containsString(".pdn"))
                .body(containsString("[GameType \"25\"]"))
                .body(containsString("[FEN \"W:Wa3:Bb4\"]"))
                .body(endsWith("1. a3:c5 1-0\n\n"));
    }

    @Test
    void records_are_imported_and_listed_with_ones_games() {
        Begun own = begin(UNTIMED);
        String first = given().cookie("damka", own.cookie())
                .contentType("text/plain; charset=UTF-8")
                .body("\uFEFF[White \"<img src=x>\"]\r\n1. c3-d4 1... d6-c5 2. b2-c3 (2. g3-h4) 2-0\r\n\r\n1. a3-b4 *"
                        .getBytes(StandardCharsets.UTF_8))
                .post("/api/games/import")
                .then()
                .statusCode(201)
                .body("games", hasSize(2))
                .body("games[0].skippedVariations", is(1))
                .body("games[0].game.plies", is(3))
                .body("games[0].game.result", is("1-0"))
                .body("games[0].game.white.name", is("<img src=x>"))
                .extract()
                .path("games[0].game.id");

        given().cookie("damka", own.cookie())
                .get("/api/games")
                .then()
                .statusCode(200)
                .body("total", is(3))
                .body("pages", is(1))
                .body("games.id", hasItem(own.id()))
                .body("games.id", hasItem(first));
        given().get("/api/games/" + first)
                .then()
                .statusCode(200)
                .body("state", is("over"))
                .body("outcome.reason", is("recorded"))
                .body("opening", nullValue());
        given().get("/api/games").then().statusCode(200).body("total", is(0));
    }

    @Test
    void a_broken_file_keeps_nothing_half_way() {
        Begun own = begin(UNTIMED);
        given().cookie("damka", own.cookie())
                .contentType("text/plain")
                .body("1. c3-d4 1-0\n1. c3-d4 f6-e5 2. b2-c3 *")
                .post("/api/games/import")
                .then()
                .statusCode(400)
                .contentType("application/problem+json")
                .body("type", is("urn:damka:problem:pdn"))
                .body("detail", is("game 2, ply 3: 'b2-c3' is not legal; legal: d4:f6"));
        given().contentType("text/plain")
                .body(" ")
                .post("/api/games/import")
                .then()
                .statusCode(400);
        given().cookie("damka", own.cookie()).get("/api/games").then().body("total", is(1));
    }

    @Test
    void a_file_of_an_older_program_keeps_its_names() {
        given().contentType("text/plain")
                .body("[White \"Иванов\"] 1. c3-d4 *".getBytes(Charset.forName("windows-1251")))
                .post("/api/games/import")
                .then()
                .statusCode(201)
                .body("games[0].game.white.name", is("Иванов"));
    }

    @Test
    void a_file_may_be_large_and_has_a_limit() {
        String comment = "{" + "x".repeat(1_000_000) + "} 1. c3-d4 *";
        given().contentType("text/plain")
                .body(comment)
                .post("/api/games/import")
                .then()
                .statusCode(201);
        given().contentType("text/plain")
                .body("x".repeat((1 << 20) + 1))
                .post("/api/games/import")
                .then()
                .statusCode(413)
                .contentType("application/problem+json")
                .body("detail", is("the body is larger than 1 MB"));
    }

    @Test
    void a_game_is_told_as_it_is_and_after_each_change() throws IOException {
        Begun game = begin(UNTIMED);
        HttpURLConnection connection = (HttpURLConnection)
                server.resolve(game.address() + "/events").toURL().openConnection();
        connection.setRequestProperty("Accept", "text/event-stream");
        connection.setRequestProperty("Cookie", "damka=" + game.cookie());
        connection.setReadTimeout(60_000);
        try (BufferedReader events =
                new BufferedReader(new InputStreamReader(connection.getInputStream(), StandardCharsets.UTF_8))) {
            String now = data(events);
            assertTrue(now.contains("\"ply\":0") && now.contains("\"seat\":\"white\""), now);
            assertEquals("text/event-stream", connection.getContentType().split(";")[0]);
            game.post("moves", "{\"ply\": 0, \"move\": \"c3-d4\"}").statusCode(200);
            String later = data(events);
            while (!later.contains("\"ply\":2")) {
                later = data(events);
            }
            assertTrue(later.contains("\"state\":\"person\""), later);
        } finally {
            connection.disconnect();
        }
    }

    @Test
    void the_events_end_with_the_game_and_who_knows_the_end_need_not_come_again() throws IOException {
        Begun game = begin(UNTIMED);
        HttpURLConnection connection = (HttpURLConnection)
                server.resolve(game.address() + "/events").toURL().openConnection();
        connection.setReadTimeout(60_000);
        try (BufferedReader events =
                new BufferedReader(new InputStreamReader(connection.getInputStream(), StandardCharsets.UTF_8))) {
            data(events);
            game.post("resignation", "{}").statusCode(200);
            assertTrue(data(events).contains("\"state\":\"over\""));
            assertThrows(IOException.class, () -> data(events));
        }
        int version = game.get().extract().path("version");
        given().header("Last-Event-ID", version)
                .get(game.address() + "/events")
                .then()
                .statusCode(204);
        given().get(game.address() + "/events")
                .then()
                .statusCode(200)
                .body(containsString("\"reason\":\"resignation\""));
    }

    /** The next event, or an error where signs of life for two minutes are all that comes. */
    private static String data(BufferedReader events) throws IOException {
        Instant patience = Instant.now().plusSeconds(120);
        for (String line = events.readLine(); line != null; line = events.readLine()) {
            if (Instant.now().isAfter(patience)) {
                throw new IOException("nothing but signs of life");
            }
            if (line.startsWith("data:")) {
                return line.substring("data:".length());
            }
        }
        throw new IOException("the events have ended");
    }

    @Test
    void every_address_is_described() {
        String described =
                given().get("/q/openapi").then().statusCode(200).extract().asString();
        for (String noun : new String[] {
            "", "/moves", "/resignation", "/draw-offer", "/draw-answer", "/takeback", "/pdn", "/events"
        }) {
            assertTrue(described.contains("/api/games/{id}" + noun + ":"), noun);
        }
        assertTrue(described.contains("/api/games/import:"));
    }

    @Test
    void a_form_from_elsewhere_is_not_taken() {
        Begun game = begin(UNTIMED);
        given().cookie("damka", game.cookie())
                .contentType("application/x-www-form-urlencoded")
                .body("ply=0&move=c3-d4")
                .post(game.address() + "/moves")
                .then()
                .statusCode(not(200));
        game.get().body("ply", is(0));
    }
}
