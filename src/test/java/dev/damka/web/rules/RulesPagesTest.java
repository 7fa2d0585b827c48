package dev.damka.web.rules;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.rules.notation.MoveWriter;
import dev.damka.web.Pages;
import dev.damka.web.shared.Language;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is there to learn, by links and forms alone, as it goes without script. */
@QuarkusTest
class RulesPagesTest {
    private static final Pattern LINK = Pattern.compile("<a [^>]*href=\"([^\"]*)\"");

    @Inject
    Chapters chapters;

    private Chapter chapter(String language, String id) {
        return chapters.find(Language.tagged(language).orElseThrow(), id).orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({"ru, Верно, 'Бить обязательно', 'Начать сначала'", "en, Right, 'You must capture', 'Begin again'"})
    void a_board_is_played_on(String language, String right, String mustCapture, String again) {
        LessonBoard board = chapter(language, "capture").boards().get(0);
        String move = MoveWriter.fullForm(board.start(), board.right().get(0));
        Pages pages = new Pages(language)
                .open("/rules/capture")
                .shows("id=\"board-1\"")
                .hides("id=\"verdict\"");
        pages.submit("/rules/capture/moves", "board", "1", "move", "a1-a2").shows("id=\"verdict\"");
        pages.submit("/rules/capture/moves", "board", "1", "move", move).says(right);
        pages.shows("href=\"#taken\"").follow(again).hides("id=\"verdict\"");
        assertTrue(pages.address().startsWith("/rules/capture?board=1"), pages.address());
    }

    @Test
    void a_move_is_entered_by_two_links_and_the_button() {
        LessonBoard board = chapter("en", "man").boards().stream()
                .filter(LessonBoard::isPlayed)
                .findFirst()
                .orElseThrow();
        var move = board.right().get(0);
        Pages pages = new Pages("en")
                .open("/rules/man?board=" + board.number() + "&from=" + move.from())
                .shows("href=\"#chosen\"")
                .open("/rules/man?board=" + board.number() + "&from=" + move.from() + "&to=" + move.to());
        pages.shows("value=\"" + MoveWriter.fullForm(board.start(), move) + "\"");
        pages.submit("/rules/man/moves", "board", "" + board.number(), "move", MoveWriter.write(board.start(), move))
                .says("Right");
    }

    /** Each board of each chapter: every legal move has an answer, and so has every step of its line. */
    @ParameterizedTest
    @ValueSource(strings = {"ru", "en"})
    void every_board_answers_every_legal_move_and_shows_every_step(String language) {
        for (Chapter chapter : chapters.in(Language.tagged(language).orElseThrow())) {
            for (LessonBoard board : chapter.isOnTheme() ? List.<LessonBoard>of() : chapter.boards()) {
                String at = chapter.href() + "?board=" + board.number();
                if (board.isPlayed()) {
                    for (var move : board.start().legalMoves()) {
                        String typed = MoveWriter.fullForm(board.start(), move);
                        Pages pages = new Pages(language).open(at + "&try=" + typed);
                        boolean right = board.right().contains(move);
                        pages.shows(right ? "verdict-right" : "verdict-wrong");
                    }
                } else if (!board.line().isEmpty()) {
                    int last = Stages.of(board.start(), board.line()).last();
                    for (int step = 0; step <= last; step++) {
                        new Pages(language).open(at + "&step=" + step).shows("id=\"board\"");
                    }
                }
            }
        }
    }

    @Test
    void in_a_long_capture_what_is_taken_stands_step_by_step() {
        Pages pages =
                new Pages("en").open("/rules/turkish-strike?board=1&step=0").hides("href=\"#taken\"");
        assertEquals(0, ghosts(pages.open("/rules/turkish-strike?board=1&step=0")));
        assertEquals(1, ghosts(pages.open("/rules/turkish-strike?board=1&step=1")));
        assertEquals(2, ghosts(pages.open("/rules/turkish-strike?board=1&step=2")));
        assertEquals(3, ghosts(pages.open("/rules/turkish-strike?board=1&step=3")));
        assertEquals(0, ghosts(pages.open("/rules/turkish-strike?board=1&step=4")));
    }

    private static int ghosts(Pages pages) {
        return pages.html().split("<use href=\"#taken", -1).length - 1;
    }

    @ParameterizedTest
    @ValueSource(strings = {"ru", "en"})
    void no_link_is_dead(String language) {
        List<String> open = new ArrayList<>(List.of("/rules", "/glossary", "/openings"));
        chapters.in(Language.tagged(language).orElseThrow()).forEach(chapter -> open.add(chapter.href()));
        Set<String> seen = new HashSet<>();
        for (String page : open) {
            String html = new Pages(language).open(page).html();
            Matcher link = LINK.matcher(html);
            while (link.find()) {
                String href = link.group(1).replace("&amp;", "&");
                String address = href.startsWith("#") ? page + href : href;
                assertTrue(address.startsWith("/"), page + " leads off to " + href);
                if (!address.contains("from=") && !isOfTheCatalogue(address) && seen.add(address)) {
                    assertLeadsSomewhere(language, page, address);
                }
            }
        }
    }

    /** Tests run on a catalogue of their own; {@link LearnTextsTest} looks into the shipped one. */
    private static boolean isOfTheCatalogue(String address) {
        return address.startsWith("/themes/") || address.startsWith("/puzzles/");
    }

    private static void assertLeadsSomewhere(String language, String from, String address) {
        String html = given().header("Accept-Language", language)
                .urlEncodingEnabled(false)
                .get(address.replaceAll("#.*", ""))
                .then()
                .statusCode(200)
                .extract()
                .asString();
        String anchor = address.contains("#") ? address.replaceAll(".*#", "") : "";
        assertTrue(anchor.isEmpty() || html.contains("id=\"" + anchor + "\""), from + ": nothing at " + address);
    }

    @Test
    void a_chapter_has_its_own_title_and_description_and_the_other_language() {
        String html = new Pages("en").open("/rules/capture").html();
        Chapter chapter = chapter("en", "capture");
        assertTrue(html.contains("<title>" + chapter.title() + " · "), html);
        assertTrue(html.contains("<meta name=\"description\" content=\"" + chapter.description()), html);
        assertTrue(html.contains("hreflang=\"ru\" href=\"http"), html);
        new Pages("ru").open("/puzzles").shows("<meta name=\"description\" content=\"Тренажёр");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/rules/nothing",
                "/openings/nothing",
            })
    void what_is_not_there_is_not_found(String address) {
        given().get(address).then().statusCode(404).contentType(containsString("text/html"));
    }

