package dev.damka.web.puzzles;

import dev.damka.puzzles.Puzzle;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a visitor has done, by the ids of puzzles.
 *
 * @param solved the solved ones
 * @param wrong how many wrong answers there were to each, where there was one
 */
public record Progress(Set<String> solved, Map<String, Long> wrong) {
    /** Nothing done yet. */
    public static final Progress NONE = new Progress(Set.of(), Map.of());

    /** Whether a puzzle was tried in vain and is not solved since. */
    public boolean isToRepeat(Puzzle puzzle) {
        return wrong.containsKey(puzzle.id()) && !solved.contains(puzzle.id());
    }

    /** At which try a puzzle was solved: 1 for the first; 0 while it is not. */
    public long triesFor(Puzzle puzzle) {
        return solved.contains(puzzle.id()) ? 1 + wrong.getOrDefault(puzzle.id(), 0L) : 0;
    }

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
