package dev.damka.web.puzzles;

import dev.damka.puzzles.Line;
import dev.damka.puzzles.Puzzle;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
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
        StringBuilder address = new StringBuilder("/puzzles/").append(id).append(page);
        int bare = address.length();
        add(address, "theme", theme);
        add(address, "line", joined());
        add(address, "flip", flip ? "1" : "");
        for (int i = 0; i < more.length; i += 2) {
            add(address, more[i], more[i + 1]);
        }
        if (address.length() > bare) {
            address.setCharAt(bare, '?');
        }
        return address.toString();
    }

    private static void add(StringBuilder address, String name, String value) {
        if (!value.isEmpty()) {
            // A move's own signs may stand in a query as they are, and an address is to be read by people.
            String written = URLEncoder.encode(value, StandardCharsets.UTF_8)
                    .replace("%3A", ":")
                    .replace("%2C", ",");
            address.append('&').append(name).append('=').append(written);
        }
    }
}
