package dev.damka.puzzles.detection;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.damka.engine.Prover;
import dev.damka.puzzles.Catalogue;
import dev.damka.puzzles.Puzzle;
import dev.damka.puzzles.Theme;
import dev.damka.puzzles.files.Folder;
import dev.damka.puzzles.files.Library;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The detectors and the catalogue that people wrote agree. */
class ShippedThemesTest {
    private static final long NODES = 200_000;

    private final Catalogue catalogue =
            Library.load(Folder.of(Path.of("puzzles"))).catalogue();
    private final ThemeDetectors quick = new ThemeDetectors(Found.TABLES);
    private final Prover prover = new Prover(Found.TABLES);
    private final ThemeDetectors proving = new ThemeDetectors(question -> prover.prove(question, NODES));

    @Test
    void every_theme_of_the_table_has_a_detector_and_no_other() {
        assertEquals(catalogue.themes().stream().map(Theme::id).toList(), List.copyOf(ThemeDetectors.ids()));
    }

    @Test
    void every_puzzle_shows_its_first_theme() {
        List<String> missed = new ArrayList<>();
        for (Puzzle puzzle : catalogue.puzzles()) {
            String first = puzzle.themes().get(0).id();
            Finding found = quick.find(first, puzzle);
            if (found == Finding.OPEN) {
                found = proving.find(first, puzzle);
            }
            if (found != Finding.SHOWN) {
                missed.add(puzzle.id() + ' ' + first + ' ' + found);
            }
        }
        assertEquals(List.of(), missed);
    }

    @Test
    void no_puzzle_has_a_theme_that_its_line_denies() {
        List<String> denied = new ArrayList<>();
        for (Puzzle puzzle : catalogue.puzzles()) {
            quick.denied(puzzle).forEach(theme -> denied.add(puzzle.id() + ' ' + theme.id()));
        }
        assertEquals(List.of(), denied);
    }

    @Test
    void all_themes_of_a_puzzle_come_in_the_order_of_the_table() {
        Puzzle puzzle = Found.puzzle("W:Wd4,f4,h6:Bb2,c3,d6", "win", "f4-g5! c3:e5 g5-f6! e5:g7 h6:c1");
        assertEquals(
                List.of(
                        "final-shot",
                        "sacrifice",
                        "attraction",
                        "sieve",
                        "promotion-capture",
                        "throw-back",
                        "promotion"),
                List.copyOf(quick.themes(puzzle.start(), puzzle.goal(), puzzle.solution(), puzzle.playFrom())));
    }

    @Test
    void a_theme_without_a_detector_is_never_denied() {
        assertEquals(Finding.OPEN, quick.find("my-own", Found.puzzle("W:Wa1:Bb2", "win", "a1:c3")));
    }
}
