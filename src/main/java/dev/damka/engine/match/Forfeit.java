package dev.damka.engine.match;

/** A player can't go on and loses the game; the message says why. */
final class Forfeit extends Exception {
    private static final long serialVersionUID = 1;

    Forfeit(String message) {
        super(message);
    }
}
