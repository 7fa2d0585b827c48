package dev.damka.web.puzzles;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import dev.damka.web.BrowserTest;
import io.quarkus.test.junit.QuarkusTest;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Solves a Turkish strike as people do. The position:
 *
 * <pre>
 *   . . . . b . . .   7     b2-c3! a5:e1:g3:e5 d4:f6:d8
 *   . . . b . . . .   6
 *   B . . . . . . .   5     the black king takes c3, f2 and f4,
 *   . . . w . w . .   4     but not d4, since c3 still stands
 *   . . . . w . . .   3
 *   . w . . . w . .   2
 * </pre>
 */
@QuarkusTest
class SolveBrowserTest extends BrowserTest {
    private static final String PUZZLE = "puzzles/turkish-001";

    @ParameterizedTest
    @CsvSource({"ru, Верно, Задача решена", "en, Right, Puzzle solved"})
    void by_mouse_square_by_square(String language, String right, String solved) {
        Page page = visitor(Guest.in(language));
        page.navigate(PUZZLE);
        press(page, "b2");
        picture(page, "chosen-" + language);
        press(page, "c3");
        assertThat(verdict(page)).containsText(right);
        picture(page, "right-" + language);
        press(page, "d4");
        press(page, "f6");
        press(page, "d8");
        assertThat(verdict(page)).containsText(solved);
        picture(page, "solved-" + language);
    }

    @Test
    void by_dragging_the_piece_to_the_last_square_of_its_capture() {
        Page page = visitor(Guest.in("ru"));
        page.navigate(PUZZLE);
        drag(page, "b2", "c3");
        assertThat(verdict(page)).containsText("a5:e1:g3:e5");
        drag(page, "d4", "d8");
        assertThat(verdict(page)).containsText("Задача решена");
    }

    @ParameterizedTest
    @CsvSource({"ru, Верно, Задача решена", "en, Right, Puzzle solved"})
    void by_typing(String language, String right, String solved) {
        Page page = visitor(Guest.in(language));
        page.navigate(PUZZLE);
        type(page, "b2-c3");
        assertThat(verdict(page)).containsText(right);
        type(page, "d4:d8");
        assertThat(verdict(page)).containsText(solved);
        page.reload();
        assertThat(verdict(page)).containsText(solved);
    }

    @ParameterizedTest
    @CsvSource({"ru, Задача решена", "en, Puzzle solved"})
    void without_script_by_two_clicks_and_the_button_on_a_phone(String language, String solved) {
        Page page = visitor(Guest.in(language).withoutScript().phone());
        page.navigate(PUZZLE);
        page.locator("#board a[aria-label^='b2']").click();
        page.locator("#board a[aria-label^='c3']").click();
        assertThat(page.locator("#move")).hasValue("b2-c3");
        page.locator("#move-form button").click();
        picture(page, "plain-right-" + language);
        page.locator("#board a[aria-label^='d4']").click();
        page.locator("#board a[aria-label^='d8']").click();
        page.locator("#move-form button").click();
        assertThat(verdict(page)).containsText(solved);
        picture(page, "plain-solved-" + language);
    }

    @Test
    void a_capture_that_is_due_is_marked_and_named_and_nothing_is_lost() {
        Page page = visitor(Guest.in("ru"));
        page.navigate(PUZZLE + "?line=b2-c3,a5:e1:g3:e5");
        type(page, "e3-f4");
        assertThat(verdict(page)).containsText("Бить обязательно");
        assertThat(verdict(page)).containsText("d4:f6:d8");
        assertThat(page.locator("#board use[href='#must']")).hasCount(1);
        picture(page, "must-capture-ru");
        type(page, "d4:d8");
        assertThat(verdict(page)).containsText("Задача решена");
    }

    @Test
    void a_wrong_move_is_shown_and_another_may_be_tried() {
        Page page = visitor(Guest.in("ru"));
        page.navigate(PUZZLE);
        type(page, "d4-e5");
        assertThat(verdict(page)).containsText("d4-e5 не выигрывает");
        picture(page, "wrong-ru");
        page.locator(".buttons .button-main").click();
        assertThat(page.locator("#move")).isVisible();
        type(page, "b2-c3");
        assertThat(verdict(page)).containsText("Верно");
    }

    @Test
    void the_back_button_and_a_second_tab_show_the_line_as_it_was() {
        Page page = visitor(Guest.in("en"));
        page.navigate(PUZZLE);
        Page other = page.context().newPage();
        other.navigate(PUZZLE);
        type(page, "b2-c3");
        assertThat(verdict(page)).containsText("a5:e1:g3:e5");
        page.goBack();
        assertThat(page.locator("#board")).hasAttribute("data-played", "");
        page.goForward();
        assertThat(page.locator("#board")).hasAttribute("data-played", Pattern.compile("b2-c3.*"));
        type(other, "b2-c3");
        type(other, "d4:d8");
        assertThat(verdict(other)).containsText("solved");
        type(page, "d4:d8");
        assertThat(verdict(page)).containsText("solved");
    }

