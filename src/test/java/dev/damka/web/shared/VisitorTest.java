package dev.damka.web.shared;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.is;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.players.Player;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.Cookie;
import io.restassured.response.ValidatableResponse;
import jakarta.transaction.Transactional;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
class VisitorTest {
    private static final String TOKEN = "0123456789abcdefghijkl";

    /** The least that a page does with its visitor. */
    @Path("/test/notebook")
    @Produces("text/plain")
    public static class Notebook {
        private final Visitor visitor;

        Notebook(Visitor visitor) {
            this.visitor = visitor;
        }

        @GET
        public String read() {
            return visitor.current().map(player -> "player " + player.id).orElse("nobody");
        }

        @POST
        @Transactional
        public String write(@FormParam("text") String text) {
            return "player " + visitor.orNew(Instant.EPOCH).id;
        }
    }

    @Test
    void a_visitor_who_only_reads_is_nobody_and_is_not_stored() {
        long before = players();

        String given = given().get("/test/notebook")
                .then()
                .statusCode(200)
                .body(is("nobody"))
                .extract()
                .cookie(Visitor.COOKIE);

        assertNull(given);
        assertEquals(before, players());
    }

    @Test
    void the_first_thing_to_keep_makes_a_player_who_is_known_again() {
        ValidatableResponse first = write(null).statusCode(200);
        Cookie cookie = first.extract().detailedCookie(Visitor.COOKIE);
        String player = first.extract().asString();

        assertTrue(cookie.isHttpOnly());
        assertEquals("Strict", cookie.getSameSite());
        assertEquals("/", cookie.getPath());
        assertEquals(400 * 24 * 60 * 60, cookie.getMaxAge());
        assertEquals(43, cookie.getValue().length());
        given().cookie(Visitor.COOKIE, cookie.getValue())
                .get("/test/notebook")
                .then()
                .body(is(player));
    }

    @Test
    void the_cookie_lasts_anew_whenever_something_is_kept() {
        ValidatableResponse first = write(null);
        String token = first.extract().cookie(Visitor.COOKIE);

        Cookie again =
                write(token).body(is(first.extract().asString())).extract().detailedCookie(Visitor.COOKIE);

        assertEquals(token, again.getValue());
        assertEquals(400 * 24 * 60 * 60, again.getMaxAge());
        assertTrue(again.isHttpOnly());
    }

    @Test
    void the_database_holds_no_cookie_as_it_is() {
        Cookie cookie = write(null).extract().detailedCookie(Visitor.COOKIE);

        assertEquals(0, QuarkusTransaction.requiringNew().call(() -> Player.count("tokenHash", cookie.getValue())));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"x", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "%00", "%D0%B9", "\"a\"", "' or 1=1 --"})
    void a_forged_cookie_is_nobody_and_then_somebody_new(String forged) {
        given().cookie(Visitor.COOKIE, forged).get("/test/notebook").then().body(is("nobody"));

        String given = write(forged).statusCode(200).extract().cookie(Visitor.COOKIE);
        assertNotEquals(forged, given);
    }

    @Test
    void an_endless_cookie_is_nobody() {
        given().cookie(Visitor.COOKIE, "a".repeat(4000))
                .get("/test/notebook")
                .then()
                .body(is("nobody"));
    }

    @Test
    void a_form_without_its_token_changes_nothing_and_says_so_on_a_page() {
        long before = players();

        given().formParam("text", "x")
                .post("/test/notebook")
                .then()
                .statusCode(400)
                .contentType("text/html")
                .body(allOf(containsString("<html"), containsString("400")));
        given().cookie("damka-csrf", TOKEN)
                .formParam("csrf", TOKEN.replace('0', '1'))
                .post("/test/notebook")
                .then()
                .statusCode(400)
                .contentType("text/html");

        assertEquals(before, players());
    }

    @Test
    void the_cookie_of_the_forms_is_for_this_site_and_no_script() {
        Cookie cookie = given().get("/test/notebook").detailedCookie("damka-csrf");

        assertTrue(cookie.isHttpOnly());
        assertEquals("Lax", cookie.getSameSite());
        assertEquals(7 * 24 * 60 * 60, cookie.getMaxAge());
    }

    private static ValidatableResponse write(String cookie) {
        var request =
                given().cookie("damka-csrf", TOKEN).formParam("csrf", TOKEN).formParam("text", "x");
        if (cookie != null) {
            request.cookie(Visitor.COOKIE, cookie);
        }
        return request.post("/test/notebook").then();
    }

    private static long players() {
        return QuarkusTransaction.requiringNew().call(() -> Player.count());
    }
}
