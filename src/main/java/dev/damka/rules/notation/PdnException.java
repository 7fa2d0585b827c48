package dev.damka.rules.notation;

/** A text that is no record of Russian draughts: what is wrong, in which game and at which ply. */
public final class PdnException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final int game;
    private final int ply;
    private final String fault;

    PdnException(int game, int ply, String fault) {
        super("game " + game + (ply == 0 ? "" : ", ply " + ply) + ": " + fault);
        this.game = game;
        this.ply = ply;
        this.fault = fault;
    }

    /** What is wrong, without the place. */
    public String fault() {
        return fault;
    }

    /** The number of the game in the text, from 1. */
    public int game() {
        return game;
    }

    /** The number of the ply in that game, from 1; 0 where the fault stands before the first. */
    public int ply() {
        return ply;
    }
}
