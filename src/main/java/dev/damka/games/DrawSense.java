package dev.damka.games;

import dev.damka.engine.Verdict;
import dev.damka.engine.tables.EndgameTables.Value;
import dev.damka.rules.Side;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** When the engine is content with a draw. */
final class DrawSense {
    /** From here on a level game is a draw, in plies. */
    private static final int LATE = 60;
    /** The most that a level game may favour the engine, in hundredths of a man. */
    private static final int LEVEL = 10;
    /** The engine stands worse, in hundredths of a man. */
    private static final int WORSE = -40;
    /** How long the engine keeps from offering again, in plies. */
    private static final int PATIENCE = 20;

    private DrawSense() {}

    /**
     * Whether the engine accepts an offer: "always where its tables prove a draw", else by its score.
     *
     * @param own what the position is worth to the engine
     * @param proven what the tables prove it to be for the engine, if they reach
     */
    static boolean accepts(Verdict own, Optional<Value> proven, int ply) {
        if (proven.isPresent()) {
            return proven.get() != Value.WIN;
        }
        return switch (own.kind()) {
            case WIN -> false;
            case LOSS, DRAW -> true;
            case ESTIMATE -> own.centimen() <= WORSE || ply >= LATE && own.centimen() <= LEVEL;
        };
    }

    /** Whether the engine offers a draw with a move after which the tables prove one. */
    static boolean offers(Optional<Value> provenAfter, @Nullable DrawOffer last, Side machine, int ply) {
        boolean patient = last == null || last.by() != machine || ply - last.ply() >= PATIENCE;
        return patient && provenAfter.equals(Optional.of(Value.DRAW));
    }
}
