package dev.damka.web.games;

import dev.damka.games.Game;
import dev.damka.rules.Outcome;
import dev.damka.rules.Side;
import dev.damka.web.shared.Verdict;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How a game ended, by which rule. */
final class EndNote {
    private EndNote() {}

    /** The note on a game that is over; null for a record that does not tell. */
    static @Nullable Verdict of(GameScene scene) {
        Outcome outcome = scene.game().outcome();
        if (outcome == null) {
            return null;
        }
        GameMessages words = scene.words();
        String reason = reason(outcome, scene.game(), words);
        Side winner = outcome.winner();
        if (winner == null) {
            return Verdict.of(Verdict.Kind.DRAW, words.drawn(), reason);
        }
        boolean lost = scene.seat().equals(Optional.of(winner.opponent()));
        return Verdict.of(lost ? Verdict.Kind.WRONG : Verdict.Kind.RIGHT, won(winner, words), reason);
    }

    static String won(Side winner, GameMessages words) {
        return winner == Side.WHITE ? words.whiteWon() : words.blackWon();
    }

    private static String reason(Outcome outcome, Game game, GameMessages words) {
        boolean whiteLost = outcome.winner() == Side.BLACK;
        return switch (outcome.reason()) {
            case NO_PIECES -> whiteLost ? words.whiteNoPieces() : words.blackNoPieces();
            case NO_MOVES -> whiteLost ? words.whiteNoMoves() : words.blackNoMoves();
            case RESIGNATION -> whiteLost ? words.whiteResigned() : words.blackResigned();
            case TIME -> whiteLost ? words.whiteTime() : words.blackTime();
            case AGREEMENT -> words.agreed();
            case THREE_KINGS -> words.endThreeKings();
            case THREE_MEN -> words.endThreeMen();
            case SMALL_ENDING -> words.endSmallEnding(limit(game));
            case KINGS_ONLY -> words.endKingsOnly();
            case THREEFOLD -> words.endThreefold();
            case RECORDED -> words.recorded();
        };
    }

    /** How many moves the small ending allows. */
    private static int limit(Game game) {
        return game.counters().stream()
                .filter(counter -> counter.rule().reason() == Outcome.Reason.SMALL_ENDING)
                .mapToInt(counter -> counter.limit())
                .findFirst()
                .orElse(0);
    }
}
