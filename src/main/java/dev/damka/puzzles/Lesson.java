package dev.damka.puzzles;

import dev.damka.puzzles.proofs.UnknownException;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What there is to say of each move by which a puzzle was solved.
 *
 * @param steps one a move of the solver
 */
public record Lesson(List<Step> steps) {
    private static final int MOST_FAILING = 2;
    /** More tempting than any other move. */
    private static final int ENDS_THE_GAME = 100;

    public Lesson {
        steps = List.copyOf(steps);
    }

    /**
     * A move of the solver.
     *
     * @param replies the opponent's legal moves behind it
     * @param given how many men the longest of its captures takes; 0 where it has none
     * @param threat the longest capture that the solver would have next if the opponent did nothing
     * @param failing the most tempting other moves that fail, two at most, each with what refutes it
     */
    public record Step(
            Position before,
            Move move,
            boolean crowns,
            List<Move> replies,
            int given,
            Optional<Move> threat,
            List<Grade.Wrong> failing) {
        public Step {
            replies = List.copyOf(replies);
            failing = List.copyOf(failing);
        }

        /** The position behind the move. */
        public Position after() {
            return before.play(move);
        }

        /** Whether the opponent must capture. */
        public boolean forcesCapture() {
            return given > 0;
        }
    }

    /**
     * What there is to say of a line that solves.
     *
     * @param quick grades what is known; of a move that it can't grade at once nothing is said
     */
    public static Lesson of(Line solved, Grader quick) {
        return new Lesson(solved.turns().stream()
                .map(turn -> step(turn, solved.moves().get(turn.moves().size()), quick))
                .toList());
    }

    private static Step step(Line line, Move move, Grader quick) {
        Position before = line.position();
        Position after = before.play(move);
        List<Move> replies = after.outcome().isPresent() ? List.of() : after.legalMoves();
        int given = longest(replies).map(Lesson::taken).orElse(0);
        return new Step(
                before,
                move,
                Long.bitCount(after.kings() & after.pieces(before.turn()))
                        > Long.bitCount(before.kings() & before.pieces(before.turn())),
                replies,
                given,
                given > 0 || replies.isEmpty() ? Optional.empty() : threat(after),
                failing(line, quick));
    }

    /** What the side that has just moved would capture if it could move again. */
    private static Optional<Move> threat(Position after) {
        Side again = after.turn().opponent();
        return longest(new Position(after.white(), after.black(), after.kings(), again).legalMoves());
    }

    private static Optional<Move> longest(List<Move> moves) {
        return moves.stream().filter(Move::isCapture).max(Comparator.comparingInt(Lesson::taken));
    }

    private static int taken(Move move) {
        return Long.bitCount(move.captured());
    }

    private static List<Grade.Wrong> failing(Line line, Grader quick) {
        Position before = line.position();
        return before.legalMoves().stream()
                .map(move -> new Tempting(move, temptation(before, move)))
                .sorted(Comparator.comparingInt(tempting -> -tempting.temptation()))
                .flatMap(tempting -> wrong(line, tempting.move(), quick).stream())
                .limit(MOST_FAILING)
                .toList();
    }

    /** What is wrong with that move; empty where it is right, or the engine would have to be asked. */
    private static Optional<Grade.Wrong> wrong(Line line, Move move, Grader quick) {
        try {
            return quick.grade(line, move) instanceof Grade.Wrong wrong ? Optional.of(wrong) : Optional.empty();
        } catch (UnknownException e) {
            return Optional.empty();
        }
    }

    private record Tempting(Move move, int temptation) {}

    /** How good a move looks at first sight: what it takes, crowns and threatens, less what it leaves to be taken. */
    private static int temptation(Position before, Move move) {
        Position after = before.play(move);
        if (after.outcome().isPresent()) {
            return ENDS_THE_GAME;
        }
        int crowned = Long.bitCount(after.kings() & after.pieces(before.turn()))
                - Long.bitCount(before.kings() & before.pieces(before.turn()));
        int left = longest(after.legalMoves()).map(Lesson::taken).orElse(0);
        int threatened = threat(after).map(Lesson::taken).orElse(0);
        return 4 * taken(move) + 4 * crowned + (left == 0 ? threatened : 0) - 2 * left;
    }
}
