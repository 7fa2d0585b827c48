package dev.damka.web.review;

import dev.damka.games.review.JudgedMove;
import dev.damka.games.review.Judging;
import dev.damka.games.review.Review;
import dev.damka.games.review.Worth;
import dev.damka.rules.notation.MoveWriter;
import dev.damka.web.shared.Language;
import io.quarkus.qute.RawString;
import java.util.function.IntFunction;
import java.util.function.Predicate;

/**
 * The course of a game as a line, White ahead above the middle. Proven wins lie on the upper and the lower edge and proven
 * draws on the middle, drawn thick; mistakes and blunders carry their sign and lead to the move.
 *
 * @param title what it is
 * @param text the same for those who can't see it, as far as a line can be told; the table has it all
 */
public record Graph(String title, String text, RawString drawing) {
    private static final int LEFT = 14;
    private static final int WIDTH = 572;
    private static final int MIDDLE = 110;
    private static final int HEIGHT = 82;

    /**
     * Draws a finished review.
     *
     * @param shown the ply that is looked at; -1 for none
     * @param address where a ply is looked at
     */
    static Graph of(Review review, int shown, Language language, IntFunction<String> address) {
        ReviewMessages words = ReviewWords.in(language);
        StringBuilder svg = new StringBuilder(4096);
        svg.append("<path class=\"graph-rule\" d=\"M" + LEFT + " " + MIDDLE + "h" + WIDTH + "M" + LEFT + " "
                + (MIDDLE - HEIGHT) + "h" + WIDTH + "M" + LEFT + " " + (MIDDLE + HEIGHT) + "h" + WIDTH + "\"/>");
        if (shown >= 0) {
            svg.append("<path class=\"graph-now\" d=\"M" + x(review, shown) + " 14v192\"/>");
        }
        svg.append("<path class=\"graph-line\" d=\"" + line(review, 0, review.end()) + "\"/>");
        svg.append("<path class=\"graph-proven\" d=\"" + proven(review) + "\"/>");
        for (JudgedMove move : review.moves()) {
            if (move.judgement().isMistake()) {
                mark(svg, review, move, words, address);
            }
        }
        svg.append("<text class=\"graph-side\" x=\"" + LEFT + "\" y=\"20\">" + words.graphWhite() + "</text>");
        svg.append("<text class=\"graph-side\" x=\"" + LEFT + "\" y=\"213\">" + words.graphBlack() + "</text>");
        String end =
                words.graphEnd(ReviewWords.worth(review.finding(review.end()).worth(), language));
        return new Graph(words.graphTitle(), words.graphText() + " " + end, new RawString(svg.toString()));
    }

    private static void mark(
            StringBuilder svg, Review review, JudgedMove move, ReviewMessages words, IntFunction<String> address) {
        String written = MoveWriter.fullForm(review.game().positions().get(move.ply() - 1), move.move());
        String label = words.moveTitle(
                ReviewWords.number(review.game(), move.ply()), written, ReviewWords.judgement(move.judgement(), words));
        int x = x(review, move.ply());
        int y = y(review.finding(move.ply()).worth());
        boolean below = y > MIDDLE - HEIGHT / 2;
        svg.append("<a href=\"" + address.apply(move.ply()).replace("&", "&amp;") + "\" aria-label=\"" + label
                + "\"><title>" + label + "</title><circle class=\"graph-dot\" cx=\"" + x + "\" cy=\"" + y
                + "\" r=\"5\"/><text class=\"graph-sign\" x=\"" + x + "\" y=\"" + (below ? y - 10 : y + 24) + "\">"
                + ReviewWords.sign(move.judgement()) + "</text></a>");
    }

    /** The path through the points from one ply to another. */
    private static String line(Review review, int from, int to) {
        StringBuilder path = new StringBuilder("M");
        for (int ply = from; ply <= to; ply++) {
            path.append(ply == from ? "" : "L")
                    .append(x(review, ply))
                    .append(' ')
                    .append(y(review.finding(ply).worth()));
        }
        return path.toString();
    }

    /** The parts in which the same result is proven all along. */
    private static String proven(Review review) {
        StringBuilder path = new StringBuilder();
        int from = 0;
        while (from <= review.end()) {
            Worth.Kind kind = review.finding(from).worth().kind();
            Predicate<Worth> same = worth -> worth.kind() == kind;
            int to = from;
            while (to < review.end() && same.test(review.finding(to + 1).worth())) {
                to++;
            }
            if (kind != Worth.Kind.ESTIMATE) {
                path.append(line(review, from, to)).append("h.1");
            }
            from = to + 1;
        }
        return path.toString();
    }

    private static int x(Review review, int ply) {
        return LEFT + WIDTH * ply / Math.max(1, review.end());
    }

    static int y(Worth worth) {
        int up = switch (worth.kind()) {
            case WHITE_WINS -> HEIGHT;
            case BLACK_WINS -> -HEIGHT;
            case DRAW -> 0;
            case ESTIMATE ->
                HEIGHT * Math.max(-Judging.DECIDED, Math.min(Judging.DECIDED, worth.centimen())) / Judging.DECIDED;
        };
        return MIDDLE - up;
    }
}
