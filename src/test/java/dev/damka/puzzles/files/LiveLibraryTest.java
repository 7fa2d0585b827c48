package dev.damka.puzzles.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.puzzles.Puzzle;
import dev.damka.rules.notation.Fen;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LiveLibraryTest {
    private static final String ONE = "[one]\nfen: W:Wc3:Bb4\nsolution: c3:a5\n";
    private static final String TWO = "[two]\nfen: W:We3:Bf4\nsolution: e3:g5\n";
    private static final String THREE = "[three]\nfen: W:We3:Bd4\nsolution: e3:c5\n";
    private static final String HEAD = "theme: sacrifice\nlicense: CC0-1.0\n";

    @TempDir
    Path root;

    private Path directory;
    private Path file;
    private LiveLibrary live;
    private final List<Library> told = new ArrayList<>();

    @BeforeEach
    void open() throws IOException {
        directory = Files.createDirectory(root.resolve("puzzles"));
        file = directory.resolve("a.fen");
        Files.writeString(file, HEAD + ONE + TWO);
        Files.writeString(directory.resolve("b.fen"), HEAD + THREE);
        live = new LiveLibrary(Folder.of(directory), told::add);
    }

    private List<String> ids() {
        return live.current().catalogue().puzzles().stream().map(Puzzle::id).toList();
    }

    private List<String> codes() {
        return live.current().faults().stream().map(Fault::code).toList();
    }

    private void save(String text) throws IOException {
        Files.writeString(file, text);
        assertFalse(live.refresh());
        assertTrue(live.refresh());
    }

    @Test
    void what_is_saved_is_served_once_the_files_stand_still() throws IOException {
        Library before = live.current();
        Files.writeString(file, HEAD + ONE + TWO + "[four]\nfen: W:Wa3:Bb4\nsolution: a3:c5\n");
        assertFalse(live.refresh());
        assertSame(before, live.current());
        assertTrue(live.refresh());
        assertEquals(List.of("one", "two", "four", "three"), ids());
        assertFalse(live.refresh());
        assertEquals(List.of(live.current()), told);
    }

    @Test
    void nothing_changes_while_no_file_does() {
        assertFalse(live.refresh());
        assertFalse(live.refresh());
        assertEquals(List.of("one", "two", "three"), ids());
    }

    @Test
    void a_file_that_changes_again_between_two_looks_is_not_read_yet() throws IOException {
        Files.writeString(file, HEAD + ONE);
        assertFalse(live.refresh());
        Files.writeString(file, HEAD + ONE + TWO.replace("two", "zwei"));
        assertFalse(live.refresh());
        assertTrue(live.refresh());
        assertEquals(List.of("one", "zwei", "three"), ids());
    }

    @Test
    void a_broken_edit_keeps_the_puzzle_as_it_was_and_says_so() throws IOException {
        Puzzle two = live.current().catalogue().puzzle("two").orElseThrow();
        save(HEAD + ONE + TWO.replace("e3:g5", "e3-d4"));
        assertEquals(List.of("one", "two", "three"), ids());
        assertEquals(two, live.current().catalogue().puzzle("two").orElseThrow());
        assertEquals(List.of("KEPT", "ILLEGAL-MOVE"), codes());
        save(HEAD + ONE + TWO.replace("e3:g5", "e3:g5!"));
        assertEquals(List.of(), codes());
        assertTrue(live.current()
                .catalogue()
                .puzzle("two")
                .orElseThrow()
                .solution()
                .get(0)
                .only());
    }

    @Test
    void a_puzzle_that_was_kept_is_kept_through_the_next_edit_as_well() throws IOException {
        save(HEAD + ONE + TWO.replace("e3:g5", "e3-d4"));
        save(HEAD + ONE + TWO.replace("e3:g5", "e3-f2"));
        assertEquals(List.of("one", "two", "three"), ids());
    }

    @Test
    void a_new_puzzle_that_is_broken_is_left_out() throws IOException {
        save(HEAD + ONE + TWO + "[four]\nfen: W:Wa3:Bb4\nsolution: a3-b4\n");
        assertEquals(List.of("one", "two", "three"), ids());
        assertEquals(List.of("ILLEGAL-MOVE"), codes());
    }

    @Test
    void a_deleted_puzzle_goes() throws IOException {
        save(HEAD + TWO);
        assertEquals(List.of("two", "three"), ids());
        Files.delete(directory.resolve("b.fen"));
        assertFalse(live.refresh());
        assertTrue(live.refresh());
        assertEquals(List.of("two"), ids());
        assertEquals(List.of(), codes());
    }

    @Test
    void a_file_that_is_written_by_half_loses_nothing() throws IOException {
        save(HEAD + ONE.substring(0, 20));
        assertEquals(List.of("one", "two", "three"), ids());
        save("");
        assertEquals(List.of("one", "two", "three"), ids());
        assertTrue(codes().contains("FILE-EMPTY"));
        save(HEAD + ONE + TWO);
        assertEquals(List.of("one", "two", "three"), ids());
        assertEquals(List.of(), codes());
    }

    @Test
    void a_doubled_id_keeps_the_puzzle_as_it_was() throws IOException {
        save(HEAD + ONE + TWO + "[three]\nfen: W:Wa3:Bb4\nsolution: a3:c5\n");
        assertEquals(List.of("one", "two", "three"), ids());
        assertEquals(
                "W:We3:Bd4",
                Fen.write(
                        live.current().catalogue().puzzle("three").orElseThrow().start()));
        assertTrue(codes().contains("DOUBLED-ID"));
    }

    @Test
    void a_directory_that_vanishes_loses_nothing() throws IOException {
        Path away = root.resolve("away");
        Files.move(directory, away);
        assertTrue(live.refresh());
        assertEquals(List.of("one", "two", "three"), ids());
        assertEquals(List.of("FOLDER-MISSING"), codes());
        assertFalse(live.refresh());
        Files.createDirectory(directory);
        assertFalse(live.refresh());
        assertEquals(List.of("one", "two", "three"), ids());
        Files.delete(directory);
        Files.move(away, directory);
        assertTrue(live.refresh());
        assertEquals(List.of(), codes());
        assertEquals(List.of("one", "two", "three"), ids());
    }

    @Test
    void a_broken_table_of_themes_keeps_the_themes_it_had() throws IOException {
        Path table = directory.resolve("themes.tsv");
        String columns = "id\tgroup\tname.ru\tname.en\tgist.ru\tgist.en\tsign\n";
        Files.writeString(table, columns + "sacrifice\tcombination\tЖ\tS\tо\tg\ts\n");
        live.refresh();
        assertTrue(live.refresh());
        assertEquals(1, live.current().catalogue().themes().size());
        Files.writeString(table, columns + "sacrifice\tcombination\tЖ\tS\n");
        live.refresh();
        assertTrue(live.refresh());
        assertEquals(List.of("THEME-LINE"), codes());
        assertEquals(List.of("one", "two", "three"), ids());
    }

    @Test
    void a_thread_of_its_own_looks_until_it_is_closed() throws Exception {
        CountDownLatch changed = new CountDownLatch(1);
        try (LiveLibrary polled = new LiveLibrary(Folder.of(directory), library -> changed.countDown())) {
            polled.start(Duration.ofMillis(5));
            Files.writeString(file, HEAD + ONE);
            assertTrue(changed.await(20, TimeUnit.SECONDS));
            assertEquals(2, polled.current().catalogue().puzzles().size());
        }
    }

    @Test
    void a_look_that_ends_in_an_error_does_not_end_the_later_ones() throws Exception {
        CountDownLatch failed = new CountDownLatch(1);
        CountDownLatch changed = new CountDownLatch(1);
        Consumer<Library> failsOnce = library -> {
            if (failed.getCount() > 0) {
                failed.countDown();
                throw new AssertionError("the first look fails");
            }
            changed.countDown();
        };
        try (LiveLibrary polled = new LiveLibrary(Folder.of(directory), failsOnce)) {
            polled.start(Duration.ofMillis(5));
            Files.writeString(file, HEAD + ONE);
            assertTrue(failed.await(20, TimeUnit.SECONDS));
            Files.writeString(file, HEAD + TWO);
            assertTrue(changed.await(20, TimeUnit.SECONDS));
        }
    }

    @Test
    void looking_changes_no_file_of_the_directory() throws IOException {
        Map<String, String> before = contents();
        live.refresh();
        assertEquals(before, contents());
        String broken = HEAD + ONE + TWO.replace("e3:g5", "e3-d4");
        save(broken);
        Map<String, String> expected = new HashMap<>(before);
        expected.put("a.fen", broken);
        assertEquals(expected, contents());
    }

    private Map<String, String> contents() throws IOException {
        Map<String, String> contents = new HashMap<>();
        try (Stream<Path> files = Files.list(directory)) {
            for (Path path : files.toList()) {
                contents.put(path.getFileName().toString(), Files.readString(path));
            }
        }
        return contents;
    }
}
