package dev.damka.puzzles.proofs;

/** The engine would have to be asked, and whoever asks can't wait; it asks again where it can. */
public final class UnknownException extends RuntimeException {
    /** It tells of no place, so that throwing it costs nothing. */
    static final UnknownException ONLY = new UnknownException();

    private static final long serialVersionUID = 1;

    private UnknownException() {
        super("not yet known", null, false, false);
    }
}
