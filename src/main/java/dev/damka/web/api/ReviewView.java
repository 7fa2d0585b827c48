package dev.damka.web.api;

import dev.damka.games.StoredGame;
import dev.damka.games.review.JudgedMove;
import dev.damka.games.review.Judgement;
import dev.damka.games.review.Review;
import dev.damka.games.review.StoredReview;
import dev.damka.games.review.Variation;
import dev.damka.games.review.Worth;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** The review of a game: how far it is, and all of it once it is done. */
@Schema(name = "Review")
public record ReviewView(
        @Schema(examples = "k3mz7q2xvw") String game,

        @Schema(
                description = "Who may ask for a review may ask again for one that has failed",
                enumeration = {"waiting", "running", "done", "failed"})
        String state,

        @Schema(description = "How many positions are done") int done,

        @Schema(description = "How many there are, one more than plies are reviewed")
        int total,

        @Schema(description = "How many reviews were asked for before this one and are not done; players take turns")
        long before,

        @Schema(description = "All of it; null until it is done") @Nullable
        Result result) {
    /** What was found. */
    @Schema(name = "ReviewResult")
    public record Result(
            @Schema(description = "Whose mistakes are exercises; null for both sides'") @Nullable
            String learner,

            @Schema(description = "What the game was worth before its first move")
            Value start,

            List<Judged> moves,

            @Schema(description = "How often White's moves were judged so")
            Map<String, Integer> white,

            @Schema(description = "How often Black's were") Map<String, Integer> black,

            @Schema(description = "The plies of the exercises, in the order of their pages")
            List<Integer> mistakes,

            @Schema(description = "Those of them that their player has put right")
            List<Integer> solved) {}

    /** A move with its judgement. */
    @Schema(name = "JudgedMove")
    public record Judged(
            @Schema(description = "Counted from 1") int ply,

            @Schema(enumeration = {"white", "black"}) String side,

            MoveView move,

            @Schema(enumeration = {"forced", "best", "only", "good", "inaccuracy", "mistake", "blunder"})
            String judgement,

            @Schema(description = "What the position was worth with best play")
            Value before,

            @Schema(description = "What is left of it") Value after,

            @Schema(description = "The line that was better, in full forms; null where none was by 0.3 of a man")
            @Nullable
            List<String> better) {}

    /** What a position is worth. */
    @Schema(name = "Worth")
    public record Value(
            @Schema(
                    description = "The proven result; null for an estimate",
                    enumeration = {"white", "black", "draw"})
            @Nullable
            String proven,

            @Schema(description = "Hundredths of a man for White; null for what is proven") @Nullable
            Integer centimen,

            @Schema(description = "To the end of a proven win; null where that is not known") @Nullable
            Integer plies) {
        static Value of(Worth worth) {
            String proven = switch (worth.kind()) {
                case WHITE_WINS -> "white";
                case BLACK_WINS -> "black";
                case DRAW -> "draw";
                case ESTIMATE -> null;
            };
            boolean counted = worth.winner().isPresent() && worth.plies() != Worth.UNKNOWN;
            return new Value(proven, proven == null ? worth.centimen() : null, counted ? worth.plies() : null);
        }
    }

    /** @param before how many come before it; 0 where it does not wait */
    static ReviewView of(StoredGame game, StoredReview stored, long before) {
        Result result = stored.isFinished() ? result(stored.review(game.game()), stored) : null;
        return new ReviewView(game.id, state(stored), stored.done, stored.total, before, result);
    }

    private static String state(StoredReview stored) {
        if (stored.isFailed()) {
            return "failed";
        }
        return stored.isFinished() ? "done" : stored.done > 0 ? "running" : "waiting";
    }

    private static Result result(Review review, StoredReview stored) {
        return new Result(
                review.learner().map(PositionView::name).orElse(null),
                Value.of(review.finding(0).worth()),
                review.moves().stream().map(move -> judged(review, move)).toList(),
                counts(review, Side.WHITE),
                counts(review, Side.BLACK),
                review.mistakes().stream().map(JudgedMove::ply).toList(),
                List.copyOf(stored.solvedPlies()));
    }

    private static Judged judged(Review review, JudgedMove move) {
        Position before = review.game().positions().get(move.ply() - 1);
        return new Judged(
                move.ply(),
                PositionView.name(move.side()),
                MoveView.of(before, move.move()),
                name(move.judgement()),
                Value.of(move.before()),
                Value.of(move.after()),
                move.better() == null ? null : line(before, move.better()));
    }

    private static List<String> line(Position start, Variation line) {
        List<String> moves = new ArrayList<>();
        Position position = start;
        for (Move move : line.moves()) {
            moves.add(MoveView.of(position, move).full());
            position = position.play(move);
        }
        return moves;
    }

    private static Map<String, Integer> counts(Review review, Side side) {
        Map<String, Integer> counts = new TreeMap<>();
        review.counts(side).forEach((judgement, count) -> counts.put(name(judgement), count));
        return counts;
    }

    private static String name(Judgement judgement) {
        return judgement.name().toLowerCase(Locale.ROOT);
    }
}
