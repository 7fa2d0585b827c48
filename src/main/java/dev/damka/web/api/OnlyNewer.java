package dev.damka.web.api;

import dev.damka.games.StoredGame;
import java.util.function.Consumer;

/**
 * Passes a game on as it changes, each time newer than before. Changes are told by whoever makes them, so that they may
 * overtake each other; an older one that came later would take the newer one's place where only the latest is kept for
 * a slow reader.
 */
final class OnlyNewer implements Consumer<StoredGame> {
    private final Consumer<? super StoredGame> next;
    private int told = -1;

    OnlyNewer(Consumer<? super StoredGame> next) {
        this.next = next;
    }

    @Override
    public synchronized void accept(StoredGame stored) {
        if (stored.version > told) {
            told = stored.version;
            next.accept(stored);
        }
    }
}
