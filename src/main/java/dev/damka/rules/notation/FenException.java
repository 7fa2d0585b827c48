package dev.damka.rules.notation;

/** A text that is no FEN of a position: what is wrong and would be right, and at which character. */
public final class FenException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final int column;

    FenException(String message, int column) {
        super(message);
        this.column = column;
    }

    /** The place of the faulty item in the text, counted in characters from 1. */
    public int column() {
        return column;
    }
}
