package dev.damka.web.review;

import dev.damka.games.review.JudgedMove;
import dev.damka.games.review.Review;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.notation.MoveWriter;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.Rows;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The moves of a game with their judgements, to be stepped through.
 *
 * @param back the address one step back, empty at the beginning; {@code forward} likewise
 */
public record Scoresheet(String back, String forward, List<Row> rows) {
    /** A turn of both sides; null where one has no move. */
    public record Row(
            int number, @Nullable Entry white, @Nullable Entry black) {}

    /**
     * A move with what is said of it.
     *
     * @param sign as annotators write it behind the move; may be empty
     * @param judgement the same in words
     * @param worth what the move left
     * @param better the line that was better; empty where none was
     */
    public record Entry(
            String move, String href, boolean current, String sign, String judgement, String worth, String better) {}

    /**
     * All moves of a finished review.
     *
     * @param shown the ply that is looked at; -1 for none
     */
    static Scoresheet of(Review review, int shown, Language language, IntFunction<String> address) {
        List<@Nullable Entry> entries = new ArrayList<>();
        if (review.game().start().turn() == Side.BLACK) {
            entries.add(null);
        }
        for (JudgedMove move : review.moves()) {
            entries.add(entry(review, move, move.ply() == shown, language, address.apply(move.ply())));
        }
        List<Row> rows = Rows.<@Nullable Entry, Row>of(entries, null, Row::new);
        int now = Math.max(0, shown);
        return new Scoresheet(
                now == 0 ? "" : address.apply(now - 1), now == review.end() ? "" : address.apply(now + 1), rows);
    }

    private static Entry entry(Review review, JudgedMove move, boolean current, Language language, String href) {
        Position before = review.game().positions().get(move.ply() - 1);
        return new Entry(
                MoveWriter.fullForm(before, move.move()),
                href,
                current,
                ReviewWords.sign(move.judgement()),
                ReviewWords.judgement(move.judgement(), ReviewWords.in(language)),
                ReviewWords.worth(move.after(), language),
                move.better() == null
                        ? ""
                        : MoveWriter.fullForm(before, move.better().moves().get(0)));
    }

    /** The same with no more than that many lines about the current one. */
    Scoresheet near(int lines) {
        int current = 0;
        for (int i = 0; i < rows.size(); i++) {
            if (isCurrent(rows.get(i).white()) || isCurrent(rows.get(i).black())) {
                current = i;
            }
        }
        int from = Math.max(0, Math.min(current - lines / 2, rows.size() - lines));
        return new Scoresheet(back, forward, rows.subList(from, Math.min(rows.size(), from + lines)));
    }

    private static boolean isCurrent(@Nullable Entry entry) {
        return entry != null && entry.current();
    }
}
