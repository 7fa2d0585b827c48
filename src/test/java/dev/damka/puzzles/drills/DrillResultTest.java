package dev.damka.puzzles.drills;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.damka.engine.Cores;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.players.Player;
import dev.damka.players.Token;
import dev.damka.puzzles.drills.DrillResult.Done;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.junit.QuarkusTest;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
class DrillResultTest {
    private static final Instant NOON = Instant.parse("2026-05-01T12:00:00Z");
    private static final Drills DRILLS = new Drills(EndgameTables.shipped(), Cores.spare());

    private Player player;

    @BeforeEach
    void a_new_player() {
        player = new Player(Token.random(), NOON);
        QuarkusTransaction.requiringNew().run(player::persist);
    }

    /** Won in two moves. */
    private static Run won(String start, String... moves) {
        Start from = DRILLS.start(Drill.TWO_KINGS, start).orElseThrow();
        return DRILLS.run(from, List.of(moves)).orElseThrow();
    }

    private void keep(Run run, int slips) {
        QuarkusTransaction.requiringNew().run(() -> DrillResult.keep(player, run, slips, NOON));
    }

    private Map<String, Done> done() {
        return QuarkusTransaction.requiringNew().call(() -> DrillResult.doneBy(player));
    }

    @Test
    void a_position_counts_once_and_clean_once_it_was_done_without_a_slip() {
        Run run = won("W:WKa7,Kf8:BKg1", "f8-c5", "g1:b6", "a7:c5");
        keep(run, 2);
        assertEquals(Map.of("two-kings", new Done(1, 0)), done());
        keep(run, 0);
        keep(run, 1);
        assertEquals(Map.of("two-kings", new Done(1, 1)), done());
    }

    @Test
    void each_position_counts_by_itself() {
        keep(won("W:WKa7,Kf8:BKg1", "f8-c5", "g1:b6", "a7:c5"), 0);
        keep(won("W:WKf4,Ke5:BKb8", "f4-h2", "b8:f4", "h2:e5"), 1);
        assertEquals(Map.of("two-kings", new Done(2, 1)), done());
        int count = QuarkusTransaction.requiringNew().call(() -> DrillResult.countOf(player, Drill.TWO_KINGS));
        assertEquals(2, count);
    }
}
