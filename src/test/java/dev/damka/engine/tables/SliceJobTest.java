package dev.damka.engine.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.rules.MoveGenerator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The job that builds slices of six pieces, here with slices of three beside tables of two. */
class SliceJobTest {
    private static final EndgameTables TWO = EndgameTables.build(2);
    private static final EndgameTables THREE = EndgameTables.build(3);
    private static final int PAIRS = 6;

    @TempDir
    Path directory;

    private static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private EndgameTables read() {
        return TWO.with(directory);
    }

    /** Runs the job on all slices, is stopped after so many pairs, and returns the pairs that it told of. */
    private List<String> runUntil(int pairs) throws IOException {
        List<String> told = new ArrayList<>();
        try {
            SliceJob.all(read(), directory).run(pair -> {
                told.add(pair.number() + " of " + pair.of() + " " + pair.slice());
                if (told.size() == pairs) {
                    throw new Stopped();
                }
            });
        } catch (Stopped e) {
            assertEquals(pairs, told.size());
        }
        return told;
    }

    private static List<String> names(int pieces) {
        return Slice.of(pieces).stream().map(Slice::toString).toList();
    }

    private static void assertSameLabels(Slice slice, EndgameTables tables) {
        Board board = new Board();
        for (int index = 0; index < slice.size(); index++) {
            slice.place(index, board);
            long own = Board.padded(board.men | board.kings);
            long enemy = Board.padded(board.enemyMen | board.enemyKings);
            long kings = Board.padded(board.kings | board.enemyKings);
            if (!MoveGenerator.hasCapture(own, enemy, kings)) {
                assertEquals(THREE.probe(own, enemy, kings, true), tables.probe(own, enemy, kings, true));
            }
        }
    }

    @Test
    void a_job_that_is_stopped_goes_on_where_it_was() throws IOException {
        assertEquals(List.of("1 of 6 1K-2K", "2 of 6 1K-1m1K"), runUntil(2));
        assertEquals(List.of("1K-1m1K", "1K-2K", "1m1K-1K", "2K-1K"), sorted(read().slicesBeyond()));
        // What a kill in the middle of writing leaves behind.
        Files.writeString(directory.resolve("3-pieces/2m-1K.plies.part"), "half of it");
        Files.delete(directory.resolve("3-pieces/1m1K-1K.labels"));

        List<String> told = runUntil(PAIRS);
        assertEquals("2 of 6 1K-1m1K", told.get(0));
        assertEquals(PAIRS - 1, told.size());
        assertEquals(List.of(), runUntil(PAIRS));

        EndgameTables whole = read();
        assertEquals(names(3), whole.slicesBeyond());
        assertTrue(Workshop.same(THREE, whole));
        assertEquals(Optional.empty(), Workshop.fault(whole));
        Slice.of(3).forEach(slice -> assertSameLabels(slice, whole));
    }

    private static List<String> sorted(List<String> names) {
        return names.stream().sorted().toList();
    }

    @Test
    void a_slice_can_be_had_alone_with_what_promotions_make_of_it() throws IOException {
        List<String> told = new ArrayList<>();
        SliceJob.of(read(), directory, "1m1K-1K").run(pair -> told.add(pair.slice()));
        assertEquals(List.of("2K-1K", "1m1K-1K"), told);
        EndgameTables tables = read();
        assertEquals(List.of("1K-1m1K", "1K-2K", "1m1K-1K", "2K-1K"), sorted(tables.slicesBeyond()));
        assertEquals(3, tables.pieces());
        assertEquals(2, tables.wholePieces());
        assertSameLabels(Slice.named("1m1K-1K"), tables);
    }

    @Test
    void the_tally_of_a_pair_is_told() throws IOException {
        List<SliceJob.Finished> told = new ArrayList<>();
        SliceJob.of(read(), directory, "2K-1K").run(told::add);
        Slice slice = Slice.named("2K-1K");
        assertEquals(Tally.of(slice, THREE.distances()), told.get(0).tally());
        assertEquals(Tally.of(slice.turned(), THREE.distances()), told.get(0).turnedTally());
    }

    @Test
    void a_damaged_slice_is_left_out_and_built_anew() throws IOException {
        runUntil(PAIRS);
        Path plies = directory.resolve("3-pieces/2K-1K.plies");
        byte[] bytes = Files.readAllBytes(plies);
        bytes[100] ^= 1;
        Files.write(plies, bytes);
        EndgameTables damaged = read();
        assertEquals(
                List.of("3-pieces/2K-1K.plies is damaged: its checksum does not fit; it is left out,"
                        + " 'damka tables build --slice 2K-1K' makes it anew"),
                damaged.faults());
        assertEquals(List.of("1 of 6 1K-2K"), runUntil(PAIRS));
        assertTrue(Workshop.same(THREE, read()));
    }

    @Test
    void two_jobs_never_work_in_one_directory() throws IOException {
        SliceJob second = SliceJob.all(read(), directory);
        SliceJob.of(read(), directory, "2K-1K").run(pair -> {
            IOException refused = assertThrows(IOException.class, () -> second.run(other -> {}));
            assertTrue(refused.getMessage().startsWith("another job builds tables in"), refused.getMessage());
        });
    }

    @Test
    void a_slice_that_the_tables_know_already_or_that_is_too_large_is_refused() {
        EndgameTables tables = read();
        assertThrows(IllegalArgumentException.class, () -> SliceJob.of(tables, directory, "1K-1K"));
        assertThrows(IllegalArgumentException.class, () -> SliceJob.of(tables, directory, "4K-2K"));
        assertThrows(IllegalArgumentException.class, () -> SliceJob.all(EndgameTables.shipped(), directory));
    }
}
