package dev.damka.web.rules;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.Media;
import dev.damka.rules.notation.MoveWriter;
import dev.damka.web.Axe;
import dev.damka.web.BrowserTest;
import dev.damka.web.shared.Language;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Learns as people do. */
@QuarkusTest
class LearnBrowserTest extends BrowserTest {
    @Inject
    Chapters chapters;

    private static Locator lesson(Page page, int number) {
        return page.locator("#board-" + number);
    }

    /** Clicks on a square of one of the boards. */
    private static void pressOn(Page page, int number, String square) {
        Locator board = lesson(page, number).locator("svg.board");
        board.scrollIntoViewIfNeeded();
        BoundingBox box = board.boundingBox();
        double unit = box.width / 900;
        page.mouse()
                .click(
                        box.x + unit * (100 + 100 * (square.charAt(0) - 'a')),
                        box.y + unit * (800 - 100 * (square.charAt(1) - '1')));
    }

    @ParameterizedTest
    @CsvSource({"ru, Верно", "en, Right"})
    void boards_of_a_page_are_played_on_one_after_the_other(String language, String right) {
        Page page = visitor(Guest.in(language));
        page.navigate("rules/capture");
        List<LessonBoard> played =
                chapters.find(Language.tagged(language).orElseThrow(), "capture").orElseThrow().boards().stream()
                        .filter(LessonBoard::isPlayed)
                        .limit(2)
                        .toList();
        for (LessonBoard board : played) {
            var move = board.right().get(0);
            pressOn(page, board.number(), move.from().toString());
            pressOn(page, board.number(), move.to().toString());
            assertThat(page.locator("#verdict h2")).hasText(right);
            assertThat(lesson(page, board.number()).locator("#verdict")).isVisible();
            assertTrue(page.url().contains("board=" + board.number()), page.url());
        }
        picture(page, "learn-right-" + language);
        page.goBack();
        page.goBack();
        assertThat(page.locator("#verdict")).hasCount(0);
    }

    @ParameterizedTest
    @CsvSource({"ru, Верно", "en, Right"})
    void without_script_by_two_clicks_and_the_button_on_a_phone(String language, String right) {
        Page page = visitor(Guest.in(language).withoutScript().phone());
        page.navigate("rules/capture");
        LessonBoard board =
                chapters.find(Language.tagged(language).orElseThrow(), "capture").orElseThrow().boards().stream()
                        .filter(LessonBoard::isPlayed)
                        .findFirst()
                        .orElseThrow();
        var move = board.right().get(0);
        Locator lesson = lesson(page, board.number());
        lesson.locator("a[aria-label^='" + move.from() + "']").click();
        lesson.locator("a[aria-label^='" + move.to() + "']").click();
        lesson.locator("#move-" + board.number()).press("Enter");
        assertThat(lesson.locator("#verdict h2")).hasText(right);
        assertThat(lesson).isInViewport();
        picture(page, "learn-plain-" + language);
    }

    @Test
    void a_wrong_try_says_why_in_its_place_and_the_page_stays_where_it_is() {
        Page page = visitor(Guest.in("en"));
        page.navigate("rules/capture");
        LessonBoard board = chapters.find(Language.EN, "capture").orElseThrow().boards().stream()
                .filter(LessonBoard::isPlayed)
                .reduce((a, b) -> b)
                .orElseThrow();
        Locator lesson = lesson(page, board.number());
        lesson.scrollIntoViewIfNeeded();
        double before = lesson.locator("svg.board").boundingBox().y;
        lesson.locator("#move-" + board.number()).fill("a1-a2");
        lesson.locator("#move-" + board.number()).press("Enter");
        assertThat(lesson.locator("#verdict")).containsText("a2");
        assertEquals(before, lesson.locator("svg.board").boundingBox().y, 2);
        assertThat(page.locator("#move-" + board.number())).isFocused();
    }

    @Test
    void steps_are_walked_by_keys_once_the_board_has_the_focus_and_not_before() {
        Page page = visitor(Guest.in("en"));
        page.navigate("rules/turkish-strike");
        page.keyboard().press("ArrowRight");
        assertThat(page.locator("#board")).hasCount(0);
        Locator steps = lesson(page, 1).locator(".record-steps a");
        steps.last().click();
        assertThat(page.locator("#board use[href='#taken']")).hasCount(1);
        page.keyboard().press("ArrowRight");
        assertThat(page.locator("#board use[href='#taken']")).hasCount(2);
        page.keyboard().press("ArrowLeft");
        assertThat(page.locator("#board use[href='#taken']")).hasCount(1);
    }

