package dev.damka.rules.notation;

import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.Square;
import dev.damka.rules.notation.Flaw.Code;
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
            throw new FenException(Flaw.of(Code.FEN_TOO_LONG, text.length(), MAX_LENGTH), MAX_LENGTH + 1);
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
        Side turn = side(Code.NO_TURN);
        if (!accept(':')) {
            throw fault(Code.NO_COLON);
        }
        list();
        if (!accept(':')) {
            throw at == text.length() || text.charAt(at) == '.'
                    ? fault(Code.NO_OTHER_LIST, listed[0] ? "B" : "W")
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
            throw new FenException(Flaw.of(Code.NO_PIECES), 1);
        }
        return new Position(pieces[0], pieces[1], kings, turn);
    }

    private Side side(Code missing) {
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
        Side side = side(Code.LIST_FORM);
        if (listed[side.ordinal()]) {
            throw fault(start, side == Side.WHITE ? Code.SECOND_WHITE_LIST : Code.SECOND_BLACK_LIST);
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
            throw fault(start, king ? Code.NO_SQUARE_BEHIND_K : Code.NO_SQUARE);
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
                throw fault(start, Code.RANGE_BACKWARDS, first, last);
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
            throw fault(start, Code.NO_SUCH_NUMBER, shown(digits));
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
        throw fault(start, onBoard ? Code.LIGHT_SQUARE : Code.NO_SUCH_SQUARE, shown(name));
    }

    private void put(Side side, Square square, boolean king, int start) {
        if (((pieces[0] | pieces[1]) & square.bit()) != 0) {
            throw fault(start, Code.SQUARE_TWICE, square);
        }
        if (!king && square.rank() == (side == Side.WHITE ? 7 : 0)) {
            throw fault(start, side == Side.WHITE ? Code.WHITE_MAN_ON_LAST_RANK : Code.BLACK_MAN_ON_LAST_RANK, square);
        }
        if (Long.bitCount(pieces[side.ordinal()]) == MAX_PIECES) {
            throw fault(start, side == Side.WHITE ? Code.TOO_MANY_WHITE : Code.TOO_MANY_BLACK, square);
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
        return fault(Code.UNEXPECTED, shown(text.substring(at)));
    }

    private FenException fault(Code code, Object... items) {
        return fault(at, code, items);
    }

    private static FenException fault(int place, Code code, Object... items) {
        return new FenException(Flaw.of(code, items), place + 1);
    }

    private static String shown(String item) {
        return Excerpt.of(item.stripTrailing(), 12);
    }
}
