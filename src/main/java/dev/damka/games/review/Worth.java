package dev.damka.games.review;

import dev.damka.engine.Verdict;
import dev.damka.rules.Outcome;
import dev.damka.rules.Side;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a position is worth, as White sees it: proven, or an estimate.
 *
 * @param centimen the estimate in hundredths of a man; 0 for what is proven
 * @param plies from here to the end of a proven win, or {@link #UNKNOWN}; 0 for an estimate and a draw
 */
public record Worth(Kind kind, int centimen, int plies) {
    /** How sure it is. */
    public enum Kind {
        WHITE_WINS,
        BLACK_WINS,
        DRAW,
        ESTIMATE
    }

    /** That nobody knows how many plies a win takes. */
    public static final int UNKNOWN = -1;

    /** A proven draw. */
    public static final Worth DRAW = new Worth(Kind.DRAW, 0, 0);

    /** A position won by that side, so many plies before the end. */
    public static Worth won(Side winner, int plies) {
        return new Worth(winner == Side.WHITE ? Kind.WHITE_WINS : Kind.BLACK_WINS, 0, plies);
    }

    /** An estimate in hundredths of a man. */
    public static Worth estimate(int centimen) {
        return new Worth(Kind.ESTIMATE, centimen, 0);
    }

    /** How a game has ended. */
    static Worth of(Outcome outcome) {
        @Nullable Side winner = outcome.winner();
        return winner == null ? DRAW : won(winner, 0);
    }

    /** What the engine says with that side to move. */
    static Worth of(Verdict verdict, Side turn) {
        int plies = verdict.plies() == 0 ? UNKNOWN : verdict.plies();
        return switch (verdict.kind()) {
            case WIN -> won(turn, plies);
            case LOSS -> won(turn.opponent(), plies);
            case DRAW -> DRAW;
            case ESTIMATE -> estimate(turn == Side.WHITE ? verdict.centimen() : -verdict.centimen());
        };
    }

    /** Whether it is more than an estimate. */
    public boolean isProven() {
        return kind != Kind.ESTIMATE;
    }

    /** Who wins, as it is proven. */
    public Optional<Side> winner() {
        return switch (kind) {
            case WHITE_WINS -> Optional.of(Side.WHITE);
            case BLACK_WINS -> Optional.of(Side.BLACK);
            case DRAW, ESTIMATE -> Optional.empty();
        };
    }

    /** How many moves the winner still makes; empty where that is not known or nobody wins. */
    public Optional<Integer> moves() {
        return winner().filter(side -> plies != UNKNOWN).map(side -> (plies + 1) / 2);
    }

    /** The same one ply before. */
    Worth earlier() {
        return winner().isPresent() && plies != UNKNOWN ? new Worth(kind, 0, plies + 1) : this;
    }
}
