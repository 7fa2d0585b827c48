package dev.damka.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.rules.History;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PdnWriterTest {
    private static History play(String fen, int plies) {
        History game = History.from(fen.isEmpty() ? Position.START : Fen.read(fen));
        for (int i = 0; i < plies && !game.position().legalMoves().isEmpty(); i++) {
            List<Move> legal = game.position().legalMoves();
            game = game.play(legal.get(i % legal.size()));
        }
        return game;
    }

    @Test
    void a_short_game_is_one_line_below_its_tags() {
        PdnGame game = new PdnGame(Map.of("White", "A \"quick\" \\ one"), play("", 0), "*", 0);
        assertEquals(
                "[White \"A \\\"quick\\\" \\\\ one\"]\n[Result \"*\"]\n[GameType \"25\"]\n\n*\n\n",
                PdnWriter.write(game));
    }

    @Test
    void a_game_that_black_begins_says_so() {
        History game = History.from(Fen.read("B:Wc3:Bb6,h8"));
        game = game.play(game.position().legalMoves().stream()
                .filter(move -> move.to().toString().equals("a5"))
                .findFirst()
                .orElseThrow());
        String text = PdnWriter.write(new PdnGame(Map.of(), game, "1-0", 0));
        assertTrue(text.contains("[FEN \"B:Wc3:Bb6,h8\"]"), text);
        assertTrue(text.endsWith("\n\n1... b6-a5 1-0\n\n"), text);
    }

    @Test
    void what_is_written_is_read_again() {
        PdnGame whole = new PdnGame(Map.of("Event", "Match"), play("", 60), "0-1", 0);
        PdnGame ending = new PdnGame(Map.of("Event", "Match"), play("B:WKa1,c3:BKh4,d6,f8", 9), "0-1", 0);
        List<PdnGame> read = Pdn.read(PdnWriter.write(whole) + PdnWriter.write(ending));
        assertEquals(2, read.size());
        assertEquals(whole.history().moves(), read.get(0).history().moves());
        assertEquals(ending.history().positions(), read.get(1).history().positions());
        assertEquals("0-1", read.get(1).result());
        assertTrue(PdnWriter.write(whole).lines().allMatch(line -> line.length() <= 80));
    }
}
