package dev.damka.rules.notation;

import java.util.Optional;

/** A text that is no record of Russian draughts: what is wrong, in which game and at which ply. */
public final class PdnException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final int game;
    private final int ply;
    private final transient Flaw flaw;

    PdnException(int game, int ply, Flaw flaw) {
        super(place(game, ply) + flaw);
        this.game = game;
        this.ply = ply;
        this.flaw = flaw;
    }

    /** That the tag FEN holds no position. */
    PdnException(int game, int ply, FenException fen) {
        super(place(game, ply) + "FEN: " + fen.getMessage(), fen);
        this.game = game;
        this.ply = ply;
        this.flaw = fen.flaw();
    }

    private static String place(int game, int ply) {
        return "game " + game + (ply == 0 ? "" : ", ply " + ply) + ": ";
    }

    /** What is wrong, without the place; the message says both in English. */
    public Flaw flaw() {
        return flaw;
    }

    /** What is wrong with the position in the tag FEN; empty where the fault is another. */
    public Optional<FenException> inFen() {
        return Optional.ofNullable((FenException) getCause());
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
