package dev.damka.web.games;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import dev.damka.engine.Level;
import dev.damka.games.Game;
import dev.damka.games.Table;
import dev.damka.games.TimeControl;
import dev.damka.rules.History;
import dev.damka.rules.Move;
import dev.damka.rules.Played;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.MoveWriter;
import io.quarkus.test.junit.QuarkusTest;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every end of a game as people see it. */
@QuarkusTest
class GameEndsBrowserTest extends SeatedBrowserTest {
    private static final String START = Fen.write(Position.START);
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    /** A game that the last of those moves ends, played up to it, with Black to make it. */
    private static History drawn(String rule) {
        return switch (rule) {
            case "three-kings" -> wandered("W:WKa1,a3,Kc1,Ke1:BKd8", 30);
            case "three-men" ->
                Played.game(
                        "W:Wc1,e1,h2:BKh8",
                        "c1-d2",
                        "h8-a1",
                        "d2-e3",
                        "a1-h8",
                        "h2-g3",
                        "h8-a1",
                        "g3-h4",
                        "a1-h8",
                        "e1-f2",
                        "h8-a1");
            case "small-ending" -> wandered("W:WKa1:BKh6", 10);
            case "kings-only" -> wandered("W:WKa1,a3:BKb8,h6", 30);
            case "threefold" ->
                Played.game(
                        "W:WKa1,a3,g1:BKh6,b8,h8",
                        "a1-b2",
                        "h6-g5",
                        "b2-a1",
                        "g5-h6",
                        "a1-b2",
                        "h6-g5",
                        "b2-a1",
                        "g5-h6");
            default -> throw new IllegalArgumentException(rule);
        };
    }

    private static History wandered(String fen, int plies) {
        return Played.kingsWander(History.from(Fen.read(fen)), plies);
    }

    @ParameterizedTest
    @CsvSource({
        "three-kings, 14 of 15, Three kings against one: no win in fifteen moves., true",
        "three-men, 4 of 5, Three men against a king on the main road: no win in five moves., true",
        "small-ending, 4 of 5, Small ending: 5 moves without a capture or a new king., true",
        "small-ending, 4 of 5, Small ending: 5 moves without a capture or a new king., false",
        "kings-only, 14 of 15, 'Fifteen moves of kings only, without a capture.', true",
        "threefold, 2 of 3, The same position stood three times., true",
        "threefold, 2 of 3, The same position stood three times., false"
    })
    void an_automatic_draw_is_counted_through_reload_and_restart_and_named(
            String rule, String counter, String named, boolean script) {
        Page page = visitor(script ? Guest.in("en") : Guest.in("en").withoutScript());
        long player = seat(page);
        History whole = drawn(rule);
        int last = whole.moves().size() - 1;
        Game begun = begin(player, Side.BLACK, TimeControl.DEFAULT, Fen.write(whole.start()));
        open(page, player, Table.playOn(begun, time.instant(), whole.first(last)));
        assertThat(page.locator(".counters")).containsText(counter);
        page.reload();
        restart();
        assertThat(page.locator(".counters")).containsText(counter);
        Move move = whole.moves().get(last);
        type(page, MoveWriter.write(whole.positions().get(last), move));
        assertThat(verdict(page)).containsText("Draw");
        assertThat(verdict(page)).containsText(named);
        assertThat(page.locator("#move-form")).hasCount(0);
        page.reload();
        assertThat(verdict(page)).containsText(named);
    }

    @ParameterizedTest
    @CsvSource({"true", "false"})
    void a_game_to_a_win_with_a_reload_in_the_middle(boolean script) {
        Page page = visitor(script ? Guest.in("en") : Guest.in("en").withoutScript());
        long player = seat(page);
        // The black man has one move, beside the white one.
        open(page, player, begin(player, Side.WHITE, TimeControl.DEFAULT, "W:Wc3,g1:Ba5"));
        type(page, "g1-f2");
        assertThat(heading(page)).hasText("Your move 2");
        page.reload();
        restart();
        type(page, "c3:a5");
        assertThat(verdict(page)).containsText("White wins");
    }

    @Test
    void the_flag_falls_though_nobody_touches_the_page() {
        Page page = visitor(Guest.in("en"));
        long player = seat(page);
        open(page, player, nearlyOver(player));
        assertThat(page.locator(".us .clock-late")).isVisible();
        page.reload();
        restart();
        assertThat(verdict(page)).containsText("Black wins");
        assertThat(verdict(page)).containsText("White’s time is up.");
        assertThat(page.locator(".us .clock")).hasText("0:00.0");
    }

    @Test
    void without_script_the_next_look_shows_that_the_flag_has_fallen() {
        Page page = visitor(Guest.in("en").withoutScript());
        long player = seat(page);
        open(page, player, nearlyOver(player));
        Instant end = Instant.now().plus(PATIENCE);
        while (verdict(page).count() == 0) {
            assertTrue(Instant.now().isBefore(end), page.content());
            page.reload();
        }
        assertThat(verdict(page)).containsText("White’s time is up.");
    }

    /** White is to move and has three seconds left. */
    private Game nearlyOver(long player) {
        TimeControl minute = new TimeControl(1, 0);
        Instant then = time.instant().minusSeconds(57);
        return Game.begin(player, Side.WHITE, new Level(1), minute, Position.START, then);
    }

    @ParameterizedTest
    @CsvSource({"true", "false"})
    void an_offer_of_the_engine_is_accepted(boolean script) {
        Page page = visitor(script ? Guest.in("en") : Guest.in("en").withoutScript());
        long player = seat(page);
        open(page, player, offered(player));
        assertThat(verdict(page)).containsText("The computer offers a draw");
        page.locator(".buttons button[value='1']").click();
        assertThat(verdict(page)).containsText("By agreement.");
    }

    @Test
    void who_declines_an_offer_may_offer_in_turn() {
        Page page = visitor(Guest.in("en"));
        long player = seat(page);
        open(page, player, offered(player));
        assertThat(page.locator(".links form[action$='draw-offer']")).hasCount(0);
        page.locator(".buttons button[value='0']").click();
        assertThat(heading(page)).hasText("Your move 2");
        page.locator(".links form[action$='draw-offer'] button").click();
        assertThat(verdict(page)).containsText("The computer plays on");
    }

    @ParameterizedTest
    @CsvSource({"true", "false"})
    void the_engine_accepts_what_its_tables_prove_a_draw(boolean script) {
        Page page = visitor(script ? Guest.in("en") : Guest.in("en").withoutScript());
        long player = seat(page);
        open(page, player, begin(player, Side.WHITE, TimeControl.UNLIMITED, "W:WKa1:BKa7,Kb8,Kd8"));
        page.locator(".links form[action$='draw-offer'] button").click();
        assertThat(verdict(page)).containsText("By agreement.");
    }

    /** The engine has offered a draw with its first move. */
    private Game offered(long player) {
        Instant now = time.instant();
        Game thinking = Table.play(begin(player, Side.WHITE, TimeControl.DEFAULT, START), now, "c3-d4")
                .think(now);
        History history = thinking.history();
        return thinking.reply(history, Played.move(history.position(), "d6-c5"), true, now)
                .game();
    }
}