    @Test
    void a_heading_and_a_search_are_reached_by_ordinary_links_and_forms() {
        Page page = visitor(Guest.in("en"));
        page.navigate("rules/three-kings");
        page.locator(".chapter-contents a").last().click();
        assertThat(page).hasURL(Pattern.compile("#[a-z0-9-]+$"));
        page.navigate("rules");
        page.locator("#q").fill("turkish");
        page.locator("#q").press("Enter");
        assertThat(page.locator(".found a").first()).isVisible();
        picture(page, "learn-search");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ru", "en"})
    void nothing_keeps_people_from_using_these_pages(String language) {
        Page page = visitor(Guest.in(language));
        for (String address : List.of("rules", "glossary", "openings", "openings/city-game", "search?q=a")) {
            page.navigate(address);
            assertEquals(List.of(), Axe.findings(page), address);
        }
        for (Chapter chapter : chapters.in(Language.tagged(language).orElseThrow())) {
            if (chapter.isOnTheme() && !chapter.theme().equals("sieve")) {
                continue; // they are all made alike
            }
            page.navigate("rules/" + chapter.id());
            assertEquals(List.of(), Axe.findings(page), chapter.id());
        }
        for (String state : List.of("try=a1-a2", "try=h8-h7", "from=c3")) {
            page.navigate("rules/capture?board=1&" + state);
            assertEquals(List.of(), Axe.findings(page), state);
        }
    }

    @ParameterizedTest
    @CsvSource({"ru, 1280, false", "en, 1280, true", "en, 360, false", "ru, 360, true", "ru, 768, false"})
    void every_window_and_look(String language, int width, boolean dark) {
        Guest guest = Guest.in(language).window(width, 800);
        Page page = visitor(dark ? guest.inTheDark() : guest);
        String look = language + "-" + width + (dark ? "-dark" : "");
        for (String address : List.of(
                "rules",
                "glossary",
                "openings",
                "openings/kol-stake",
                "rules/turkish-strike?board=2&try=a1:a5",
                "rules/capture?board=4&try=d4-e5",
                "rules/three-kings",
                "rules/kinds")) {
            page.navigate(address);
            fits(page);
            picture(page, "learn-" + address.replaceAll("[^a-z0-9]+", "-") + "-" + look);
        }
    }

    private static void fits(Page page) {
        int over =
                (Integer) page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
        assertTrue(over <= 0, page.url() + " is wider than the window by " + over);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ru", "en"})
    void every_chapter_fits_a_narrow_phone(String language) {
        Page page = visitor(Guest.in(language).withoutScript().window(320, 640));
        for (Chapter chapter : chapters.in(Language.tagged(language).orElseThrow())) {
            page.navigate("rules/" + chapter.id());
            fits(page);
        }
    }

    @Test
    void a_chapter_prints_without_what_is_only_for_the_screen() {
        Page page = visitor(Guest.in("ru").inTheDark());
        page.navigate("rules/turkish-strike");
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        assertThat(page.locator(".head")).isHidden();
        assertThat(page.locator(".move-form").first()).isHidden();
        assertThat(page.locator("svg.board").first()).isVisible();
        page.setViewportSize(720, 1000);
        picture(page, "learn-print");
        String ink = (String) page.evaluate("getComputedStyle(document.body).color");
        assertEquals("rgb(27, 36, 51)", ink);
    }

    @Test
    void the_right_move_is_written_in_any_form() {
        Page page = visitor(Guest.in("en"));
        page.navigate("rules/turkish-strike");
        LessonBoard board = chapters.find(Language.EN, "turkish-strike").orElseThrow().boards().stream()
                .filter(LessonBoard::isPlayed)
                .findFirst()
                .orElseThrow();
        page.locator("#move-" + board.number())
                .fill(MoveWriter.write(board.start(), board.right().get(0)).replace(':', 'x'));
        page.locator("#move-" + board.number()).press("Enter");
        assertThat(page.locator("#verdict h2")).hasText("Right");
        assertThat(page.locator("#board use[href='#taken']")).hasCount(3);
    }
}
