package dev.damka.web.games;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.web.Pages;
import io.quarkus.test.junit.QuarkusTest;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games by links and forms alone, as they go without script. */
@QuarkusTest
class GamePagesTest {
    private static final Duration PATIENCE = Duration.ofSeconds(60);

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
                .submit("/games", "level", "4", "time", "10+5", "fen", "W:Wc3,d3:Bb6")
                .says("Это не запись позиции")
                .shows("light square d3")
                .submit("/games", "level", "4", "time", "10+5", "fen", "B:Wa1:B")
                .says("В этой позиции уже нечем играть");
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
    void a_faulty_record_is_named_by_game_ply_and_legal_moves_and_nothing_typed_is_lost() {
        Pages pages = new Pages("en").open("/games/import");
        String text = "1. c3-d4 1-0\n\n1. c3-d4 f6-e5 2. b2-c3 *" + " ".repeat(100_000);
        String html = given().cookies(pages.cookies())
                .header("Accept-Language", "en")
                .multiPart("csrf", pages.cookies().get("damka-csrf"))
                .multiPart("text", "")
                .multiPart("file", "broken.pdn", text.getBytes(java.nio.charset.StandardCharsets.UTF_8))
                .post("/games/import")
                .then()
                .statusCode(400)
                .extract()
                .asString();
        assertTrue(html.contains("Game 2, move 2 (ply 3)"), html);
        assertTrue(html.contains("legal: d4:f6"), html);
        assertTrue(html.contains("1. c3-d4 f6-e5 2. b2-c3 *"), html);
    }

    @ParameterizedTest
    @CsvSource({"/games/2222222222", "/games/2222222222?ply=3", "/games/unknown"})
    void a_game_that_is_not_there_is_a_page_that_says_so(String address) {
        given().get(address).then().statusCode(404).contentType("text/html");
    }
}
