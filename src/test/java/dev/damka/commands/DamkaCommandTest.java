package dev.damka.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.puzzles.files.Folder;
import dev.damka.rules.notation.Pdn;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DamkaCommandTest {
    private static final String HEAD = "theme: sacrifice\nlicense: CC0-1.0\n";
    private static final String ONE = "[one]\nfen: W:Wc3:Bb4\nsolution: c3:a5\n";

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    Path directory;

    @BeforeEach
    void useTheDirectory() {
        System.setProperty(Folder.PROPERTY, directory.toString());
    }

    @AfterEach
    void useTheUsualOne() {
        System.clearProperty(Folder.PROPERTY);
    }

    private int run(String... args) {
        return DamkaCommand.run(new PrintWriter(out, true), new PrintWriter(err, true), args);
    }

    private List<String> lines() {
        return out.toString().lines().toList();
    }

    @Test
    void check_prints_the_counts_alone_where_nothing_is_wrong() throws IOException {
        Files.writeString(directory.resolve("a.fen"), HEAD + ONE);
        assertEquals(0, run("check"));
        assertEquals(List.of("1 puzzle in 1 file: 0 errors, 0 warnings, 0 left out"), lines());
    }

    @Test
    void check_prints_a_line_a_fault_and_ends_with_1_on_an_error() throws IOException {
        Path file = directory.resolve("a.fen");
        Files.writeString(file, HEAD + ONE + "[two]\nfen: W:We3:Bf4\nsolution: e3-d4\nlevel: 9\n");
        assertEquals(1, run("check"));
        assertEquals(3, lines().size());
        assertTrue(lines().get(0).startsWith(file + ":8:11: error ILLEGAL-MOVE e3-d4 is not legal"), out::toString);
        assertTrue(lines().get(1).startsWith(file + ":9:8: error BAD-LEVEL "), out::toString);
        assertEquals("2 puzzles in 1 file: 2 errors, 0 warnings, 1 left out", lines().get(2));
    }

    @Test
    void check_with_proof_says_by_what_the_moves_are_known_and_how_long_it_took() throws IOException {
        Files.writeString(
                directory.resolve("a.fen"), "theme: first-steps\nlicense: CC0-1.0\n" + ONE.replace("c3:a5", "c3:a5!"));
        assertEquals(0, run("check", "--proof", "--threads", "1"));
        assertTrue(
                lines().get(0)
                        .matches("1 puzzle in 1 file: 0 errors, 0 warnings, 0 left out; right by tables 0, search 1,"
                                + " judgement 0, file 0; \\d+\\.\\d s"),
                out::toString);
        assertEquals("proved 1 of 1 puzzle", err.toString().strip());
    }

    @Test
    void check_with_proof_ends_with_1_where_an_only_move_is_not_the_only_one() throws IOException {
        Path file = directory.resolve("a.fen");
        Files.writeString(
                file,
                "theme: king-hunt\nlicense: CC0-1.0\n[one]\nfen: W:WKb2,Kd4:BKc3\nsolution: d4-e5! c3:a1 (c3:f6 b2:h8)"
                        + " (c3:g7 b2:h8) (c3:h8 b2-a1!) e5-h8!\n");
        assertEquals(0, run("check"));
        assertEquals(1, run("check", "--proof"));
        assertTrue(
                lines().get(1)
                        .startsWith(file + ":5:11: error NOT-ONLY d4-e5! is not the only move, d4-f6, d4-g7 reach"),
                out::toString);
    }

    @Test
    void check_of_one_file_sees_what_it_repeats_of_the_others_and_tells_of_it_alone() throws IOException {
        Files.writeString(directory.resolve("a.fen"), HEAD + ONE + "[bad]\n");
        Path file = directory.resolve("new.txt");
        Files.writeString(file, HEAD + ONE.replace("one", "two"));
        assertEquals(1, run("check", file.toString()));
        assertTrue(
                lines().get(0).startsWith(file + ":4:6: error DUPLICATE-POSITION the position of one "), out::toString);
        assertEquals("1 puzzle in 1 file: 1 error, 0 warnings, 1 left out", lines().get(1));
    }

    @Test
    void check_of_a_file_of_the_directory_does_not_count_it_twice() throws IOException {
        Path file = directory.resolve("a.fen");
        Files.writeString(file, HEAD + ONE);
        assertEquals(0, run("check", file.toString()), out::toString);
    }

    @Test
    void check_says_which_file_is_not_there() throws IOException {
        Files.writeString(directory.resolve("a.fen"), HEAD + ONE);
        assertEquals(1, run("check", "none.fen"));
        assertTrue(lines().get(0).startsWith("none.fen:1:1: error FILE-UNREADABLE "), out::toString);
    }

    @Test
    void check_says_that_the_directory_is_not_there_or_has_no_puzzle_file() {
        for (Path missing : List.of(directory.resolve("none"), directory)) {
            out.getBuffer().setLength(0);
            System.setProperty(Folder.PROPERTY, missing.toString());
            assertEquals(1, run("check"));
            assertTrue(lines().get(0).startsWith(missing + ":1:1: error FOLDER-MISSING "), out::toString);
            assertEquals("0 puzzles in 0 files: 1 error, 0 warnings, 0 left out", lines().get(1));
            assertEquals("", err.toString());
        }
    }

    @Test
    void check_of_one_file_says_that_there_are_no_others_beside_it() throws IOException {
        Path file = directory.resolve("new.txt");
        Files.writeString(file, HEAD + ONE);
        assertEquals(1, run("check", file.toString()));
        assertTrue(lines().get(0).startsWith(directory + ":1:1: error FOLDER-MISSING "), out::toString);
        assertEquals("1 puzzle in 1 file: 1 error, 0 warnings, 0 left out", lines().get(1));
    }

    @Test
    void check_ends_with_2_for_wrong_usage_alone() {
        assertEquals(2, run("check", "--everything"));
    }

    @Test
    void moves_are_printed_in_full_one_a_line() {
        assertEquals(0, run("moves", "W:WKa1:Bb2,b4,c5,c7"));
        assertEquals(
                List.of("a1:c3:a5:d8", "a1:d4:b6:d8", "a1:e5:b8"),
                lines().stream().sorted().toList());
    }

    @Test
    void moves_says_how_the_game_ended_where_nothing_is_legal() {
        assertEquals(0, run("moves", "W:Wa3:Bb4,c5"));
        assertEquals("", out.toString());
        assertEquals(
                "The game is over, Black has won: White has no legal move.",
                err.toString().strip());
    }

    @Test
    void a_bad_fen_is_refused_with_its_place() {
        for (String command : List.of("moves", "perft")) {
            err.getBuffer().setLength(0);
            int status = command.equals("moves") ? run("moves", "W:Wc3:Bb9") : run("perft", "W:Wc3:Bb9", "1");
            assertEquals(2, status);
            assertTrue(err.toString().contains("at character 8: unknown square 'b9'"), err::toString);
        }
        assertEquals("", out.toString());
    }

    @Test
    void perft_prints_the_count_then_seconds_and_leaves_a_second() {
        assertEquals(
                0, run("perft", "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6", "5"));
        assertEquals("7482", lines().get(0));
        assertTrue(lines().get(1).matches("[0-9]+\\.[0-9]{3} s, [0-9]+ leaves a second"), out::toString);
        assertEquals(2, run("perft", "W:Wc3:Bb4", "-1"));
        assertEquals(2, run("perft", "W:Wc3:Bb4", "x"));
    }

    @Test
    void engine_answers_a_line_for_each_until_it_is_told_to_quit() {
        InputStream usual = System.in;
        System.setIn(new ByteArrayInputStream("new\n\nhello\ngo 10\nquit\nmoves\n".getBytes(StandardCharsets.UTF_8)));
        try {
            assertEquals(0, run("engine", "--hash", "1"));
        } finally {
            System.setIn(usual);
        }
        assertEquals(3, lines().size(), out::toString);
        assertEquals("ok", lines().get(0));
        assertTrue(lines().get(1).startsWith("error a line is new, pos POSITION"), out::toString);
        assertTrue(lines().get(2).startsWith("bestmove "), out::toString);
    }

    @Test
    void match_prints_games_score_and_elo_and_adds_the_games_to_a_file() throws IOException {
        Path file = directory.resolve("games.pdn");
        assertEquals(
                0,
                run(
                        "match",
                        "--first=depth=3,hash=1",
                        "--second=depth=1,hash=1,name=quick",
                        "--games=2",
                        "--pdn=" + file));
        assertTrue(lines().get(0).startsWith("1 of 2: first is White "), out::toString);
        assertTrue(lines().get(2).startsWith("2 games, first wins "), out::toString);
        assertTrue(lines().get(3).startsWith("Elo of first above second "), out::toString);
        assertTrue(lines().get(5).startsWith("second (quick): "), out::toString);
        assertEquals(2, Pdn.read(Files.readString(file)).size());
    }

    @Test
    void match_refuses_what_it_can_not_play() throws IOException {
        assertEquals(2, run("match", "--games", "3"));
        assertEquals(2, run("match", "--first", "speed=9"));
        assertTrue(err.toString().contains("'speed=9' is no setting"), err::toString);
        assertEquals(1, run("match", "--openings", directory.resolve("none").toString()));
        Path file = Files.writeString(directory.resolve("openings"), "c3-d4 d6-d5\n");
        assertEquals(1, run("match", "--openings", file.toString()));
        assertTrue(err.toString().contains("line 1: 'd6-d5' is no legal move"), err::toString);
    }

    @Test
    void every_command_has_its_help() {
        for (String command : List.of("check", "moves", "perft", "engine", "match")) {
            out.getBuffer().setLength(0);
            assertEquals(0, run(command, "--help"));
            assertTrue(out.toString().startsWith("Usage: damka " + command), out::toString);
        }
        assertEquals(0, run("--help"));
    }

    @Test
    void an_unknown_command_ends_with_2() {
        assertEquals(2, run("serve-tea"));
        assertEquals(2, run());
    }

    @Test
    void tables_says_what_a_slice_is_called_before_it_computes_anything() {
        assertEquals(2, run("tables", "build", "--slice", "4K"));
        assertTrue(err.toString().contains("4K-2K"), err::toString);
        assertEquals(2, run("tables", "build", "--slice", "3K-2K"));
        assertTrue(err.toString().contains("3K-2K has 5 pieces, not 6"), err::toString);
        assertEquals(2, run("tables", "build", "--pieces", "7"));
        assertTrue(err.toString().contains("--pieces is 5 or 6"), err::toString);
    }

    @Test
    void tables_alone_tells_what_there_is_to_do() {
        assertEquals(2, run("tables"));
        assertTrue(err.toString().contains("build") && err.toString().contains("verify"), err::toString);
    }

    @Test
    void tables_says_at_once_where_it_can_not_write() throws IOException {
        Path file = Files.writeString(directory.resolve("data"), "a file");
        System.setProperty("damka.data", file.toString());
        try {
            assertEquals(1, run("tables", "build"));
        } finally {
            System.clearProperty("damka.data");
        }
        assertTrue(err.toString().startsWith("can't write the tables: "), err::toString);
    }
}
