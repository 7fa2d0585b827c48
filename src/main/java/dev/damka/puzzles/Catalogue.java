package dev.damka.puzzles;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** All puzzles by theme, level and text. Immutable. */
public final class Catalogue {
    private final Map<String, Theme> themes = new LinkedHashMap<>();
    private final Map<String, Puzzle> byId;
    private final Map<String, List<Puzzle>> byTheme = new HashMap<>();
    private final List<Puzzle> puzzles;

    /** A catalogue of themes in the order of their table and of puzzles in the order of their files. */
    public Catalogue(List<Theme> themes, List<Puzzle> puzzles) {
        this.puzzles = List.copyOf(puzzles);
        byId = new HashMap<>(puzzles.size() * 2);
        for (Theme theme : themes) {
            this.themes.put(theme.id(), theme);
            byTheme.put(theme.id(), new ArrayList<>());
        }
        for (Puzzle puzzle : puzzles) {
            if (byId.put(puzzle.id(), puzzle) != null) {
                throw new IllegalArgumentException("two puzzles have the id " + puzzle.id());
            }
            for (Theme theme : puzzle.themes()) {
                List<Puzzle> inTheme = byTheme.get(theme.id());
                if (inTheme == null) {
                    throw new IllegalArgumentException(puzzle.id() + " has a theme beside the table: " + theme.id());
                }
                inTheme.add(puzzle);
            }
        }
        byTheme.replaceAll((id, inTheme) -> rising(inTheme));
    }

    private static List<Puzzle> rising(List<Puzzle> puzzles) {
        return puzzles.stream().sorted(Comparator.comparingInt(Puzzle::level)).toList();
    }

    /** The themes in the order of their table, those without puzzles too. */
    public List<Theme> themes() {
        return List.copyOf(themes.values());
    }

    /** The theme of that id. */
    public Optional<Theme> theme(String id) {
        return Optional.ofNullable(themes.get(id));
    }

    /** All puzzles in the order of their files. */
    public List<Puzzle> puzzles() {
        return puzzles;
    }

    /** The puzzle of that id. */
    public Optional<Puzzle> puzzle(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    /** The puzzles of that theme in rising difficulty, then in the order of their files. */
    public List<Puzzle> inTheme(String themeId) {
        return byTheme.getOrDefault(themeId, List.of());
    }

    /**
     * The puzzles that fit all that is asked, in rising difficulty.
     *
     * @param theme the id of a theme that they have
     * @param level the level that they have
     * @param text words that each stand, in any language and case, in a title, hint, comment, theme or the id
     */
    public List<Puzzle> search(@Nullable String theme, @Nullable Integer level, @Nullable String text) {
        List<String> words = words(text);
        return (theme == null ? rising(puzzles) : inTheme(theme))
                .stream()
                        .filter(puzzle -> level == null || puzzle.level() == level)
                        .filter(puzzle -> words.isEmpty() || holds(puzzle, words))
                        .toList();
    }

    private static List<String> words(@Nullable String text) {
        return text == null || text.isBlank()
                ? List.of()
                : List.of(text.strip().toLowerCase(Locale.ROOT).split("\\s+"));
    }

    private static boolean holds(Puzzle puzzle, List<String> words) {
        StringBuilder all = new StringBuilder(puzzle.id());
        add(puzzle.title(), all);
        add(puzzle.hint(), all);
        add(puzzle.comment(), all);
        puzzle.themes().forEach(theme -> add(theme.name(), all));
        String text = all.toString().toLowerCase(Locale.ROOT);
        return words.stream().allMatch(text::contains);
    }

    private static void add(Text text, StringBuilder all) {
        text.byLanguage().values().forEach(written -> all.append('\n').append(written));
    }
}
