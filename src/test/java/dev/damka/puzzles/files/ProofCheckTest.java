package dev.damka.puzzles.files;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.damka.engine.tables.EndgameTables;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Errors of authors that reading alone does not see. */
class ProofCheckTest {
    private static final EndgameTables TABLES = EndgameTables.shipped();
    private static final String HUNT = "W:WKb2,Kd4:BKc3";
    private static final String HUNTED = "c3:a1 (c3:f6 b2:h8) (c3:g7 b2:h8) (c3:h8 b2-a1!) e5-h8!";

    @TempDir
    Path directory;

    private Checker.Report check(String theme, String fen, String goal, String... solution) throws IOException {
        Files.writeString(
                directory.resolve("a.fen"),
                "license: CC0-1.0\n[test-1]\ntheme: " + theme + "\nfen: " + fen + "\ngoal: " + goal + "\nsolution: "
                        + String.join("\n  ", solution) + "\n");
        return Checker.check(Folder.of(directory), new Checker.Proving(TABLES, 2, 1, (done, all) -> {}));
    }

    /** The faults without the name of the file. */
    private List<String> faults(String theme, String fen, String goal, String... solution) throws IOException {
        return check(theme, fen, goal, solution).faults().stream()
                .map(fault -> fault.line() + ":" + fault.column() + " " + fault.severity() + " " + fault.code() + " "
                        + fault.message())
                .toList();
    }

    @Test
    void a_sound_puzzle_has_no_fault_and_its_moves_are_counted_by_what_proves_them() throws IOException {
        Checker.Report report = check(
                "king-hunt",
                HUNT,
                "win",
                "d4-e5 (d4-f6 c3:a1 (c3:g7 b2:h8) (c3:h8 b2-a1!) f6-h8!) (d4-g7 c3:a1 (c3:h8 b2-a1!) g7-h8!)",
                HUNTED);
        assertEquals(List.of(), report.faults());
        assertEquals(
                "[tables=9, search=3, judgement=0, file=0]",
                report.moves().entrySet().toString());
    }

    @Test
    void equals_that_are_not_listed_are_named() throws IOException {
        assertEquals(
                List.of("6:11 warning UNLISTED-MOVE d4-f6, d4-g7 reach the goal win as well; list it in a group behind"
                        + " d4-e5"),
                faults("king-hunt", HUNT, "win", "d4-e5 " + HUNTED));
    }

    @Test
    void an_only_move_that_is_not_the_only_one_is_an_error() throws IOException {
        assertEquals(
                List.of("6:11 error NOT-ONLY d4-e5! is not the only move, d4-f6, d4-g7 reach the goal win as well;"
                        + " leave ! out and list what is as good in groups"),
                faults("king-hunt", HUNT, "win", "d4-e5! " + HUNTED));
    }

    @Test
    void a_try_that_reaches_the_goal_further_on_than_six_plies_is_an_error() throws IOException {
        assertEquals(
                List.of("6:18 error TRY-REACHES a3-b4? does not fail, it reaches the goal win; list it without ? as an"
                        + " equally good answer"),
                faults(
                        "men-ending",
                        "W:Wb2,a3,g3,h6:Bd4,e5,h8",
                        "win",
                        "b2-c3 (a3-b4? d4-e3 b4-a5 e5-f4) d4:b2 a3:c1 h8-g7 (e5-d4 c1-d2 (c1-b2) (g3-f4)) (e5-f4 g3:e5)",
                        "h6:f8"));
    }

    @Test
    void a_man_that_is_won_and_lost_again_is_no_gain() throws IOException {
        assertEquals(
                "6:11 error GOAL-MISSED g1-h2 does not reach the goal gain-1, it is refuted by ",
                faults(
                                "unsupported",
                                "W:Wa1,c1,g1,b2,e3,a5:Bg3,f6,h6,a7,g7,b8,d8",
                                "gain-1",
                                "g1-h2 d8-e7 (d8-c7 h2:f4) (b8-c7 h2:f4) (a7-b6 h2:f4) (f6-g5 h2:f4) (f6-e5 h2:d6)",
                                "(g3-f2 e3:g1) (h6-g5 h2:f8) h2:f4")
                        .get(0)
                        .substring(0, 78));
    }

    @Test
    void a_reply_that_holds_out_longer_than_the_main_one_is_named() throws IOException {
        assertEquals(
                List.of(
                        "7:10 warning BETTER-DEFENCE c3:a1 holds out 2 plies longer than the main reply c3:f6; give it as"
                                + " the main line and the other in a group"),
                faults(
                        "king-hunt",
                        HUNT,
                        "win",
                        "d4-e5 (d4-f6 c3:a1 (c3:g7 b2:h8) (c3:h8 b2-a1!) f6-h8!) (d4-g7 c3:a1 (c3:h8 b2-a1!) g7-h8!)",
                        "c3:f6 (c3:a1 e5-h8!) (c3:g7 b2:h8) (c3:h8 b2-a1!) b2:h8"));
    }

    @Test
    void a_theme_that_the_puzzle_does_not_show_is_named() throws IOException {
        assertEquals(
                List.of(
                        "2:1 error THEME-DENIED the main line of test-1 does not show the theme turkish-strike; leave it"
                                + " out, or give a line that shows its sign in themes.tsv"),
                faults("turkish-strike", "W:Wc3:Bb4", "win", "c3:a5"));
    }

    @Test
    void one_puzzle_of_so_many_is_a_sample() throws IOException {
        Files.writeString(
                directory.resolve("a.fen"),
                "license: CC0-1.0\ntheme: first-steps\n[one]\nfen: W:Wc3:Bb4\nsolution: c3:a5\n"
                        + "[two]\nfen: W:WKb2,Kd4:BKc3\nsolution: d4-e5! " + HUNTED + "\n");
        Checker.Report sample =
                Checker.check(Folder.of(directory), new Checker.Proving(TABLES, 1, 2, (done, all) -> {}));
        assertEquals(List.of(), sample.faults());
        assertEquals(
                1, sample.moves().values().stream().mapToInt(Integer::intValue).sum());
    }
}
