package dev.damka.web.review;

import dev.damka.games.Game;
import dev.damka.games.StoredGame;
import dev.damka.games.review.Reviews;
import dev.damka.games.review.StoredReview;
import dev.damka.rules.History;
import dev.damka.rules.Side;
import dev.damka.web.games.GameTitle;
import dev.damka.web.shared.BoardDrawing;
import dev.damka.web.shared.BoardView;
import dev.damka.web.shared.BoardWords;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.MoveRecord;
import dev.damka.web.shared.Verdict;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The page before a review is finished: how far it is, or how to ask for it, also once more.
 *
 * @param players who played
 * @param here where the page is drawn anew
 * @param note what is said
 * @param action where it is asked for; empty where it can't be
 * @param progress null where it was not asked for or has failed
 */
public record BeginPage(
        String players,
        String gameHref,
        String here,
        BoardView board,
        Verdict note,
        String action,
        @Nullable Progress progress) {
    /**
     * How far it is.
     *
     * @param api where that is told as JSON
     * @param text the numbers in words
     * @param pattern the same with {@code #} in place of what is done, for the script
     */
    public record Progress(String api, int done, int total, String text, String pattern) {}

    private static final int PLACE = 9_999;

    /** The page of a review that was not asked for, which its player may do. */
    static BeginPage toAsk(StoredGame stored, boolean isPlayer, ReviewQuery query, Language language) {
        ReviewMessages words = ReviewWords.in(language);
        boolean may = isPlayer && stored.game().isOver() && stored.game().ply() > 0;
        return page(stored, note(stored.game(), isPlayer, query, words), may, null, language);
    }

    /** The page of a review that has failed; its player may ask for it again. */
    static BeginPage ofFailed(StoredGame stored, boolean isPlayer, ReviewQuery query, Language language) {
        ReviewMessages words = ReviewWords.in(language);
        Verdict note = isPlayer && refused(query).isPresent()
                ? note(stored.game(), true, query, words)
                : Verdict.of(
                        Verdict.Kind.RULE, words.failedTitle(), isPlayer ? words.failedText() : words.failedNobody());
        return page(stored, note, isPlayer, null, language);
    }

    /** The page of a review that waits or is being worked on. */
    static BeginPage ofProgress(StoredGame stored, StoredReview review, long before, Language language) {
        ReviewMessages words = ReviewWords.in(language);
        boolean waits = review.done == 0;
        Verdict note = Verdict.of(
                Verdict.Kind.ASK,
                waits ? words.waitingTitle() : words.workingTitle(),
                words.workingText(),
                waits && before > 0 ? words.before((int) before) : "");
        Progress progress = new Progress(
                ReviewAddress.of(stored.id).api(),
                review.done,
                review.total,
                words.countOf(review.done, review.total),
                words.countOf(PLACE, review.total).replace(Integer.toString(PLACE), "#"));
        return page(stored, note, false, progress, language);
    }

    private static Verdict note(Game game, boolean isPlayer, ReviewQuery query, ReviewMessages words) {
        if (!game.isOver()) {
            return Verdict.of(Verdict.Kind.ASK, words.title(), words.notOver());
        }
        if (game.ply() == 0) {
            return Verdict.of(Verdict.Kind.ASK, words.title(), words.noMoves());
        }
        if (!isPlayer) {
            return Verdict.of(Verdict.Kind.ASK, words.title(), words.askNobody());
        }
        Optional<Reviews.Refusal> refused = refused(query);
        if (refused.equals(Optional.of(Reviews.Refusal.TOO_MANY))) {
            return Verdict.of(Verdict.Kind.RULE, words.tooMany(), words.tooManyText());
        }
        return refused.equals(Optional.of(Reviews.Refusal.BUSY))
                ? Verdict.of(Verdict.Kind.RULE, words.busy(), words.busyText())
                : Verdict.of(Verdict.Kind.ASK, words.askTitle(), words.askText());
    }

    private static Optional<Reviews.Refusal> refused(ReviewQuery query) {
        return Arrays.stream(Reviews.Refusal.values())
                .filter(refusal -> refusal.id().equals(query.why))
                .findFirst();
    }

    private static BeginPage page(
            StoredGame stored, Verdict note, boolean mayAsk, @Nullable Progress progress, Language language) {
        ReviewAddress address = ReviewAddress.of(stored.id);
        return new BeginPage(
                GameTitle.of(stored.game(), language),
                address.game(),
                address.path(),
                board(stored.game(), language),
                note,
                mayAsk ? address.path() : "",
                progress);
    }

    /** The end of the game. */
    private static BoardView board(Game game, Language language) {
        History history = game.history();
        boolean turned = game.machine().equals(Optional.of(Side.WHITE));
        BoardDrawing drawing = BoardDrawing.of(history.position(), turned, BoardWords.of(language.words()));
        int last = game.ply() - 1;
        if (last >= 0) {
            drawing.moved(history.positions().get(last), history.moves().get(last));
        }
        ReviewMessages words = ReviewWords.in(language);
        var played = MoveRecord.full(history.positions(), history.moves());
        return drawing.view(last < 0 ? words.boardStart() : words.boardAfter(played.get(last)))
                .after(played);
    }
}
