package dev.damka.engine.match;

import dev.damka.rules.History;

/** Somebody who plays games one after another, on one thread. */
interface Player extends AutoCloseable {
    /**
     * A new game begins.
     *
     * @throws Forfeit if the player can't play it
     */
    void begin() throws Forfeit;

    /**
     * What the player does in the position now, which is not over.
     *
     * @throws Forfeit if the player can't go on
     */
    Choice choose(History game) throws Forfeit;

    @Override
    void close();
}
