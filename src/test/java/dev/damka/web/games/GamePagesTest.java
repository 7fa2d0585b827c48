package dev.damka.web.games;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.engine.Level;
import dev.damka.games.Game;
import dev.damka.games.Games;
import dev.damka.games.TimeControl;
import dev.damka.players.Player;
import dev.damka.players.Token;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.web.Pages;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games by links and forms alone, as they go without script. */
@QuarkusTest
class GamePagesTest {
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    @TestHTTPResource("/")
    URI server;

    @Inject
    Games games;

    @Inject
    InstantSource time;

    /** A game from that position as White, at the lowest level; an empty position is the usual start. */
    private static Pages begin(String language, String time, String fen) {
        Pages pages = new Pages(language).open("/games/new");
        pages.submit("/games", "level", "1", "colour", "white", "time", time, "fen", fen);
        assertTrue(pages.address().matches("/games/[2-9a-z]{10}"), pages.address());
        return pages;
    }

    private static String id(Pages pages) {
        return pages.address().replaceAll("\\?.*", "");
    }

    /** Asks again, as the page does by itself, until it shows that. */
    private static Pages until(Pages pages, String text) {
        Instant end = Instant.now().plus(PATIENCE);
        while (!pages.open(id(pages)).html().contains(text)) {
            assertTrue(Instant.now().isBefore(end), "never " + text + "\n" + pages.html());
        }
        return pages;
    }

    @ParameterizedTest
    @CsvSource({
        "ru, 'Ваш ход, 1-й', 'Ваш ход, 2-й', Победа чёрных, Белые сдались.",
        "en, Your move 1, Your move 2, Black wins, White resigned."
    })
    void a_game_goes_to_a_resignation(String language, String first, String second, String won, String why) {
        Pages pages = begin(language, "unlimited", "").shows(first);
        pages.play("c3-d4");
        until(pages, second).shows("c3-d4").shows("aria-current=\"step\"");
        pages.open(pages.address() + "?ask=resign").submit(id(pages) + "/resignation");
        pages.says(won).shows(why).hides("id=\"move-form\"");
        new Pages(language).open("/games").hides(id(pages));
        pages.open("/games").shows(id(pages));
    }

    @Test
    void while_the_engine_is_to_move_the_page_asks_again_by_itself() {
        Pages pages = begin("en", "10+5", "").hides("http-equiv").play("c3-d4");
        if (pages.html().contains("The computer is")) {
            pages.shows("<meta http-equiv=\"refresh\"");
        }
        until(pages, "Your move 2").hides("http-equiv");
    }

    @Test
    void a_move_is_entered_by_two_links_and_the_button() {
        Pages pages = begin("en", "unlimited", "")
                .follow("c3")
                .follow("d4")
                .shows("name=\"move\" value=\"c3-d4\"")
                .play();
        until(pages, "Your move 2").shows("c3-d4");
    }

    @Test
    void what_is_no_move_is_shown_with_the_reason_and_kept_in_the_box() {
        begin("en", "unlimited", "W:Wc3,g1:Bd4,h8")
                .shows("#must")
                .play("g1-f2")
                .says("You must capture")
                .shows("value=\"g1-f2\"")
                .play("d9-e8")
                .says("There is no square d9")
                .play("c3:e5")
                .hides("role=\"alert\"");
    }

    @Test
    void a_stale_move_gets_the_position_as_it_is_and_a_doubled_one_nothing() {
        Pages pages = begin("en", "unlimited", "");
        String page = pages.html();
        pages.play("c3-d4");
        until(pages, "Your move 2");
        String token = pages.cookies().get("damka-csrf");
        for (String[] sent : new String[][] {{"c3-d4", ""}, {"e3-f4", "?why=stale"}}) {
            String location = given().redirects()
                    .follow(false)
                    .cookies(pages.cookies())
                    .formParam("csrf", token)
                    .formParam("ply", "0")
                    .formParam("move", sent[0])
                    .post(id(pages) + "/moves")
                    .then()
                    .statusCode(303)
                    .extract()
                    .header("Location");
            assertTrue(location.endsWith(id(pages) + sent[1]), location);
        }
        assertTrue(page.contains("value=\"0\""));
        pages.open(id(pages) + "?why=stale").says("That move came too late").shows("Your move 2");
    }

    @Test
    void the_rule_that_ends_a_game_is_named_and_another_is_offered() {
        Pages pages = begin("en", "3+2", "W:Wa3:Bb4").play("a3:c5");
        pages.says("White wins").shows("Black has no pieces left.");
        pages.submit("/games").shows("level 1").shows("data-turned");
        assertTrue(pages.address().matches("/games/[2-9a-z]{10}"), pages.address());
    }

    @Test
    void anybody_may_watch_without_forms() {
        Pages pages = begin("en", "10+5", "").play("c3-d4");
        new Pages("en")
                .open(id(pages))
                .shows("You are watching this game.")
                .hides("id=\"move-form\"")
                .hides("action=\"" + id(pages));
    }

