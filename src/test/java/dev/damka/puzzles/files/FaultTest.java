package dev.damka.puzzles.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Each kind of fault, with its place and what would be right. Each test changes one thing of a sound file. */
class FaultTest {
    private static final String[] SOUND = {
        "theme: king-hunt", // 1
        "license: CC0-1.0", // 2
        "", // 3
        "[king-1]", // 4
        "fen: W:WKb2,Kd4:BKc3", // 5
        "level: 2", // 6
        "title.ru: Некуда", // 7
        "solution: d4-e5 c3:a1 (c3:f6 b2:h8) (c3:g7 b2:h8)", // 8
        "  (c3:h8 b2-a1!) e5-h8!", // 9
        "", // 10
        "[king-2]", // 11
        "fen: W:Wc3:Bb4", // 12
        "solution: c3:a5", // 13
    };

    private static List<String> faults(Library library) {
        return library.faults().stream().map(Fault::toString).toList();
    }

    /** Reads the sound file with one line (from 1) replaced by others. */
    private static Library with(int line, String... instead) {
        List<String> lines = new java.util.ArrayList<>(List.of(SOUND));
        lines.remove(line - 1);
        lines.addAll(line - 1, List.of(instead));
        return WrittenPuzzles.library(lines.toArray(String[]::new));
    }

    private static void assertFault(Library library, String place, String severityAndCode, String... parts) {
        String start = "a.fen:" + place + ": " + severityAndCode + " ";
        List<String> faults = faults(library);
        String found = faults.stream()
                .filter(fault -> fault.startsWith(start))
                .findFirst()
                .orElseThrow(() -> new AssertionError(start + " is not in " + faults));
        for (String part : parts) {
            assertTrue(found.contains(part), () -> found + " does not hold " + part);
        }
    }

    private static void assertOnlyFault(Library library, String place, String severityAndCode, String... parts) {
        assertFault(library, place, severityAndCode, parts);
        assertEquals(1, library.faults().size(), () -> faults(library).toString());
    }

    private static void assertLeftOut(Library library, String... ids) {
        for (String id : ids) {
            assertTrue(library.catalogue().puzzle(id).isEmpty(), id);
        }
        assertEquals(2 - ids.length, library.catalogue().puzzles().size());
    }

    @Test
    void the_sound_file_has_no_fault() {
        Library library = WrittenPuzzles.library(SOUND);
        assertEquals(List.of(), faults(library));
        assertEquals(2, library.catalogue().puzzles().size());
        assertEquals(0, library.leftOut());
    }

    @Test
    void windows_line_ends_and_blanks_at_the_end_of_lines_mean_nothing() {
        String text = String.join("  \r\n", SOUND);
        assertEquals(List.of(), faults(WrittenPuzzles.library(List.of(WrittenPuzzles.source("a.fen", text)))));
    }

    @Test
    void a_byte_order_mark() {
        Library library = with(1, "\uFEFFtheme: king-hunt");
        assertOnlyFault(library, "1:1", "error BOM", "without BOM");
        assertEquals(2, library.catalogue().puzzles().size());
    }

    @Test
    void text_that_is_not_utf_8() {
        byte[] text = (String.join("\n", SOUND) + "\n").getBytes(StandardCharsets.UTF_8);
        String before =
                String.join("\n", SOUND).substring(0, String.join("\n", SOUND).indexOf("куда"));
        text[before.getBytes(StandardCharsets.UTF_8).length] = (byte) 0xFF;
        Library library = WrittenPuzzles.library(List.of(WrittenPuzzles.source("a.fen", text)));
        assertOnlyFault(library, "7:13", "error NOT-UTF-8", "save the file as UTF-8");
        assertLeftOut(library, "king-1");
        text[3] = (byte) 0xFF;
        assertFault(WrittenPuzzles.library(List.of(WrittenPuzzles.source("a.fen", text))), "1:4", "error NOT-UTF-8");
    }

    @Test
    void a_field_is_read_alike_however_it_is_spaced() {
        for (String line :
                List.of("title.ru:Некуда", "title.ru :  Некуда", "title.ru:\tНекуда \t", "title.ru: Некуда")) {
            Library library = with(7, line);
            assertEquals(List.of(), faults(library));
            assertEquals(
                    "Некуда",
                    library.catalogue().puzzle("king-1").orElseThrow().title().in("ru"));
        }
    }

