package dev.damka.engine.match;

import dev.damka.engine.Engine;
import dev.damka.engine.Level;
import dev.damka.engine.Limits;
import dev.damka.engine.Line;
import dev.damka.engine.protocol.MoveText;
import dev.damka.rules.History;
import java.util.SplittableRandom;

/** The engine of this house, with a level and limits of its own. */
final class EnginePlayer implements Player {
    private final Engine engine;
    private final Level level;
    private final Limits limits;
    private final SplittableRandom random;

    EnginePlayer(Engine engine, Level level, Limits limits, SplittableRandom random) {
        this.engine = engine;
        this.level = level;
        this.limits = limits;
        this.random = random;
    }

    @Override
    public void begin() {
        engine.forget();
    }

    @Override
    public Choice choose(History game) {
        Line line = level.play(engine, game, limits, random);
        return new Choice(MoveText.write(line.moves().get(0)), line.depth(), line.nodes());
    }

    @Override
    public void close() {
        engine.stop();
    }
}
