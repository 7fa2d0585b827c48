package dev.damka.rules.notation;

import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.Square;
import java.util.Locale;
import java.util.Optional;

/** Positions as text, such as {@code W:Wc3,Kd4:Bb6,Ke5} ("FEN"). */
public final class Fen {
    /** The longest text that is read, in characters. */
    public static final int MAX_LENGTH = 512;

    private static final int MAX_PIECES = 12;

    private final String text;
    private int at;
    private long kings;
    private final long[] pieces = new long[2];
    private final boolean[] listed = new boolean[2];

    private Fen(String text) {
        this.text = text;
    }

    /**
     * Reads a position in any accepted form.
     *
     * @throws FenException with the first item that is wrong and its place
     */
    public static Position read(String text) {
        if (text.length() > MAX_LENGTH) {
            throw new FenException(
                    "the text is too long: " + text.length() + " characters, at most " + MAX_LENGTH, MAX_LENGTH + 1);
        }
        return new Fen(text).read();
    }

    /** Writes the one written form: side to move, White, Black; squares in rank order then file order; no dot. */
    public static String write(Position position) {
        StringBuilder fen = new StringBuilder(position.turn() == Side.WHITE ? "W" : "B");
        for (Side side : Side.values()) {
            fen.append(side == Side.WHITE ? ":W" : ":B");
            String comma = "";
            for (Square square : Square.of(position.pieces(side))) {
                fen.append(comma)
                        .append((position.kings() & square.bit()) != 0 ? "K" : "")
                        .append(square);
                comma = ",";
            }
        }
        return fen.toString();
    }

    private Position read() {
        Side turn = side("the side to move is missing: begin with W: or B:");
        expect(':', "a colon after the side to move");
        list();
        if (!accept(':')) {
            throw at == text.length() || text.charAt(at) == '.'
                    ? fault("the list of the other side is missing: write :" + (listed[0] ? "B" : "W")
                            + ", even if empty")
                    : unexpected();
        }
        list();
        suffixes();
        accept('.');
        skipBlanks();
        if (at < text.length()) {
            throw unexpected();
        }
        if ((pieces[0] | pieces[1]) == 0) {
            throw new FenException("there is no piece at all", 1);
        }
        return new Position(pieces[0], pieces[1], kings, turn);
    }

    private Side side(String missing) {
        skipBlanks();
        char letter = Character.toUpperCase(charAt(at));
        if (letter != 'W' && letter != 'B') {
            throw fault(missing);
        }
        at++;
        return letter == 'W' ? Side.WHITE : Side.BLACK;
    }

    private void list() {
        skipBlanks();
        int start = at;
        Side side = side("a list of pieces begins with W or B");
        if (listed[side.ordinal()]) {
            throw new FenException(
                    "a second list of " + (side == Side.WHITE ? "White" : "Black") + "'s pieces", start + 1);
        }
        listed[side.ordinal()] = true;
        skipBlanks();
        if (at == text.length() || text.charAt(at) == ':' || text.charAt(at) == '.') {
            return;
        }
        do {
            item(side);
        } while (accept(','));
    }

    private void item(Side side) {
        skipBlanks();
        if (!usualItem(side)) {
            anyItem(side, at);
        }
    }

    /** Takes a dark square in small letters, with or without K, that stands right before a sign or the end. */
    private boolean usualItem(Side side) {
        int start = at;
        boolean king = charAt(start) == 'K';
        int name = king ? start + 1 : start;
        int file = charAt(name) - 'a';
        int rank = charAt(name + 1) - '1';
        char behind = charAt(name + 2);
        if (behind != ',' && behind != ':' && behind != ' ') {
            return false;
        }
        Optional<Square> square = Square.at(file, rank);
        if (square.isEmpty()) {
            return false;
        }
        at = name + 2;
        put(side, square.get(), king, start);
        return true;
    }

    /** The character there; a blank behind the end. */
    private char charAt(int place) {
        return place < text.length() ? text.charAt(place) : ' ';
    }