    @Test
    void a_replacement_character_in_the_text_is_sound() {
        assertEquals(List.of(), faults(with(7, "title.ru: \uFFFD")));
    }

    @Test
    void a_file_without_a_puzzle() {
        assertOnlyFault(WrittenPuzzles.library("# nothing yet"), "1:1", "error FILE-EMPTY", "the file holds no puzzle");
    }

    @Test
    void a_file_that_is_too_large() {
        PuzzleSource huge = new PuzzleSource("a.fen", new PuzzleSource.Opener() {
            @Override
            public java.io.InputStream open() {
                throw new IllegalStateException("it is not even opened");
            }

            @Override
            public long size() {
                return (64L << 20) + 1;
            }
        });
        assertOnlyFault(WrittenPuzzles.library(List.of(huge)), "1:1", "error FILE-TOO-LARGE", "divide it");
    }

    @Test
    void a_file_that_can_not_be_read() {
        PuzzleSource gone = PuzzleSource.of(java.nio.file.Path.of("a.fen"));
        assertOnlyFault(WrittenPuzzles.library(List.of(gone)), "1:1", "error FILE-UNREADABLE");
    }

    @Test
    void a_line_that_is_too_long() {
        Library library = with(7, "title.ru: " + "н".repeat(65_536));
        assertOnlyFault(library, "7:1", "error LINE-TOO-LONG", "break it");
        assertLeftOut(library, "king-1");
        assertFault(with(7, "title.ru: " + "x".repeat(300_000)), "7:1", "error LINE-TOO-LONG");
        assertFault(
                with(7, "title.ru: x", " " + "x".repeat(65_000), " " + "x".repeat(999)), "7:1", "error LINE-TOO-LONG");
    }

    @Test
    void a_line_that_is_no_field() {
        Library library = with(6, "level 2");
        assertOnlyFault(library, "6:1", "error LINE-FORM", "\"level 2\" is no field", "name: value");
        assertLeftOut(library, "king-1");
    }

    @Test
    void an_indented_line_with_nothing_above() {
        assertOnlyFault(with(3, "", "   c3-d4"), "4:4", "error INDENT");
        assertOnlyFault(with(6, "", "\tlevel: 2"), "7:2", "error INDENT", "at the beginning of a line");
    }

    @Test
    void an_id_that_is_none() {
        for (String id : List.of("[King-1]", "[]", "[king 1]", "[king-1", "[king-1] # first", "[король]")) {
            Library library = with(4, id);
            assertOnlyFault(library, "4:1", "error BAD-ID", "lower case letters, digits and -");
            assertLeftOut(library, "king-1");
        }
    }

    @Test
    void a_doubled_id_leaves_all_its_holders_out() {
        Library library = with(11, "[king-1]");
        assertFault(library, "4:1", "error DOUBLED-ID", "king-1 stands in a.fen:11 as well");
        assertFault(library, "11:1", "error DOUBLED-ID", "king-1 stands in a.fen:4 as well");
        assertEquals(2, library.faults().size());
        assertEquals(0, library.catalogue().puzzles().size());
        assertEquals(2, library.leftOut());
    }

    @Test
    void an_unknown_field_with_the_nearest_known_one() {
        Library library = with(7, "titel.ru: Некуда");
        assertOnlyFault(library, "7:1", "error UNKNOWN-FIELD", "\"titel.ru\"", "the nearest is title.ru");
        assertLeftOut(library, "king-1");
        assertOnlyFault(with(5, "Fen: W:WKb2,Kd4:BKc3"), "5:1", "error UNKNOWN-FIELD", "the nearest is fen");
        assertOnlyFault(with(2, "licence: CC0-1.0"), "2:1", "error UNKNOWN-FIELD", "the nearest is license");
        assertOnlyFault(with(7, "title: x"), "7:1", "error UNKNOWN-FIELD", "the nearest is title.");
    }

    @Test
    void a_misspelt_optional_field_above_the_first_puzzle_leaves_none_out() {
        Library library = with(3, "sourse: tradition");
        assertOnlyFault(library, "3:1", "error UNKNOWN-FIELD", "the nearest is source");
        assertEquals(2, library.catalogue().puzzles().size());
    }

    @Test
    void a_field_twice() {
        Library library = with(6, "level: 2", "level: 3");
        assertOnlyFault(library, "7:1", "error FIELD-TWICE", "level stands in line 6 already");
        assertLeftOut(library, "king-1");
    }

