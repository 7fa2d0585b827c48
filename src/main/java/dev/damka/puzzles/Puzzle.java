package dev.damka.puzzles;

import dev.damka.engine.Goal;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import java.util.List;

/**
 * A task to solve, as its author wrote it.
 *
 * @param id never changes, since what people have solved is kept by it
 * @param start the position, the solver to move
 * @param themes one or more, the main one first
 * @param solution what the solver may play in the start position
 * @param level 1 (easy) to 5
 * @param playFrom the moves from the start of a game that lead here; empty where the position was composed
 * @param source where the position comes from; empty where the file does not say
 * @param license its SPDX id
 */
public record Puzzle(
        String id,
        Position start,
        List<Theme> themes,
        Goal goal,
        List<Branch> solution,
        int level,
        Text title,
        Text hint,
        Text comment,
        List<Move> playFrom,
        String source,
        String license) {
    /** The level of a puzzle whose author gave none. */
    public static final int DEFAULT_LEVEL = 3;

    public Puzzle {
        themes = List.copyOf(themes);
        solution = List.copyOf(solution);
        playFrom = List.copyOf(playFrom);
    }

    /** The same puzzle with those themes. */
    public Puzzle withThemes(List<Theme> others) {
        return new Puzzle(id, start, others, goal, solution, level, title, hint, comment, playFrom, source, license);
    }

    /** The same puzzle with that solution. */
    public Puzzle withSolution(List<Branch> other) {
        return new Puzzle(id, start, themes, goal, other, level, title, hint, comment, playFrom, source, license);
    }

    /** The moves of the main line, the solver's and the replies in turn. */
    public List<Move> mainLine() {
        return Branch.mainLine(solution).stream().map(Branch::move).toList();
    }
}
