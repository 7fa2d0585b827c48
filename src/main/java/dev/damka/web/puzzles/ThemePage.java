package dev.damka.web.puzzles;

import dev.damka.puzzles.Catalogue;
import dev.damka.puzzles.NextPuzzle;
import dev.damka.puzzles.Puzzle;
import dev.damka.puzzles.Theme;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Routes;
import dev.damka.rules.Side;
import dev.damka.rules.notation.MoveWriter;
import dev.damka.web.drills.DrillListPage;
import dev.damka.web.rules.Chapter;
import dev.damka.web.shared.BoardDrawing;
import dev.damka.web.shared.BoardView;
import dev.damka.web.shared.BoardWords;
import dev.damka.web.shared.Counted;
import dev.damka.web.shared.Ink;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.MoveRecord;
import dev.damka.web.shared.PageLink;
import dev.damka.web.shared.Prose;
import io.quarkus.qute.RawString;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A theme: what it is, the puzzle that comes next (a worked one when all are solved), its puzzles as squares to fill in.
 *
 * @param about the address of the chapter on it; empty for none
 * @param drills the endings of the theme that can be played out
 */
public record ThemePage(
        String id,
        String group,
        String name,
        String gist,
        String about,
        String puzzleCount,
        String solvedCount,
        @Nullable PageLink next,
        List<PageLink> drills,
        BoardView diagram,
        RawString caption,
        List<LevelChoice> levels,
        boolean unsolved,
        List<Cell> cells,
        int page,
        int pages,
        String previous,
        String following) {
    private static final int PER_PAGE = 100;
    private static final RawString DONE =
            new RawString("<svg viewBox=\"0 0 48 48\" aria-hidden=\"true\"><path d=\"M15 22l8 8 15-20\"/></svg>");
    private static final RawString AGAIN =
            new RawString("<svg viewBox=\"0 0 48 48\" aria-hidden=\"true\"><path d=\"M12 22q4-8 8 0t8 0 8 0\"/></svg>");
    private static final RawString OPEN = new RawString("");

    /** A level to filter by. */
    public record LevelChoice(int level, boolean chosen) {}

    /** What is asked of a theme's page. */
    record Filter(@Nullable Integer level, boolean unsolved, int page) {
        static Filter of(@Nullable String level, @Nullable String unsolved, @Nullable String page) {
            return new Filter(
                    level != null && level.matches("[1-5]") ? Integer.valueOf(level) : null,
                    "1".equals(unsolved),
                    page != null && page.matches("[1-9][0-9]{0,4}") ? Integer.parseInt(page) : 1);
        }

        boolean shows(Puzzle puzzle, Progress progress) {
            return (level == null || puzzle.level() == level)
                    && !(unsolved && progress.solved().contains(puzzle.id()));
        }

        String address(Theme theme, int shown) {
            return "/themes/" + theme.id() + "?page=" + shown + (level == null ? "" : "&level=" + level)
                    + (unsolved ? "&unsolved=1" : "");
        }
    }

    /**
     * A puzzle as a square.
     *
     * @param css {@code done}, {@code again} or empty
     * @param label what a screen reader says, empty for the number alone
     * @param current whether it is the one to solve next
     */
    public record Cell(int number, String href, String css, RawString mark, String label, boolean current) {}

    static ThemePage of(
            Theme theme,
            Catalogue catalogue,
            Filter filter,
            Progress progress,
            Optional<Chapter> about,
            Language language) {
        List<Puzzle> puzzles = catalogue.inTheme(theme.id());
        PuzzleMessages words = PuzzleWords.in(language);
        Optional<Puzzle> next = NextPuzzle.in(catalogue, theme.id(), progress.solved());
        int[] shown = IntStream.range(0, puzzles.size())
                .filter(i -> filter.shows(puzzles.get(i), progress))
                .toArray();
        int pages = Math.max(1, (shown.length + PER_PAGE - 1) / PER_PAGE);
        int page = Math.min(filter.page(), pages);
        List<Cell> cells = Arrays.stream(shown)
                .skip((page - 1L) * PER_PAGE)
                .limit(PER_PAGE)
                .mapToObj(i -> cell(puzzles.get(i), theme, i + 1, next, progress, words))
                .toList();
        int solved = progress.solvedOf(puzzles);
        Puzzle first = puzzles.get(0);
        return new ThemePage(
                theme.id(),
                CataloguePage.groupName(theme.group(), language),
                theme.name().in(language.tag()),
                Prose.sentence(theme.gist().in(language.tag())),
                about.map(Chapter::href).orElse(""),
                Counted.puzzles(language, puzzles.size()),
                solved == 0 ? "" : language.words().solvedCount(solved),
                next.map(puzzle -> PageLink.of(
                                PuzzleAddress.start(puzzle, theme.id()).toString(),
                                words.onward(catalogue.numberIn(theme.id(), puzzle))))
                        .orElse(null),
                DrillListPage.ofTheme(theme.id(), language),
                next.map(puzzle -> open(puzzle, language)).orElseGet(() -> worked(first, language)),
                next.map(puzzle -> Prose.html(Task.goal(puzzle, language) + "."))
                        .orElseGet(() -> caption(first, language)),
                IntStream.rangeClosed(1, 5)
                        .mapToObj(level ->
                                new LevelChoice(level, Integer.valueOf(level).equals(filter.level())))
                        .toList(),
                filter.unsolved(),
                cells,
                page,
                pages,
                page == 1 ? "" : filter.address(theme, page - 1),
                page == pages ? "" : filter.address(theme, page + 1));
    }

    private static Cell cell(
            Puzzle puzzle, Theme theme, int number, Optional<Puzzle> next, Progress progress, PuzzleMessages words) {
        String href = PuzzleAddress.start(puzzle, theme.id()).toString();
        if (progress.solved().contains(puzzle.id())) {
            return new Cell(number, href, "done", DONE, words.cellDone(number), false);
        }
        boolean current = next.isPresent() && next.get() == puzzle;
        if (progress.isToRepeat(puzzle)) {
            return new Cell(number, href, "again", AGAIN, words.cellAgain(number), current);
        }
        return new Cell(number, href, "", OPEN, "", current);
    }

    /** A puzzle that is still to be solved, so without its key. */
    private static BoardView open(Puzzle puzzle, Language language) {
        Position start = puzzle.start();
        return BoardDrawing.of(start, start.turn() == Side.BLACK, BoardWords.of(language.words()))
                .view(Task.goal(puzzle, language));
    }

    /** A puzzle with the move that solves it. */
    private static BoardView worked(Puzzle puzzle, Language language) {
        Position start = puzzle.start();
        Move move = puzzle.mainLine().get(0);
        return BoardDrawing.of(start, start.turn() == Side.BLACK, BoardWords.of(language.words()))
                .arrow(Routes.first(start, move), Ink.PEN)
                .view(PuzzleWords.in(language)
                        .figureMove(language.side(start.turn()), MoveWriter.fullForm(start, move)));
    }

    private static RawString caption(Puzzle puzzle, Language language) {
        String line = String.join(" ", MoveRecord.full(puzzle.start(), puzzle.mainLine()));
        String comment = puzzle.comment().in(language.tag());
        return Prose.html(line + "." + (comment.isEmpty() ? "" : " " + comment));
    }
}
