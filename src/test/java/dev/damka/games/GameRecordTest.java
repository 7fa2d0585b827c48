package dev.damka.games;

import static dev.damka.games.Table.NOON;
import static dev.damka.games.Table.START;
import static dev.damka.games.Table.after;
import static dev.damka.games.Table.done;
import static dev.damka.games.Table.game;
import static dev.damka.games.Table.play;
import static dev.damka.games.Table.playOn;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.rules.DrawRule;
import dev.damka.rules.Outcome;
import dev.damka.rules.Outcome.Reason;
import dev.damka.rules.Played;
import dev.damka.rules.Side;
import dev.damka.rules.notation.Flaw;
import dev.damka.rules.notation.PdnException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GameRecordTest {
    private static String written(Game game) {
        return GamePdn.write(new StoredGame(Table.PLAYER, game, NOON));
    }

    private static GameRecord read(String pdn) {
        List<GameRecord> games = GameRecord.read(pdn);
        assertEquals(1, games.size());
        return games.get(0);
    }

    @Test
    void a_game_is_written_with_its_clocks_and_its_end() {
        Game game = play(game(START, new TimeControl(10, 5), Side.WHITE), after(3), "c3-d4", "d6-c5");
        assertEquals("""
                [Event "Damka"]
                [Date "2026.05.01"]
                [White "Player"]
                [Black "Damka, level 5"]
                [TimeControl "600+5"]
                [Termination "resignation"]
                [Result "0-1"]
                [GameType "25"]

                1. c3-d4 {[%clock w0:10:02 B0:10:00]} 1... d6-c5 {[%clock W0:10:02 b0:10:05]}
                0-1

                """, written(done(game.resign(Side.WHITE, after(4)))));
    }

    @Test
    void a_game_without_clocks_has_no_comments() {
        String text = written(play(game(START), NOON, "c3-d4", "d6-c5", "b2-c3"));
        assertTrue(text.endsWith("\n\n1. c3-d4 d6-c5 2. b2-c3 *\n\n"), text);
        assertTrue(text.contains("[TimeControl \"-\"]"), text);
    }

    @Test
    void a_capture_of_which_the_short_form_is_ambiguous_is_written_in_full() {
        String text = written(play(game("W:WKa1:Bb2,b4,c5,c7"), NOON, "a1:c3:a5:d8"));
        assertTrue(text.contains("1. a1:c3:a5:d8 "), text);
        assertTrue(text.contains("[SetUp \"1\"]\n[FEN \"W:WKa1:Bb2,b4,c5,c7\"]"), text);
        assertEquals("a1:c3:a5:d8", MoveText.write(read(text).game().history()));
    }

    @Test
    void counters_are_the_same_after_export_and_import() {
        Game begun = game("W:WKa1,Kc1:BKh6");
        Game game = playOn(begun, NOON, Played.kingsWander(begun.history(), 6));
        Game back = read(written(game)).game();
        assertEquals(game.counters(), back.counters());
        assertTrue(back.counters().contains(new Counter(DrawRule.SMALL_ENDING, 3, 5)));
    }

    @Test
    void reasons_that_the_board_does_not_show_survive_export_and_import() {
        Game resigned = done(play(game(START), NOON, "c3-d4").resign(Side.WHITE, NOON));
        assertEquals(resigned.outcome(), read(written(resigned)).game().outcome());
    }

    @ParameterizedTest
    @CsvSource({"1-0,WHITE", "2-0,WHITE", "0-1,BLACK", "0-2,BLACK", "1/2-1/2,", "1-1,"})
    void a_result_alone_is_a_recorded_end(String result, Side winner) {
        assertEquals(
                new Outcome(winner, Reason.RECORDED),
                read("1. c3-d4 " + result).game().outcome());
    }

    @ParameterizedTest
    @ValueSource(strings = {"1-0", "2-0", "*", ""})
    void what_the_board_shows_is_how_it_ended(String result) {
        assertEquals(
                Outcome.win(Side.WHITE, Reason.NO_PIECES),
                read("[FEN \"W:Wa3:Bb4\"] 1. a3:c5 " + result).game().outcome());
    }

    @ParameterizedTest
    @CsvSource({"0-1, ", "1/2-1/2, ", "*, 0-1", "1-0, 1-1"})
    void a_result_that_contradicts_the_board_is_refused(String result, String tag) {
        String record = "[FEN \"W:Wa3:Bb4\"]" + (tag == null ? "" : "[Result \"" + tag + "\"]") + " 1. a3:c5 " + result;
        PdnException refused = assertThrows(PdnException.class, () -> GameRecord.read(record));
        assertEquals(
                "game 1, ply 1: the result " + (tag == null ? result : tag)
                        + " contradicts the board, on which White has won",
                refused.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"*", "[Event \"Cup\"]", "[FEN \"W:Wa3:Bb4\"] 1-0", "1. c3-d4 1-0 *"})
    void a_record_without_moves_is_refused(String record) {
        PdnException refused = assertThrows(PdnException.class, () -> GameRecord.read(record));
        assertEquals(Flaw.Code.NO_MOVES, refused.flaw().code());
    }

    @Test
    void a_game_that_is_not_finished_is_kept_without_an_end_and_nobody_moves_in_it() {
        Game game = read("1. c3-d4 *").game();
        assertNull(game.outcome());
        assertTrue(game.isOver());
        assertEquals(Game.State.OVER, game.state());
    }

    @Test
    void a_game_that_goes_on_past_an_automatic_draw_keeps_its_moves_and_the_ply_is_marked() {
        Game begun = game("W:WKa1,Kc1:BKh6");
        Game whole = Game.recorded("A", "B", Played.kingsWander(begun.history(), 14), null);
        Game back = read(written(whole)).game();
        assertEquals(14, back.ply());
        assertEquals(Optional.of(10), back.endedByRule());
        assertEquals(Optional.empty(), read("1. c3-d4 *").game().endedByRule());
    }

    @Test
    void names_are_kept_as_they_are_and_escaped_in_the_record() {
        GameRecord record = read("[White \"<img src=x onerror=alert(1)>\"][Black \"\\\"><script>\"] 1. c3-d4 *");
        assertEquals("<img src=x onerror=alert(1)>", record.white());
        assertEquals("\"><script>", record.black());
        String text = written(record.game());
        assertTrue(text.contains("[Black \"\\\"><script>\"]"), text);
        assertEquals("\"><script>", read(text).black());
    }

    @Test
    void names_are_cut_to_what_can_be_kept() {
        String long_ = "я".repeat(500);
        assertEquals(100, read("[White \"" + long_ + "\"] 1. c3-d4").white().length());
        for (String unseen : new String[] {"\u0000", "\u202e", "\u2066", "\u200b", "\u2028"}) {
            assertEquals("ab", read("[White \"a" + unseen + "b\"] 1. c3-d4").white());
        }
    }

    @Test
    void several_games_are_read_all_or_none() {
        assertEquals(2, GameRecord.read("1. c3-d4 1-0\n1. a3-b4 (1. g3-h4) 0-1").size());
        PdnException refused =
                assertThrows(PdnException.class, () -> GameRecord.read("1. c3-d4 1-0\n1. c3-d4 f6-e5 2. b2-c3 *"));
        assertEquals(2, refused.game());
        assertEquals(3, refused.ply());
        assertTrue(refused.getMessage().contains("legal: d4:f6"), refused.getMessage());
        assertThrows(PdnException.class, () -> GameRecord.read("1. c3-d4 * ".repeat(501)));
        assertEquals(500, GameRecord.read("1. c3-d4 * ".repeat(500)).size());
    }
}
