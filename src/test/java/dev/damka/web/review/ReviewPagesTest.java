package dev.damka.web.review;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.games.Games;
import dev.damka.games.StoredGame;
import dev.damka.games.review.Reviewer;
import dev.damka.games.review.Reviews;
import dev.damka.games.review.StoredReview;
import dev.damka.web.Pages;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reviews by links and forms alone, and as JSON. The tests have the reviewer work in their own thread. */
@QuarkusTest
class ReviewPagesTest {
    /** White gives two men away with the third ply. */
    private static final String OPENING = "1. c3-d4 b6-a5 2. a3-b4 a5:e5 1/2-1/2";
    /** White is to win in nine moves, by f6-d4 alone, and lets a draw. */
    private static final String ENDING = "[FEN \"W:WKf6,c1:Bg3,b8\"]\n1. c1-b2 b8-c7 *";

    private static final String JSON = "application/json";

    @Inject
    Reviewer reviewer;

    @Inject
    Games games;

    @Inject
    Reviews reviews;

    private String id = "";

    /** A visitor who has imported that game. */
    private Pages importer(String language, String pdn) {
        Pages pages = new Pages(language).open("/games");
        Response kept = given().contentType("text/plain").body(pdn).post("/api/games/import");
        assertEquals(201, kept.statusCode());
        id = kept.path("games[0].game.id");
        pages.cookies().putAll(kept.cookies());
        return pages;
    }

    private Pages reviewed(String language, String pdn) throws InterruptedException {
        Pages pages = importer(language, pdn).open("/games/" + id);
        pages.follow(language.equals("ru") ? "Разбор" : "Review");
        pages.submit("/games/" + id + "/review");
        reviewer.work();
        return pages.open("/games/" + id + "/review");
    }

    private String at(String query) {
        return "/games/" + id + "/review?" + query;
    }

    @ParameterizedTest
    @CsvSource({
        "ru, Что можно было сыграть лучше?, Партия разобрана, К ошибкам",
        "en, What could have been better?, The game is reviewed, To the mistakes"
    })
    void a_review_is_asked_for_by_a_button_and_leads_to_the_mistakes(
            String language, String ask, String done, String first) throws InterruptedException {
        importer(language, OPENING).open("/games/" + id + "/review").says(ask);
        Pages pages = reviewed(language, OPENING);
        pages.says(done).follow(first).isAt("/games/" + id + "/mistakes/1");
    }

    @ParameterizedTest
    @CsvSource({
        "ru, '1. c1-b2: грубая ошибка', 'Было выиграно в 9 ходов, теперь ничья.'",
        "en, 1. c1-b2: blunder, 'It was won, 9 moves: now drawn.'"
    })
    void a_won_ending_that_was_let_go_is_a_blunder_whatever_the_men(String language, String title, String change)
            throws InterruptedException {
        Pages pages = reviewed(language, ENDING).open(at("ply=1"));
        pages.says(title).reads(change).shows("f6-d4");
    }

