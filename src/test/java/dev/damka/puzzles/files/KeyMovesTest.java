package dev.damka.puzzles.files;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.damka.engine.Engine;
import dev.damka.engine.Limits;
import dev.damka.engine.Line;
import dev.damka.engine.Prover;
import dev.damka.engine.Question;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.puzzles.Puzzle;
import dev.damka.rules.History;
import dev.damka.rules.Move;
import dev.damka.rules.notation.MoveWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the engine plays in the shipped puzzles. */
class KeyMovesTest {
    /** About what one thread visits in a second. */
    private static final Limits A_SECOND = Limits.nodes(3_500_000);

    private static final long EFFORT = 2_000_000;

    private final ThreadLocal<Engine> engines =
            ThreadLocal.withInitial(() -> new Engine(EndgameTables.shipped(), 64, 1));
    private final ThreadLocal<Prover> provers = ThreadLocal.withInitial(() -> new Prover(EndgameTables.shipped()));

    @Test
    @Tag("slow")
    void the_engine_finds_the_key_move_of_every_puzzle() {
        List<Puzzle> puzzles =
                Library.load(Folder.of(Path.of("puzzles"))).catalogue().puzzles();
        List<String> missed = puzzles.parallelStream()
                .flatMap(puzzle -> missed(puzzle).stream())
                .sorted()
                .toList();
        assertEquals(List.of(), missed, missed.size() + " of " + puzzles.size());
    }

    /** What the engine plays, where that neither stands in the file nor is proven to reach the goal as well. */
    private Optional<String> missed(Puzzle puzzle) {
        Engine engine = engines.get();
        engine.forget();
        Line found = engine.search(History.from(puzzle.start()), A_SECOND);
        Move move = found.moves().get(0);
        boolean listed = puzzle.solution().stream()
                .anyMatch(branch -> !branch.fails() && branch.move().equals(move));
        Question question =
                Question.after(puzzle.goal(), puzzle.start(), 1, puzzle.start().play(move));
        if (listed || provers.get().prove(question, EFFORT).isProven()) {
            return Optional.empty();
        }
        return Optional.of(puzzle.id() + " " + MoveWriter.write(puzzle.start(), move) + " " + found.verdict());
    }
}
