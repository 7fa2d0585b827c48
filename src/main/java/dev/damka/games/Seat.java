package dev.damka.games;

import dev.damka.engine.Level;

/** Who plays one side of a game. */
public sealed interface Seat {
    /** A player here, who alone may move, resign or answer for that side. */
    record Person(long playerId) implements Seat {}

    /** The engine at that level. */
    record Machine(Level level) implements Seat {}

    /** Somebody in an imported record, by name; nobody moves for them. The name is foreign text. */
    record Named(String name) implements Seat {}
}
