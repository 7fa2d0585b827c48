package dev.damka.puzzles.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.puzzles.Theme;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class ThemeTableTest {
    private static final String COLUMNS = "id\tgroup\tname.ru\tname.en\tgist.ru\tgist.en\tsign";
    private static final String SIEVE = "sieve\tcombination\tРешето\tSieve\tсквозь строй\tthrough\tS takes";

    private static ThemeTable table(String... lines) {
        return ThemeTable.read(WrittenPuzzles.source("themes.tsv", String.join("\n", lines) + "\n"));
    }

    private static void assertFault(String place, String part, String... lines) {
        ThemeTable table = table(lines);
        assertEquals(1, table.faults().size(), table.faults().toString());
        String fault = table.faults().get(0).toString();
        assertTrue(fault.startsWith("themes.tsv:" + place + ": error THEME-LINE ") && fault.contains(part), fault);
    }

    @Test
    void the_shipped_table_is_sound_and_has_all_themes_with_a_gist_in_both_languages() throws IOException {
        ThemeTable table = Library.themes(Folder.inJar());
        assertEquals(List.of(), table.faults());
        assertEquals(42, table.themes().size());
        for (Theme theme : table.themes()) {
            for (String language : List.of("ru", "en")) {
                assertTrue(theme.name().byLanguage().containsKey(language), theme.id());
                int length = theme.gist().in(language).length();
                assertTrue(length > 0 && length <= 50, theme.id());
            }
        }
        assertEquals(
                List.of("combination", "restriction", "ending", "goal", "opening", "course"),
                table.themes().stream().map(Theme::group).distinct().toList());
    }

    @Test
    void a_line_with_too_few_columns_is_a_fault_and_the_others_stay() {
        ThemeTable table = table(COLUMNS, "column\tcombination", SIEVE);
        assertEquals(List.of("sieve"), table.themes().stream().map(Theme::id).toList());
        assertFault("2:1", "the line has 2 columns; it has 7", COLUMNS, "column\tcombination", SIEVE);
    }

    @Test
    void each_wrong_cell_is_named_with_its_column() {
        assertFault("1:1", "the first line names the columns", "id\tgroup", SIEVE);
        assertFault("2:1", "is no id", COLUMNS, SIEVE.replace("sieve", "Sieve"));
        assertFault("2:7", "unknown group \"combo\"", COLUMNS, SIEVE.replace("combination", "combo"));
        assertFault("2:19", "name.ru is empty", COLUMNS, SIEVE.replace("Решето", " "));
        assertFault("3:1", "sieve stands in the table already", COLUMNS, SIEVE, SIEVE);
    }

    @Test
    void an_empty_table_is_a_fault() {
        assertEquals("FILE-EMPTY", table(COLUMNS).faults().get(0).code());
    }
}
