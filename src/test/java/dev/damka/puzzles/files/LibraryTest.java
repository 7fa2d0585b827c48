package dev.damka.puzzles.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.puzzles.Branch;
import dev.damka.puzzles.Puzzle;
import dev.damka.puzzles.Text;
import dev.damka.rules.notation.MoveWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LibraryTest {
    @TempDir
    Path directory;

    private Library format() throws IOException {
        try (InputStream in = LibraryTest.class.getResourceAsStream("/authors/format.fen")) {
            Files.write(directory.resolve("format.fen"), in.readAllBytes());
        }
        return Library.load(Folder.of(directory));
    }

    private static String shorts(List<Branch> branches) {
        return branches.stream()
                .map(branch -> MoveWriter.shortForm(branch.move()))
                .collect(Collectors.joining(" "));
    }

    @Test
    void the_examples_of_the_format_are_read_as_they_are_written() throws IOException {
        Library library = format();
        assertEquals(List.of(), library.faults());
        Puzzle hunt = library.catalogue().puzzle("king-hunt-001").orElseThrow();
        assertEquals(
                List.of("king-hunt"),
                hunt.themes().stream().map(theme -> theme.id()).toList());
        assertEquals(2, hunt.level());
        assertEquals("win", hunt.goal().id());
        assertEquals(Text.of("Некуда отступить", "Nowhere to go"), hunt.title());
        assertEquals("traditional pattern", hunt.source());
        assertEquals("CC0-1.0", hunt.license());
        assertEquals("d4-e5 d4-f6 d4-g7", shorts(hunt.solution()));
        assertEquals("c3:a1 c3:f6 c3:g7 c3:h8", shorts(hunt.solution().get(0).next()));
        assertEquals("c3:a1 c3:g7 c3:h8", shorts(hunt.solution().get(1).next()));
        assertTrue(hunt.solution().get(0).next().get(0).next().get(0).only());
        assertFalse(hunt.solution().get(0).only());
        assertEquals(3, hunt.mainLine().size());
        Puzzle strike = library.catalogue().puzzle("turkish-001").orElseThrow();
        assertEquals(2, strike.themes().size());
        assertEquals(3, strike.mainLine().size());
        assertEquals(
                "c3 is still on the board",
                strike.solution().get(0).next().get(0).comment().in("en"));
    }

    @Test
    void a_group_right_behind_a_groups_first_move_replaces_the_same_move() {
        Puzzle puzzle = WrittenPuzzles.puzzle(
                "[x]",
                "theme: king-hunt",
                "license: CC0-1.0",
                "fen: W:WKb2,Kd4:BKc3",
                "solution: d4-e5 (d4-f6 (d4-c5? c3:a1) c3:a1 (c3:g7 b2:h8) (c3:h8 b2-a1) f6-h8)",
                "  c3:a1 (c3:f6 b2:h8 (b2:g7)) (c3:g7 b2:h8) (c3:h8 b2-a1) e5-h8");
        assertEquals("d4-e5 d4-f6 d4-c5", shorts(puzzle.solution()));
        assertTrue(puzzle.solution().get(2).fails());
        assertEquals(
                "b2:h8 b2:g7", shorts(puzzle.solution().get(0).next().get(1).next()));
    }

    @Test
    void moves_that_lead_to_an_opening_position_are_kept() {
        Library library = WrittenPuzzles.library(
                "[x]",
                "theme: opening-trap",
                "license: CC0-1.0",
                "goal: gain-1",
                "fen: W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,e3,g3,d4:Bc5,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8",
                "play-from: c3-d4",
                "  b6-c5",
                "solution: d4:b6 a7:c5 (c7:a5)");
        // Taking back is level again, so that the goal is not reached; the moves themselves are sound.
        assertTrue(
                library.faults().stream().noneMatch(fault -> fault.code().equals("PLAY-FROM")),
                library.faults()::toString);
    }

    @Test
    void fields_above_the_first_puzzle_hold_for_all_and_a_puzzles_own_lines_override_them() {
        Library library = WrittenPuzzles.library(
                "theme: sieve",
                "license: CC0-1.0",
                "goal: gain-1",
                "level: 4",
                "title.ru: Общее",
                "title.en: Common",
                "[one]",
                "fen: W:Wc3:Bb4",
                "solution: c3:a5",
                "[two]",
                "theme: blocking",
                "goal: win",
                "level: 1",
                "title.ru: Своё",
                "license: CC-BY-4.0",
                "fen: W:We3:Bf4",
                "solution: e3:g5");
        Puzzle one = library.catalogue().puzzle("one").orElseThrow();
        Puzzle two = library.catalogue().puzzle("two").orElseThrow();
        assertEquals(
                "gain-1 4 sieve CC0-1.0",
                one.goal().id() + " " + one.level() + " " + one.themes().get(0).id() + " " + one.license());
        assertEquals(
                "win 1 blocking CC-BY-4.0",
                two.goal().id() + " " + two.level() + " " + two.themes().get(0).id() + " " + two.license());
        assertEquals(Text.of("Общее", "Common"), one.title());
        assertEquals(Text.of("Своё", "Common"), two.title());
    }

    @Test
    void a_directory_that_is_not_there_is_stood_in_for_by_the_jars_copy() {
        Library library = Library.load(Folder.of(directory.resolve("none")));
        assertEquals("FOLDER-MISSING", library.faults().get(0).code());
        assertEquals(42, library.catalogue().themes().size());
        assertTrue(library.summary().endsWith(" puzzles from the shipped puzzles"), library.summary());
    }

    @Test
    void a_directory_without_a_table_of_themes_is_said_to_take_the_shipped_one() throws IOException {
        assertEquals(
                "2 puzzles from " + directory + " with the shipped themes, since it has no themes.tsv",
                format().summary());
        try (InputStream table = LibraryTest.class.getResourceAsStream("/puzzles/themes.tsv")) {
            Files.write(directory.resolve("themes.tsv"), table.readAllBytes());
        }
        assertEquals("2 puzzles from " + directory, format().summary());
    }

    @Test
    void a_directory_without_a_puzzle_file_is_stood_in_for_as_well() throws IOException {
        Files.writeString(directory.resolve("notes.txt"), "none yet");
        Library library = Library.load(Folder.of(directory));
        assertEquals("FOLDER-MISSING", library.faults().get(0).code());
        assertEquals(directory.toString(), library.faults().get(0).file());
        assertEquals(
                Library.load(Folder.inJar()).catalogue().puzzles(),
                library.catalogue().puzzles());
    }

    @Test
    void a_directory_that_fails_while_it_is_listed_can_not_be_read() {
        Stream<Path> failing = Stream.of(directory).peek(entry -> {
            throw new UncheckedIOException(new IOException("the disk is gone"));
        });
        IOException failed = assertThrows(IOException.class, () -> DirectoryFolder.puzzleFiles(failing));
        assertEquals("the disk is gone", failed.getMessage());
    }

    @Test
    void puzzles_are_found_in_a_jar_on_the_class_path() throws Exception {
        Path jar = directory.resolve("damka with blank.jar");
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream entries = new JarOutputStream(out)) {
            put(entries, "puzzles/themes.tsv", resource("/puzzles/themes.tsv"));
            put(entries, "puzzles/format.fen", resource("/authors/format.fen"));
            put(entries, "elsewhere/other.fen", "[");
            Path classes = Path.of(JarFolder.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            try (var files = Files.walk(classes.resolve("dev"))) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    entries.putNextEntry(new JarEntry(classes.relativize(file).toString()));
                    entries.write(Files.readAllBytes(file));
                    entries.closeEntry();
                }
            }
        }
        try (URLClassLoader loader = new URLClassLoader(
                new URL[] {jar.toUri().toURL()}, new WithoutDamka(getClass().getClassLoader()))) {
            Class<?> folder = loader.loadClass("dev.damka.puzzles.files.Folder");
            Object inJar = folder.getMethod("inJar").invoke(null);
            List<?> files = (List<?>) folder.getMethod("files").invoke(inJar);
            assertEquals(1, files.size());
            assertTrue(files.get(0).toString().contains("puzzles/format.fen"));
        }
    }

    /** Leaves the project's own classes and resources to the jar. */
    private static final class WithoutDamka extends ClassLoader {
        WithoutDamka(ClassLoader parent) {
            super(parent);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (name.startsWith("dev.damka.")) {
                throw new ClassNotFoundException(name);
            }
            return super.loadClass(name, resolve);
        }

        @Override
        public URL getResource(String name) {
            return name.startsWith("puzzles/") ? null : super.getResource(name);
        }
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = LibraryTest.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static void put(JarOutputStream entries, String name, String text) throws IOException {
        entries.putNextEntry(new JarEntry(name));
        entries.write(text.getBytes(StandardCharsets.UTF_8));
        entries.closeEntry();
    }

    @Test
    void faults_stand_in_the_order_of_files_lines_and_columns() throws IOException {
        Files.writeString(directory.resolve("b.fen"), "[x]\nlevel: 0\n");
        Files.writeString(directory.resolve("a.fen"), "title\n[x]\ngoal: x\n");
        List<String> places = Library.load(Folder.of(directory)).faults().stream()
                .map(fault -> Path.of(fault.file()).getFileName() + ":" + fault.line())
                .distinct()
                .toList();
        assertEquals(List.of("a.fen:1", "a.fen:2", "a.fen:3", "b.fen:1", "b.fen:2"), places);
    }
}
