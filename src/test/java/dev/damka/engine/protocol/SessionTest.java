package dev.damka.engine.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.engine.Engine;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.rules.notation.Fen;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SessionTest {
    private final List<Integer> made = new ArrayList<>();
    private final Session session = new Session(this::engine, 1);

    private Engine engine(int threads) {
        made.add(threads);
        return new Engine(EndgameTables.none(), 1, threads);
    }

    private static String pos(String fen) {
        return "pos " + PositionText.write(Fen.read(fen));
    }

    @Test
    void a_new_session_stands_at_the_start() {
        assertEquals("moves a3b4 c3b4 c3d4 e3d4 e3f4 g3f4 g3h4", sorted(session.answer("moves")));
        assertEquals("ok", session.answer("new"));
        assertTrue(session.answer("go 20").matches("bestmove [a-h][1-8][a-h][1-8]"));
    }

    private static String sorted(String moves) {
        List<String> words = new ArrayList<>(List.of(moves.split(" ")));
        words.subList(1, words.size()).sort(null);
        return String.join(" ", words);
    }

    @Test
    void a_capture_is_answered_with_what_it_takes() {
        assertEquals("ok", session.answer(pos("W:Wc3,g1:Bd4,h8")));
        assertEquals("moves c3e5:d4", session.answer("moves"));
        assertEquals("bestmove c3e5:d4", session.answer("go 10000"));
    }

    @Test
    void a_game_that_is_over_has_no_move() {
        assertEquals("ok", session.answer(pos("W:Wa3:Bb4,c5")));
        assertEquals("moves", session.answer("moves"));
        assertEquals("bestmove none", session.answer("go 10000"));
    }

    @Test
    void a_refused_position_leaves_the_last_one_standing() {
        session.answer(pos("W:Wg1:Bb8"));
        assertTrue(session.answer("pos bbbb").startsWith("error a position has 33 characters"));
        assertEquals("moves g1f2 g1h2", session.answer("moves"));
    }

    @ParameterizedTest
    @CsvSource({
        "hello, 'error a line is new, pos POSITION, moves, go MILLISECONDS, level N, threads N or quit'",
        "go, error go takes a whole number from 0 to 3600000",
        "go 1.5, error go takes a whole number from 0 to 3600000",
        "go 99999999999, error go takes a whole number from 0 to 3600000",
        "threads 0, error threads takes a whole number from 1 to 64",
        "level 11, error level takes a whole number from 1 to 10",
        "new game, error new stands alone on its line",
        "moves c3d4, error moves stands alone on its line",
    })
    void a_line_that_cannot_be_obeyed_is_answered_with_what_would_be_right(String line, String answer) {
        assertEquals(answer, session.answer(line));
        assertEquals("ok", session.answer("level 3"));
    }

    @Test
    void threads_make_another_engine_when_their_number_changes() {
        assertEquals("ok", session.answer("threads 1"));
        assertEquals("ok", session.answer(" threads  2 "));
        assertEquals(List.of(1, 2), made);
        assertTrue(session.answer("go 20").startsWith("bestmove "));
    }

    @Test
    void only_quit_ends_it() {
        assertTrue(Session.isQuit("quit "));
        assertFalse(Session.isQuit("go 1"));
    }
}
