package dev.damka.puzzles.workshop;

import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.notation.MoveReader;
import dev.damka.rules.notation.MoveWriter;
import dev.damka.rules.notation.Reading;
import java.util.ArrayList;
import java.util.List;

/**
 * The main line of a solution that is still being written, as far as it can be read; groups and comments are passed
 * over. Faults are the checker's.
 *
 * @param positions every position of the line; one more than there are moves
 * @param starts where each move begins in the text
 * @param end where the part that could be read ends
 */
public record Sketch(String text, List<Position> positions, List<Move> moves, List<Integer> starts, int end) {
    public Sketch {
        positions = List.copyOf(positions);
        moves = List.copyOf(moves);
        starts = List.copyOf(starts);
    }

    /** Reads the main line of that text from its start position on. */
    public static Sketch of(Position start, String text) {
        List<Position> positions = new ArrayList<>(List.of(start));
        List<Move> moves = new ArrayList<>();
        List<Integer> starts = new ArrayList<>();
        int at = next(text, 0);
        while (at < text.length()) {
            int wordEnd = wordEnd(text, at);
            Position position = positions.get(positions.size() - 1);
            String word = text.substring(at, wordEnd).replaceAll("[!?]+$", "");
            if (!(MoveReader.read(position, word, MoveReader.Style.STRICT) instanceof Reading.Found found)) {
                break;
            }
            starts.add(at);
            moves.add(found.move());
            positions.add(position.play(found.move()));
            at = next(text, wordEnd);
        }
        return new Sketch(text, positions, moves, starts, at);
    }

    /** The next place at which a word of the main line begins. */
    private static int next(String text, int from) {
        int depth = 0;
        int at = from;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '{') {
                int closed = text.indexOf('}', at);
                at = closed < 0 ? text.length() : closed;
            } else if (c == '(') {
                depth++;
            } else if (c == ')') {
                depth--;
            } else if (depth <= 0 && !Character.isWhitespace(c)) {
                return at;
            }
            at++;
        }
        return text.length();
    }

    private static int wordEnd(String text, int from) {
        int at = from;
        while (at < text.length() && !Character.isWhitespace(text.charAt(at)) && "(){}".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return Math.max(at, Math.min(from + 1, text.length()));
    }

    /** The position at the end of the line. */
    public Position position() {
        return positions.get(positions.size() - 1);
    }

    /** Whether the main line could be read to its end. */
    public boolean isWhole() {
        return end == text.length();
    }

    /** The text with one more move at the end of the line; what could not be read stays behind it. */
    public String with(Move move) {
        String before = text.substring(0, end).strip();
        String rest = text.substring(end).strip();
        String written = MoveWriter.write(position(), move);
        return (before + " " + written + " " + rest).strip();
    }

    /** The text without the last move of the line and what hangs on it. */
    public String withoutLast() {
        return moves.isEmpty()
                ? text
                : text.substring(0, starts.get(starts.size() - 1)).strip();
    }
}
