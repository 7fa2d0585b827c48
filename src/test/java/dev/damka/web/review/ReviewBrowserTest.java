package dev.damka.web.review;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import dev.damka.games.review.Reviewer;
import dev.damka.web.Axe;
import dev.damka.web.BrowserTest;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A review as people ask for it and go through it. */
@QuarkusTest
class ReviewBrowserTest extends BrowserTest {
    /** A short game in which White gives men away, and the end that follows. */
    private static final String GAME = "[White \"A\"]\n[Black \"B\"]\n1. c3-d4 b6-a5 2. e3-f4 c7-b6 3. d4-c5 d6:b4 "
            + "4. a3:c5 b6:d4 5. d2-c3 d8-c7 6. c3:e5 f6:d4 7. e1-d2 g7-f6 8. f4-e5 d4-c3 9. d2:b4 f6:d4 "
            + "10. b4-c5 d4:b6 11. b2-a3 b6-c5 12. g3-h4 e7-f6 13. f2-e3 f8-e7 14. a1-b2 a7-b6 15. e3-f4 f6-e5 0-1";

    @Inject
    Reviewer reviewer;

    private static void fits(Page page, String name) {
        picture(page, name);
        int over =
                (Integer) page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
        assertTrue(over <= 0, name + " is wider than the window by " + over);
    }

    /** A page without script may load itself again, which would leave axe without an answer: only others are asked. */
    private static void look(Page page, boolean script, String name) {
        fits(page, name);
        assertEquals(List.of(), script ? Axe.findings(page) : List.of(), name);
    }

    @ParameterizedTest
    @CsvSource({
        "ru, 1280, 800, false, true, Партия разобрана, ошибка",
        "en, 1280, 800, true, true, The game is reviewed, mistake|blunder",
        "ru, 360, 740, false, false, Партия разобрана, ошибка",
        "en, 360, 740, true, true, The game is reviewed, mistake|blunder"
    })
    void a_record_is_reviewed_and_its_mistake_put_right(
            String language, int width, int height, boolean dark, boolean script, String done, String mistake)
            throws InterruptedException {
        Guest guest = Guest.in(language).window(width, height);
        guest = dark ? guest.inTheDark() : guest;
        Page page = visitor(script ? guest : guest.withoutScript());
        String name = language + "-" + width;
        page.navigate("games/import");
        page.locator("#text").fill(GAME);
        page.locator(".choices .button-main").click();
        page.locator(".games .contents-line a").first().click();
        page.locator(".buttons a[href$='/review']").click();
        look(page, script, "review-ask-" + name);
        page.locator("form.buttons .button-main").click();
        assertThat(page.locator("#progress")).isVisible();
        fits(page, "review-progress-" + name);
        reviewer.work();
        assertThat(page.locator("#verdict")).containsText(done);
        look(page, script, "review-" + name);
        page.locator(".graph a").first().click();
        // How grave it is hangs on how deep a look got that games may have cut short.
        assertThat(page.locator("#verdict")).containsText(Pattern.compile(mistake));
        look(page, script, "review-move-" + name);
        page.locator(".line a").nth(1).click();
        assertThat(page).hasURL(Pattern.compile("best=2"));
        page.locator(".cells a").first().click();
        assertThat(page.locator("#move-form")).isVisible();
        look(page, script, "mistake-" + name);
        page.locator(".links a[href*='show=1']").click();
        assertThat(page.locator("#verdict")).isVisible();
        String better = page.locator("#verdict h2 .move").innerText();
        page.locator(".buttons a:not(.button-main)").click();
        type(page, better);
        assertThat(page.locator(".verdict-right")).isVisible();
        look(page, script, "mistake-right-" + name);
    }
}
