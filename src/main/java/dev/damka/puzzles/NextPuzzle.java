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
        int place = 0;
        while (place < inTheme.size() && !inTheme.get(place).id().equals(puzzle.id())) {
            place++;
        }
        List<Puzzle> before = inTheme.subList(0, place);
        return unsolved(inTheme.subList(Math.min(place + 1, inTheme.size()), inTheme.size()), solved)
                .or(() -> unsolved(before, solved));
    }

    private static Optional<Puzzle> unsolved(List<Puzzle> puzzles, Set<String> solved) {
        return puzzles.stream().filter(puzzle -> !solved.contains(puzzle.id())).findFirst();
    }
}