    @Test
    void a_position_or_solution_above_the_first_puzzle() {
        assertOnlyFault(with(3, "fen: W:Wc3:Bb4", "  "), "3:1", "error FIELD-PLACE", "under its [id]");
        assertOnlyFault(with(3, "solution: c3:a5", "  (c3-d4)"), "3:1", "error FIELD-PLACE");
    }

    @Test
    void an_empty_field() {
        assertOnlyFault(with(7, "title.ru:"), "7:1", "error EMPTY-FIELD", "title.ru is empty");
        assertOnlyFault(with(13, "solution: ", "# none"), "13:1", "error EMPTY-FIELD");
    }

    @Test
    void a_missing_field() {
        assertOnlyFault(with(12), "11:1", "error MISSING-FIELD", "fen is missing");
        assertOnlyFault(with(13), "11:1", "error MISSING-FIELD", "solution is missing");
        Library library = with(1);
        assertFault(library, "3:1", "error MISSING-FIELD", "theme is missing");
        assertFault(library, "10:1", "error MISSING-FIELD", "theme is missing");
        assertFault(with(12, "fen: W:Wc3:Bb4", "theme: opening-trap"), "11:1", "error MISSING-FIELD", "play-from");
    }

    @Test
    void a_missing_license() {
        Library library = with(2, "# none");
        assertFault(library, "4:1", "error MISSING-LICENSE", "license: CC0-1.0");
        assertFault(library, "11:1", "error MISSING-LICENSE");
    }

    @Test
    void a_license_that_is_no_spdx_id() {
        Library library = with(2, "license: как хотите");
        assertOnlyFault(library, "2:10", "error BAD-LICENSE", "CC-BY-4.0");
        assertLeftOut(library, "king-1", "king-2");
    }

    @Test
    void a_broken_line_above_the_first_puzzle_is_told_once_and_can_be_overridden() {
        Library library =
                with(2, "license: ?", "", "[king-0]", "license: CC0-1.0", "fen: W:We3:Bf4", "solution: e3:g5");
        assertOnlyFault(library, "2:10", "error BAD-LICENSE");
        assertEquals(
                List.of("king-0"),
                library.catalogue().puzzles().stream().map(p -> p.id()).toList());
    }

    @Test
    void an_unknown_theme_with_the_nearest_one() {
        Library library = with(6, "theme: king-hunt, sacrifise ,  blocking");
        assertOnlyFault(library, "6:19", "error UNKNOWN-THEME", "\"sacrifise\"", "the nearest is sacrifice");
        assertLeftOut(library, "king-1");
        assertOnlyFault(with(6, "theme: king-hunt,"), "6:18", "error UNKNOWN-THEME");
    }

    @Test
    void a_theme_twice() {
        assertOnlyFault(with(6, "theme: blocking, blocking"), "6:8", "error THEME-TWICE", "leave one out");
    }

    @Test
    void a_goal_that_is_none() {
        assertOnlyFault(with(6, "goal: mate"), "6:7", "error BAD-GOAL", "win-in-3 or gain-2");
    }

    @Test
    void a_level_that_is_none() {
        for (String level : List.of("0", "6", "2.5", "hard")) {
            assertOnlyFault(with(6, "level: " + level), "6:8", "error BAD-LEVEL", "1 (easy) to 5");
        }
    }

    @Test
    void a_bad_fen_with_the_item_and_its_place() {
        assertOnlyFault(with(12, "fen: W:Wc3,d3:Bb4"), "12:12", "error BAD-FEN", "light square d3");
        assertOnlyFault(with(12, "fen: W:Wc3:", "   Bb4,b4"), "13:8", "error BAD-FEN", "b4 is named twice");
    }

    @Test
    void a_position_in_which_the_game_is_over() {
        assertOnlyFault(with(12, "fen: W:Wc3:B"), "12:6", "error GAME-OVER", "the game is over");
    }

