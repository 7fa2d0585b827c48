package dev.damka.games;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** Who looks on at which game, to be told of each change as it is kept. */
public final class Watchers {
    private final Map<String, List<Consumer<StoredGame>>> byGame = new ConcurrentHashMap<>();

    /** Tells everybody who watches that game. */
    public void tell(StoredGame game) {
        byGame.getOrDefault(game.id, List.of()).forEach(watcher -> watcher.accept(game));
    }

    /**
     * Lets somebody watch. Changes are told from the threads that make them and may overtake each other; the version
     * says which is the later.
     *
     * @return ends the watching
     */
    public Runnable watch(String id, Consumer<StoredGame> watcher) {
        byGame.compute(id, (game, watching) -> {
            List<Consumer<StoredGame>> longer = watching == null ? new CopyOnWriteArrayList<>() : watching;
            longer.add(watcher);
            return longer;
        });
        return () -> byGame.computeIfPresent(id, (game, watching) -> {
            watching.remove(watcher);
            return watching.isEmpty() ? null : watching;
        });
    }
}
