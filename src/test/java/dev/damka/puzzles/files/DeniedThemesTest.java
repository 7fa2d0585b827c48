package dev.damka.puzzles.files;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.damka.engine.tables.EndgameTables;
import dev.damka.puzzles.detection.ThemeDetectors;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class DeniedThemesTest {
    private static final ThemeDetectors DETECTORS = new ThemeDetectors(EndgameTables.shipped());

    private static List<String> faults(String themes, String solution) throws IOException {
        PuzzleSource source = WrittenPuzzles.source(
                "a.fen",
                String.join(
                        "\n",
                        "license: CC0-1.0",
                        "[hunt-1]",
                        "theme: " + themes,
                        "fen: W:WKb2,Kd4:BKc3",
                        "solution: " + solution,
                        ""));
        ThemeTable table = Library.themes(Folder.inJar());
        return PuzzleFile.read(source, table, new Shared()).puzzles().stream()
                .flatMap(puzzle -> DeniedThemes.find(puzzle, DETECTORS).stream())
                .map(Fault::toString)
                .toList();
    }

    private static final String SOUND = "d4-e5 c3:a1 (c3:f6 b2:h8) (c3:g7 b2:h8) (c3:h8 b2-a1!) e5-h8!";

    @Test
    void a_theme_that_the_line_does_not_show_is_an_error_with_the_puzzles_place() throws IOException {
        assertEquals(
                List.of("a.fen:2:1: error THEME-DENIED the main line of hunt-1 does not show the theme promotion;"
                        + " leave it out, or give a line that shows its sign in themes.tsv"),
                faults("king-hunt, promotion, sacrifice", SOUND));
    }

    @Test
    void themes_that_the_line_shows_are_no_fault() throws IOException {
        assertEquals(List.of(), faults("king-hunt, sacrifice, paralysis", SOUND));
    }

    @Test
    void a_puzzle_that_is_left_out_has_no_themes_to_deny() throws IOException {
        assertEquals(List.of(), faults("promotion", "d4-e5 c3-a1"));
    }
}
