package dev.damka.engine.match;

import dev.damka.rules.History;

/** A player at the board for one game, with what it spends. */
final class Seat {
    /** A player over its time by no more than this many microseconds is forgiven: the machine has other things to do. */
    private static final long GRACE = 50_000;

    private final Player player;
    private final Settings settings;
    private Effort effort = Effort.NONE;

    Seat(Player player, Settings settings) {
        this.player = player;
        this.settings = settings;
    }

    void begin() throws Forfeit {
        player.begin();
    }

    Choice choose(History game) throws Forfeit {
        long begun = System.nanoTime();
        Choice choice = player.choose(game);
        long micros = (System.nanoTime() - begun) / 1000;
        boolean overrun = settings.isTimed() && micros > settings.limits().millis() * 1000 + GRACE;
        effort = effort.plus(Effort.of(choice, micros, overrun));
        return choice;
    }

    void moveWasIllegal() {
        effort = effort.withIllegalMove();
    }

    Settings settings() {
        return settings;
    }

    Effort effort() {
        return effort;
    }
}
