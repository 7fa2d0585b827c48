package dev.damka.web.home;

import dev.damka.puzzles.Catalogue;
import dev.damka.puzzles.Puzzle;
import dev.damka.web.puzzles.Progress;
import dev.damka.web.puzzles.PuzzlePage;
import dev.damka.web.puzzles.Task;
import dev.damka.web.puzzles.ThemeEntry;
import dev.damka.web.shared.BoardView;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.Messages;
import dev.damka.web.shared.MoveForm;
import dev.damka.web.shared.PageLink;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The way in: today's puzzle, what was begun, what this is.
 *
 * @param today null while the catalogue is empty
 * @param shelf themes to go on with, or to begin with
 */
public record HomePage(@Nullable Today today, String shelfTitle, List<ThemeEntry> shelf, int themes) {
    private static final int ON_SHELF = 4;
    private static final long STRIDE = 2654435761L;

    /** Today's puzzle, to be solved right here. */
    public record Today(String href, String date, Task task, BoardView board, MoveForm form, List<PageLink> links) {}

    static HomePage of(Catalogue catalogue, Progress progress, Language language, LocalDate date) {
        List<ThemeEntry> all = ThemeEntry.all(catalogue, progress, language);
        List<ThemeEntry> begun = all.stream().filter(ThemeEntry::isBegun).toList();
        Messages words = language.words();
        return new HomePage(
                puzzleOf(date, catalogue)
                        .map(puzzle -> today(puzzle, catalogue, progress, language, date))
                        .orElse(null),
                begun.isEmpty() ? words.beginTitle() : words.continueTitle(),
                (begun.isEmpty() ? all : begun).stream().limit(ON_SHELF).toList(),
                all.size());
    }

    /** The same puzzle for everybody all day long; from day to day it jumps through the whole catalogue. */
    static Optional<Puzzle> puzzleOf(LocalDate date, Catalogue catalogue) {
        List<Puzzle> puzzles = catalogue.puzzles();
        if (puzzles.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(puzzles.get((int) Math.floorMod(date.toEpochDay() * STRIDE, (long) puzzles.size())));
    }

    private static Today today(
            Puzzle puzzle, Catalogue catalogue, Progress progress, Language language, LocalDate date) {
        PuzzlePage page = PuzzlePage.toSolve(puzzle, catalogue, progress, language);
        MoveForm form = page.form();
        if (form == null) {
            throw new IllegalStateException("an unsolved puzzle has a form");
        }
        return new Today(
                "/puzzles/" + puzzle.id(),
                DateTimeFormatter.ofPattern("d MMMM", language.locale()).format(date),
                page.task(),
                page.board(),
                form,
                page.links());
    }
}
