package dev.damka.web.shared;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.config.EncoderConfig;
import io.restassured.http.ContentType;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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
                .body("title", is("Method Not Allowed"))
                .body("detail", startsWith("this address does not take this method"));
    }

    @ParameterizedTest
    @CsvSource({"ru, К этому адресу так не обращаются", "en, This address is not used like that"})
    void an_address_that_takes_forms_alone_says_so_when_it_is_opened(String language, String title) {
        given().header("Accept-Language", language)
                .get("/drills/petrov/moves")
                .then()
                .statusCode(405)
                .contentType("text/html")
                .body(containsString("<h1>" + title));
    }

    @ParameterizedTest
    @ValueSource(strings = {"move=%", "csrf=%zz&level=1", "FIELDS"})
    void a_form_that_can_not_be_read_is_refused(String form) {
        String body = form.equals("FIELDS")
                ? IntStream.range(0, 2000).mapToObj(i -> "a" + i + "=1").collect(Collectors.joining("&"))
                : form;
        given().config(RestAssured.config()
                        .encoderConfig(EncoderConfig.encoderConfig()
                                .encodeContentTypeAs("application/x-www-form-urlencoded", ContentType.TEXT)))
                .contentType("application/x-www-form-urlencoded")
                .body(body)
                .post("/games")
                .then()
                .statusCode(400)
                .contentType("text/html");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"level": "5"}  | what stands in the field 'level' can't be read at line 1, column 11, a whole number should
            {"level": 1.5}  | what stands in the field 'level' can't be read at line 1, column 11, a whole number should
            {"time": 5}     | what stands in the field 'time' can't be read at line 1, column 10, a text in quotes should
            {"level": 5     | the body can't be read at line 1, column
            """)
    void json_of_another_kind_is_refused_with_the_field_and_what_should_stand_there(String json, String told) {
        given().contentType("application/json")
                .body(json)
                .post("/api/games")
                .then()
                .statusCode(400)
                .body("detail", startsWith(told));
    }

    @Test
    void an_upload_that_breaks_off_is_refused() {
        given().contentType("multipart/form-data; boundary=x")
                .body("--x\r\nContent-Dis".getBytes(StandardCharsets.UTF_8))
                .post("/games/import")
                .then()
                .statusCode(400)
                .contentType("text/html");
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
