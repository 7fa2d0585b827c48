package dev.damka.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Cookie;
import io.quarkus.test.common.http.TestHTTPResource;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;

/** What tests in a real browser share: one Chromium for a class, a new visitor for each test. Each of them is a {@code @QuarkusTest}. */
public abstract class BrowserTest {
    /** The variable that names another Chromium than Debian's. */
    public static final String EXECUTABLE = "DAMKA_CHROMIUM";

    /** What a test says that is skipped. */
    public static final String MISSING = "install Chromium (Debian: apt-get install chromium), or name one in "
            + EXECUTABLE + ", or run .ci/run, which installs it";

    private static @Nullable Playwright playwright;
    private static @Nullable Browser browser;

    private final List<BrowserContext> visitors = new ArrayList<>();

    /** Where the application that is tested answers. */
    @TestHTTPResource("/")
    URI server;

    @BeforeAll
    static void open() {
        Path chromium = Path.of(System.getenv().getOrDefault(EXECUTABLE, "/usr/bin/chromium"));
        Assumptions.assumeTrue(Files.isExecutable(chromium), MISSING);
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(chromium)
                        .setArgs(List.of(
                                "--no-sandbox",
                                "--disable-gpu",
                                "--disable-quic",
                                "--no-first-run",
                                "--disable-background-networking",
                                "--disable-component-update",
                                "--disable-sync")));
    }

    @AfterAll
    static void close() {
        if (playwright != null) {
            playwright.close();
        }
        playwright = null;
        browser = null;
    }

    @AfterEach
    void leave() {
        visitors.forEach(BrowserContext::close);
        visitors.clear();
    }

    /** A new visitor with a desktop's window, as a blank page: {@code visitor(Guest.in("ru-RU").phone())}. */
    protected Page visitor(Guest guest) {
        if (browser == null) {
            throw new IllegalStateException("the browser is open during tests only");
        }
        BrowserContext context =
                browser.newContext(guest.options().setBaseURL(server.toString()).setStrictSelectors(true));
        visitors.add(context);
        return context.newPage();
    }

    /** Gives that visitor a cookie of this site. */
    protected void cookie(Page page, String name, String value) {
        page.context().addCookies(List.of(new Cookie(name, value).setUrl(server.toString())));
    }

    /** Keeps a picture of the page in {@code target/screenshots}, for people to look at. */
    protected static void picture(Page page, String name) {
        page.screenshot(new Page.ScreenshotOptions()
                .setPath(Path.of("target", "screenshots", name + ".png"))
                .setFullPage(true));
    }

    /** Writes a move and sends it. */
    protected static void type(Page page, String move) {
        page.locator("#move").fill(move);
        page.locator("#move-form .button-main").click();
    }

    /** Clicks on a square of the board that the script has made live. */
    protected static void press(Page page, String square) {
        double[] at = centre(page, square);
        page.mouse().click(at[0], at[1]);
    }

    /** Taps on a square with a finger. */
    protected static void tap(Page page, String square) {
        double[] at = centre(page, square);
        page.touchscreen().tap(at[0], at[1]);
    }

    /** Drags a piece. */
    protected static void drag(Page page, String from, String to) {
        double[] start = centre(page, from);
        double[] end = centre(page, to);
        page.mouse().move(start[0], start[1]);
        page.mouse().down();
        page.mouse().move(end[0], end[1]);
        page.mouse().up();
    }

    /** Where the middle of a square is on the page, in pixels; the board is 900 units wide, a square 100. */
    private static double[] centre(Page page, String square) {
        assertThat(page.locator("#board[data-live]")).isVisible();
        BoundingBox board = page.locator("#board").boundingBox();
        double unit = board.width / 900;
        int file = square.charAt(0) - 'a';
        int rank = square.charAt(1) - '1';
        return new double[] {board.x + unit * (100 + 100 * file), board.y + unit * (800 - 100 * rank)};
    }

    /** How a visitor comes: language, script, window, colours. */
    protected record Guest(String locale, boolean script, int width, int height, boolean dark) {
        /** With a desktop's window, script, light colours. */
        public static Guest in(String locale) {
            return new Guest(locale, true, 1280, 800, false);
        }

        public Guest withoutScript() {
            return new Guest(locale, false, width, height, dark);
        }

        public Guest phone() {
            return new Guest(locale, script, 360, 740, dark);
        }

        public Guest window(int newWidth, int newHeight) {
            return new Guest(locale, script, newWidth, newHeight, dark);
        }

        public Guest inTheDark() {
            return new Guest(locale, script, width, height, true);
        }

        private Browser.NewContextOptions options() {
            return new Browser.NewContextOptions()
                    .setLocale(locale)
                    .setJavaScriptEnabled(script)
                    .setViewportSize(width, height)
                    .setHasTouch(width < 600)
                    .setColorScheme(dark ? ColorScheme.DARK : ColorScheme.LIGHT);
        }
    }
}
