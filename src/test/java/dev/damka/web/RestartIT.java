package dev.damka.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Ends the packaged server in the middle of a game, as a power cut would, and starts it again. Runs once it is built. */
class RestartIT extends BrowserTest {
    private static final Path JAR = Path.of("target", "quarkus-app", "quarkus-run.jar");
    private static final double PATIENCE = 60_000;
    /** A second, and what a busy machine adds to it; in milliseconds. */
    private static final double BETWEEN_NOTES = 3_000;

    @TempDir
    Path data;

    private final int port = freePort();
    private @Nullable Process damka;

    private static int freePort() {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new IllegalStateException("no port is free", e);
        }
    }

    /** Starts the server and comes back once it answers. */
    private void start() throws IOException {
        Process started = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Dquarkus.http.port=" + port,
                        "-Ddamka.data=" + data,
                        "-jar",
                        JAR.toAbsolutePath().toString())
                .redirectErrorStream(true)
                .start();
        damka = started;
        BufferedReader log = started.inputReader(StandardCharsets.UTF_8);
        String line = log.readLine();
        while (line != null && !line.contains("Listening on")) {
            line = log.readLine();
        }
        assertNotNull(line, "the server ended before it answered");
        server = URI.create("http://localhost:" + port + "/");
    }

    @AfterEach
    void kill() throws InterruptedException {
        if (damka != null) {
            damka.destroyForcibly().waitFor();
        }
    }

    private static JsonNode game(Page page) throws IOException {
        String address = page.url().replace("/games/", "/api/games/");
        return new ObjectMapper().readTree(page.context().request().get(address).body());
    }

    @Test
    void a_game_goes_on_after_a_crash_with_its_position_and_its_clocks() throws Exception {
        start();
        Page page = visitor(Guest.in("en"));
        page.setDefaultTimeout(PATIENCE);
        page.navigate("games/new?level=1&colour=white");
        page.locator("form.terms .button-main").click();
        drag(page, "c3", "d4");
        assertThat(page.locator("#move-form h2")).hasText("Your move 2", patient());

        long read = System.nanoTime();
        JsonNode before = game(page);
        kill();
        long ended = System.nanoTime();
        assertThat(page.locator("#lost")).isVisible();
        start();
        long answers = System.nanoTime();
        JsonNode after = game(page);
        long readAgain = System.nanoTime();

        assertEquals(before.get("moves").size(), after.get("moves").size());
        assertEquals(before.get("fen"), after.get("fen"));
        assertEquals(before.at("/clocks/black"), after.at("/clocks/black"));
        double charged =
                before.at("/clocks/white").asLong() - after.at("/clocks/white").asLong();
        double up = Duration.ofNanos(ended - read + readAgain - answers).toMillis();
        // What lies between is nobody's; of the time before, what has passed since the last note is given back.
        assertTrue(charged > -BETWEEN_NOTES && charged < up + 500, charged + " ms charged of " + up);

        assertThat(page.locator("#lost")).isHidden(new LocatorAssertions.IsHiddenOptions().setTimeout(PATIENCE));
        type(page, page.locator("#board").getAttribute("data-moves").split("[ |]")[0]);
        assertThat(page.locator("#move-form h2")).hasText("Your move 3", patient());
        assertEquals(
                List.of("c3-d4"), page.locator(".record a").allTextContents().subList(0, 1));
    }

    private static LocatorAssertions.HasTextOptions patient() {
        return new LocatorAssertions.HasTextOptions().setTimeout(PATIENCE);
    }
}
