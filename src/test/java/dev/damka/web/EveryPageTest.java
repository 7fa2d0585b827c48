package dev.damka.web;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for each page in each language. */
@QuarkusTest
class EveryPageTest {
    private static final Pattern LATIN_WORD = Pattern.compile("[A-Za-z]{4,}");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/puzzles",
                "/puzzles?q=zzz",
                "/themes/turkish-strike",
                "/puzzles/turkish-001",
                "/puzzles/turkish-001?hint=1",
                "/puzzles/turkish-001?hint=2",
                "/puzzles/turkish-001?from=d4",
                "/puzzles/turkish-001?from=b2&to=c3",
                "/puzzles/turkish-001?try=d4-e5",
                "/puzzles/turkish-001?try=d4-d5",
                "/puzzles/turkish-001?line=b2-c3,a5:e5",
                "/puzzles/turkish-001?line=b2-c3,a5:e5&try=e3-f2",
                "/puzzles/turkish-001?line=b2-c3,a5:e5,d4:d8",
                "/puzzles/turkish-001/solution?step=2",
                "/games",
                "/games/new",
                "/games/new?level=11&colour=white",
                "/games/new?opening=3&time=own",
                "/games/import",
                "/settings",
                "/keyboard",
                "/drills",
                "/drills/petrov?start=1",
                "/drills/petrov?start=1&hint=1",
                "/drills/petrov?start=1&hint=2",
                "/drills/main-road?start=1",
                "/drills/men-3v2?start=1&try=a1",
                "/authors",
                "/authors/editor",
                "/authors/editor?fen=W:Wc3:Bd4&solution=c3:e5&others=1",
                "/rules",
                "/rules/board",
                "/rules/man",
                "/rules/king",
                "/rules/capture",
                "/rules/chain",
                "/rules/turkish-strike",
                "/rules/king-capture",
                "/rules/crowning",
                "/rules/end",
                "/rules/draws",
                "/rules/three-kings",
                "/rules/clock",
                "/rules/notation",
                "/rules/questions",
                "/rules/kinds",
                "/rules/capture?board=1&try=a1-a2",
                "/rules/turkish-strike?board=1&step=2",
                "/glossary",
                "/openings",
                "/openings/city-game",
                "/search?q=zzz"
            })
    void a_page_speaks_one_language_and_holds_nothing_that_the_policy_forbids(String address) {
        String english = page(address, "en");
        assertTrue(english.contains("<html lang=\"en\">"));
        assertFalse(Pattern.compile("\\p{IsCyrillic}").matcher(text(english)).find(), text(english));

        String russian = page(address, "ru");
        assertTrue(russian.contains("<html lang=\"ru\">"));
        if (!address.startsWith("/authors")) {
            Matcher foreign = LATIN_WORD.matcher(text(russian));
            while (foreign.find()) {
                assertTrue(
                        Set.of("Enter", "noindex", "nofollow").contains(foreign.group()),
                        foreign.group() + " in\n" + text(russian));
            }
        }
        for (String html : new String[] {english, russian}) {
            assertFalse(html.contains("style=\""), address);
            assertFalse(html.contains("<style"), address);
            assertFalse(Pattern.compile("<script(?! src=\"/js/)").matcher(html).find(), address);
            assertFalse(Pattern.compile("<[^>]* on[a-z]+=\"").matcher(html).find(), address);
            assertFalse(Pattern.compile("(src|action)=\"https?:").matcher(html).find(), address);
            assertFalse(html.contains("NOT_FOUND"), address);
            assertUniqueIds(html);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/mark.svg", "/js/board.js", "/css/board.css", "/fonts/literata-latin-opsz-normal.woff2"})
    void what_a_page_needs_comes_from_this_site_and_may_be_kept(String address) {
        given().get(address).then().statusCode(200).header("Cache-Control", containsString("max-age"));
    }

    @Test
    void every_style_sheet_of_a_page_is_there() {
        for (String address : new String[] {"/", "/puzzles"}) {
            Matcher sheet =
                    Pattern.compile("rel=\"stylesheet\" href=\"([^\"]*)\"").matcher(page(address, "ru"));
            while (sheet.find()) {
                given().get(sheet.group(1)).then().statusCode(200);
            }
        }
    }

    @Test
    void the_language_is_switched_by_a_form_and_kept() {
        Pages english = new Pages("ru")
                .open("/puzzles/turkish-001?hint=1&lang=ru")
                .press("lang", "en")
                .isAt("/puzzles/turkish-001?hint=1")
                .shows("<html lang=\"en\">")
                .open("/puzzles/turkish-001?try=d9");
        assertFalse(
                Pattern.compile("\\p{IsCyrillic}").matcher(text(english.html())).find(), english.html());
    }

    @Test
    void the_look_is_chosen_by_a_form_and_kept() {
        String dark = "/css/theme-dark.css";
        Pages pages =
                new Pages("en").open("/settings?back=%2Fpuzzles").shows(dark).press("look", "light");
        pages.isAt("/puzzles").hides(dark);
        pages.open("/settings?back=%2Fpuzzles")
                .press("look", "dark")
                .shows(dark)
                .hides("prefers-color-scheme");
        assertEquals("dark", pages.cookies().get("look"));
    }

    @Test
    void keys_of_one_letter_are_switched_off_by_a_form_also_on_pages_that_are_kept() {
        Pages pages = new Pages("en");
        pages.open("/puzzles/turkish-001").hides("data-keys");
        pages.open("/settings?back=%2Fpuzzles%2Fturkish-001")
                .press("keys", "off")
                .isAt("/puzzles/turkish-001")
                .shows("<body data-keys=\"off\">");
        assertEquals("off", pages.cookies().get("keys"));
        pages.open("/settings?back=%2Fpuzzles%2Fturkish-001")
                .press("keys", "on")
                .hides("data-keys");
    }

    @Test
    void a_switch_never_leads_to_another_site() {
        new Pages("en")
                .open("/settings?back=//elsewhere.example")
                .press("lang", "en")
                .isAt("/");
    }

    @Test
    void the_settings_lead_back_to_the_page_before_them() {
        new Pages("en")
                .open("/settings?back=/puzzles")
                .shows("href=\"/settings?back=%2Fpuzzles\"")
                .press("lang", "ru")
                .isAt("/settings?back=/puzzles")
                .shows("href=\"/settings?back=%2Fpuzzles\"")
                .press("look", "light")
                .isAt("/puzzles");
    }

    @Test
    void a_language_that_no_page_speaks_is_no_choice() {
        Pages pages = new Pages("en").open("/settings");
        String token = pages.cookies().get("damka-csrf");
        assertNotNull(token);
        String kept = given().redirects()
                .follow(false)
                .cookies(pages.cookies())
                .formParam("csrf", token)
                .formParam("lang", "xx")
                .post("/settings")
                .then()
                .statusCode(303)
                .extract()
                .cookie("lang");
        assertNull(kept);
    }

    @Test
    void only_a_form_is_taken_for_a_choice() {
        given().contentType("text/plain")
                .body("lang=en")
                .post("/settings")
                .then()
                .statusCode(415);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/puzzles", "/puzzles/turkish-001", "/puzzles/turkish-001?hint=1", "/settings"})
    void a_page_is_one_visitors_and_asked_for_anew(String address) {
        given().get(address)
                .then()
                .header("Cache-Control", "private, no-cache")
                .header("Vary", containsString("Accept-Language, Cookie"));
    }

    @Test
    void a_page_for_an_error_is_kept_nowhere() {
        given().get("/nowhere").then().header("Cache-Control", "no-store").header("Vary", containsString("Cookie"));
    }

    @Test
    void only_a_russian_page_asks_for_cyrillic_letters_at_once() {
        new Pages("ru").open("/").shows("<link rel=\"preload\" href=\"/fonts/literata-cyrillic");
        new Pages("en").open("/").hides("/fonts/literata-cyrillic");
    }

    @Test
    void the_page_in_the_other_language_has_an_address_of_its_own() {
        String html = page("/puzzles", "ru");
        assertTrue(html.contains("hreflang=\"en\" href=\"http"), html);
        assertTrue(page("/puzzles?lang=en", "ru").contains("<html lang=\"en\">"));
    }

    private static String page(String address, String language) {
        return given().urlEncodingEnabled(false)
                .header("Accept-Language", language)
                .get(address)
                .then()
                .statusCode(200)
                .contentType("text/html;charset=UTF-8")
                .extract()
                .asString();
    }

    /** What people read or hear: the text and the labels, without what is written in another language on purpose. */
    private static String text(String html) {
        StringBuilder labels = new StringBuilder();
        Matcher label = Pattern.compile("(?:aria-label|placeholder|content|data-lost)=\"([^\"]*)\"")
                .matcher(html);
        while (label.find()) {
            if (!label.group(1).startsWith("width=")) {
                labels.append(label.group(1)).append('\n');
            }
        }
        return labels
                + html.replaceAll("(?s)<(button|span)[^>]* lang=\"[^>]*>.*?</\\1>", "")
                        .replaceAll("(?s)<[^>]*>", "\n")
                        .replaceAll("&[a-z#0-9]+;", "");
    }

    private static void assertUniqueIds(String html) {
        Set<String> ids = new HashSet<>();
        Matcher id = Pattern.compile(" id=\"([^\"]*)\"").matcher(html);
        while (id.find()) {
            assertTrue(ids.add(id.group(1)), "two " + id.group(1));
        }
    }
}
