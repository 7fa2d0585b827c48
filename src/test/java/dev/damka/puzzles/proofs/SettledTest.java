package dev.damka.puzzles.proofs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.MoveReader;
import dev.damka.rules.notation.MoveWriter;
import dev.damka.rules.notation.Reading;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SettledTest {
    private static String settled(String fen, String... moves) {
        Position start = Fen.read(fen);
        Position now = start;
        List<Move> line = new ArrayList<>();
        for (String written : moves) {
            Move move = ((Reading.Found) MoveReader.read(now, written, MoveReader.Style.STRICT)).move();
            line.add(move);
            now = now.play(move);
        }
        List<String> shown = new ArrayList<>();
        now = start;
        for (Move move : Settled.of(start, line)) {
            shown.add(MoveWriter.write(now, move));
            now = now.play(move);
        }
        return String.join(" ", shown);
    }

    @Test
    void a_man_that_is_taken_back_at_once_is_not_counted() {
        assertEquals("e5:c3 b2:d4", settled("B:Wa1,b2,d4,h2:Ba7,e5", "e5:c3", "b2:d4", "a7-b6"));
    }

    @Test
    void a_man_that_falls_later_is_waited_for() {
        assertEquals(
                "a7-b6 e3-d4 b6-a5 d4-c5 d6:b4",
                settled("B:Wa1,e3:Ba7,d6", "a7-b6", "e3-d4", "b6-a5", "d4-c5", "d6:b4", "a1-b2"));
    }

    @Test
    void a_quiet_line_ends_with_the_reply() {
        assertEquals("a7-b6", settled("B:Wa1:Ba7", "a7-b6", "a1-b2", "b6-a5"));
    }

    @Test
    void no_line_is_no_line() {
        assertEquals("", settled("B:Wa1:Ba7"));
    }
}
