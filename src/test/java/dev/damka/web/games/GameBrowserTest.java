package dev.damka.web.games;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import dev.damka.web.BrowserTest;
import io.quarkus.test.junit.QuarkusTest;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Plays the engine as people do. */
@QuarkusTest
class GameBrowserTest extends BrowserTest {
    /** Begins a game as White at the lowest level. */
    private static void begin(Page page, String query) {
        page.navigate("games/new?level=1&colour=white&" + query);
        page.locator("form.terms .button-main").click();
        assertThat(page.locator("#board")).isVisible();
    }

    private static Locator heading(Page page) {
        return page.locator("#move-form h2");
    }

    @ParameterizedTest
    @CsvSource({
        "ru, 'Ваш ход, 2-й', 'Ваш ход, 3-й', Сдаться, Победа чёрных",
        "en, Your move 2, Your move 3, Resign, Black wins"
    })
    void by_dragging_and_by_typing_with_a_reload_to_a_resignation(
            String language, String second, String third, String resign, String won) {
        Page page = visitor(Guest.in(language));
        begin(page, "time=10%2B5");
        drag(page, "c3", "d4");
        assertThat(heading(page)).hasText(second);
        page.reload();
        assertThat(heading(page)).hasText(second);
        assertThat(page.locator(".record a").first()).hasText("c3-d4");
        type(page, page.locator("#board").getAttribute("data-moves").split("[ |]")[0]);
        assertThat(heading(page)).hasText(third);
        picture(page, "game-" + language);
        page.locator(".links a[href*='ask=resign']").click();
        picture(page, "game-resign-" + language);
        page.locator(".buttons button").click();
        assertThat(page.locator("#verdict")).containsText(won);
        assertThat(page.locator("#move-form")).hasCount(0);
        picture(page, "game-over-" + language);
    }

    @ParameterizedTest
    @CsvSource({"ru, 'Ваш ход, 2-й', Победа чёрных", "en, Your move 2, Black wins"})
    void without_script_by_two_clicks_and_the_button_on_a_phone(String language, String second, String won) {
        Page page = visitor(Guest.in(language).withoutScript().phone());
        begin(page, "time=unlimited");
        page.locator("#board a[aria-label^='c3']").click();
        page.locator("#board a[aria-label^='d4']").click();
        page.locator("#move-form .button-main").click();
        assertThat(heading(page)).hasText(second);
        picture(page, "game-plain-" + language);
        page.locator(".links a[href*='ask=resign']").click();
        page.locator(".buttons button").click();
        assertThat(page.locator("#verdict")).containsText(won);
    }

    @Test
    void two_tabs_in_the_same_seat_and_a_watcher_see_one_game() {
        Page page = visitor(Guest.in("en"));
        begin(page, "time=unlimited");
        Page other = page.context().newPage();
        other.navigate(page.url());
        Page watcher = visitor(Guest.in("en"));
        watcher.navigate(page.url());
        press(page, "c3");
        press(page, "d4");
        assertThat(heading(other)).hasText("Your move 2");
        assertThat(watcher.locator(".record a")).hasCount(2);
        assertThat(watcher.locator("#move-form")).hasCount(0);
        type(other, other.locator("#board").getAttribute("data-moves").split("[ |]")[0]);
        assertThat(heading(page)).hasText("Your move 3");
    }

    @Test
    void the_clock_of_the_side_to_move_ticks_and_gives_warning() {
        Page page = visitor(Guest.in("en"));
        begin(page, "time=1%2B0");
        Locator own = page.locator(".us .clock");
        assertThat(own).hasClass(Pattern.compile("clock-run"));
        assertThat(own).hasText(Pattern.compile("0:5[0-8]"));
        assertThat(page.locator(".them .clock")).hasText("1:00");
    }

    @Test
    void a_refused_move_says_why_and_an_earlier_position_is_a_click_away() {
        Page page = visitor(Guest.in("en"));
        begin(page, "time=unlimited");
        type(page, "c3-c5");
        assertThat(page.locator("#verdict")).containsText("share no diagonal");
        assertThat(page.locator("#move")).hasValue("c3-c5");
        type(page, "c3-d4");
        assertThat(heading(page)).hasText("Your move 2");
        page.locator(".record a").first().click();
        assertThat(page.locator("#board")).hasAttribute("data-played", "c3-d4");
        assertTrue(page.url().contains("ply=1"), page.url());
        page.locator(".record-steps a").last().click();
        assertThat(heading(page)).hasText("Your move 2");
    }

    @ParameterizedTest
    @CsvSource({"1280, 800, false", "1280, 800, true", "360, 740, false", "360, 740, true", "1024, 700, false"})
    void every_window_and_look(int width, int height, boolean dark) {
        Guest guest = Guest.in("ru").window(width, height);
        Page page = visitor(dark ? guest.inTheDark() : guest);
        String name = width + (dark ? "-dark" : "");
        page.navigate("games/new");
        look(page, "game-new-" + name);
        begin(page, "time=10%2B5&fen=W:WKg1,Kb8,Kd6,c7:BKc3,a7");
        type(page, "d6-e7");
        assertThat(heading(page)).hasText("Ваш ход, 2-й");
        press(page, "g1");
        look(page, "game-counters-" + name);
        page.navigate("games");
        look(page, "game-list-" + name);
        page.navigate("games/import");
        look(page, "game-import-" + name);
        page.navigate("/");
        look(page, "game-home-" + name);
    }

    private static void look(Page page, String name) {
        picture(page, name);
        int over =
                (Integer) page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
        assertTrue(over <= 0, name + " is wider than the window by " + over);
    }
}