    @Test
    void an_address_that_makes_no_sense_shows_the_chapter() {
        for (String query : List.of("board=99&try=c3-d4", "board=1&step=999", "board=x", "board=1&from=zz&to=%00")) {
            assertFalse(new Pages("en").open("/rules/capture?" + query).html().isEmpty());
        }
        new Pages("en")
                .open("/rules/capture?board=1&try=%3Cscript%3E")
                .hides("<script>")
                .shows("&lt;script&gt;");
    }

    @ParameterizedTest
    @CsvSource({"ru, Городская партия, 'название по одному источнику'", "en, City game, 'a name with a single source'"})
    void openings_are_listed_and_stepped_through(String language, String name, String single) {
        new Pages(language)
                .open("/openings")
                .shows(single)
                .follow(name)
                .shows("data-played=\"c3-d4,d6-c5,b2-c3,f6-g5\"")
                .open("/openings/city-game?step=1")
                .shows("data-played=\"c3-d4\"");
    }

    @ParameterizedTest
    @CsvSource({
        "ru, большаке, /rules/three-kings",
        "ru, турецким ударом, /rules/turkish-strike",
        "ru, городской, /openings/city-game",
        "ru, БОЛЬША, /glossary#term-main-road",
        "en, captures, /rules/capture",
        "en, turkish strikes, /rules/turkish-strike",
        "en, kukuev, /openings/kukuevs-gambit",
        "ru, петров, /rules/themes/petrov",
        "ru, Петрова, /rules/themes/petrov"
    })
    void words_are_found_in_any_form(String language, String text, String address) {
        new Pages(language)
                .open("/search?q=" + URLEncoder.encode(text, StandardCharsets.UTF_8))
                .shows("href=\"" + address);
    }

    @ParameterizedTest
    @CsvSource({
        "ru, две дамки против одной, /drills/two-kings, Две дамки против одной, окончание",
        "ru, лишняя простая, /drills/men-3v2, Три простые против двух, окончание",
        "ru, разыграть, /drills, Разыграть окончание, окончание",
        "en, two kings against one, /drills/two-kings, Two kings against one, ending",
        "en, opposition counting, /drills/men-2v2, Two men against two, ending"
    })
    void an_ending_to_play_out_is_found_by_its_name_and_by_what_it_is_about(
            String language, String text, String address, String name, String kind) {
        new Pages(language)
                .open("/search?q=" + URLEncoder.encode(text, StandardCharsets.UTF_8))
                .shows("<a href=\"" + address + "\">" + name + "</a><i></i><span class=\"quiet\">" + kind);
    }

    @ParameterizedTest
    @CsvSource({"ru, 'Что это за тема', 'Задачи на эту тему'", "en, About this theme, Puzzles on this theme"})
    void a_theme_and_its_chapter_lead_to_each_other(String language, String about, String puzzles) {
        new Pages(language)
                .open("/themes/turkish-strike")
                .follow(about)
                .isAt("/rules/themes/turkish-strike")
                .shows("id=\"board-1\"")
                .follow(puzzles)
                .isAt("/themes/turkish-strike")
                .open("/rules/themes/sieve")
                .hides(puzzles);
    }

    @Test
    void a_puzzle_leads_to_the_rule_that_a_move_breaks() {
        new Pages("ru")
                .open("/puzzles/turkish-001?try=e3-f2")
                .shows("<a href=\"/rules/man\">Глава об этом правиле</a>");
        new Pages("en")
                .open("/puzzles/turkish-001?line=b2-c3,a5:e5&try=e3-f2")
                .shows("<a href=\"/rules/capture\">The chapter on this rule</a>");
    }

    @Test
    void what_is_searched_for_is_shown_as_text() {
        new Pages("en")
                .open("/search?q=%3Cb%3E%22")
                .shows("&lt;b&gt;")
                .hides("<b>")
                .open("/search")
                .hides("<ul class=\"found\">");
    }
}
