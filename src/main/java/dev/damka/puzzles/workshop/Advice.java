package dev.damka.puzzles.workshop;

import dev.damka.puzzles.Theme;
import dev.damka.puzzles.files.BlockChecker.Checked;
import java.util.List;

/**
 * What can be said of a puzzle that is being written.
 *
 * @param themes those that its solution shows; none while the solution has faults
 */
public record Advice(Checked checked, List<Theme> themes) {
    public Advice {
        themes = List.copyOf(themes);
    }
}
