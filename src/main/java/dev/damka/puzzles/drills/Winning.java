package dev.damka.puzzles.drills;

import dev.damka.engine.tables.EndgameTables;
import dev.damka.engine.tables.RatedMove;
import dev.damka.rules.History;
import dev.damka.rules.Outcome;
import dev.damka.rules.Position;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** How far a win is, and whether the draw rules leave the time for it. */
final class Winning {
    private final EndgameTables tables;

    Winning(EndgameTables tables) {
        this.tables = tables;
    }

    /** The moves of the side to move to the end of a game that it wins; empty where that is not known. */
    OptionalInt moves(Position position) {
        OptionalInt plies = tables.plies(position);
        return plies.isPresent() ? OptionalInt.of((plies.getAsInt() + 1) / 2) : OptionalInt.empty();
    }

    boolean isInTime(Position position) {
        return isInTime(History.from(position));
    }

    /**
     * Whether a game that is won by the tables is won by the rules as well: the quickest win against the longest
     * resistance is played out with the counters as they stand. True where the distances are not known.
     */
    boolean isInTime(History won) {
        History game = won;
        while (game.outcome().isEmpty()) {
            List<RatedMove> best = tables.bestMoves(game.position());
            if (best.isEmpty() || best.get(0).plies().isEmpty()) {
                return best.isEmpty() || best.get(0).value() != EndgameTables.Value.DRAW;
            }
            game = game.play(best.get(0).move());
        }
        return game.outcome().map(Outcome::winner).isPresent();
    }

    /** How many moves in a row the draw rule that is nearest allows, and how many of them are made. */
    Optional<Allowance> allowance(History game) {
        List<RatedMove> best = tables.bestMoves(game.position());
        return best.isEmpty()
                ? Optional.empty()
                : Allowance.of(game.play(best.get(0).move()));
    }
}