    @Test
    void earlier_positions_are_shown_by_their_ply() {
        Pages pages = begin("en", "unlimited", "").play("c3-d4");
        until(pages, "Your move 2");
        pages.open(id(pages) + "?ply=0")
                .shows("The board shows an earlier position.")
                .hides("id=\"move-form\"");
        pages.follow("To the last move").shows("Your move 2");
        pages.open(id(pages) + "?flip=1").shows("data-turned");
    }

    @Test
    void a_draw_is_offered_by_a_form_and_moves_are_taken_back() {
        Pages pages = begin("en", "unlimited", "").play("c3-d4");
        until(pages, "Your move 2").submit(id(pages) + "/draw-offer");
        until(pages, "The computer plays on").submit(id(pages) + "/takeback").shows("Your move 1");
    }

    @Test
    void a_running_counter_is_shown_before_it_ends_the_game() {
        Pages pages = begin("en", "unlimited", "W:WKc1,Ke1,Kg1:BKh8").play("g1-f2");
        until(pages, "Your move 2").shows("Kings only, no capture").shows("1 of 15");
    }

    @Test
    void what_cannot_be_begun_is_shown_as_it_was_filled_in() {
        new Pages("ru")
                .open("/games/new")
                .submit("/games", "level", "4", "colour", "black", "time", "own", "minutes", "500", "seconds", "1")
                .says("Такого времени нет")
                .shows("value=\"500\"")
                .shows("value=\"4\" checked")
                .submit("/games", "level", "4", "time", "10+5", "colour", "red")
                .says("Такого цвета или дебюта нет")
                .submit("/games", "level", "4", "time", "10+5", "colour", "white", "opening", "nope")
                .says("Такого цвета или дебюта нет")
                .submit("/games", "level", "4", "time", "10+5", "fen", "W:Wc3,d3:Bb6")
                .says("Это не запись позиции")
                .shows("<p>Знак 7: d3 — белое поле, на нём не играют.</p>")
                .submit("/games", "level", "4", "time", "10+5", "fen", "B:Wa1:B")
                .says("В этой позиции уже нечем играть");
    }

    @ParameterizedTest
    @CsvSource({
        "10+5, 7, 2, 7 min + 2 s",
        "10+5, 7, '', 7 min + 5 s",
        "10+5, '', 30, 10 min + 30 s",
        "own, 20, 0, 20 min + 0 s",
        "3+2, 7, 2, 3 min + 2 s",
        "unlimited, 7, 2, no clock"
    })
    void own_time_beside_the_usual_one_is_meant(String time, String minutes, String seconds, String played) {
        new Pages("en")
                .open("/games/new")
                .submit("/games", "level", "1", "time", time, "minutes", minutes, "seconds", seconds)
                .shows("A game with the computer, " + played);
    }

    @Test
    void own_time_that_is_none_is_shown_as_the_choice_it_is() {
        new Pages("en")
                .open("/games/new")
                .submit("/games", "level", "1", "time", "10+5", "minutes", "0", "seconds", "")
                .says("There is no such time")
                .shows("value=\"own\" checked");
    }

    @Test
    void an_opening_is_where_a_game_may_start() {
        Pages pages = new Pages("en").open("/games/new?opening=0").shows("City game");
        pages.submit("/games", "level", "1", "colour", "black", "time", "unlimited", "opening", "0");
        pages.shows("data-turned");
    }

    @Test
    void records_are_imported_and_shown() {
        Pages pages = new Pages("en").open("/games/import");
        String token = pages.cookies().get("damka-csrf");
        String text = "[White \"<b>Ivanov\"][Black \"Petrov\"] 1. c3-d4 d6-c5 (1. ... b6-a5) 2. b2-c3 f6-g5 1-0";
        var answer = given().redirects()
                .follow(false)
                .cookies(pages.cookies())
                .multiPart("csrf", token)
                .multiPart("text", text)
                .post("/games/import");
        assertEquals(303, answer.statusCode(), answer.asString());
        assertTrue(answer.header("Location").endsWith("/games?kept=1&skipped=1"), answer.header("Location"));
        pages.cookies().putAll(answer.cookies());
        pages.open("/games?kept=1&skipped=1")
                .says("Games kept: 1")
                .shows("&lt;b&gt;Ivanov – Petrov")
                .follow("&lt;b&gt;Ivanov – Petrov")
                .says("White wins")
                .shows("City game")
                .hides("id=\"move-form\"");
    }

