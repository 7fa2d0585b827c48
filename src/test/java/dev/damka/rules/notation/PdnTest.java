package dev.damka.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.rules.Move;
import dev.damka.rules.Position;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PdnTest {
    private static List<String> moves(PdnGame game) {
        List<String> written = new ArrayList<>();
        Position position = game.history().start();
        for (Move move : game.history().moves()) {
            written.add(MoveWriter.write(position, move));
            position = position.play(move);
        }
        return written;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. c3-d4 1... d6-c5 2. b2-c3",
                "1.c3-d4 d6-c5 2.b2-c3 *",
                "1. 22-18 10-14 2. 25-22 *",
                "\uFEFF[Event \"x\"]\r\n\r\n1. cd4! dc5?! {a plan} 2. bc3 $1\r\n",
                "1. c3-d4 (1. e3-f4 {or (not)} d6-c5 (1... f6-e5)) d6-c5 ; a note\n2. b2-c3",
                "1 c3-d4 d6-c5 2 b2-c3"
            })
    void three_plies_in_every_form(String text) {
        assertEquals(List.of("c3-d4", "d6-c5", "b2-c3"), moves(Pdn.read(text).get(0)));
    }

    @Test
    void tags_result_and_a_start_of_its_own() {
        PdnGame game = Pdn.read(
                        "[White \"A \\\"B\\\"\"]\n[GameType \"25\"]\n[FEN \"B:Wc3:Bd6,b8\"]\n1... d6-e5 2. c3-d4 e5:c3 0-1")
                .get(0);
        assertEquals("A \"B\"", game.tags().get("White"));
        assertEquals(List.of("d6-e5", "c3-d4", "e5:c3"), moves(game));
        assertEquals("0-1", game.result());
    }

    @Test
    void several_games_and_the_number_of_variations_left_out() {
        List<PdnGame> games = Pdn.read("1. c3-d4 1/2-1/2\n1. a3-b4 (1. g3-h4) 2-0 [Event \"3\"] 1. g3-f4");
        assertEquals(
                List.of("1/2-1/2", "2-0", "*"),
                games.stream().map(PdnGame::result).toList());
        assertEquals(1, games.get(1).skippedVariations());
    }

    @Test
    void a_game_of_another_kind_of_draughts_names_ply_and_legal_moves_and_nothing_is_kept() {
        PdnException refused =
                assertThrows(PdnException.class, () -> Pdn.read("1. c3-d4 *\n1. c3-d4 f6-e5 2. b2-c3 e5:c3 *"));
        assertEquals(2, refused.game());
        assertEquals(3, refused.ply());
        assertTrue(refused.getMessage().contains("legal: d4:f6"), refused.getMessage());
        assertTrue(assertThrows(PdnException.class, () -> Pdn.read("[GameType \"20\"] 1. 32-28"))
                .getMessage()
                .contains("Russian draughts is 25"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. c3-d4 {",
                "1. c3-d4 (",
                "[Event",
                "[FEN \"W:Wd3:B\"]",
                "1. c3-z9",
                "1. c3",
                "[FEN \"W:WKa1:Bb2,b4,c5,c7\"] a1:d8"
            })
    void a_broken_text_is_refused(String text) {
        assertThrows(PdnException.class, () -> Pdn.read(text));
    }

    @Test
    void an_empty_text_holds_no_game() {
        assertEquals(List.of(), Pdn.read(" \n"));
    }
}
