package dev.damka.rules.notation;

/** A text that is no FEN of a position: what is wrong and would be right, and at which character. */
public final class FenException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final transient Flaw flaw;
    private final int column;

    FenException(Flaw flaw, int column) {
        super(flaw.toString());
        this.flaw = flaw;
        this.column = column;
    }

    /** What is wrong; the message says it in English. */
    public Flaw flaw() {
        return flaw;
    }

    /** The place of the faulty item in the text, counted in characters from 1. */
    public int column() {
        return column;
    }
}