    @Test
    void by_keys_alone() {
        Page page = visitor(Guest.in("en"));
        page.navigate(PUZZLE);
        page.keyboard().press("/");
        page.keyboard().type("b2-c3");
        page.keyboard().press("Enter");
        assertThat(verdict(page)).containsText("Right");
        page.keyboard().type("d4:d8");
        page.keyboard().press("Enter");
        assertThat(verdict(page)).containsText("solved");
        page.keyboard().press("n");
        assertThat(page.locator("#move")).isVisible();
        assertEquals(false, page.url().contains("turkish-001"));
    }

    @Test
    void keys_act_on_a_solved_puzzle_that_was_loaded_anew() {
        Page page = visitor(Guest.in("en"));
        page.navigate(PUZZLE + "?line=b2-c3,a5:e5,d4:d8");
        page.reload();
        assertThat(verdict(page)).containsText("solved");
        page.keyboard().press("f");
        assertThat(page.locator("#board[data-turned]")).isVisible();
        page.reload();
        page.keyboard().press("n");
        assertThat(page.locator("#move")).isVisible();
        assertEquals(false, page.url().contains("turkish-001"));
    }

    @Test
    void by_arrows_and_enter_with_every_square_read_aloud() {
        Page page = visitor(Guest.in("en"));
        page.navigate(PUZZLE);
        assertThat(page.locator("#board[data-live]")).isVisible();
        page.keyboard().press("ArrowUp");
        assertThat(page.locator("#board-voice")).hasText("c3");
        page.keyboard().press("ArrowDown");
        page.keyboard().press("ArrowLeft");
        assertThat(page.locator("#board-voice")).hasText("b2, White, man");
        takeFromB2ToC3(page);
    }

    @Test
    void by_tab_and_arrows_together() {
        Page page = visitor(Guest.in("en"));
        page.navigate(PUZZLE);
        assertThat(page.locator("#board[data-live]")).isVisible();
        page.locator("#board a[aria-label^='b2']").focus();
        takeFromB2ToC3(page);
    }

    /** From b2, where the keys point, by arrows. */
    private static void takeFromB2ToC3(Page page) {
        page.keyboard().press("Enter");
        page.keyboard().press("ArrowUp");
        page.keyboard().press("ArrowRight");
        assertThat(page.locator("#board-voice")).hasText("c3");
        page.keyboard().press("Enter");
        assertThat(verdict(page)).containsText("Right");
    }

    @Test
    void a_hint_and_a_turned_board_by_their_keys() {
        Page page = visitor(Guest.in("en"));
        page.navigate(PUZZLE);
        page.keyboard().press("f");
        assertThat(page.locator("#board[data-turned]")).isVisible();
        page.keyboard().press("h");
        assertThat(verdict(page)).containsText("Hint");
    }

    @Test
    void keys_of_one_letter_do_nothing_once_they_are_switched_off() {
        Page page = visitor(Guest.in("en"));
        page.navigate("settings?back=/" + PUZZLE);
        page.locator("button[name='keys'][value='off']").click();
        assertThat(page.locator("#board[data-live]")).isVisible();
        page.keyboard().press("f");
        page.keyboard().press("h");
        page.keyboard().press("/");
        assertThat(page.locator("#move")).not().isFocused();
        assertThat(page.locator("[aria-keyshortcuts]")).hasCount(0);
        page.keyboard().press("ArrowUp");
        assertThat(page.locator("#board-voice")).hasText("c3");
        assertThat(page.locator("#board[data-turned]")).hasCount(0);
        assertThat(verdict(page)).hasCount(0);
    }

    @Test
    void a_man_is_a_king_from_the_square_in_mid_capture_on_which_it_became_one() {
        Page page = visitor(Guest.in("en"));
        page.navigate("puzzles/crowned-001");
        Locator kings = page.locator("#board use.white[href='#king']");
        press(page, "f6");
        assertThat(kings).hasCount(0);
        press(page, "d8");
        assertThat(kings).hasCount(1);
        page.keyboard().press("Escape");
        assertThat(kings).hasCount(0);
        press(page, "f6");
        press(page, "d8");
        press(page, "a5");
        assertThat(verdict(page)).containsText("solved");
    }

    @Test
    void a_capture_with_two_ways_between_the_same_squares_is_chosen_by_a_button() {
        Page page = visitor(Guest.in("en"));
        page.navigate("puzzles/two-ways");
        press(page, "a1");
        press(page, "d8");
        assertThat(page.locator(".ways button")).hasText(new String[] {"a1:c3:a5:d8", "a1:d4:b6:d8"});
        picture(page, "ways-en");
        page.locator(".ways button").first().click();
        assertThat(verdict(page)).isVisible();
    }

    private static Locator verdict(Page page) {
        return page.locator("#verdict");
    }
}
