package dev.damka.web.puzzles;

import dev.damka.puzzles.Puzzle;
import java.util.List;
import java.util.Set;

/**
 * What a visitor has done, by the ids of puzzles.
 *
 * @param solved the solved ones
 * @param tried those that were tried in vain and are not solved since
 */
public record Progress(Set<String> solved, Set<String> tried) {
    /** Nothing done yet. */
    public static final Progress NONE = new Progress(Set.of(), Set.of());

    /** How many of these puzzles are solved. */
    public int solvedOf(List<Puzzle> puzzles) {
        if (solved.isEmpty()) {
            return 0;
        }
        int count = 0;
        for (Puzzle puzzle : puzzles) {
            if (solved.contains(puzzle.id())) {
                count++;
            }
        }
        return count;
    }
}
