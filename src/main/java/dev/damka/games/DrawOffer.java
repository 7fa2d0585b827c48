package dev.damka.games;

import dev.damka.rules.Side;

/**
 * The last draw offer of a game: "one side offers, the other accepts or declines; an offer lapses when the other side
 * moves". An accepted one is an outcome.
 *
 * @param ply how many plies had been played when it was made
 */
public record DrawOffer(Side by, int ply, State state) {
    /** What became of it. */
    public enum State {
        /** It waits for an answer. */
        OPEN,
        /** The other side declined. */
        DECLINED,
        /** The other side moved instead. */
        LAPSED
    }

    /** Whether that side may answer it. */
    public boolean isFor(Side side) {
        return state == State.OPEN && by != side;
    }

    DrawOffer declined() {
        return new DrawOffer(by, ply, State.DECLINED);
    }

    /** The offer after a move of that side. */
    DrawOffer after(Side mover) {
        return isFor(mover) ? new DrawOffer(by, ply, State.LAPSED) : this;
    }
}
