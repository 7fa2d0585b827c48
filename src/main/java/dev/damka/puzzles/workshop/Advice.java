package dev.damka.puzzles.workshop;

import dev.damka.puzzles.Theme;
import dev.damka.puzzles.files.BlockChecker.Checked;
import java.util.List;
import java.util.OptionalInt;

/**
 * What can be said of a puzzle that is being written.
 *
 * @param themes those that its solution shows; none while the solution has faults
 * @param level how hard it seems, 1 to 5; empty while the solution has faults, or where the engine is busy
 */
public record Advice(Checked checked, List<Theme> themes, OptionalInt level) {
    public Advice {
        themes = List.copyOf(themes);
    }
}
