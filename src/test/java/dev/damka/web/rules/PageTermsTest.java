package dev.damka.web.rules;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.games.review.Reviewer;
import dev.damka.web.Pages;
import dev.damka.web.shared.Language;
import io.quarkus.qute.RawString;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The words of draughts players that pages of puzzles and games say. */
@QuarkusTest
class PageTermsTest {
    private static final Pattern TERM = Pattern.compile("<a class=\"term\" href=\"/glossary#term-([a-z-]+)\"");
    private static final Pattern MAIN = Pattern.compile("<main.*</main>", Pattern.DOTALL);
    /** Phones don't show it. */
    private static final Pattern MARGIN =
            Pattern.compile("<(aside|figure) class=\"leaf-margin.*?</\\1>", Pattern.DOTALL);
    /** What holds no prose, or what can't hold a link: drawings, and what one presses or fills in. */
    private static final Pattern APART = Pattern.compile(
            "<(svg|a|button|label|legend|select|summary|textarea|noscript|pre|title)\\b.*?</\\1>|<h1 class=\"unseen\">.*?</h1>",
            Pattern.DOTALL);

    @Inject
    Reviewer reviewer;

    /** Expects that each term on the page leads to the glossary at least once, and not in the margin alone. */
    private static void expectLinks(Pages pages, String language) {
        Matcher main = MAIN.matcher(MARGIN.matcher(pages.html()).replaceAll(" "));
        assertTrue(main.find(), pages.address());
        Set<String> linked = new HashSet<>();
        Matcher term = TERM.matcher(main.group());
        while (term.find()) {
            linked.add(term.group(1));
        }
        Set<String> before = Set.copyOf(linked);
        String prose = APART.matcher(main.group()).replaceAll(" ");
        String more = TermLinks.in(Language.tagged(language).orElseThrow())
                .linked(new RawString(prose), linked)
                .getValue();
        linked.removeAll(before);
        assertEquals(Set.of(), linked, pages.address() + "\n" + more);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ru", "en"})
    void every_term_on_the_pages_of_puzzles_is_linked(String language) {
        for (String address : List.of(
                "/puzzles",
                "/puzzles?q=road",
                "/themes/turkish-strike",
                "/themes/king-hunt",
                "/puzzles/turkish-001",
                "/puzzles/turkish-001?hint=1",
                "/puzzles/turkish-001?try=d4-c5",
                "/puzzles/turkish-001?try=a1-a9",
                "/puzzles/turkish-001?line=b2-c3,a5:e5",
                "/puzzles/turkish-001?line=b2-c3,a5:e5,d4:d8",
                "/puzzles/turkish-001/solution",
                "/puzzles/king-hunt-001",
                "/puzzles/king-hunt-001/solution",
                "/puzzles/two-ways",
                "/puzzles/beside-001?try=a1-b2",
                "/openings/kol-stake")) {
            expectLinks(new Pages(language).open(address), language);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"ru", "en"})
    void every_term_on_the_pages_of_drills_is_linked(String language) {
        Pages pages = new Pages(language);
        expectLinks(pages.open("/drills"), language);
        expectLinks(pages.open("/drills/petrov?start=W:WKf2,Kc3,Kg5:BKa3"), language);
        expectLinks(pages.play("g5-f4"), language);
        expectLinks(pages.open("/drills/petrov?start=W:WKf2,Kc3,Kg5:BKa3").play("f2-c5"), language);
        pages.open("/drills/two-kings?start=W:WKa7,Kf8:BKg1").play("f8-c5").play("a7:c5");
        expectLinks(pages, language);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ru", "en"})
    void every_term_on_the_pages_of_games_is_linked(String language) {
        Pages pages = new Pages(language);
        for (String address : List.of("/games", "/games/new", "/games/import")) {
            expectLinks(pages.open(address), language);
        }
        pages.open("/games/new");
        pages.submit("/games", "level", "1", "colour", "white", "time", "unlimited", "fen", "W:WKa1,Kd6,Ke1:BKh8");
        expectLinks(pages, language);
        String game = pages.address();
        expectLinks(pages.play("a1-b2"), language);
        expectLinks(pages.open(game + "?ask=resign"), language);
        pages.submit(game + "/resignation");
        expectLinks(pages, language);
        expectLinks(pages.open(game + "/review"), language);
        expectLinks(pages.open("/games"), language);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ru", "en"})
    void every_term_on_the_pages_of_a_review_is_linked(String language) throws InterruptedException {
        Response kept = given().contentType("text/plain")
                .body("[FEN \"W:WKf6,c1:Bg3,b8\"]\n1. c1-b2 b8-c7 *")
                .post("/api/games/import");
        String game = "/games/" + kept.path("games[0].game.id");
        Pages pages = new Pages(language);
        pages.cookies().putAll(kept.cookies());
        pages.open(game + "/review").submit(game + "/review");
        expectLinks(pages, language);
        reviewer.work();
        expectLinks(pages.open(game + "/review"), language);
        expectLinks(pages.open(game + "/review?ply=1"), language);
        expectLinks(pages.open(game + "/mistakes/1"), language);
        expectLinks(pages.open(game + "/mistakes/1?try=c1-b2"), language);
    }

    @Test
    void what_a_heading_links_is_linked_once_more_where_it_is_explained() {
        PageTerms terms = new PageTerms(() -> Language.RU);
        String link = "<a class=\"term\" href=\"/glossary#term-sieve\">Решето</a>";
        assertEquals(link, terms.heading("Решето").getValue());
        assertEquals(link, terms.in("Решето").getValue());
        assertEquals("Решето", terms.in("Решето").getValue());
        assertEquals("Решето", terms.heading(new RawString("Решето")).getValue());
        assertEquals(
                "&lt;b&gt; <span class=\"move\">c3-d4</span>",
                terms.in("<b> c3-d4").getValue());
    }

    /** The opening is not called after the diagonals; «Кол» is a term that the opening is called after. */
    @Test
    void an_opening_that_only_shares_its_name_with_a_term_is_not_linked() {
        Pages pages = new Pages("ru").open("/openings/kosyak-rim").shows("<h1>Косяк</h1>");
        pages.open("/openings/kol-stake").shows("<h1><a class=\"term\" href=\"/glossary#term-kol\">Кол</a></h1>");
        Response kept = given().contentType("text/plain")
                .body("1. c3-b4 f6-g5 2. g3-f4 g7-f6 3. b2-c3 b6-c5 4. b4-a5 g5-h4 *")
                .post("/api/games/import");
        pages.open("/games/" + kept.path("games[0].game.id")).shows("<h3>Косяк");
    }
}
