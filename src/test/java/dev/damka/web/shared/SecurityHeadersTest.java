package dev.damka.web.shared;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.junit.QuarkusTest;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
class SecurityHeadersTest {
    private static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
            + "font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/q/health/ready",
                "/q/openapi",
                "/nowhere",
                "/api/nowhere",
                "/",
                "/puzzles/turkish-001",
                "/puzzles/turkish-001?try=b2-c3",
                "/css/base.css"
            })
    void every_answer_forbids_what_no_page_needs(String address) {
        given().redirects()
                .follow(false)
                .when()
                .get(address)
                .then()
                .header("Content-Security-Policy", is(POLICY))
                .header("X-Content-Type-Options", is("nosniff"))
                .header("Referrer-Policy", is("same-origin"))
                .header("Cross-Origin-Opener-Policy", is("same-origin"))
                .header("Cross-Origin-Resource-Policy", is("same-origin"))
                .header("Permissions-Policy", startsWith("accelerometer=()"));
    }
}
