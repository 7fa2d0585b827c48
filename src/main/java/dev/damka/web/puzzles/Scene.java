package dev.damka.web.puzzles;

import dev.damka.puzzles.Catalogue;
import dev.damka.puzzles.Line;
import dev.damka.puzzles.NextPuzzle;
import dev.damka.puzzles.Puzzle;
import dev.damka.puzzles.Theme;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.notation.Fen;
import dev.damka.web.shared.BoardDrawing;
import dev.damka.web.shared.BoardWords;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.PageLink;
import dev.damka.web.shared.Scale;
import dev.damka.web.shared.SitePath;
import java.util.List;
import java.util.Optional;

/**
 * A puzzle as somebody solves it: what every state of its page is made from.
 *
 * @param theme the theme in which it is being solved
 * @param line as far as it was played
 */
record Scene(Catalogue catalogue, Theme theme, Line line, Progress progress, Language language, PuzzleAddress address) {

    static Scene of(Catalogue catalogue, Line line, PuzzleQuery query, Progress progress, Language language) {
        Theme theme = theme(line.puzzle(), query);
        return new Scene(
                catalogue, theme, line, progress, language, PuzzleAddress.of(line, theme.id(), query.isFlipped()));
    }

    /** The theme in which a puzzle is solved: the one asked for if it has that, else its main one. */
    static Theme theme(Puzzle puzzle, PuzzleQuery query) {
        return puzzle.themes().stream()
                .filter(one -> one.id().equals(query.theme))
                .findFirst()
                .orElse(puzzle.themes().get(0));
    }

    Puzzle puzzle() {
        return line.puzzle();
    }

    PuzzleMessages words() {
        return PuzzleWords.in(language);
    }

    Task task() {
        return Task.of(puzzle(), theme, catalogue, language);
    }

    /** The side that does not solve, at the beginning of a sentence. */
    String opponent() {
        return language.side(puzzle().start().turn().opponent());
    }

    /** A drawing of that position as the solver sees it. */
    BoardDrawing draw(Position position) {
        boolean turned = (puzzle().start().turn() == Side.BLACK) != address.flip();
        return BoardDrawing.of(position, turned, BoardWords.of(language.words()));
    }

    /** The title of a board on which somebody is to move. */
    String toMove(Position position) {
        return language.toMove(position.turn());
    }

    /** Shows the move that led to a position: where it began and ended, and how a capture went. */
    static BoardDrawing showMove(BoardDrawing drawing, Position before, Move move, boolean stillStanding) {
        drawing.moved(before, move);
        if (move.isCapture() && stillStanding) {
            drawing.taken(before, move);
        }
        return drawing;
    }

    /** What follows in the theme, unsolved ones first; empty where the theme has no other puzzle. */
    Optional<PageLink> next() {
        return NextPuzzle.after(puzzle(), catalogue, theme.id(), progress.solved())
                .map(this::linkTo);
    }

    /** The way past this puzzle: to the next one, or to the theme where none is left. */
    PageLink skip() {
        String label = words().skipPuzzle();
        return next().map(link -> new PageLink(link.href(), label, "n"))
                .orElseGet(() -> new PageLink("/themes/" + theme.id(), label, "n"));
    }

    /** A whole game from the puzzle's position. */
    PageLink playOut() {
        String fen = Fen.write(puzzle().start());
        return PageLink.of(SitePath.with("/games/new", List.of("fen", fen)), words().playOut());
    }

    PageLink flip() {
        return new PageLink(address.flipped().toString(), language.words().flip(), "f");
    }

    /** How many puzzles of the theme are solved. */
    Scale counter() {
        var inTheme = catalogue.inTheme(theme.id());
        int solved = progress.solvedOf(inTheme);
        String text = words().solvedOf(solved, inTheme.size());
        return new Scale(theme.name().in(language.tag()), text, false, solved, inTheme.size());
    }

    private PageLink linkTo(Puzzle next) {
        int number = catalogue.numberIn(theme.id(), next);
        return new PageLink(PuzzleAddress.start(next, theme.id()).toString(), words().nextPuzzle(number), "n");
    }
}
