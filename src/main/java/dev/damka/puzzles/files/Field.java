package dev.damka.puzzles.files;

import java.util.Arrays;

/** A field as it stands in a file, over one line or several; it knows where each character of its value stands. */
final class Field {
    private static final int MOST_LINES = 1000;
    private static final int[] NONE = {};

    private final String name;
    private final int line;
    private final int column;
    private String text;
    // Where the value goes on in an indented line: offset in the text, line, column, three numbers each.
    private int[] breaks = NONE;
    private boolean tooLong;

    /** A field on one line, whose value begins in that column. */
    Field(String name, int line, int column, String text) {
        this.name = name;
        this.line = line;
        this.column = column;
        this.text = text;
    }

    /** The field with an indented line joined by a blank; a value that grows too long is left as it is. */
    void goOn(int nextLine, int nextColumn, String more) {
        if (text.length() + more.length() >= Lines.LONGEST || breaks.length == 3 * MOST_LINES) {
            tooLong = true;
            return;
        }
        breaks = Arrays.copyOf(breaks, breaks.length + 3);
        breaks[breaks.length - 3] = text.length() + 1;
        breaks[breaks.length - 2] = nextLine;
        breaks[breaks.length - 1] = nextColumn;
        text = text + ' ' + more;
    }

    String name() {
        return name;
    }

    /** The whole value, without blanks around it. */
    String text() {
        return text;
    }

    boolean isTooLong() {
        return tooLong;
    }

    /** Where the field's name stands. */
    Place place() {
        return new Place(line, 1);
    }

    /** Where that character of the value stands. */
    Place place(int offset) {
        int start = 0;
        int atLine = line;
        int atColumn = column;
        for (int i = 0; i < breaks.length && breaks[i] <= offset; i += 3) {
            start = breaks[i];
            atLine = breaks[i + 1];
            atColumn = breaks[i + 2];
        }
        return new Place(atLine, atColumn + text.codePointCount(start, Math.min(offset, text.length())));
    }
}
