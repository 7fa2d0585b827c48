package dev.damka.web.review;

import dev.damka.games.review.JudgedMove;
import dev.damka.games.review.Judgement;
import dev.damka.games.review.Worth;
import dev.damka.rules.History;
import dev.damka.rules.Side;
import dev.damka.web.shared.Counted;
import dev.damka.web.shared.Language;
import java.util.Locale;
import java.util.Optional;

/** What reviews say in a language. */
final class ReviewWords {
    private ReviewWords() {}

    static ReviewMessages in(Language language) {
        return language.bundle(ReviewMessages.class);
    }

    static String judgement(Judgement judgement, ReviewMessages words) {
        return switch (judgement) {
            case FORCED -> words.judgeForced();
            case BEST -> words.judgeBest();
            case ONLY -> words.judgeOnly();
            case GOOD -> words.judgeGood();
            case INACCURACY -> words.judgeInaccuracy();
            case MISTAKE -> words.judgeMistake();
            case BLUNDER -> words.judgeBlunder();
        };
    }

    /** The sign that annotators write behind a move; empty where there is nothing to note. */
    static String sign(Judgement judgement) {
        return switch (judgement) {
            case FORCED, GOOD, BEST -> "";
            case ONLY -> "!";
            case INACCURACY -> "?!";
            case MISTAKE -> "?";
            case BLUNDER -> "??";
        };
    }

    /** The number before a move, such as {@code 21.} for White's and {@code 21…} for Black's. */
    static String number(History game, int ply) {
        int index = ply - 1 + (game.start().turn() == Side.BLACK ? 1 : 0);
        return (index / 2 + 1) + (index % 2 == 0 ? "." : "…");
    }

    /** What a position is worth: who wins and in how many moves, or men for White. */
    static String worth(Worth worth, Language language) {
        ReviewMessages words = in(language);
        boolean white = worth.winner().equals(Optional.of(Side.WHITE));
        return switch (worth.kind()) {
            case ESTIMATE -> men(worth.centimen(), language.locale());
            case DRAW -> words.draw();
            case WHITE_WINS, BLACK_WINS -> won(worth, white, words, language);
        };
    }

    private static String won(Worth worth, boolean white, ReviewMessages words, Language language) {
        Optional<Integer> moves = worth.moves();
        if (moves.isEmpty()) {
            return white ? words.whiteWins() : words.blackWins();
        }
        if (moves.get() == 0) {
            return white ? words.whiteWon() : words.blackWon();
        }
        String many = Counted.moves(language, moves.get());
        return white ? words.whiteWinsIn(many) : words.blackWinsIn(many);
    }

    private static String men(int centimen, Locale locale) {
        String text = String.format(locale, "%.1f", Math.abs(centimen) / 100.0);
        return Math.abs(centimen) < 5 ? text : (centimen > 0 ? "+" : "−") + text;
    }

    /** What a move has made of it: a proven result that it threw away, else both worths. */
    static String change(JudgedMove move, Language language) {
        ReviewMessages words = in(language);
        String now = move.after().isProven() ? now(move, words, language) : "";
        if (move.judgement().isBad() && move.before().isProven() && !now.isEmpty()) {
            return words.changed(was(move, language), now);
        }
        String after = worth(move.after(), language);
        return move.judgement().isBad()
                ? words.scores(worth(move.before(), language), after)
                : stands(move.after(), language);
    }

    /** What is left, as a sentence. */
    static String stands(Worth worth, Language language) {
        String text = worth(worth, language);
        return worth.isProven() ? in(language).proven(text) : in(language).stands(text);
    }

    /** What the position was for the side to move, as it is proven; empty where it is not. */
    static String was(JudgedMove move, Language language) {
        ReviewMessages words = in(language);
        if (move.before().equals(Worth.DRAW)) {
            return words.wasDrawn();
        }
        if (!move.before().winner().equals(Optional.of(move.side()))) {
            return "";
        }
        return move.before()
                .moves()
                .map(moves -> words.wasWonIn(Counted.moves(language, moves)))
                .orElseGet(words::wasWon);
    }

    private static String now(JudgedMove move, ReviewMessages words, Language language) {
        if (move.after().equals(Worth.DRAW)) {
            return words.nowDrawn();
        }
        return move.after()
                .moves()
                .filter(moves -> moves > 0)
                .map(moves -> words.nowLostIn(Counted.moves(language, moves)))
                .orElseGet(words::nowLost);
    }
}