    @Test
    void a_bad_move_is_shown_with_the_better_one_as_arrows_and_the_better_line_is_stepped_through()
            throws InterruptedException {
        Pages pages = reviewed("en", OPENING).open(at("ply=3"));
        pages.says("2. a3-b4: blunder").shows("<g class=\"m-red\">").shows("<g class=\"m-pen\">");
        pages.shows("data-played=\"c3-d4,b6-a5\"");
        pages.follow("Put it right").isAt("/games/" + id + "/mistakes/1");
        pages.open(at("ply=3&best=2")).shows("The better line, after ");
        pages.open(at("ply=2")).hides("<g class=\"m-red\">").shows("data-played=\"c3-d4,b6-a5\"");
        pages.open(at("ply=0")).shows("The start");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "?ply=0",
                "?ply=1",
                "?ply=3",
                "?ply=3&best=1",
                "?ply=999&flip=1",
                "?record=all",
                "?ply=x&best=y"
            })
    void a_review_speaks_one_language_and_tells_the_graph_as_a_table(String query) throws InterruptedException {
        Pages pages = reviewed("en", OPENING).open("/games/" + id + "/review" + query);
        assertClean(pages.html());
        assertFalse(Pattern.compile("\\p{IsCyrillic}").matcher(pages.html()).find(), pages.html());
        pages.shows("<title id=\"graph-title\">")
                .shows("<desc id=\"graph-text\">")
                .shows("<td>blunder</td>");
        Pages russian = reviewed("ru", OPENING).open("/games/" + id + "/review" + query);
        assertClean(russian.html());
        String text = russian.html()
                .replaceAll("(?s)<(button|span)[^>]* lang=\"[^>]*>.*?</\\1>", "")
                .replaceAll("(?s)<[^>]*>", "\n");
        assertFalse(Pattern.compile("[A-Za-z]{4,}").matcher(text).find(), text);
    }

    private static void assertClean(String html) {
        assertFalse(html.contains("NOT_FOUND"), html);
        assertFalse(html.contains("style=\""), html);
        assertEquals(
                Pattern.compile(" id=\"([^\"]*)\"").matcher(html).results().count(),
                Pattern.compile(" id=\"([^\"]*)\"")
                        .matcher(html)
                        .results()
                        .map(one -> one.group(1))
                        .distinct()
                        .count());
    }

    @ParameterizedTest
    @CsvSource({"ru, Разбор ждёт очереди, 0 из 5", "en, The review waits for its turn, 0 of 5"})
    void who_looks_before_it_is_done_sees_how_far_it_is(String language, String title, String progress)
            throws InterruptedException {
        Pages pages = importer(language, OPENING);
        pages.open("/games/" + id + "/review")
                .submit("/games/" + id + "/review")
                .says(title)
                .shows(progress)
                .shows("<noscript><meta http-equiv=\"refresh\" content=\"2;url=/games/" + id + "/review\">")
                .shows("data-review=\"/api/games/" + id + "/review\"");
        given().get("/api/games/" + id + "/review")
                .then()
                .body("state", is("waiting"))
                .body("done", is(0))
                .body("total", is(5))
                .body("result", nullValue());
        reviewer.work();
        pages.open("/games/" + id + "/review").hides("http-equiv=\"refresh\"");
    }

    @ParameterizedTest
    @CsvSource({
        "ru, Разобрать партию не удалось, Разбор ждёт очереди, Партия разобрана",
        "en, The game could not be reviewed, The review waits for its turn, The game is reviewed"
    })
    void a_review_that_has_failed_says_so_and_is_asked_for_again(
            String language, String failed, String waits, String done) throws InterruptedException {
        Pages pages = importer(language, OPENING);
        String address = "/games/" + id + "/review";
        pages.open(address).submit(address);
        QuarkusTransaction.requiringNew()
                .run(() -> StoredReview.update("tries = 1000, done = 2, findings = 'nonsense' where gameId = ?1", id));
        reviewer.work();
        given().get("/api" + address).then().body("state", is("failed")).body("before", is(0));
        new Pages(language).open(address).says(failed).hides("action=\"" + address + "\"");
        pages.open(address).says(failed).hides("data-review").submit(address).says(waits);
        reviewer.work();
        pages.open(address).says(done);
    }

    @Test
    void a_player_with_three_waiting_is_told_to_wait() throws InterruptedException {
        Pages pages = importer("en", (OPENING + "\n\n").repeat(4));
        long player = games.find(id).orElseThrow().playerId;
        List<String> all = QuarkusTransaction.requiringNew()
                .call(() -> StoredGame.of(player, 1).stream().map(one -> one.id).toList());
        all.subList(0, 3).forEach(one -> reviews.ask(player, one));
        pages.open("/games/" + all.get(3) + "/review")
                .submit("/games/" + all.get(3) + "/review")
                .says("Three of your games are waiting already");
        given().cookies(pages.cookies())
                .contentType(JSON)
                .post("/api/games/" + all.get(3) + "/review")
                .then()
                .statusCode(429);
        reviewer.work();
    }

    @ParameterizedTest
    @CsvSource({
        "ru, 'Здесь было сыграно c1-b2. Найдите лучший ход. Было выиграно в 9 ходов.', 'c1-d2: этого мало', "
                + "'c1-b2 и было сыграно', 'Верно: f6-d4'",
        "en, 'c1-b2 was played here. Find something better. It was won, 9 moves.', c1-d2 is not enough, "
                + "c1-b2 is what was played, Right: f6-d4"
    })
    void a_mistake_is_put_right_by_a_move_that_keeps_the_value(
            String language, String task, String wrong, String played, String right) throws InterruptedException {
        Pages pages = reviewed(language, ENDING).open("/games/" + id + "/mistakes/1");
        pages.reads(task);
        pages.play("c1-d2").says(wrong);
        pages.open("/games/" + id + "/mistakes/1").play("c1-b2").says(played);
        pages.open("/games/" + id + "/mistakes/1").play("f6-d4").says(right);
        pages.open("/games/" + id + "/review").shows("class=\"done\"");
    }

    @Test
    void a_move_that_breaks_a_rule_is_no_try_and_a_piece_is_taken_in_hand_by_a_link() throws InterruptedException {
        Pages pages = reviewed("en", ENDING).open("/games/" + id + "/mistakes/1");
        pages.play("f6-f7").shows("aria-invalid=\"true\"");
        pages.open("/games/" + id + "/mistakes/1")
                .follow("f6")
                .follow("d4")
                .play()
                .says("Right: f6-d4");
        pages.open("/games/" + id + "/mistakes/1?show=1").says("Better was f6-d4");
        pages.open("/games/" + id + "/mistakes/1?flip=1&try=c1-d2").says("c1-d2 is not enough");
    }

    @Test
    void what_somebody_else_puts_right_is_not_kept() throws InterruptedException {
        Pages owner = reviewed("en", ENDING);
        new Pages("en").open("/games/" + id + "/mistakes/1").play("f6-d4").says("Right: f6-d4");
        owner.open("/games/" + id + "/review").hides("class=\"done\"");
    }

    @Test
    void only_the_player_is_offered_a_review_and_anybody_sees_it() throws InterruptedException {
        Pages owner = importer("en", ENDING);
        Pages other = new Pages("en").open("/games/" + id + "/review").says("Review of a game");
        other.hides("action=\"/games/" + id + "/review\"").shows("Only its player can ask for that");
        owner.open("/games/" + id + "/review").submit("/games/" + id + "/review");
        reviewer.work();
        other.open("/games/" + id + "/review").says("The game is reviewed");
    }

    @Test
    void a_game_that_goes_on_is_not_reviewed() {
        Pages pages = new Pages("en").open("/games/new");
        pages.submit("/games", "level", "1", "colour", "white", "time", "unlimited", "fen", "");
        id = pages.address().replaceAll(".*/", "");
        pages.open("/games/" + id + "/review").shows("it can be reviewed when it is over");
        given().cookies(pages.cookies())
                .contentType(JSON)
                .post("/api/games/" + id + "/review")
                .then()
                .statusCode(409);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/games/2222222222/review",
                "/games/2222222222/mistakes/1",
                "/games/1/review",
                "/games/2222222222/mistakes/0",
                "/games/2222222222/mistakes/99999999999"
            })
    void what_is_not_there_is_not_found(String address) {
        given().get(address).then().statusCode(404);
    }

    @Test
    void a_mistake_that_is_not_there_is_not_found() throws InterruptedException {
        reviewed("en", ENDING);
        given().get("/games/" + id + "/mistakes/99").then().statusCode(404);
        assertTrue(given().get("/games/" + id + "/mistakes/1").statusCode() == 200);
    }

    @Test
    void a_program_asks_for_a_review_and_gets_it() throws InterruptedException {
        Pages pages = importer("en", ENDING);
        String address = "/api/games/" + id + "/review";
        given().get(address).then().statusCode(404).body("type", is("urn:damka:problem:review"));
        given().contentType(JSON)
                .post(address)
                .then()
                .statusCode(403)
                .body("type", is("urn:damka:problem:review-no-seat"));
        given().cookies(pages.cookies())
                .contentType(JSON)
                .post(address)
                .then()
                .statusCode(202)
                .body("game", is(id))
                .body("total", is(3));
        reviewer.work();
        given().get(address)
                .then()
                .statusCode(200)
                .body("state", is("done"))
                .body("done", is(3))
                .body("result.learner", nullValue())
                .body("result.start.proven", is("white"))
                .body("result.start.plies", is(17))
                .body("result.moves", hasSize(2))
                .body("result.moves[0].judgement", is("blunder"))
                .body("result.moves[0].move.short", is("c1-b2"))
                .body("result.moves[0].after.proven", is("draw"))
                .body("result.moves[0].better[0]", is("f6-d4"))
                .body("result.white.blunder", is(1))
                .body("result.mistakes[0]", is(1))
                .body("result.solved", empty());
        pages.open("/games/" + id + "/mistakes/1").play("f6-d4");
        given().get(address).then().body("result.solved", contains(1));
    }

    @Test
    void the_description_names_the_review() {
        given().get("/q/openapi").then().statusCode(200).body(containsString("/review"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/review", "/mistakes/1"})
    void a_post_without_the_token_of_a_form_is_refused(String noun) throws InterruptedException {
        reviewed("en", ENDING);
        String address = "/games/" + id + noun + (noun.equals("/review") ? "" : "/moves");
        given().contentType("application/x-www-form-urlencoded")
                .body("move=f6-d4")
                .post(address)
                .then()
                .statusCode(400);
    }
}
