package dev.damka.web.games;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.BoundingBox;
import dev.damka.games.Game;
import dev.damka.games.Table;
import dev.damka.games.TimeControl;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.notation.Fen;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A game from its seat: moves entered ahead, the queue for the engine, clocks, sounds, a second browser. */
@QuarkusTest
class GameSeatBrowserTest extends SeatedBrowserTest {
    private static final String START = Fen.write(Position.START);
    /** After g1-f2 Black has one move, h6-g5, to which a1-b2 may be answered. */
    private static final String FORCED = "W:Wa1,g1:Bh6";

    private static final String WAITS = "The computer takes up its move; while other games go first, its clock stands";

    private static final String WAITS_RU = "Компьютер берётся за ход; пока очередь других партий, его часы стоят";

    private static Locator ahead(Page page) {
        return page.locator("#ahead");
    }

    /** A page on which the engine is waited for, after those moves. */
    private Page waiting(Guest guest, String fen, String... moves) {
        Page page = visitor(guest);
        long player = seat(page);
        Game begun = begin(player, Side.WHITE, TimeControl.DEFAULT, fen);
        openWaiting(page, player, Table.play(begun, time.instant(), moves));
        assertThat(heading(page)).hasText(guest.locale().equals("en") ? WAITS : WAITS_RU);
        return page;
    }

    @Test
    void a_game_that_waits_for_the_engine_says_so_and_its_clock_stands() {
        Page page = waiting(Guest.in("en"), START, "c3-d4");
        assertThat(page.locator(".clock-run")).hasCount(0);
        assertThat(page.locator(".them .clock")).hasText("10:00");
        think(page);
        assertThat(heading(page)).hasText("Your move 2");
    }

    @Test
    void without_script_the_page_of_a_game_that_waits_asks_again_by_itself() {
        Page page = waiting(Guest.in("en").withoutScript(), START, "c3-d4");
        BoundingBox input = page.locator("#move").boundingBox();
        assertTrue(
                page.locator("noscript a").boundingBox().y > input.y + input.height + 4,
                "the link sticks to the input");
        assertThat(page.locator("[name='sounds']")).isHidden();
        think(page);
        assertThat(heading(page)).hasText("Your move 2");
    }

    @Test
    void a_move_ahead_is_kept_cancelled_and_played_once_the_reply_has_come() {
        Page page = waiting(Guest.in("en"), FORCED, "g1-f2");
        drag(page, "a1", "b2");
        assertThat(ahead(page)).containsText("Move ahead: a1-b2");
        picture(page, "game-ahead");
        ahead(page).locator("button").click();
        assertThat(ahead(page)).isHidden();
        press(page, "f2");
        press(page, "e3");
        assertThat(ahead(page)).containsText("Move ahead: f2-e3");
        press(page, "a1");
        assertThat(ahead(page)).isHidden();
        press(page, "b2");
        assertThat(ahead(page)).containsText("Move ahead: a1-b2");
        reply(page, "h6-g5");
        assertThat(page.locator(".record")).containsText("a1-b2");
        assertThat(ahead(page)).isHidden();
    }

    /** Holds back the next page that the script fetches. */
    private static AtomicReference<Route> held(Page page) {
        AtomicReference<Route> held = new AtomicReference<>();
        page.route("**/games/*", route -> {
            Request request = route.request();
            boolean fetched =
                    request.method().equals("GET") && request.resourceType().equals("fetch");
            if (!fetched || !held.compareAndSet(null, route)) {
                route.resume();
            }
        });
        return held;
    }

