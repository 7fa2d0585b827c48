package dev.damka.puzzles;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** All puzzles by theme, level and text. Immutable. */
public final class Catalogue {
    private final Map<String, Theme> themes = new LinkedHashMap<>();
    private final Map<String, List<Puzzle>> byTheme = new HashMap<>();
    /** The puzzles of themes in the order in which they are shown, once somebody wants to see them. */
    private final Map<String, Shown> shown = new ConcurrentHashMap<>();

    private final List<Puzzle> puzzles;
    private final List<Puzzle> rising;
    /** Where each puzzle stands among the rising, by its id. */
    private final Map<String, Integer> places;

    private record Shown(List<Puzzle> puzzles, Map<String, Integer> numbers) {}

    /** A catalogue of themes in the order of their table and of puzzles in the order of their files. */
    public Catalogue(List<Theme> themes, List<Puzzle> puzzles) {
        this.puzzles = List.copyOf(puzzles);
        places = new HashMap<>(puzzles.size() * 2);
        for (Theme theme : themes) {
            this.themes.put(theme.id(), theme);
            byTheme.put(theme.id(), new ArrayList<>());
        }
        rising = puzzles.stream().sorted(Comparator.comparingInt(Puzzle::level)).toList();
        for (Puzzle puzzle : rising) {
            if (places.put(puzzle.id(), places.size()) != null) {
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
        byTheme.replaceAll((id, inTheme) -> List.copyOf(inTheme));
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
        Integer place = places.get(id);
        return place == null ? Optional.empty() : Optional.of(rising.get(place));
    }

    /** The puzzles of that theme in rising difficulty; of a level in the order of their files, but look-alikes apart. */
    public List<Puzzle> inTheme(String themeId) {
        return shown(themeId).puzzles;
    }

    /** The number of a puzzle in that theme, from 1 in the order of {@link #inTheme}; 0 where it is not in it. */
    public int numberIn(String themeId, Puzzle puzzle) {
        return shown(themeId).numbers.getOrDefault(puzzle.id(), 0);
    }

    private Shown shown(String themeId) {
        return byTheme.containsKey(themeId)
                ? shown.computeIfAbsent(themeId, this::ordered)
                : new Shown(List.of(), Map.of());
    }

    private Shown ordered(String themeId) {
        Map<Integer, List<Puzzle>> levels = byTheme.getOrDefault(themeId, List.of()).stream()
                .collect(Collectors.groupingBy(Puzzle::level, TreeMap::new, Collectors.toList()));
        List<Puzzle> ordered = new ArrayList<>();
        for (List<Puzzle> level : levels.values()) {
            List<Puzzle> spread = Spread.behind(ordered, level, Shape::of);
            ordered.addAll(Spread.behind(ordered, spread, Shape::placed));
        }
        Map<String, Integer> numbers = new HashMap<>();
        ordered.forEach(puzzle -> numbers.put(puzzle.id(), numbers.size() + 1));
        return new Shown(List.copyOf(ordered), numbers);
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
        return (theme == null ? rising : inTheme(theme))
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
        for (String word : words) {
            if (!holds(puzzle, word)) {
                return false;
            }
        }
        return true;
    }

    private static boolean holds(Puzzle puzzle, String word) {
        return holds(puzzle.id(), word)
                || holds(puzzle.title(), word)
                || holds(puzzle.hint(), word)
                || holds(puzzle.comment(), word)
                || puzzle.themes().stream().anyMatch(theme -> holds(theme.name(), word));
    }

    private static boolean holds(Text text, String word) {
        if (holds(text.ru(), word) || holds(text.en(), word)) {
            return true;
        }
        for (String written : text.others().values()) {
            if (holds(written, word)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the text holds that word of small letters in any case; without a copy in small letters, which costs most. */
    private static boolean holds(String text, String word) {
        char small = word.charAt(0);
        char large = Character.toUpperCase(small);
        int last = text.length() - word.length();
        for (int i = 0; i <= last; i++) {
            char c = text.charAt(i);
            if ((c == small || c == large) && text.regionMatches(true, i, word, 0, word.length())) {
                return true;
            }
        }
        return false;
    }
}
