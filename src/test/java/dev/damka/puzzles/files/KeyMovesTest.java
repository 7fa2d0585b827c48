package dev.damka.puzzles.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.engine.Engine;
import dev.damka.engine.Goal;
import dev.damka.engine.Limits;
import dev.damka.engine.Line;
import dev.damka.engine.Verdict;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.puzzles.Puzzle;
import dev.damka.rules.History;
import dev.damka.rules.Move;
import dev.damka.rules.notation.MoveWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the engine plays in the shipped puzzles. */
class KeyMovesTest {
    /** About what one thread visits in a second. */
    private static final Limits A_SECOND = Limits.nodes(3_500_000);

    @Test
    @Tag("slow")
    void the_engine_finds_the_key_move_of_every_puzzle_that_people_wrote() {
        Engine engine = new Engine(EndgameTables.shipped(), 64, 1);
        List<String> missedWins = new ArrayList<>();
        List<String> missedGains = new ArrayList<>();
        for (Puzzle puzzle :
                Library.load(Folder.of(Path.of("puzzles"))).catalogue().puzzles()) {
            if (puzzle.source().startsWith("mined")) {
                continue;
            }
            engine.forget();
            Line found = engine.search(History.from(puzzle.start()), A_SECOND);
            Move move = found.moves().get(0);
            boolean listed = puzzle.solution().stream()
                    .anyMatch(branch -> !branch.fails() && branch.move().equals(move));
            if (!listed && found.verdict().kind() != Verdict.Kind.WIN) {
                (puzzle.goal() instanceof Goal.Gain ? missedGains : missedWins)
                        .add(puzzle.id() + " " + MoveWriter.write(puzzle.start(), move) + " " + found.verdict());
            }
        }
        assertEquals(List.of(), missedWins);
        // To win a man is not always the best that can be done: in two puzzles the engine prefers another way to lose
        // or
        // draw.
        assertTrue(missedGains.size() <= 2, missedGains::toString);
    }
}
