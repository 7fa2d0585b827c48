package dev.damka.web.puzzles;

import dev.damka.puzzles.Line;
import dev.damka.puzzles.Puzzle;
import dev.damka.web.shared.SitePath;
import java.util.ArrayList;
import java.util.List;

/**
 * Where a puzzle stands on the site: it as far as it was played, the theme in which it is solved and how the board is
 * turned. What else a page asks is added behind.
 *
 * @param theme the id of the theme; empty for the puzzle's main one
 * @param line the moves played, in the form of records
 * @param flip whether the board is turned against the solver's usual view
 */
record PuzzleAddress(String id, String theme, List<String> line, boolean flip) {
    /** The address of a puzzle as far as that line, in a theme. */
    static PuzzleAddress of(Line line, String themeId, boolean flip) {
        return new PuzzleAddress(line.puzzle().id(), besides(line.puzzle(), themeId), line.written(), flip);
    }

    /** The address of a puzzle before the first move, in a theme. */
    static PuzzleAddress start(Puzzle puzzle, String themeId) {
        return new PuzzleAddress(puzzle.id(), besides(puzzle, themeId), List.of(), false);
    }

    private static String besides(Puzzle puzzle, String themeId) {
        return puzzle.themes().get(0).id().equals(themeId) ? "" : themeId;
    }

    /** The puzzle before the first move. */
    PuzzleAddress fresh() {
        return new PuzzleAddress(id, theme, List.of(), flip);
    }

    PuzzleAddress flipped() {
        return new PuzzleAddress(id, theme, line, !flip);
    }

    /** The line as forms send it. */
    String joined() {
        return String.join(",", line);
    }

    /** The page of the puzzle with more parameters, given as names and values in turn. */
    String with(String... more) {
        return at("", more);
    }

    /** One step of the solution. */
    String solution(int step) {
        return fresh().at("/solution", "step", Integer.toString(step));
    }

    /** Where a move is posted to. */
    String moves() {
        return "/puzzles/" + id + "/moves";
    }

    @Override
    public String toString() {
        return at("");
    }

    private String at(String page, String... more) {
        List<String> query = new ArrayList<>(List.of("theme", theme, "line", joined(), "flip", flip ? "1" : ""));
        query.addAll(List.of(more));
        return SitePath.with("/puzzles/" + id + page, query);
    }
}
