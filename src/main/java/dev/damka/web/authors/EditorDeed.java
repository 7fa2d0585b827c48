package dev.damka.web.authors;

import dev.damka.puzzles.workshop.Sketch;
import dev.damka.rules.Position;
import dev.damka.rules.Square;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.MoveReader;
import dev.damka.rules.notation.Reading;
import jakarta.ws.rs.core.MultivaluedMap;
import java.util.List;
import java.util.Optional;

/**
 * What a button or a move of the editor has made of a sheet.
 *
 * @param more what the page is asked besides, as names and values in turn
 */
record EditorDeed(Sheet sheet, List<String> more) {
    /** Does what the form asks. */
    static EditorDeed of(MultivaluedMap<String, String> form) {
        Sheet sheet = Sheet.of(form);
        String square = form.getFirst("square");
        if (square != null) {
            return placed(sheet, square);
        }
        String deed = form.getFirst("do");
        String move = form.getFirst("move");
        if (deed == null) {
            return move == null || move.isBlank() || sheet.isPlacing() ? plain(sheet) : played(sheet, move);
        }
        return switch (deed) {
            case "place" -> plain(sheet.with("mode", "place"));
            case "line" -> toLine(sheet.with("mode", ""));
            case "clear" -> plain(board(sheet, cleared(sheet)));
            case "start" -> plain(board(sheet, Position.START));
            case "turn" -> plain(turned(sheet));
            case "flip" -> plain(sheet.with("flip", sheet.isFlipped() ? "" : "1"));
            case "back" ->
                plain(
                        sheet.isPlacing()
                                ? sheet
                                : sheet.with("solution", sheet.sketch().withoutLast()));
            case "others" -> new EditorDeed(sheet, List.of("others", "1"));
            default -> plain(sheet);
        };
    }

    private static EditorDeed plain(Sheet sheet) {
        return new EditorDeed(sheet, List.of());
    }

    private static EditorDeed toLine(Sheet sheet) {
        return sheet.isPlacing() ? new EditorDeed(sheet, List.of("stuck", "1")) : plain(sheet);
    }

    private static Sheet board(Sheet sheet, Position position) {
        return sheet.with("fen", Fen.write(position)).with("mode", "place");
    }

    /** An empty board with the same side to move. */
    private static Position cleared(Sheet sheet) {
        Position fresh = Sheet.fresh().position().orElseThrow();
        return sheet.position().map(one -> Placing.turned(fresh, one.turn())).orElse(fresh);
    }

    private static Sheet turned(Sheet sheet) {
        return sheet.position()
                .map(one -> board(sheet, Placing.turned(one, one.turn().opponent())))
                .orElse(sheet);
    }

    private static EditorDeed placed(Sheet sheet, String name) {
        Optional<Square> square = Square.named(name);
        if (square.isEmpty()) {
            return plain(sheet);
        }
        Position position =
                sheet.position().orElseGet(() -> Sheet.fresh().position().orElseThrow());
        Position after = Placing.named(sheet.get("piece")).on(position, square.get());
        return new EditorDeed(board(sheet, after), List.of("at", name));
    }

    private static EditorDeed played(Sheet sheet, String typed) {
        Sketch sketch = sheet.sketch();
        Reading reading = MoveReader.read(sketch.position(), typed, MoveReader.Style.TYPED);
        return reading instanceof Reading.Found found
                ? plain(sheet.with("solution", sketch.with(found.move())))
                : new EditorDeed(sheet, List.of("try", typed));
    }
}