    @Test
    void a_position_that_stands_in_the_catalogue_already() {
        Library library = with(12, "fen: W:BKc3:WKd4,Kb2");
        assertFault(library, "12:6", "error DUPLICATE-POSITION", "king-1 (a.fen:4)");
        assertLeftOut(library, "king-2");
        // Turned with colours changed.
        Library colours = with(13, "solution: c3:a5", "[x]", "fen: B:Bf6:Wg5", "solution: f6:h4");
        assertFault(colours, "15:6", "error DUPLICATE-POSITION", "king-2");
        // Reflected in either main diagonal, which only kings allow.
        assertFault(with(12, "fen: W:WKb2,Kd4:BKc3"), "12:6", "error DUPLICATE-POSITION");
        Library reflected = with(12, "fen: W:WKa3,Kd4:BKc5", "[x]", "fen: W:WKc1,Kd4:BKe3");
        assertFault(reflected, "14:6", "error DUPLICATE-POSITION", "king-2");
        Library turned = with(12, "fen: W:WKa3,Kd4:BKc5", "[x]", "fen: B:BKh6,Ke5:WKf4");
        assertFault(turned, "14:6", "error DUPLICATE-POSITION", "king-2");
        Library men = with(12, "fen: W:Wc3:Bb4", "solution: c3:a5", "[x]", "fen: W:Wc3:Bd2");
        assertTrue(faults(men).stream().noneMatch(fault -> fault.contains("DUPLICATE")));
    }

    @Test
    void moves_from_the_start_that_do_not_lead_to_the_position() {
        Library library = with(13, "solution: c3:a5", "play-from: c3-d4 d6-c5");
        assertOnlyFault(library, "14:12", "error PLAY-FROM", "must lead to the position of fen");
        assertFault(
                with(13, "solution: c3:a5", "play-from: c3-d4 d6-d5"), "14:18", "error PLAY-FROM", "legal: ", "d6-c5");
    }

    @Test
    void moves_from_the_start_may_stand_apart_by_tabs_as_in_a_solution() {
        assertFault(with(13, "solution: c3:a5", "play-from: c3-d4\t d6-d5"), "14:19", "error PLAY-FROM", "d6-d5");
        Library trap = WrittenPuzzles.library(
                "[trap-1]",
                "theme: opening-trap",
                "license: CC0-1.0",
                "goal: gain-1",
                "fen: W:Wa1,c1,e1,g1,b2,d2,h2,a3,c3,e3,g3,h4:Bc5,g5,d6,f6,a7,c7,e7,g7,b8,d8,f8,h8",
                "play-from: g3-h4\tb6-c5 \t f2-g3\th6-g5",
                "solution: e3-d4! c5:e3 d2:h6");
        assertEquals(List.of(), faults(trap));
    }

    @Test
    void parentheses_that_do_not_match() {
        assertOnlyFault(with(13, "solution: c3:a5)"), "13:16", "error PARENTHESIS", "closes nothing");
        assertOnlyFault(with(9, "  (c3:h8 b2-a1! e5-h8!"), "9:3", "error PARENTHESIS", "is not closed");
    }

    @Test
    void a_bracket_without_its_other_is_told_without_what_seems_wrong_for_that_reason() {
        assertOnlyFault(with(9, "  c3:h8 b2-a1!) e5-h8!"), "9:15", "error PARENTHESIS", "closes nothing");
        assertOnlyFault(with(9, "  (c3:h8 (b2-a1! e5-h8!"), "9:10", "error PARENTHESIS", "is not closed");
        assertOnlyFault(with(9, "  (c3:h8 {угол b2-a1!) e5-h8!"), "9:10", "error COMMENT-OPEN");
        assertOnlyFault(with(9, "  (c3:h8 b2-a1!) e5-h8! ("), "9:25", "error PARENTHESIS", "is not closed");
    }

    @Test
    void a_group_with_nothing_before_it() {
        assertOnlyFault(with(13, "solution: (c3:a5) c3:a5"), "13:11", "error GROUP-NOWHERE");
    }

    @Test
    void an_empty_group() {
        assertOnlyFault(with(13, "solution: c3:a5 ( )"), "13:17", "error GROUP-EMPTY");
    }

    @Test
    void groups_that_are_too_deep() {
        assertOnlyFault(with(13, "solution: c3:a5 " + "(c3:a5 ".repeat(201)), "13:1417", "error NESTING", "200");
        assertOnlyFault(with(13, "solution: " + "(".repeat(60_000)), "13:211", "error NESTING");
    }

    @Test
    void a_comment_that_is_not_closed() {
        assertOnlyFault(with(13, "solution: c3:a5 {хорошо"), "13:17", "error COMMENT-OPEN");
    }

    @Test
    void a_brace_inside_a_comment() {
        assertOnlyFault(with(13, "solution: c3:a5 {a } b}"), "13:20", "error COMMENT-BRACE", "} inside a comment");
        assertOnlyFault(with(13, "solution: c3:a5 {a { b}"), "13:20", "error COMMENT-BRACE");
        assertOnlyFault(with(13, "solution: c3:a5 }"), "13:17", "error COMMENT-BRACE");
    }

