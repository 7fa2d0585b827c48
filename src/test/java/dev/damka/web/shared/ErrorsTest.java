package dev.damka.web.shared;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import org.junit.jupiter.api.Test;

@QuarkusTest
class ErrorsTest {
    /** Fails in a way that nobody foresaw, once as a page and once under the API. */
    @Path("/")
    public static class Failing {
        @GET
        @Path("test/failing")
        public String page() {
            throw new IllegalStateException("a secret of the house");
        }

        @GET
        @Path("api/test/failing")
        public String api() {
            throw new IllegalStateException("a secret of the house");
        }
    }

    @Test
    void an_address_that_is_not_there_is_a_page_in_the_language_of_the_browser() {
        given().header("Accept-Language", "en")
                .get("/nowhere")
                .then()
                .statusCode(404)
                .contentType("text/html")
                .body(containsString("lang=\"en\""));
        given().header("Accept-Language", "en")
                .cookie("lang", "ru")
                .get("/nowhere")
                .then()
                .statusCode(404)
                .body(containsString("lang=\"ru\""));
    }

    @Test
    void a_static_file_is_kept_for_a_year_and_a_missing_one_not_at_all() {
        given().get("/css/base.css").then().statusCode(200).header("Cache-Control", containsString("max-age=31536000"));
        given().get("/css/missing.css").then().statusCode(404).header("Cache-Control", "no-store");
    }

    @Test
    void an_address_that_is_not_there_under_the_api_is_a_problem() {
        given().get("/api/nowhere")
                .then()
                .statusCode(404)
                .contentType("application/problem+json")
                .body("type", is("about:blank"))
                .body("title", is("Not Found"))
                .body("status", is(404));
    }

    @Test
    void a_method_that_an_address_does_not_take_is_a_problem() {
        given().delete("/api/position")
                .then()
                .statusCode(405)
                .contentType("application/problem+json")
                .body("title", is("Method Not Allowed"));
    }

    @Test
    void a_body_that_is_too_large_is_refused() {
        given().contentType("application/json")
                .body("x".repeat(65 * 1024))
                .post("/api/puzzles/turkish-001/grade")
                .then()
                .statusCode(413)
                .contentType("application/problem+json")
                .body("status", is(413))
                .body("detail", is("the body is larger than 64 KB"));
    }

    @Test
    void what_nobody_foresaw_tells_nothing_of_the_inside() {
        given().get("/test/failing")
                .then()
                .statusCode(500)
                .contentType("text/html")
                .body(not(containsString("secret")));
        given().get("/api/test/failing")
                .then()
                .statusCode(500)
                .contentType("application/problem+json")
                .body("title", is("Internal Server Error"))
                .body(not(containsString("secret")));
    }
}