    @Test
    void hostile_names_are_text_everywhere_and_escaped_in_the_record() {
        Pages pages = new Pages("en").open("/games/import");
        String token = given().redirects()
                .follow(false)
                .cookies(pages.cookies())
                .multiPart("csrf", pages.cookies().get("damka-csrf"))
                .multiPart(
                        "text",
                        "[White \"<img src=x onerror=alert(1)>\"][Black \"\\\"><script>\"] 1. c3-d4 d6-c5 2. b2-c3 *")
                .post("/games/import")
                .then()
                .statusCode(303)
                .extract()
                .cookie("damka");
        pages.cookies().put("damka", token);
        String names = "&lt;img src=x onerror=alert(1)&gt; – &quot;&gt;&lt;script&gt;";
        pages.open("/games").shows(names).hides("<img").follow(names);
        pages.shows("&lt;img src=x onerror=alert(1)&gt;").hides("<img").hides("\"><script>");
        String pdn = given().get("/api" + pages.address() + "/pdn").asString();
        assertTrue(pdn.contains("[Black \"\\\"><script>\"]"), pdn);
    }

    @Test
    void twenty_seconds_of_thought_are_off_the_clock_after_a_reload_and_looking_changes_nothing() {
        Token token = Token.random();
        Instant begun = time.instant().minusSeconds(20);
        long player = QuarkusTransaction.requiringNew().call(() -> {
            Player stored = new Player(token, begun);
            stored.persist();
            return stored.id;
        });
        Game game = Game.begin(player, Side.WHITE, new Level(1), TimeControl.DEFAULT, Position.START, begun);
        String id = games.begin(player, game).id;
        Pages pages = new Pages("en");
        pages.cookies().put("damka", token.value());
        for (int look = 0; look < 2; look++) {
            Matcher left = Pattern.compile("data-side=\"white\" data-left=\"(\\d+)\" data-runs")
                    .matcher(pages.open("/games/" + id).html());
            assertTrue(left.find(), pages.html());
            long thought = 600_000 - Long.parseLong(left.group(1));
            assertTrue(
                    thought >= 20_000
                            && thought
                                    <= Duration.between(begun, time.instant()).toMillis(),
                    thought + " ms");
        }
        assertEquals(0, games.find(id).orElseThrow().version);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en|Game 2, move 2 (ply 3)|“b2-c3” is not a legal move; these are: d4:f6.",
                "ru|Партия 2, ход 2 (полуход 3)|«b2-c3» — ход не по правилам; можно: d4:f6."
            })
    void a_faulty_record_is_named_by_game_ply_and_legal_moves_and_nothing_typed_is_lost(
            String language, String place, String reason) {
        Pages pages = new Pages(language).open("/games/import");
        String text = "1. c3-d4 1-0\n\n1. c3-d4 f6-e5 2. b2-c3 *" + " ".repeat(100_000);
        String html = given().cookies(pages.cookies())
                .header("Accept-Language", language)
                .multiPart("csrf", pages.cookies().get("damka-csrf"))
                .multiPart("text", "")
                .multiPart("file", "broken.pdn", text.getBytes(StandardCharsets.UTF_8))
                .post("/games/import")
                .then()
                .statusCode(400)
                .extract()
                .asString();
        assertTrue(Pages.text(html).contains(place), html);
        assertTrue(Pages.text(html).contains(reason), html);
        assertTrue(html.contains("1. c3-d4 f6-e5 2. b2-c3 *"), html);
    }

    @ParameterizedTest
    @CsvSource({"true", "false"})
    void more_than_a_megabyte_is_a_page_that_says_so_with_what_was_typed(boolean asFile) {
        Pages pages = new Pages("en").open("/games/import");
        String records = "1. c3-d4 * ".repeat(100_000);
        String html = given().cookies(pages.cookies())
                .header("Accept-Language", "en")
                .multiPart("csrf", pages.cookies().get("damka-csrf"))
                .multiPart("text", asFile ? "1. e3-d4 typed" : records)
                .multiPart("file", "large.pdn", (asFile ? records : "").getBytes(StandardCharsets.UTF_8))
                .post("/games/import")
                .then()
                .statusCode(400)
                .contentType("text/html")
                .extract()
                .asString();
        assertTrue(html.contains("That is more than 1 MB"), html);
        assertTrue(html.contains(asFile ? "1. e3-d4 typed" : records), "what was typed");
    }

    @ParameterizedTest
    @CsvSource({"/games/import, 20000000, 1 MB", "/games, 70000, 64 KB"})
    void what_is_too_large_to_be_given_back_is_a_page_as_well(String address, int size, String limit) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(server.resolve(address))
                .header("Content-Type", "multipart/form-data; boundary=x")
                .header("Accept-Language", "en")
                .POST(HttpRequest.BodyPublishers.ofByteArray(new byte[size]))
                .build();
        HttpResponse<String> answer = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
        assertEquals(413, answer.statusCode());
        assertTrue(answer.body().contains("Up to " + limit + " is taken at once."), answer.body());
        assertTrue(answer.headers().firstValue("Content-Security-Policy").isPresent());
    }

    @ParameterizedTest
    @CsvSource({"/games/2222222222", "/games/2222222222?ply=3", "/games/unknown"})
    void a_game_that_is_not_there_is_a_page_that_says_so(String address) {
        given().get(address).then().statusCode(404).contentType("text/html");
    }
}
