package dev.damka.games;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** Who looks on at which game, to be told of each change as it is kept. */
public final class Watchers {
    /** How many may watch one game. */
    public static final int MOST = 100;

    /** How many more places there are for who plays, whom others that watch can't keep out. */
    private static final int SEATED = 20;

    private final Map<String, List<Consumer<StoredGame>>> byGame = new ConcurrentHashMap<>();

    /** Tells everybody who watches that game. */
    public void tell(StoredGame game) {
        byGame.getOrDefault(game.id, List.of()).forEach(watcher -> watcher.accept(game));
    }

    /** Whether one more may watch that game, who plays in it or not. */
    public boolean hasRoom(String id, boolean plays) {
        return byGame.getOrDefault(id, List.of()).size() < most(plays);
    }

    private static int most(boolean plays) {
        return plays ? MOST + SEATED : MOST;
    }

    /**
     * Lets somebody watch. Changes are told from the threads that make them and may overtake each other; the version
     * says which is the later.
     *
     * @return ends the watching; empty where too many watch already
     */
    public Optional<Runnable> watch(String id, boolean plays, Consumer<StoredGame> watcher) {
        List<Consumer<StoredGame>> watching = byGame.compute(id, (game, others) -> {
            List<Consumer<StoredGame>> all = others == null ? new CopyOnWriteArrayList<>() : others;
            if (all.size() < most(plays)) {
                all.add(watcher);
            }
            return all;
        });
        return watching.contains(watcher) ? Optional.of(() -> leave(id, watcher)) : Optional.empty();
    }

    private void leave(String id, Consumer<StoredGame> watcher) {
        byGame.computeIfPresent(id, (game, watching) -> {
            watching.remove(watcher);
            return watching.isEmpty() ? null : watching;
        });
    }
}
