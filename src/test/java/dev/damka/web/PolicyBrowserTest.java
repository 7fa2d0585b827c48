package dev.damka.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import io.quarkus.test.junit.QuarkusTest;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
class PolicyBrowserTest extends BrowserTest {
    @ParameterizedTest
    @ValueSource(strings = {"ru", "en"})
    void a_page_for_an_error_breaks_no_policy_and_speaks_the_language_of_the_browser(String language) {
        Page page = visitor(Guest.in(language));
        List<String> complaints = new ArrayList<>();
        page.onConsoleMessage(message -> complaints.add(message.text()));
        page.onPageError(complaints::add);

        page.navigate("nowhere");

        assertThat(page.locator("html")).hasAttribute("lang", language);
        assertThat(page.getByRole(AriaRole.HEADING).first()).isVisible();
        complaints.removeIf(text -> text.contains("404"));
        assertEquals(List.of(), complaints);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ru", "en"})
    void the_head_of_a_page_fits_a_phone(String language) {
        Page page = visitor(Guest.in(language).phone());

        page.navigate("/");

        assertEquals(360, page.evaluate("document.documentElement.scrollWidth"));
        assertEquals(true, page.evaluate("document.querySelector('.head').getBoundingClientRect().height < 62"));
        page.setViewportSize(320, 640);
        assertEquals(320, page.evaluate("document.documentElement.scrollWidth"));
    }
}