    private void anyItem(Side side, int start) {
        String item = word().toLowerCase(Locale.ROOT);
        boolean king = item.startsWith("k");
        String name = king ? item.substring(1) : item;
        if (name.isEmpty()) {
            throw new FenException("a square is missing" + (king ? " behind K" : ""), start + 1);
        }
        if (!isNumber(name)) {
            put(side, square(name, start), king, start);
            return;
        }
        int first = number(name, start);
        int last = first;
        if (accept('-')) {
            skipBlanks();
            last = number(word(), start);
            if (last < first) {
                throw new FenException("the range " + first + "-" + last + " runs backwards", start + 1);
            }
        }
        for (int number = first; number <= last; number++) {
            put(side, Square.numbered(number).orElseThrow(), king, start);
        }
    }

    /** What stands before the next sign or blank. */
    private String word() {
        int from = at;
        while (at < text.length() && ",:.-".indexOf(text.charAt(at)) < 0 && !isBlank(text.charAt(at))) {
            at++;
        }
        return text.substring(from, at);
    }

    private static boolean isNumber(String name) {
        for (int i = 0; i < name.length(); i++) {
            if (name.charAt(i) < '0' || name.charAt(i) > '9') {
                return false;
            }
        }
        return !name.isEmpty();
    }

    private static int number(String digits, int start) {
        int number = !isNumber(digits) || digits.length() > 4 ? 0 : Integer.parseInt(digits);
        if (number < 1 || number > 32) {
            throw new FenException("unknown square '" + shown(digits) + "': numbers are 1 to 32", start + 1);
        }
        return number;
    }

    private static Square square(String name, int start) {
        Optional<Square> square = Square.named(name);
        if (square.isPresent()) {
            return square.get();
        }
        boolean onBoard = name.length() == 2
                && name.charAt(0) >= 'a'
                && name.charAt(0) <= 'h'
                && name.charAt(1) >= '1'
                && name.charAt(1) <= '8';
        throw new FenException(
                onBoard
                        ? "light square " + name
                        : "unknown square '" + shown(name) + "': a square is a1 to h8, or 1 to 32",
                start + 1);
    }

    private void put(Side side, Square square, boolean king, int start) {
        if (((pieces[0] | pieces[1]) & square.bit()) != 0) {
            throw new FenException("square " + square + " is named twice", start + 1);
        }
        if (!king && square.rank() == (side == Side.WHITE ? 7 : 0)) {
            throw new FenException(
                    (side == Side.WHITE ? "a white man" : "a black man") + " can't stand on " + square
                            + ", it would be a king: K" + square,
                    start + 1);
        }
        if (Long.bitCount(pieces[side.ordinal()]) == MAX_PIECES) {
            throw new FenException(
                    "more than 12 " + (side == Side.WHITE ? "white" : "black") + " pieces with " + square, start + 1);
        }
        pieces[side.ordinal()] |= square.bit();
        if (king) {
            kings |= square.bit();
        }
    }

    /** Skips suffixes such as {@code :H0:F1}, which other programs write and which mean nothing here. */
    private void suffixes() {
        while (accept(':')) {
            skipBlanks();
            char letter = Character.toUpperCase(charAt(at));
            if (letter != 'H' && letter != 'F') {
                throw unexpected();
            }
            at++;
            while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
                at++;
            }
        }
    }

    private void expect(char c, String what) {
        if (!accept(c)) {
            throw fault("expected " + what);
        }
    }

    private boolean accept(char c) {
        skipBlanks();
        if (at < text.length() && text.charAt(at) == c) {
            at++;
            return true;
        }
        return false;
    }

    private void skipBlanks() {
        while (at < text.length() && isBlank(text.charAt(at))) {
            at++;
        }
    }

    /** Blanks, line ends, and the no-break spaces that text copied from a page carries. */
    private static boolean isBlank(char c) {
        return (c <= ' ' || c > '~') && (Character.isWhitespace(c) || Character.isSpaceChar(c));
    }

    private FenException unexpected() {
        return fault("unexpected '" + shown(text.substring(at))
                + "': pieces are parted by commas, the two sides by a colon");
    }

    private FenException fault(String message) {
        return new FenException(message, at + 1);
    }

    private static String shown(String item) {
        return Excerpt.of(item.stripTrailing(), 12);
    }
}
