package dev.damka.games.review;

import dev.damka.rules.Move;
import dev.damka.rules.Position;
import java.util.List;
import java.util.stream.Stream;

/**
 * A mistake of a game, to be put right: any move that keeps what the position was worth will do. How each legal move fares
 * was found out with the review, so that the same answer is graded the same whenever it is given.
 */
public record Exercise(Review review, JudgedMove mistake) {
    /**
     * What a try is worth.
     *
     * @param right whether it keeps the value
     * @param left what it leaves of that
     * @param answer how the other side goes on; empty where that is not known or nothing can be played
     */
    public record Try(Move move, boolean right, Worth left, List<Move> answer) {}

    /** All of a review, in the order of the game. */
    public static List<Exercise> of(Review review) {
        return review.mistakes().stream()
                .map(mistake -> new Exercise(review, mistake))
                .toList();
    }

    /** The position in which something better is to be found. */
    public Position position() {
        return review.game().positions().get(mistake.ply() - 1);
    }

    /** What that legal move is worth. */
    public Try grade(Move move) {
        if (move.equals(mistake.move())) {
            return new Try(move, false, mistake.after(), review.answer(mistake.ply(), Analyst.REFUTATION));
        }
        Finding finding = review.finding(mistake.ply() - 1);
        return Stream.concat(Stream.ofNullable(finding.other()), finding.tried().stream())
                .filter(line -> line.moves().get(0).equals(move))
                .findFirst()
                .map(line -> grade(move, line))
                .orElseThrow(() -> new IllegalArgumentException("not a legal move here: " + move));
    }

    private Try grade(Move move, Variation line) {
        boolean right = Judging.isKept(mistake.side(), mistake.before(), line.worth());
        return new Try(
                move, right, line.worth(), line.moves().subList(1, line.moves().size()));
    }
}
