package dev.damka.puzzles;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Chooses what to solve next. */
public final class NextPuzzle {
    private NextPuzzle() {}

    /** The first unsolved puzzle of the theme. */
    public static Optional<Puzzle> in(Catalogue catalogue, String themeId, Set<String> solved) {
        return unsolved(catalogue.inTheme(themeId), solved);
    }

    /**
     * The next unsolved puzzle of the theme behind that one, else the first unsolved one before it; never that one
     * itself.
     */
    public static Optional<Puzzle> after(Puzzle puzzle, Catalogue catalogue, String themeId, Set<String> solved) {
        List<Puzzle> inTheme = catalogue.inTheme(themeId);
        int number = catalogue.numberIn(themeId, puzzle);
        return unsolved(inTheme.subList(number, inTheme.size()), solved)
                .or(() -> unsolved(inTheme.subList(0, Math.max(0, number - 1)), solved));
    }

    private static Optional<Puzzle> unsolved(List<Puzzle> puzzles, Set<String> solved) {
        return puzzles.stream().filter(puzzle -> !solved.contains(puzzle.id())).findFirst();
    }
}