    @Test
    void a_comment_of_no_form() {
        assertOnlyFault(with(13, "solution: c3:a5 { | }"), "13:17", "error COMMENT-FORM");
        assertOnlyFault(with(13, "solution: c3:a5 {a|b|c}"), "13:17", "error COMMENT-FORM");
    }

    @Test
    void a_comment_in_the_wrong_place() {
        assertOnlyFault(with(13, "solution: {a} c3:a5"), "13:11", "error COMMENT-PLACE");
        assertOnlyFault(with(13, "solution: c3:a5 {a} {b}"), "13:21", "error COMMENT-PLACE");
    }

    @Test
    void a_mark_that_is_none() {
        for (String mark : List.of("!?", "?!", "!!", "??")) {
            assertOnlyFault(with(13, "solution: c3:a5" + mark), "13:16", "error BAD-MARK", "\"" + mark + "\"");
        }
        assertOnlyFault(with(13, "solution: c3:a5 !"), "13:17", "error BAD-MARK", "right behind its move");
    }

    @Test
    void a_mark_on_a_reply() {
        assertOnlyFault(
                with(8, "solution: d4-e5 c3:a1 (c3:f6 b2:h8) (c3:g7! b2:h8)"), "8:38", "error MARK-ON-REPLY", "c3:g7");
        assertOnlyFault(with(8, "solution: d4-e5 c3:a1? (c3:f6 b2:h8) (c3:g7 b2:h8)"), "8:17", "error MARK-ON-REPLY");
    }

    @Test
    void an_only_move_beside_a_listed_equal() {
        Library library =
                with(8, "solution: d4-e5! (d4-g7 c3:a1 (c3:h8 b2-a1) g7-h8) c3:a1 (c3:f6 b2:h8) (c3:g7 b2:h8)");
        assertOnlyFault(library, "8:11", "error MARK-NOT-ONLY", "mark the other with ?");
    }

    @Test
    void a_failing_try_on_the_main_line() {
        assertOnlyFault(with(13, "solution: c3:a5?"), "13:11", "error MARK-ON-MAIN");
        assertFault(with(9, "  (c3:h8 b2-a1?) e5-h8!"), "9:10", "error MARK-ON-MAIN");
    }

    @Test
    void a_text_that_is_no_move() {
        for (String move : List.of("c3-a5-", "c3xa5", "22x15", "ca5", "C3:A5", "c3", "с3:а5", "c3:a9")) {
            assertFault(with(13, "solution: " + move), "13:11", "error UNREADABLE-MOVE", "c3:e5");
        }
    }

    @Test
    void an_illegal_move_with_the_legal_ones() {
        assertOnlyFault(
                with(13, "solution: c3-d4"), "13:11", "error ILLEGAL-MOVE", "capturing is obligatory", "legal: c3:a5");
        assertOnlyFault(with(9, "  (c3:h8 b2-c5) e5-h8!"), "9:10", "error ILLEGAL-MOVE");
    }

    @Test
    void a_move_behind_the_end_of_the_game() {
        assertOnlyFault(with(13, "solution: c3:a5 b4-a3"), "13:17", "error ILLEGAL-MOVE", "the game is over before it");
    }

    @Test
    void an_ambiguous_move_with_the_full_forms() {
        Library library = with(12, "fen: W:WKa1:Bb2,b4,c5,c7", "goal: gain-2");
        List<String> lines =
                List.of("[x]", "theme: sieve", "license: CC0-1.0", "fen: W:WKa1:Bb2,b4,c5,c7", "solution: a1:d8");
        Library ambiguous = WrittenPuzzles.library(lines.toArray(String[]::new));
        assertOnlyFault(ambiguous, "5:11", "error AMBIGUOUS-MOVE", "a1:c3:a5:d8, a1:d4:b6:d8");
        assertFault(library, "14:11", "error ILLEGAL-MOVE");
    }

    @Test
    void a_choice_that_stands_twice() {
        assertOnlyFault(with(13, "solution: c3:a5 (c3:a5)"), "13:18", "error MOVE-TWICE");
    }

    @Test
    void replies_that_are_not_answered() {
        Library library = with(8, "solution: d4-e5 c3:a1 (c3:f6 b2:h8)");
        assertOnlyFault(library, "8:17", "error MISSING-REPLY", "c3:g7", "add a group");
        assertLeftOut(library, "king-1");
    }

