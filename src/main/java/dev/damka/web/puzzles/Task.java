package dev.damka.web.puzzles;

import dev.damka.engine.Goal;
import dev.damka.puzzles.Catalogue;
import dev.damka.puzzles.Puzzle;
import dev.damka.puzzles.Theme;
import dev.damka.rules.Side;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.Plural;
import io.quarkus.qute.RawString;

/**
 * What a puzzle asks, as the head of its page says it.
 *
 * @param number its place among the puzzles of the theme, from 1
 * @param all how many the theme has
 * @param side the piece drawn before the goal: {@code white} or {@code black}
 * @param squares the level as five squares, filled from the left
 */
public record Task(
        String theme,
        String themeHref,
        int number,
        int all,
        String title,
        String side,
        String goal,
        int level,
        RawString squares) {
    private static final RawString[] LEVELS = new RawString[6];

    static {
        for (int level = 0; level < LEVELS.length; level++) {
            StringBuilder svg = new StringBuilder();
            for (int i = 0; i < 5; i++) {
                svg.append("<rect class=\"")
                        .append(i < level ? "on" : "off")
                        .append("\" x=\"")
                        .append(1 + 12 * i)
                        .append("\" y=\"1\" width=\"10\" height=\"10\"/>");
            }
            LEVELS[level] = new RawString(svg.toString());
        }
    }

    /** The task of a puzzle as one of that theme. */
    public static Task of(Puzzle puzzle, Theme theme, Catalogue catalogue, Language language) {
        var inTheme = catalogue.inTheme(theme.id());
        int number = catalogue.numberIn(theme.id(), puzzle);
        return new Task(
                theme.name().in(language.tag()),
                "/themes/" + theme.id(),
                number,
                inTheme.size(),
                title(puzzle, number, language),
                puzzle.start().turn() == Side.WHITE ? "white" : "black",
                goal(puzzle, language),
                puzzle.level(),
                LEVELS[puzzle.level()]);
    }

    /** The puzzle's own title, or else its number. */
    static String title(Puzzle puzzle, int number, Language language) {
        return puzzle.title().isEmpty()
                ? PuzzleWords.in(language).puzzleNumber(number)
                : puzzle.title().in(language.tag());
    }

    /** What the solver is to reach, such as «White wins». */
    static String goal(Puzzle puzzle, Language language) {
        PuzzleMessages words = PuzzleWords.in(language);
        String side = language.side(puzzle.start().turn());
        if (puzzle.goal() instanceof Goal.WinIn winIn) {
            int n = winIn.moves();
            return switch (Plural.of(language, n)) {
                case ONE -> words.goalWinInOne(side, n);
                case FEW -> words.goalWinInFew(side, n);
                case MANY -> words.goalWinInMany(side, n);
            };
        }
        if (puzzle.goal() instanceof Goal.Gain gain) {
            int n = gain.men();
            return switch (Plural.of(language, n)) {
                case ONE -> n == 1 ? words.goalGainOne(side) : words.goalGainMany(side, n);
                case FEW -> words.goalGainFew(side, n);
                case MANY -> words.goalGainMany(side, n);
            };
        }
        return puzzle.goal() instanceof Goal.Draw ? words.goalDraw(side) : words.goalWin(side);
    }
}
