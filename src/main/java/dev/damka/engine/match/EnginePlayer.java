package dev.damka.engine.match;

import dev.damka.engine.Engine;
import dev.damka.engine.Limits;
import dev.damka.engine.Line;
import dev.damka.engine.protocol.MoveText;
import dev.damka.rules.History;

/** The engine of this house, with limits of its own. */
final class EnginePlayer implements Player {
    private final Engine engine;
    private final Limits limits;

    EnginePlayer(Engine engine, Limits limits) {
        this.engine = engine;
        this.limits = limits;
    }

    @Override
    public void begin() {
        engine.forget();
    }

    @Override
    public Choice choose(History game) {
        Line line = engine.search(game, limits);
        return new Choice(MoveText.write(line.moves().get(0)), line.depth(), line.nodes());
    }

    @Override
    public void close() {
        engine.stop();
    }
}