    @Test
    void what_is_written_while_the_reply_comes_can_be_written_on() {
        Page page = waiting(Guest.in("en"), FORCED, "g1-f2");
        AtomicReference<Route> held = held(page);
        page.locator("#move").focus();
        page.keyboard().type("a1-");
        reply(page, "h6-g5");
        page.waitForCondition(() -> held.get() != null);
        page.keyboard().type("b");
        held.get().resume();
        assertThat(heading(page)).hasText("Your move 2");
        page.keyboard().type("2");
        assertThat(page.locator("#move")).hasValue("a1-b2");
        page.keyboard().press("Enter");
        assertThat(page.locator(".record")).containsText("a1-b2");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void a_move_that_is_played_while_a_newer_page_is_fetched_goes_first(boolean byHand) {
        Page page = visitor(Guest.in("en"));
        long player = seat(page);
        Game begun = begin(player, Side.WHITE, TimeControl.DEFAULT, FORCED);
        open(page, player, Table.play(begun, time.instant(), "g1-f2", "h6-g5"));
        AtomicReference<Route> held = held(page);
        restart();
        page.waitForCondition(() -> held.get() != null);
        if (byHand) {
            drag(page, "a1", "b2");
        } else {
            type(page, "a1-b2");
        }
        assertThat(page.locator(".record")).containsText("a1-b2");
        held.get().resume();
        assertThat(page.locator(".record")).containsText("a1-b2");
    }

    @Test
    void a_move_ahead_by_finger_on_a_phone() {
        Page page = waiting(Guest.in("ru").phone(), FORCED, "g1-f2");
        tap(page, "a1");
        tap(page, "b2");
        assertThat(ahead(page)).containsText("Ход наперёд: a1-b2");
        picture(page, "game-ahead-phone");
        reply(page, "h6-g5");
        assertThat(page.locator(".record")).containsText("a1-b2");
    }

    @Test
    void a_move_ahead_that_is_none_any_more_is_said_and_not_played() {
        Page page = waiting(Guest.in("en"), FORCED, "g1-f2");
        type(page, "f2:h4");
        assertThat(ahead(page)).containsText("Move ahead: f2:h4");
        reply(page, "h6-g5");
        assertThat(heading(page)).hasText("Your move 2");
        assertThat(ahead(page)).containsText("The move ahead f2:h4 can’t be played now");
        assertThat(page.locator(".record a")).hasCount(2);
        type(page, "a1-b2");
        assertThat(page.locator(".record")).containsText("a1-b2");
    }

    @Test
    void a_move_ahead_that_names_two_captures_asks_which_is_meant() {
        Page page = waiting(Guest.in("en"), "B:WKa1:Bb2,b4,b6,c7");
        press(page, "a1");
        press(page, "d8");
        assertThat(ahead(page)).containsText("Move ahead: a1-d8");
        reply(page, "b6-c5");
        page.locator("div.ways button").first().click();
        assertThat(page.locator(".record")).containsText("a1:");
    }

    @Test
    void by_keys_alone_also_ahead() {
        Page page = visitor(Guest.in("en"));
        long player = seat(page);
        open(page, player, begin(player, Side.WHITE, TimeControl.UNLIMITED, START));
        keys(page, "ArrowUp", "Enter", "ArrowUp", "Enter");
        assertThat(page.locator(".record")).containsText("c3-d4");

        Page other = waiting(Guest.in("en"), "W:Wc3,g1:Bh6", "g1-f2");
        keys(other, "ArrowUp", "Enter", "ArrowUp", "Enter");
        assertThat(ahead(other)).containsText("Move ahead: c3-d4");
        keys(other, "Escape");
        assertThat(ahead(other)).isHidden();
        keys(other, "/");
        other.keyboard().type("cd4");
        keys(other, "Enter");
        assertThat(ahead(other)).containsText("Move ahead: cd4");
        reply(other, "h6-g5");
        assertThat(other.locator(".record")).containsText("c3-d4");
    }

    private static void keys(Page page, String... keys) {
        for (String key : keys) {
            page.keyboard().press(key);
        }
    }

    @Test
    void two_browsers_in_the_same_seat_see_one_game() {
        Page first = visitor(Guest.in("en"));
        long player = seat(first);
        open(first, player, begin(player, Side.WHITE, TimeControl.DEFAULT, START));
        Page second = visitor(Guest.in("en").withoutScript());
        second.context().addCookies(first.context().cookies());
        second.navigate(first.url());
        drag(first, "c3", "d4");
        assertThat(heading(first)).hasText("Your move 2");
        // The second browser has not seen that.
        type(second, "e3-f4");
        assertThat(verdict(second)).containsText("That move came too late");
        assertThat(second.locator(".record a")).hasCount(2);
        String move = first.locator("#board").getAttribute("data-moves").split("[ |]")[0];
        type(second, move);
        assertThat(heading(first)).hasText("Your move 3");
        assertThat(first.locator(".record a").nth(2)).hasText(move);
    }

    @Test
    void the_clock_of_the_page_is_that_of_the_server() {
        Page page = visitor(Guest.in("en"));
        long player = seat(page);
        open(page, player, begin(player, Side.WHITE, TimeControl.DEFAULT, START));
        assertClocksAgree(page);
        page.evaluate("() => { const end = performance.now() + 1500; while (performance.now() < end); }");
        assertClocksAgree(page);
        drag(page, "c3", "d4");
        assertThat(heading(page)).hasText("Your move 2");
        assertClocksAgree(page);
        page.reload();
        assertClocksAgree(page);
    }

    /** A busy machine may show a second late; a clock that drifts is off each time. */
    private static void assertClocksAgree(Page page) {
        double off = Double.MAX_VALUE;
        for (int i = 0; i < 4 && off >= 500; i++) {
            off = Math.min(off, off(page));
        }
        assertTrue(off < 500, "off by " + off + " ms");
    }

    /** By how much, in ms, when the shown seconds change, what they show differs from what the server says. */
    private static double off(Page page) {
        Object measured = page.evaluate("""
            async () => {
              const face = document.querySelector(".us .clock");
              const seconds = () => face.textContent.split(":").reduce((sum, part) => 60 * sum + Number(part), 0);
              const changed = await new Promise((done) => new MutationObserver((_, observer) => {
                observer.disconnect();
                done(performance.now());
              }).observe(face, { childList: true }));
              const shown = 1000 * (seconds() + 1);
              const asked = performance.now();
              const game = await (await fetch("/api" + location.pathname)).json();
              const answered = performance.now();
              const told = game.clocks.white + (asked + answered) / 2 - changed;
              return { drift: shown - told, doubt: (answered - asked) / 2 };
            }\
            """);
        Map<?, ?> figures = (Map<?, ?>) measured;
        double drift = ((Number) figures.get("drift")).doubleValue();
        double doubt = ((Number) figures.get("doubt")).doubleValue();
        return Math.max(0, Math.abs(drift) - doubt);
    }

    @ParameterizedTest
    @CsvSource({"en, Turn sound on, Turn sound off", "ru, Включить звук, Выключить звук"})
    void a_game_is_silent_until_sound_is_switched_on_and_the_choice_is_kept(String language, String on, String off) {
        Page page = visitor(Guest.in(language));
        page.addInitScript("""
            window.notes = 0;
            const make = AudioContext.prototype.createOscillator;
            AudioContext.prototype.createOscillator = function () { window.notes++; return make.call(this); };
            """);
        long player = seat(page);
        open(page, player, begin(player, Side.WHITE, TimeControl.UNLIMITED, FORCED));
        type(page, "g1-f2");
        assertThat(page.locator(".record a")).hasCount(2);
        assertThat(page.locator("#move")).isEnabled();
        assertEquals(0, page.evaluate("window.notes"));
        page.locator(".links button[name='sounds']").click();
        assertThat(page.locator(".links button[name='sounds']")).hasText(off);
        assertEquals(1, page.evaluate("window.notes"));
        page.reload();
        type(page, "a1-b2");
        page.waitForCondition(() -> (int) page.evaluate("window.notes") > 0);
        String game = page.url();
        page.navigate("settings");
        assertThat(page.locator("button[name='sounds'][value='on']")).hasAttribute("aria-pressed", "true");
        page.waitForResponse(
                response -> response.request().method().equals("POST"),
                () -> page.locator("button[name='sounds'][value='off']").click());
        page.navigate(game);
        assertThat(page.locator(".links button[name='sounds']")).hasText(on);
    }

    @Test
    void own_minutes_choose_own_time_as_they_are_written() {
        Page page = visitor(Guest.in("en").phone());
        page.navigate("games/new");
        page.locator("[name='minutes']").fill("7");
        assertThat(page.locator("[name='time'][value='own']")).isChecked();
        double[] tops = {
            page.locator("[name='minutes']").boundingBox().y,
            page.locator("[name='seconds']").boundingBox().y
        };
        assertEquals(tops[0], tops[1], "minutes and seconds stand in one line");
        page.locator("[name='time'][value='3+2']").check();
        assertThat(page.locator("[name='minutes']")).hasValue("");
        for (String own : List.of("minutes", "seconds")) {
            page.locator("[name='" + own + "']").fill("2");
        }
        page.locator("form.terms .button-main").click();
        assertThat(page.locator("h1")).hasText("A game with the computer, 2 min + 2 s");
    }
}
