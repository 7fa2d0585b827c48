package dev.damka.web.puzzles;

import dev.damka.puzzles.Catalogue;
import dev.damka.puzzles.Puzzle;
import dev.damka.rules.Position;
import dev.damka.web.rules.Stems;
import dev.damka.web.shared.BoardWords;
import dev.damka.web.shared.Counted;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.MiniBoard;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The catalogue as the contents page of a textbook, or what was found in it.
 *
 * @param solvedCount empty while nothing is solved
 * @param text what was searched for, empty where nothing was
 * @param more whether more was found than is shown
 */
public record CataloguePage(
        String themeCount,
        String puzzleCount,
        String solvedCount,
        List<Group> groups,
        String text,
        List<Found> found,
        boolean more) {
    private static final int MOST_FOUND = 100;

    /** A part of the contents with its themes and a diagram from the first of them. */
    public record Group(String id, String name, MiniBoard figure, String caption, List<ThemeEntry> themes) {}

    /** A puzzle that was found. */
    public record Found(String href, String title, String theme, int level, boolean done) {}

    /** The parts of the contents, the first for those who begin. */
    private enum Part {
        COURSE(PuzzleMessages::groupCourse),
        COMBINATION(PuzzleMessages::groupCombination),
        RESTRICTION(PuzzleMessages::groupRestriction),
        ENDING(PuzzleMessages::groupEnding),
        GOAL(PuzzleMessages::groupGoal),
        OPENING(PuzzleMessages::groupOpening);

        private final String id = name().toLowerCase(java.util.Locale.ROOT);
        private final Function<PuzzleMessages, String> title;

        Part(Function<PuzzleMessages, String> title) {
            this.title = title;
        }
    }

    /** All themes that have puzzles. */
    static CataloguePage contents(Catalogue catalogue, Progress progress, Language language) {
        List<ThemeEntry> entries = ThemeEntry.all(catalogue, progress, language);
        List<Group> groups = new ArrayList<>();
        for (Part part : Part.values()) {
            List<ThemeEntry> themes = entries.stream()
                    .filter(entry -> entry.group().equals(part.id))
                    .toList();
            if (!themes.isEmpty()) {
                groups.add(group(part, themes, catalogue, language));
            }
        }
        return page(catalogue, progress, language, entries.size(), groups, "", List.of(), false);
    }

    /** The puzzles that hold those words. */
    static CataloguePage found(Catalogue catalogue, Progress progress, Language language, String text) {
        List<Puzzle> all = holding(text, catalogue, language);
        List<Found> found = all.stream()
                .limit(MOST_FOUND)
                .map(puzzle -> found(puzzle, catalogue, progress, language))
                .toList();
        int themes = ThemeEntry.all(catalogue, Progress.NONE, language).size();
        return page(catalogue, progress, language, themes, List.of(), text, found, all.size() > MOST_FOUND);
    }

    /** The puzzles that hold all words of a text, in whatever form; none for a text without words. */
    public static List<Puzzle> holding(String text, Catalogue catalogue, Language language) {
        String words = Stems.in(language).beginnings(text);
        return words.isEmpty() ? List.of() : catalogue.search(null, null, words);
    }

    /** The name of a group of themes. */
    static String groupName(String group, Language language) {
        for (Part part : Part.values()) {
            if (part.id.equals(group)) {
                return part.title.apply(PuzzleWords.in(language));
            }
        }
        return group;
    }

    private static CataloguePage page(
            Catalogue catalogue,
            Progress progress,
            Language language,
            int themes,
            List<Group> groups,
            String text,
            List<Found> found,
            boolean more) {
        int solved = progress.solvedOf(catalogue.puzzles());
        return new CataloguePage(
                Counted.themes(language, themes),
                Counted.puzzles(language, catalogue.puzzles().size()),
                solved == 0 ? "" : language.words().solvedCount(solved),
                groups,
                text,
                found,
                more);
    }

    private static Group group(Part part, List<ThemeEntry> themes, Catalogue catalogue, Language language) {
        Puzzle puzzle = catalogue.inTheme(themes.get(0).id()).get(0);
        Position start = puzzle.start();
        String caption = Task.goal(puzzle, language);
        String label = caption + ". " + BoardWords.of(language.words()).list(start);
        return new Group(
                part.id, part.title.apply(PuzzleWords.in(language)), MiniBoard.of(start, label), caption, themes);
    }

    private static Found found(Puzzle puzzle, Catalogue catalogue, Progress progress, Language language) {
        var theme = puzzle.themes().get(0);
        int number = catalogue.numberIn(theme.id(), puzzle);
        return new Found(
                PuzzleAddress.start(puzzle, theme.id()).toString(),
                Task.title(puzzle, number, language),
                theme.name().in(language.tag()),
                puzzle.level(),
                progress.solved().contains(puzzle.id()));
    }
}
