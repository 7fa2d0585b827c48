package dev.damka.puzzles.files;

import static dev.damka.puzzles.files.Faults.shown;

import dev.damka.puzzles.Text;
import dev.damka.puzzles.Theme;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The table of themes, {@code themes.tsv}: one line a theme, its columns divided by tabs. */
final class ThemeTable {
    /** The name of its file. */
    static final String FILE = "themes.tsv";

    private static final List<String> COLUMNS =
            List.of("id", "group", "name.ru", "name.en", "gist.ru", "gist.en", "sign");
    private static final Set<String> GROUPS =
            Set.of("combination", "restriction", "ending", "goal", "opening", "course");

    private final Map<String, Theme> themes = new LinkedHashMap<>();
    private final Map<String, List<Theme>> sound = new ConcurrentHashMap<>();
    private final Faults faults;

    private ThemeTable(String file) {
        faults = new Faults(file);
    }

    /** Reads the table to its end; lines that are wrong are left out, with a fault each. */
    static ThemeTable read(PuzzleSource source) {
        ThemeTable table = new ThemeTable(source.name());
        try (Lines lines = new Lines(source.open())) {
            while (lines.next()) {
                table.line(lines);
            }
        } catch (IOException e) {
            table.faults.error(
                    Place.START,
                    FaultCode.FILE_UNREADABLE,
                    "the table of themes can't be read: " + e.getMessage() + "; give it back");
        }
        if (table.themes.isEmpty() && !table.faults.hasErrors()) {
            table.faults.error(Place.START, FaultCode.FILE_EMPTY, "the table holds no theme; write one a line");
        }
        return table;
    }

    /** The table of those themes. */
    static ThemeTable of(List<Theme> themes) {
        ThemeTable table = new ThemeTable(FILE);
        table.keep(themes);
        return table;
    }

    private void line(Lines lines) {
        String line = lines.text();
        List<String> cells = List.of(line.split("\t", -1));
        if (lines.badColumn() > 0 || lines.isTooLong()) {
            error(lines, Math.max(1, lines.badColumn()), "the line is not UTF-8 or too long; save the file as UTF-8");
        } else if (lines.number() == 1) {
            if (!cells.equals(COLUMNS)) {
                error(lines, 1, "the first line names the columns; write " + String.join("<tab>", COLUMNS));
            }
        } else if (!line.isBlank() && !line.startsWith("#")) {
            theme(lines, cells);
        }
    }

    private void theme(Lines lines, List<String> cells) {
        if (cells.size() != COLUMNS.size()) {
            error(
                    lines,
                    1,
                    "the line has " + cells.size() + " columns; it has " + COLUMNS.size() + ", divided by tabs: "
                            + String.join(", ", COLUMNS));
            return;
        }
        int column = 1;
        for (int i = 0; i < cells.size(); i++) {
            String cell = cells.get(i);
            String wrong = wrong(i, cell);
            if (!wrong.isEmpty()) {
                error(lines, column, wrong);
                return;
            }
            column += cell.codePointCount(0, cell.length()) + 1;
        }
        Theme theme = new Theme(
                cells.get(0),
                cells.get(1),
                Text.of(cells.get(2).strip(), cells.get(3).strip()),
                Text.of(cells.get(4).strip(), cells.get(5).strip()));
        themes.put(theme.id(), theme);
    }

    private String wrong(int column, String cell) {
        if (cell.isBlank()) {
            return COLUMNS.get(column) + " is empty; every column has a text";
        }
        if (column == 0 && !SectionReader.isId(cell)) {
            return shown(cell) + " is no id; write lower case letters, digits and -";
        }
        if (column == 0 && themes.containsKey(cell)) {
            return "theme " + cell + " stands in the table already; leave one of them out";
        }
        if (column == 1 && !GROUPS.contains(cell)) {
            return "unknown group " + shown(cell)
                    + "; the groups are combination, restriction, ending, goal, opening and course";
        }
        return "";
    }

    private void error(Lines lines, int column, String message) {
        faults.error(new Place(lines.number(), column), FaultCode.THEME_LINE, message);
    }

    /** The table with those of an earlier one that are missing here added behind. */
    void keep(List<Theme> earlier) {
        earlier.forEach(theme -> themes.putIfAbsent(theme.id(), theme));
    }

    Optional<Theme> theme(String id) {
        return Optional.ofNullable(themes.get(id));
    }

    /** The themes that a text named before, where all of them stand in the table; else none. */
    List<Theme> sound(String text) {
        return sound.getOrDefault(text, List.of());
    }

    /** Keeps what a text names, since thousands of puzzles name the same. */
    void keepSound(String text, List<Theme> named) {
        sound.put(text, named);
    }

    /** The id that differs least. */
    String nearest(String id) {
        return Nearest.of(id, themes.keySet());
    }

    List<Theme> themes() {
        return new ArrayList<>(themes.values());
    }

    List<Fault> faults() {
        return faults.found();
    }

    boolean hasErrors() {
        return faults.hasErrors();
    }
}
