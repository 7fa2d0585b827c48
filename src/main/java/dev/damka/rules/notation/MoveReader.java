package dev.damka.rules.notation;

import dev.damka.rules.Legality;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Routes;
import dev.damka.rules.Square;
import dev.damka.rules.notation.Reading.Ambiguous;
import dev.damka.rules.notation.Reading.Found;
import dev.damka.rules.notation.Reading.Illegal;
import dev.damka.rules.notation.Reading.Problem;
import dev.damka.rules.notation.Reading.Unreadable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads moves ("Notation"): an exact full path wins, else a short form or partial path that fits one legal move. */
public final class MoveReader {
    /** The longest text that is read, in characters; a capture of all twelve pieces in full takes 38. */
    public static final int MAX_LENGTH = 100;

    /** Who wrote the text, and so which forms are accepted. */
    public enum Style {
        /** Puzzle files and records: the usual notation alone. */
        STRICT,
        /** People: other signs, upper case, blanks, Cyrillic look-alikes, the half-short form. */
        TYPED,
        /** Imported games: all that people write, and numeric squares. */
        IMPORTED
    }

    private static final String LOOK_ALIKES = "асевнзх×–—−‐‑";
    private static final String MEANT = "acebh3::-----";

    private static final Pattern HALF_SHORT = Pattern.compile("[a-h][:-]?[a-h][1-8]");
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,2}");

    private MoveReader() {}

    /** Reads a text as a move of that position. Any text has an answer. */
    public static Reading read(Position position, String text, Style style) {
        if (text.length() > MAX_LENGTH) {
            return new Unreadable(Problem.TOO_LONG, "");
        }
        String move = style == Style.STRICT ? text : normal(text);
        if (move.isEmpty()) {
            return new Unreadable(Problem.EMPTY, "");
        }
        if (style != Style.STRICT && HALF_SHORT.matcher(move).matches()) {
            return halfShort(position, move);
        }
        boolean capture = move.indexOf(':') >= 0;
        List<String> names = names(move, capture ? ':' : '-');
        if (names.size() < 2) {
            return new Unreadable(Problem.FORM, shown(text));
        }
        List<Square> path = new ArrayList<>(names.size());
        for (String name : names) {
            Optional<Square> square = square(name, style);
            if (square.isEmpty()) {
                return new Unreadable(Problem.NO_SUCH_SQUARE, shown(name));
            }
            path.add(square.get());
        }
        return find(position, path, text, capture, style);
    }

    private static String normal(String text) {
        StringBuilder normal = new StringBuilder(text.length());
        for (char c : text.strip().toLowerCase(Locale.ROOT).toCharArray()) {
            int meant = LOOK_ALIKES.indexOf(c);
            if (meant >= 0) {
                normal.append(MEANT.charAt(meant));
            } else if (c == 'x') {
                normal.append(':');
            } else if (!Character.isWhitespace(c) && !Character.isSpaceChar(c)) {
                normal.append(c);
            }
        }
        return normal.toString();
    }

    /** The names of squares between those signs; none where anything else stands there. */
    private static List<String> names(String move, char sign) {
        List<String> names = new ArrayList<>();
        int start = 0;
        for (int at = 0; at <= move.length(); at++) {
            if (at == move.length() || move.charAt(at) == sign) {
                if (at == start) {
                    return List.of();
                }
                names.add(move.substring(start, at));
                start = at + 1;
            } else if (!isLetterOrDigit(move.charAt(at))) {
                return List.of();
            }
        }
        return names;
    }

    private static boolean isLetterOrDigit(char c) {
        return c >= 'a' && c <= 'z' || c >= '0' && c <= '9';
    }

    private static Optional<Square> square(String name, Style style) {
        if (style == Style.IMPORTED && NUMBER.matcher(name).matches()) {
            return Square.numbered(Integer.parseInt(name));
        }
        return Square.named(name);
    }

    /** {@code cd4} and {@code b:d4}: the file of the start, and the end. */
    private static Reading halfShort(Position position, String text) {
        int file = text.charAt(0) - 'a';
        Optional<Square> to = Square.named(text.substring(text.length() - 2));
        if (to.isEmpty()) {
            return new Unreadable(Problem.NO_SUCH_SQUARE, text.substring(text.length() - 2));
        }
        boolean capture = text.indexOf(':') >= 0;
        List<Move> fitting = position.legalMoves().stream()
                .filter(move -> move.from().file() == file && move.to() == to.get())
                .filter(move -> move.isCapture() || !capture)
                .toList();
        if (!fitting.isEmpty()) {
            return oneOf(fitting);
        }
        // No move fits: it was meant, we take it, for the nearest piece on that file.
        return Square.of(position.pieces(position.turn())).stream()
                .filter(from -> from.file() == file)
                .min(Comparator.comparingInt(
                        from -> Math.abs(from.rank() - to.get().rank())))
                .<Reading>map(from -> new Illegal(Legality.explain(position, List.of(from, to.get()), capture)))
                .orElseGet(() -> new Unreadable(Problem.FORM, text));
    }

    private static Reading find(Position position, List<Square> path, String text, boolean capture, Style style) {
        Square from = path.get(0);
        Square to = path.get(path.size() - 1);
        List<Move> ends = new ArrayList<>();
        for (Move move : position.legalMoves()) {
            // People write c3-e5 for a capture as well; the other way round they claim a capture that is not there.
            boolean meant = move.isCapture() == capture || move.isCapture() && style != Style.STRICT;
            if (meant && move.from() == from && move.to() == to) {
                ends.add(move);
            }
        }
        List<Move> fitting = ends;
        if (path.size() > 2 || ends.size() > 1) {
            for (Move move : ends) {
                if (Routes.of(position, move).contains(path)) {
                    return new Found(move);
                }
            }
        }
        if (path.size() > 2) {
            fitting = ends.stream()
                    .filter(move -> Routes.of(position, move).stream().anyMatch(route -> Routes.isPart(path, route)))
                    .toList();
        }
        if (!fitting.isEmpty()) {
            return oneOf(fitting);
        }
        boolean isStepWithMoreSquares = !ends.isEmpty() && !ends.get(0).isCapture();
        return isStepWithMoreSquares
                ? new Unreadable(Problem.FORM, shown(text))
                : new Illegal(Legality.explain(position, path, capture));
    }

    private static Reading oneOf(List<Move> fitting) {
        return fitting.size() == 1 ? new Found(fitting.get(0)) : new Ambiguous(fitting);
    }

    private static String shown(String item) {
        return Excerpt.of(item.strip(), 20);
    }
}
