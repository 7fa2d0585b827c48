package dev.damka.web.games;

import dev.damka.games.Counter;
import dev.damka.rules.History;
import dev.damka.rules.Outcome;
import dev.damka.rules.Side;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.Verdict;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How a game ended, by which rule. */
public final class EndNote {
    private EndNote() {}

    /** The note on a game that is over; null for a record that does not tell. */
    static @Nullable Verdict of(GameScene scene) {
        Outcome outcome = scene.game().outcome();
        if (outcome == null) {
            return null;
        }
        GameMessages words = scene.words();
        String reason = reason(outcome, scene.game().history(), scene.language());
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

    /** By which rule that game ended so, in a sentence. */
    public static String reason(Outcome outcome, History game, Language language) {
        GameMessages words = GameWords.in(language);
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
    private static int limit(History game) {
        return game.counts().stream()
                .map(Counter::of)
                .filter(counter -> counter.rule().reason() == Outcome.Reason.SMALL_ENDING)
                .mapToInt(Counter::limit)
                .findFirst()
                .orElse(0);
    }
}