    @Test
    void a_line_that_stops_before_its_goal() {
        assertOnlyFault(with(12, "fen: W:Wc3:Bb4,h8"), "13:11", "error LINE-STOPS", "goal win", "6 plies");
        assertOnlyFault(with(9, "  (c3:h8 b2-a1!)"), "8:17", "error LINE-STOPS", "the solver's answer, such as e5-h8");
    }

    @Test
    void a_group_that_stops_before_its_goal() {
        Library library = with(8, "solution: d4-e5 c3:a1 (c3:f6) (c3:g7 b2:h8)");
        assertOnlyFault(library, "8:24", "error GROUP-STOPS", "the solver's answer, such as b2:g7, b2:h8");
        assertFault(
                with(8, "solution: d4-e5 (d4-c5 c3:a1) c3:a1 (c3:f6 b2:h8) (c3:g7 b2:h8)"),
                "8:24",
                "error GROUP-STOPS");
    }

    @Test
    void a_line_that_runs_into_more_moves_than_its_goal_allows() {
        assertFault(with(6, "goal: win-in-1"), "9:18", "error LINE-STOPS", "goal win-in-1");
    }

    @Test
    void a_line_that_wins_a_move_later_than_its_goal_allows() {
        Library library = with(6, "goal: win-in-1");
        assertFault(library, "8:30", "error GROUP-STOPS", "ends the game with b2:h8 in move 2", "goal win-in-1");
        assertFault(library, "8:44", "error GROUP-STOPS", "win-in-2");
        assertLeftOut(library, "king-1");
        assertEquals(List.of(), faults(with(6, "goal: win-in-3")));
    }

    @Test
    void a_try_that_does_not_fail() {
        Library library = with(8, "solution: d4-e5 (d4-g7? c3:a1) c3:a1 (c3:f6 b2:h8) (c3:g7 b2:h8)");
        assertOnlyFault(library, "8:18", "error TRY-REACHES", "d4-g7? does not fail");
    }

    @Test
    void a_try_without_its_refutation_is_a_warning_alone() {
        Library library = with(8, "solution: d4-e5 (d4-h8?) c3:a1 (c3:f6 b2:h8) (c3:g7 b2:h8)");
        assertOnlyFault(library, "8:18", "warning NO-REFUTATION", "go on with the reply");
        assertLeftOut(library);
    }

    @Test
    void columns_count_characters_also_outside_the_basic_plane() {
        assertOnlyFault(with(13, "solution: c3:a5 {😀😀} x"), "13:22", "error UNREADABLE-MOVE");
    }

    @Test
    void reading_goes_on_after_every_fault() {
        Library library = WrittenPuzzles.library(
                "license: CC0-1.0",
                "[A]",
                "levle: 9",
                "level: 9",
                "fen: W:Wc3:Bb4",
                "solution: c3-d4 } { | }",
                "theme: x",
                "[b]",
                "fen: W:Wc3:Bd4",
                "solution: c3:e5 )");
        assertEquals(
                Set.of(
                        "BAD-ID",
                        "UNKNOWN-FIELD",
                        "BAD-LEVEL",
                        "COMMENT-BRACE",
                        "COMMENT-FORM",
                        "ILLEGAL-MOVE",
                        "MISSING-FIELD",
                        "PARENTHESIS",
                        "UNKNOWN-THEME"),
                library.faults().stream().map(Fault::code).collect(Collectors.toSet()));
    }

    @Test
    void a_file_of_nothing_but_faults_does_not_fill_the_memory() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 6000; i++) {
            text.append("[x]\nlevel: 9\nfen: W\n");
        }
        Library library = WrittenPuzzles.library(List.of(WrittenPuzzles.source("a.fen", text.toString())));
        // Each of the 6000 has a bad level, a bad FEN, no theme, no solution and no license.
        assertFault(library, "1:1", "error TOO-MANY-FAULTS", "20000 of the last puzzles", "put these right first");
    }

    @Test
    void a_puzzle_of_more_faults_than_are_told_says_how_many_are_not() {
        String text = String.join("\n", SOUND) + "\nlevle: 1".repeat(1200) + "\n";
        Library library = WrittenPuzzles.library(List.of(WrittenPuzzles.source("a.fen", text)));
        assertEquals(1001, library.faults().size());
        assertFault(library, "1014:1", "error TOO-MANY-FAULTS", "200 more from here on are not told");
        assertLeftOut(library, "king-2");
    }
}
