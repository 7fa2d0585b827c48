package dev.damka.puzzles.proofs;

/** So much is being asked that another question would wait too long; nothing is said of it, so that no answer is a guess. */
public final class BusyException extends RuntimeException {
    private static final long serialVersionUID = 1;

    BusyException() {
        super("too many questions wait for the engine");
    }
}
