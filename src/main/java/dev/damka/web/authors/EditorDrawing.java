package dev.damka.web.authors;

import dev.damka.puzzles.workshop.Sketch;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.Square;
import dev.damka.rules.notation.MoveReader;
import dev.damka.rules.notation.Reading;
import dev.damka.web.authors.EditorPage.Cell;
import dev.damka.web.authors.EditorPage.Choice;
import dev.damka.web.shared.BoardDrawing;
import dev.damka.web.shared.BoardView;
import dev.damka.web.shared.BoardWords;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.MoveEntry;
import dev.damka.web.shared.MoveForm;
import dev.damka.web.shared.MoveForm.Hidden;
import dev.damka.web.shared.MoveRecord;
import dev.damka.web.shared.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The board of the editor: one to place pieces on, or one on which the moves of the main line are entered. */
final class EditorDrawing {
    /** Longer addresses are not taken by every server on the way. */
    static final int LONGEST_ADDRESS = 6_000;

    private final Sheet sheet;
    private final Language language;
    private final AuthorMessages words;
    private final BoardWords boardWords;

    EditorDrawing(Sheet sheet, Language language) {
        this.sheet = sheet;
        this.language = language;
        this.words = language.bundle(AuthorMessages.class);
        this.boardWords = BoardWords.of(language.words());
    }

    /** What is placed so far. */
    BoardView placed() {
        Position position =
                sheet.position().orElseGet(() -> Sheet.fresh().position().orElseThrow());
        return BoardDrawing.of(position, sheet.isFlipped(), boardWords).view(words.placeTitle());
    }

    /** The squares, row by row from the top. */
    List<Cell> squares(String pressed) {
        Optional<Position> position = sheet.position();
        List<Cell> cells = new ArrayList<>();
        for (int row = 0; row < 8; row++) {
            for (int column = 0; column < 8; column++) {
                int file = sheet.isFlipped() ? 7 - column : column;
                int rank = sheet.isFlipped() ? row : 7 - row;
                cells.add(Square.at(file, rank)
                        .map(square -> cell(square, position, pressed))
                        .orElse(new Cell("", "", false)));
            }
        }
        return cells;
    }

    private Cell cell(Square square, Optional<Position> position, String pressed) {
        String there = position.flatMap(one -> one.at(square))
                .map(piece -> ", " + language.side(piece.side()) + ", "
                        + (piece.king() ? boardWords.king() : boardWords.man()))
                .orElse("");
        return new Cell(square.toString(), square + there, square.toString().equals(pressed));
    }

    /** Whose move it is in the position. */
    String turn() {
        boolean black = sheet.position().map(one -> one.turn() == Side.BLACK).orElse(false);
        return black ? words.turnBlack() : words.turnWhite();
    }

    /** Why no solution can be entered yet. */
    Verdict stuck() {
        return Verdict.of(Verdict.Kind.RULE, words.stuck(), words.stuckText());
    }

    List<Choice> pieces() {
        Placing chosen = Placing.named(sheet.get("piece"));
        List<Choice> choices = new ArrayList<>();
        for (Placing piece : Placing.values()) {
            String label = switch (piece) {
                case WHITE_MAN -> words.whiteMan();
                case WHITE_KING -> words.whiteKing();
                case BLACK_MAN -> words.blackMan();
                case BLACK_KING -> words.blackKing();
                case NOTHING -> words.noPiece();
            };
            choices.add(new Choice(piece.id(), label, piece == chosen));
        }
        return choices;
    }

    /** A board with the main line played on it, and the form for its next move. */
    record Entered(BoardView board, MoveForm form, MoveEntry entry, MoveRecord record) {}

    Entered entered(Optional<Square> from, Optional<Square> to, @Nullable String tried) {
        Sketch sketch = sheet.sketch();
        Position position = sketch.position();
        Position start = sketch.positions().get(0);
        BoardDrawing drawing = BoardDrawing.of(position, (start.turn() == Side.BLACK) != sheet.isFlipped(), boardWords);
        MoveEntry entry = entry(drawing, position, from, to, tried);
        List<String> full = MoveRecord.full(sketch.positions(), sketch.moves());
        boolean solves = position.turn() == start.turn();
        MoveForm form = MoveForm.of(Sheet.EDITOR, hidden(), solves ? words.solverMove() : words.replyMove(), entry)
                .asking();
        MoveRecord record = MoveRecord.soFar(words.mainLine(), full, "…");
        return new Entered(board(drawing, sketch, position, full), form, entry, record);
    }

    /** What no field on the page holds. */
    private List<Hidden> hidden() {
        List<Hidden> hidden = new ArrayList<>();
        for (String name : List.of("piece", "flip")) {
            if (!sheet.get(name).isEmpty()) {
                hidden.add(new Hidden(name, sheet.get(name)));
            }
        }
        return hidden;
    }

    private MoveEntry entry(
            BoardDrawing drawing,
            Position position,
            Optional<Square> from,
            Optional<Square> to,
            @Nullable String tried) {
        if (tried != null) {
            Reading reading = MoveReader.read(position, tried, MoveReader.Style.TYPED);
            if (!(reading instanceof Reading.Found)) {
                MoveEntry refused = MoveEntry.refused(drawing, position, tried, reading, "", language);
                // The ways to choose from would be buttons of a form that does not hold the other fields.
                return new MoveEntry(refused.value(), true, "", List.of(), refused.note());
            }
        }
        return MoveEntry.inHand(
                        drawing,
                        position,
                        from,
                        to,
                        (first, last) -> sheet.address("from", first, "to", last),
                        language.words())
                .map(entry -> new MoveEntry(entry.value(), false, entry.help(), List.of(), entry.note()))
                .orElseGet(() -> MoveEntry.empty(position.outcome().isPresent() ? words.lineOver() : ""));
    }

    private BoardView board(BoardDrawing drawing, Sketch sketch, Position position, List<String> full) {
        int last = sketch.moves().size() - 1;
        if (last >= 0) {
            drawing.moved(sketch.positions().get(last), sketch.moves().get(last));
        }
        if (sheet.address().length() < LONGEST_ADDRESS) {
            for (Move move : position.legalMoves()) {
                drawing.link(move.from(), sheet.address("from", move.from().toString()));
            }
        }
        BoardView view = drawing.view(language.toMove(position.turn()));
        return position.outcome().isPresent() ? view.after(full) : view.playable(position, full);
    }
}
