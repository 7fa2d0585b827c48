package dev.damka.puzzles.files;

import dev.damka.puzzles.Puzzle;
import dev.damka.puzzles.detection.ThemeDetectors;
import java.util.List;

/** Finds the tags of a puzzle that their detectors deny. */
final class DeniedThemes {
    private DeniedThemes() {}

    /** An error for each theme of the puzzle that its main line is sure not to show; none where the puzzle is left out. */
    static List<Fault> find(ReadPuzzle read, ThemeDetectors detectors) {
        Puzzle puzzle = read.puzzle();
        if (puzzle == null) {
            return List.of();
        }
        Faults faults = new Faults(read.file());
        detectors
                .denied(puzzle)
                .forEach(theme -> faults.error(
                        read.place(),
                        FaultCode.THEME_DENIED,
                        "the main line of " + puzzle.id() + " does not show the theme " + theme.id()
                                + "; leave it out, or give a line that shows its sign in " + ThemeTable.FILE));
        return faults.found();
    }
}
