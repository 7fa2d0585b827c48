package dev.damka.web.authors;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import dev.damka.web.Axe;
import dev.damka.web.BrowserTest;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Writes the puzzle {@code W:Wc3:Bd4}, one capture, as people do. */
@QuarkusTest
class EditorBrowserTest extends BrowserTest {
    private static final Pattern SOUND = Pattern.compile("No faults|Ошибок нет");

    @Test
    void by_mouse_square_by_square_and_the_solution_on_the_board() {
        Page page = visitor(Guest.in("ru"));
        page.navigate("authors/editor");
        page.getByLabel("белая шашка").check();
        page.locator("button[value='c3']").click();
        assertThat(page.locator("#f-fen")).hasValue("W:Wc3:B");
        page.getByLabel("чёрная шашка").check();
        page.locator("button[value='d4']").click();
        assertThat(page.locator("#f-fen")).hasValue("W:Wc3:Bd4");
        picture(page, "editor-place-ru");
        page.locator("#f-theme").fill("king-hunt");
        page.locator("button[value='line']").click();
        assertThat(page.locator("#f-theme")).hasValue("king-hunt");
        drag(page, "c3", "e5");
        assertThat(page.locator("#f-solution")).hasValue("c3:e5");
        assertThat(page.locator("main")).containsText(SOUND);
        page.locator("button[value='others']").click();
        assertThat(page.locator("main")).containsText("c3:e5 ведёт к цели");
        picture(page, "editor-line-ru");
        Download file =
                page.waitForDownload(() -> page.getByText("Скачать файл").click());
        assertEquals("my-puzzle-001.fen", file.suggestedFilename());
    }

    @Test
    void by_keys_alone() {
        Page page = visitor(Guest.in("en"));
        page.navigate("authors/editor");
        page.locator("button[value='c3']").focus();
        page.keyboard().press("Enter");
        assertThat(page.locator("#f-fen")).hasValue("W:Wc3:B");
        assertThat(page.locator("button[value='c3']")).isFocused();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void enter_in_a_field_checks_the_puzzle_and_places_nothing(boolean script) {
        Guest guest = Guest.in("en");
        Page page = visitor(script ? guest : guest.withoutScript());
        page.navigate("authors/editor");
        page.locator("#f-fen").fill("W:Wc3:Bd4");
        page.locator("#f-fen").press("Enter");
        assertThat(page.locator("button[value='d4']")).hasAttribute("aria-label", "d4, Black, man");
        assertThat(page.locator("#f-fen")).hasValue("W:Wc3:Bd4");
        assertEquals(List.of(), script ? Axe.findings(page) : List.of());
    }

    @Test
    void without_script_on_a_phone() {
        Page page = visitor(Guest.in("en").withoutScript().phone());
        page.navigate("authors/editor?id=mine-001&theme=king-hunt&license=CC0-1.0");
        page.locator("button[value='c3']").click();
        page.getByLabel("black man").check();
        page.locator("button[value='d4']").click();
        picture(page, "editor-place-phone-en");
        page.locator("button[value='line']").click();
        page.locator("#board a[aria-label^='c3']").click();
        page.locator("#board a[aria-label^='e5']").click();
        page.locator("#move-form button").click();
        assertThat(page.locator("#f-solution")).hasValue("c3:e5");
        assertThat(page.locator("main")).containsText(SOUND);
        picture(page, "editor-line-phone-en");
    }
}
