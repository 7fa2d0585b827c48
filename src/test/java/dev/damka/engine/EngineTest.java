package dev.damka.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.engine.tables.EndgameTables;
import dev.damka.engine.tables.EndgameTables.Value;
import dev.damka.rules.History;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.RandomPositions;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.MoveWriter;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EngineTest {
    private static final EndgameTables SHIPPED = EndgameTables.shipped();

    private static Engine engine() {
        return new Engine(EndgameTables.none(), 4, 1);
    }

    private static History at(String fen) {
        return History.from(Fen.read(fen));
    }

    @Test
    void a_game_that_is_over_has_no_move() {
        Line line = engine().search(at("W:Wa3:Bb4,c5"), Limits.depth(5));
        assertEquals(List.of(), line.moves());
        assertEquals(Verdict.Kind.LOSS, line.verdict().kind());
    }

    @Test
    void against_a_side_without_pieces_the_game_is_won_and_has_no_move() {
        Line line = engine().search(at("W:WKa1:B"), Limits.depth(5));
        assertEquals(List.of(), line.moves());
        assertEquals(Verdict.Kind.WIN, line.verdict().kind());
    }

    @Test
    void a_side_without_pieces_has_lost() {
        assertEquals(
                Verdict.Kind.LOSS,
                engine().search(at("B:Wa1:B"), Limits.depth(5)).verdict().kind());
    }

    @Test
    void a_single_legal_move_is_played_at_once() {
        Line line = engine().search(at("W:Wc3,g1:Bd4,h8"), Limits.time(60_000));
        assertEquals("c3:e5", MoveWriter.shortForm(line.moves().get(0)));
        assertEquals(0, line.depth());
    }

    /** Three kings have hunted for 23 plies of 30, and a man moved in between: the win comes too late. */
    @Test
    void a_win_of_the_tables_is_not_called_proven_where_a_draw_counter_is_ahead_of_it() {
        History game = at("B:We1,Kb6,Kf6,Ka7:BKf8");
        String moves = "f8-b4 f6-h4 b4-a3 b6-f2 a3-d6 a7-b6 d6-a3 f2-g3 a3-b2 h4-e7 b2-h8 b6-c5 h8-a1 g3-d6 a1-g7 c5-a3"
                + " g7-f8 a3-b4 f8-g7 e7-h4 g7-d4 e1-d2 d4-b2";
        for (String move : moves.split(" ")) {
            Position now = game.position();
            game = game.play(now.legalMoves().stream()
                    .filter(legal -> MoveWriter.write(now, legal).equals(move))
                    .findFirst()
                    .orElseThrow());
        }
        assertEquals(Optional.of(Value.WIN), SHIPPED.value(game.position()));
        Line line = new Engine(SHIPPED, 4, 1).search(game, Limits.nodes(100_000));
        assertEquals(Verdict.Kind.ESTIMATE, line.verdict().kind());
        Line fresh = new Engine(SHIPPED, 4, 1).search(History.from(game.position()), Limits.nodes(100_000));
        assertEquals(Verdict.Kind.WIN, fresh.verdict().kind());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "W:Wb2,d4,e3,f2,f4:BKa5,d6,e7 | b2-c3",
                "W:Wb4,a5,d6:Bf2,d4,f4,f8 | d6-e7",
                "W:Wd4,f4,h6:Bb2,c3,d6 | f4-g5",
            })
    void a_combination_is_seen(String fen, String key) {
        Line line = engine().search(at(fen), Limits.depth(13));
        assertEquals(key, MoveWriter.shortForm(line.moves().get(0)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"W:WKa1,Kc1,Ke1:BKh8", "W:WKb2,Kd4:BKc3", "W:WKa1,Ke1:Bh4"})
    void a_win_without_tables_is_as_long_as_the_tables_say(String fen) {
        Position position = Fen.read(fen);
        int plies = SHIPPED.plies(position).orElseThrow();
        Verdict verdict =
                engine().search(History.from(position), Limits.depth(plies + 4)).verdict();
        assertEquals(Verdict.Kind.WIN, verdict.kind());
        assertEquals(plies, verdict.plies());
    }

    @Test
    void a_win_of_the_tables_that_a_draw_counter_undoes_is_not_called_proven() {
        Position position = Fen.read("W:Wb2,Kh6,Kf8:BKg1,a3");
        assertEquals(Optional.of(EndgameTables.Value.WIN), SHIPPED.value(position));
        Verdict verdict = new Engine(SHIPPED, 16, 1)
                .search(History.from(position), Limits.nodes(500_000))
                .verdict();
        assertEquals(Verdict.Kind.ESTIMATE, verdict.kind());
    }

    @Test
    void the_same_search_on_one_thread_visits_the_same_nodes() {
        Engine engine = engine();
        long nodes =
                engine.search(History.from(Position.START), Limits.depth(9)).nodes();
        engine.forget();
        assertEquals(
                nodes,
                engine.search(History.from(Position.START), Limits.depth(9)).nodes());
    }

    @Test
    void every_move_of_every_line_is_legal() {
        Random random = new Random(4);
        Engine engine = new Engine(SHIPPED, 1, 1);
        for (int i = 0; i < 300; i++) {
            Position start = randomPosition(random);
            for (Line line : engine.search(History.from(start), Limits.depth(3), 3, found -> {})) {
                Position position = start;
                for (Move move : line.moves()) {
                    assertTrue(position.legalMoves().contains(move), () -> "illegal " + move);
                    position = position.play(move);
                }
            }
        }
    }

    @Test
    void a_hundred_thousand_random_positions_are_answered_with_legal_moves() {
        Engine engine = new Engine(SHIPPED, 1, 1);
        // Boards full of kings have captures without end in sight, so that depth alone is no limit.
        Limits little = new Limits(Long.MAX_VALUE, 100, 2);
        for (Position position : RandomPositions.placed(8, 100_000)) {
            List<Move> legal = position.legalMoves();
            List<Move> line = engine.search(History.from(position), little).moves();
            if (legal.isEmpty()) {
                assertEquals(List.of(), line, () -> Fen.write(position));
            } else {
                assertTrue(legal.contains(line.get(0)), () -> "illegal in " + Fen.write(position));
            }
        }
    }

    @Test
    void a_position_and_the_same_with_colours_changed_have_the_same_verdict() {
        Engine engine = engine();
        for (long seed = 0; seed < 10; seed++) {
            for (Position position : RandomPositions.ofGame(seed)) {
                assertEquals(
                        searched(engine, position), searched(engine, position.flipped()), () -> Fen.write(position));
            }
        }
    }

    private static Verdict searched(Engine engine, Position position) {
        engine.forget();
        return engine.search(History.from(position), Limits.depth(2)).verdict();
    }

    @Test
    void a_search_with_tables_and_one_without_find_the_same_wins_of_few_pieces() {
        int found = 0;
        for (Position position : RandomPositions.placed(10, 200_000)) {
            if (Long.bitCount(position.white() | position.black()) > 4
                    || position.outcome().isPresent()
                    || SHIPPED.plies(position).orElse(99) > 9) {
                continue;
            }
            int plies = SHIPPED.plies(position).orElseThrow();
            if (position.legalMoves().size() > 1) {
                Verdict.Kind kind = plies % 2 == 1 ? Verdict.Kind.WIN : Verdict.Kind.LOSS;
                Limits limits = Limits.depth(plies + 16);
                Verdict known = new Engine(SHIPPED, 1, 1)
                        .search(History.from(position), limits)
                        .verdict();
                assertEquals(kind, known.kind(), () -> Fen.write(position));
                assertEquals(plies, known.plies(), () -> Fen.write(position));
                Verdict seen = new Engine(EndgameTables.none(), 1, 1)
                        .search(History.from(position), limits)
                        .verdict();
                assertEquals(kind, seen.kind(), () -> Fen.write(position));
            }
            found++;
        }
        assertTrue(found > 500, found + " positions");
    }

    @Test
    void a_search_told_to_stop_answers_with_a_legal_move() throws InterruptedException {
        Engine engine = engine();
        Line[] answer = new Line[1];
        Thread thread =
                new Thread(() -> answer[0] = engine.search(History.from(Position.START), Limits.time(600_000), line -> {
                    if (line.depth() == 3) {
                        engine.stop();
                    }
                }));
        thread.start();
        thread.join(30_000);
        assertTrue(Position.START.legalMoves().contains(answer[0].moves().get(0)));
    }

    @Test
    void several_lines_begin_with_different_moves_and_the_best_is_first() {
        List<Line> lines = engine().search(History.from(Position.START), Limits.depth(7), 4, found -> {});
        assertEquals(
                4, lines.stream().map(line -> line.moves().get(0)).distinct().count());
        for (int i = 1; i < lines.size(); i++) {
            assertTrue(lines.get(i - 1).verdict().centimen()
                    >= lines.get(i).verdict().centimen());
        }
    }

    @Test
    void more_lines_than_moves_are_as_many_as_the_moves() {
        Position position = Fen.read("W:Wa1,g1:Bh8,b8");
        assertEquals(
                position.legalMoves().size(),
                engine().search(History.from(position), Limits.depth(4), 50, found -> {})
                        .size());
    }

    @Test
    void a_limit_of_few_positions_is_kept() {
        assertTrue(engine().search(History.from(Position.START), Limits.nodes(1000))
                        .nodes()
                <= 1100);
    }

    @Test
    void two_threads_find_the_same_win() {
        Line line = new Engine(EndgameTables.none(), 4, 2).search(at("W:Wb2,d4,e3,f2,f4:BKa5,d6,e7"), Limits.depth(13));
        assertEquals("b2-c3", MoveWriter.shortForm(line.moves().get(0)));
    }

    private static Position randomPosition(Random random) {
        while (true) {
            Position position = Position.START;
            int plies = random.nextInt(70);
            for (int i = 0; i < plies && !position.legalMoves().isEmpty(); i++) {
                List<Move> moves = position.legalMoves();
                position = position.play(moves.get(random.nextInt(moves.size())));
            }
            if (position.outcome().isEmpty()) {
                return position;
            }
        }
    }
}
