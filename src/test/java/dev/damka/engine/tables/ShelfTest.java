package dev.damka.engine.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.engine.tables.EndgameTables.Value;
import dev.damka.rules.Position;
import dev.damka.rules.notation.Fen;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files of tables on disk, sound and not. */
class ShelfTest {
    private static final EndgameTables THREE = EndgameTables.build(3);
    private static final Position LONE_KING = Fen.read("W:WKa1,Kc1:BKg3");

    @TempDir
    Path directory;

    /** Tables of three pieces whose distances are not known. */
    private static EndgameTables labelsAlone() {
        return new EndgameTables(THREE.labels(), 0, new Distances(), Nearness.NOTHING, List.of());
    }

    private EndgameTables readAfter(UnaryOperator<byte[]> damage) throws IOException {
        Workshop.write(THREE, directory);
        Path file = directory.resolve("plies-3.tables");
        Files.write(file, damage.apply(Files.readAllBytes(file)));
        return labelsAlone().with(directory);
    }

    private static byte[] flipped(byte[] bytes) {
        bytes[bytes.length / 2] ^= 1;
        return bytes;
    }

    @Test
    void distances_that_were_written_are_read_and_are_the_same_to_the_bit() throws IOException {
        String sum = Workshop.write(THREE, directory);
        EndgameTables read = labelsAlone().with(directory);
        assertEquals(List.of(), read.faults());
        assertEquals(3, read.distancePieces());
        assertEquals(THREE.plies(LONE_KING), read.plies(LONE_KING));
        assertTrue(Workshop.same(THREE, read));
        assertEquals(Optional.empty(), Workshop.fault(read));
        assertEquals(sum, Workshop.write(read, directory.resolve("again")));
    }

    @Test
    void where_nothing_was_built_nothing_is_missed() {
        EndgameTables tables = labelsAlone().with(directory.resolve("none"));
        assertEquals(List.of(), tables.faults());
        assertEquals(0, tables.distancePieces());
    }

    @Test
    void a_damaged_file_is_noticed_and_the_rest_plays_on() throws IOException {
        EndgameTables tables = readAfter(ShelfTest::flipped);
        assertEquals(
                List.of("plies-3.tables is damaged: its checksum does not fit; it is left out,"
                        + " 'damka tables build' makes it anew"),
                tables.faults());
        assertEquals(THREE.value(LONE_KING), tables.value(LONE_KING));
        assertEquals(OptionalInt.empty(), tables.plies(LONE_KING));
    }

    @Test
    void a_file_that_is_cut_off_or_of_another_kind_is_noticed() throws IOException {
        String cut = readAfter(bytes -> Arrays.copyOf(bytes, bytes.length - 1))
                .faults()
                .get(0);
        assertTrue(cut.startsWith("plies-3.tables is damaged: it has not the length that it should"), cut);
        String empty = readAfter(bytes -> new byte[0]).faults().get(0);
        assertTrue(empty.startsWith("plies-3.tables does not begin with 'damka plies 1, 2-3 pieces'"), empty);
    }

    @Test
    void damage_of_what_comes_with_damka_is_noticed_and_the_engine_has_no_tables() {
        Shipped sound = Shipped.inJar();
        assertNothingKnown(new Shipped(name -> null), "is missing");
        assertNothingKnown(damaged(sound, ShelfTest::flipped), "labels-5.gz");
        assertNothingKnown(damaged(sound, bytes -> Arrays.copyOf(bytes, bytes.length / 2)), "labels-5.gz");
    }

    @Test
    void without_sound_distances_nothing_is_known_without_sound_nearness_all_but_that() {
        assertNothingKnown(damaged(Shipped.inJar(), "plies-4.gz", ShelfTest::flipped), "plies-4.gz");
        EndgameTables tables = EndgameTables.shipped(damaged(Shipped.inJar(), "nearness-5.gz", ShelfTest::flipped));
        assertEquals(1, tables.faults().size());
        assertTrue(tables.faults().get(0).contains("nearness-5.gz"), tables.faults()::toString);
        assertEquals(OptionalInt.of(3), tables.plies(Fen.read("W:WKa1,Kc1,Ke1:BKh8")));
        Position five = Fen.read("B:Wh2,Kf8:BKa1,h4,Kd6");
        assertEquals(Optional.of(Value.WIN), tables.value(five));
        assertEquals(0, tables.nearest(five));
        assertEquals(9, EndgameTables.shipped().nearest(five));
    }

    private static Shipped damaged(Shipped sound, UnaryOperator<byte[]> damage) {
        return damaged(sound, "", damage);
    }

    /** Damages every file of that name, or all for an empty one. */
    private static Shipped damaged(Shipped sound, String which, UnaryOperator<byte[]> damage) {
        return new Shipped(name -> {
            try (InputStream in = sound.open().apply(name)) {
                byte[] bytes = in.readAllBytes();
                return new ByteArrayInputStream(name.contains(which) ? damage.apply(bytes) : bytes);
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        });
    }

    private static void assertNothingKnown(Shipped files, String said) {
        EndgameTables tables = EndgameTables.shipped(files);
        assertEquals(Optional.empty(), tables.value(LONE_KING));
        assertEquals(0, tables.pieces());
        assertEquals(1, tables.faults().size());
        String fault = tables.faults().get(0);
        assertTrue(fault.contains(said) && fault.contains("install Damka anew"), fault);
    }

    @Test
    void what_comes_with_damka_is_sound() {
        EndgameTables tables = EndgameTables.shipped();
        assertEquals(List.of(), tables.faults());
        assertEquals(5, tables.wholePieces());
        assertEquals(4, tables.distancePieces());
        assertEquals(Optional.of(Value.WIN), tables.value(Fen.read("W:Wb2,Kh6,Kf8:BKg1,a3")));
    }
}
