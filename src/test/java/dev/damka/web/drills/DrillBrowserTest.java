package dev.damka.web.drills;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import dev.damka.web.BrowserTest;
import io.quarkus.test.junit.QuarkusTest;
import org.junit.jupiter.api.Test;

/** Plays Petrov's triangle as people do. The position is won in nine moves, and {@code f2-c5} lets it slip. */
@QuarkusTest
class DrillBrowserTest extends BrowserTest {
    private static final String PETROV = "drills/petrov?start=W:WKf2,Kc3,Kg5:BKa3";

    @Test
    void by_mouse_with_a_slip_that_is_taken_back() {
        Page page = visitor(Guest.in("ru"));
        page.navigate(PETROV);
        press(page, "f2");
        press(page, "c5");
        assertThat(page.locator("#verdict")).containsText("f2-c5 упускает выигрыш");
        picture(page, "drill-slip-ru");
        page.locator(".buttons .button-main").click();
        drag(page, "g5", "f4");
        assertThat(page.locator("#verdict")).containsText("Верно, дальше");
        assertThat(page.locator("#move-form")).containsText("2 из 15");
        picture(page, "drill-right-ru");
        page.navigate("drills");
        picture(page, "drills-ru");
    }

    @Test
    void without_script_on_a_phone() {
        Page page = visitor(Guest.in("en").withoutScript().phone());
        page.navigate("drills/two-kings?start=W:WKa7,Kf8:BKg1");
        picture(page, "drill-start-phone-en");
        page.locator("#board a[aria-label^='f8']").click();
        page.locator("#board a[aria-label^='c5']").click();
        page.locator("#move-form button").click();
        assertThat(page.locator("#verdict")).containsText("Right");
        page.locator("#move").fill("a7:c5");
        page.locator("#move-form button").click();
        assertThat(page.locator("#verdict")).containsText("Won");
        picture(page, "drill-won-phone-en");
    }
}
