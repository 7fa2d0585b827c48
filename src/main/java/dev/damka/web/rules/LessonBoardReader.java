package dev.damka.web.rules;

import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.FenException;
import dev.damka.rules.notation.MoveReader;
import dev.damka.rules.notation.Reading;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Reads the block of a board: a line each of a name, a colon and a value. */
final class LessonBoardReader {
    private static final Set<String> NAMES =
            Set.of("fen", "caption", "claim", "line", "play", "wrong", "done", "flip", "drill");
    private static final String ANY = "any";

    private final TextFile file;
    private final int number;
    private final Map<String, String> fields = new HashMap<>();
    private final List<String> claims = new ArrayList<>();

    private LessonBoardReader(TextFile file, int number) {
        this.file = file;
        this.number = number;
    }

    /**
     * The board of a block.
     *
     * @throws IllegalStateException that names the file, the board and what would be right
     */
    static LessonBoard read(TextFile file, int number, String block) {
        LessonBoardReader reader = new LessonBoardReader(file, number);
        block.lines().filter(line -> !line.isBlank()).forEach(reader::line);
        return reader.board();
    }

    private void line(String line) {
        int colon = line.indexOf(':');
        String name = colon < 0 ? line : line.substring(0, colon).strip();
        if (!NAMES.contains(name)) {
            throw fault("'" + line + "' begins with none of " + String.join(", ", new TreeSet<>(NAMES)));
        }
        String value = line.substring(colon + 1).strip();
        if (name.equals("claim")) {
            claims.add(value);
        } else if (fields.put(name, value) != null) {
            throw fault(name + " stands twice; only claims may");
        }
    }

    private LessonBoard board() {
        Position start = start();
        String flip = field("flip");
        if (!flip.isEmpty() && !flip.equals("yes")) {
            throw fault("flip: " + flip + "; write flip: yes, or leave it out");
        }
        if (field("caption").isEmpty()) {
            throw fault("it has no caption; say in a line what it shows");
        }
        List<Move> line = moves(start, field("line"), true);
        List<Move> right = field("play").equals(ANY) ? start.legalMoves() : moves(start, field("play"), false);
        if (right.isEmpty() && !(field("wrong") + field("done")).isEmpty()) {
            throw fault("wrong and done answer a move; add play");
        }
        return new LessonBoard(
                number,
                start,
                field("caption"),
                List.copyOf(claims),
                line,
                right,
                field("wrong"),
                field("done"),
                !flip.isEmpty(),
                field("drill"));
    }

    private Position start() {
        try {
            return Fen.read(field("fen"));
        } catch (FenException e) {
            throw fault("fen: " + e.getMessage());
        }
    }

    /** Moves that follow each other, or that are each made from the start. */
    private List<Move> moves(Position start, String written, boolean inTurn) {
        List<Move> moves = new ArrayList<>();
        Position at = start;
        for (String text : written.isEmpty() ? new String[0] : written.split("\\s+")) {
            Reading reading = MoveReader.read(at, text, MoveReader.Style.STRICT);
            if (!(reading instanceof Reading.Found found)) {
                throw fault(text + " is not one legal move of " + Fen.write(at));
            }
            moves.add(found.move());
            at = inTurn ? at.play(found.move()) : start;
        }
        return List.copyOf(moves);
    }

    private String field(String name) {
        return fields.getOrDefault(name, "");
    }

    private IllegalStateException fault(String what) {
        return file.fault("board " + number, what);
    }
}
