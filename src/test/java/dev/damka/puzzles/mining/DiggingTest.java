package dev.damka.puzzles.mining;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.engine.tables.EndgameTables;
import dev.damka.puzzles.Text;
import dev.damka.puzzles.Theme;
import dev.damka.puzzles.files.Fault;
import dev.damka.puzzles.files.Folder;
import dev.damka.puzzles.files.Library;
import dev.damka.rules.History;
import dev.damka.rules.notation.Pdn;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiggingTest {
    private static final Theme UNTOLD = new Theme("sacrifice", "combination", Text.NONE, Text.NONE);
    private static final EndgameTables TABLES = EndgameTables.shipped();

    @TempDir
    Path directory;

    private Map<String, String> dug(String name, int threads) throws IOException {
        Path to = directory.resolve(name);
        new Digging(new GamesMine(TABLES, 2), 7, to, UNTOLD).run(0, 3, threads, done -> {});
        new Digging(new EndingsMine(), 7, to, UNTOLD).run(0, 3, threads, done -> {});
        return read(to);
    }

    private static Map<String, String> read(Path directory) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> files = Files.list(directory)) {
            for (Path file : files.toList()) {
                texts.put(file.getFileName().toString(), Files.readString(file));
            }
        }
        return texts;
    }

    @Test
    void the_same_batches_give_the_same_bytes_on_one_thread_and_on_two() throws IOException {
        Map<String, String> once = dug("once", 1);
        assertEquals(6, once.size());
        assertEquals(once, dug("again", 1));
        assertEquals(once, dug("twice", 2));
    }

    @Test
    void what_is_mined_has_no_fault_but_that_positions_may_come_twice() throws IOException {
        dug("checked", 1);
        Library library = Library.load(Folder.of(directory.resolve("checked")));
        assertFalse(library.catalogue().puzzles().isEmpty());
        List<Fault> others = library.faults().stream()
                .filter(fault -> !fault.code().equals("DUPLICATE-POSITION"))
                .filter(fault -> !fault.code().equals("FILE-EMPTY"))
                .toList();
        assertEquals(List.of(), others);
    }

    @Test
    void a_run_that_was_stopped_goes_on_with_the_batches_that_are_missing() throws IOException {
        Digging digging = new Digging(new EndingsMine(), 7, directory, UNTOLD);
        digging.run(0, 2, 1, done -> {});
        Map<String, String> before = read(directory);
        Files.delete(directory.resolve("endings-7-00001.fen"));
        List<Integer> done = Collections.synchronizedList(new ArrayList<>());
        digging.run(0, 2, 2, batch -> done.add(batch.batch()));
        assertEquals(List.of(1), done);
        assertEquals(before, read(directory));
    }

    @Test
    void a_shot_in_a_recorded_game_is_found_where_it_arose() {
        // White overlooks that a man given on d4 wins two.
        History game = Pdn.read("1. e3-f4 f6-g5 2. a3-b4 g5:e3 3. f2:d4 b6-c5 4. d4:b6 a7:a3 *")
                .get(0)
                .history();
        List<Find> finds = new RecordsMine(TABLES, List.of(game)).batch(0, 0);
        assertEquals(
                List.of(game.positions().get(5)),
                finds.stream().map(Find::start).toList());
        assertEquals(5, finds.get(0).playFrom().size());
        assertTrue(finds.get(0).source().endsWith("arose"));
    }
}
