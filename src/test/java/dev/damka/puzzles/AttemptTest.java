package dev.damka.puzzles;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.damka.engine.Goal;
import dev.damka.players.Player;
import dev.damka.players.Token;
import dev.damka.rules.Move;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.MoveReader;
import dev.damka.rules.notation.Reading;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.junit.QuarkusTest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
class AttemptTest {
    private static final Instant NOON = Instant.parse("2026-05-01T12:00:00Z");

    /** White takes with c3:e5, says the file; c3:a5 takes the other piece and fails. */
    private static final Puzzle PUZZLE = puzzle("attempt-001", "W:Wc3:Bd4,b4");

    private Player player;

    @BeforeEach
    void a_new_player() {
        player = new Player(Token.random(), NOON);
        QuarkusTransaction.requiringNew().run(player::persist);
    }

    @Test
    void a_wrong_answer_and_then_the_right_one_are_both_kept() {
        answer("c3:a5");
        assertEquals(Map.of("attempt-001", 1L), read(() -> Attempt.wrongTriesOf(player)));
        assertEquals(Set.of(), read(() -> Attempt.solvedBy(player)));

        answer("c3:e5");
        assertEquals(Set.of("attempt-001"), read(() -> Attempt.solvedBy(player)));
        assertEquals(Map.of("attempt-001", 1L), read(() -> Attempt.wrongTriesOf(player)));
    }

    @Test
    void an_answer_sent_twice_counts_once_however_it_is_written() {
        answer("c3:a5");
        answer("C3 x A5");
        answer("c3-a5");

        assertEquals(Map.of("attempt-001", 1L), read(() -> Attempt.wrongTriesOf(player)));
    }

    @Test
    void nothing_is_kept_after_the_puzzle_is_solved() {
        answer("c3:e5");
        answer("c3:a5");
        answer("c3:e5");

        assertEquals(1, rows());
        assertEquals(Set.of("attempt-001"), read(() -> Attempt.solvedBy(player)));
    }

    @Test
    void a_move_that_breaks_a_rule_is_no_attempt() {
        answer("c3-d2");
        answer("nonsense");

        assertEquals(0, rows());
    }

    @Test
    void the_same_answer_from_many_threads_at_once_is_one_row() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            List<Future<?>> sent = new ArrayList<>();
            for (int i = 0; i < 64; i++) {
                String typed = i % 2 == 0 ? "c3:e5" : "c3:a5";
                sent.add(threads.submit(() -> answer(typed)));
            }
            for (Future<?> answer : sent) {
                answer.get();
            }
        } finally {
            threads.shutdown();
        }

        assertEquals(Set.of("attempt-001"), read(() -> Attempt.solvedBy(player)));
        assertEquals(1 + read(() -> Attempt.wrongTriesOf(player)).getOrDefault("attempt-001", 0L), rows());
    }

    @Test
    void players_do_not_see_each_other() {
        answer("c3:e5");
        a_new_player();

        assertEquals(Set.of(), read(() -> Attempt.solvedBy(player)));
    }

    private void answer(String typed) {
        Line line = Line.start(PUZZLE);
        Grade grade = Grading.grader().grade(line, typed);
        QuarkusTransaction.requiringNew().run(() -> Attempt.record(player, line, grade, NOON));
    }

    private long rows() {
        return read(() -> Attempt.count("playerId", player.id));
    }

    private <T> T read(Callable<T> question) {
        return QuarkusTransaction.requiringNew().call(question);
    }

    private static Puzzle puzzle(String id, String fen) {
        Theme theme = new Theme("final-shot", "combination", Text.NONE, Text.NONE);
        var start = Fen.read(fen);
        Move right = ((Reading.Found) MoveReader.read(start, "c3:e5", MoveReader.Style.STRICT)).move();
        return new Puzzle(
                id,
                start,
                List.of(theme),
                Goal.WIN,
                List.of(new Branch(right, false, false, Text.NONE, List.of())),
                1,
                Text.NONE,
                Text.NONE,
                Text.NONE,
                List.of(),
                "",
                "CC0-1.0");
    }
}
