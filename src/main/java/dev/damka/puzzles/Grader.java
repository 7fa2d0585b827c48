package dev.damka.puzzles;

import dev.damka.engine.Judge;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.notation.MoveReader;
import dev.damka.rules.notation.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The one place that grades a move. The same line and text have the same grade, always. */
public final class Grader {
    private Grader() {}

    /**
     * Grades what the solver typed, or the board sent.
     *
     * @throws IllegalStateException if the line is solved already: a solved puzzle stays solved
     */
    public static Grade grade(Line line, String typed) {
        if (line.isSolved()) {
            throw new IllegalStateException(line.puzzle().id() + " is solved already");
        }
        Reading reading = MoveReader.read(line.position(), typed, MoveReader.Style.TYPED);
        if (reading instanceof Reading.Found found) {
            return grade(line, found.move());
        }
        if (reading instanceof Reading.Ambiguous ambiguous) {
            return new Grade.Ambiguous(ambiguous.moves());
        }
        if (reading instanceof Reading.Illegal illegal) {
            return new Grade.Illegal(illegal.refusal());
        }
        Reading.Unreadable unreadable = (Reading.Unreadable) reading;
        return new Grade.Unreadable(unreadable.problem(), unreadable.item());
    }

    private static Grade grade(Line line, Move move) {
        Optional<Branch> right = rightBranch(line, move);
        if (right.isEmpty()) {
            return new Grade.Wrong(move, line.position().play(move), refutation(line, move));
        }
        Line after = line.solverPlays(move, right.get());
        if (after.isSolved()) {
            return new Grade.Solved(move, after);
        }
        List<Move> legal = after.position().legalMoves();
        Branch reply = right.get().next().stream()
                .filter(branch -> legal.contains(branch.move()))
                .findFirst()
                .orElseThrow();
        return new Grade.Right(move, reply.move(), after.opponentPlays(reply));
    }

    /**
     * The branch of the tree that a legal move of the solver follows; empty where it is wrong. Besides the branch's own
     * move that is the same piece's capture of the same pieces by another route or to another landing square, if it is
     * as good.
     */
    static Optional<Branch> rightBranch(Line line, Move move) {
        for (Branch branch : line.next()) {
            if (branch.move().equals(move)) {
                return branch.fails() ? Optional.empty() : Optional.of(branch);
            }
        }
        for (Branch branch : line.next()) {
            boolean sameCapture = move.isCapture()
                    && branch.move().captured() == move.captured()
                    && branch.move().from() == move.from();
            if (sameCapture && !branch.fails() && isAsGood(line, move, branch)) {
                return Optional.of(branch);
            }
        }
        return Optional.empty();
    }

    /** Whether the game is over after the move, or goes on as the file has it behind that branch. */
    private static boolean isAsGood(Line line, Move move, Branch branch) {
        Position after = line.position().play(move);
        if (after.outcome().isPresent()) {
            return true;
        }
        // An author's "!" says that another landing square fails.
        if (branch.only()) {
            return false;
        }
        if (branch.next().isEmpty()) {
            int movesMade = line.moves().size() / 2 + 1;
            return new Judge(line.puzzle().goal(), line.puzzle().start()).isForced(after, movesMade, Judge.PLIES);
        }
        Optional<Branch> main = Branch.main(branch.next());
        while (main.isPresent()) {
            if (!after.legalMoves().contains(main.get().move())) {
                return false;
            }
            after = after.play(main.get().move());
            main = Branch.main(main.get().next());
        }
        return true;
    }

    private static List<Move> refutation(Line line, Move move) {
        List<Move> moves = new ArrayList<>();
        Optional<Branch> branch = line.next().stream()
                .filter(tried -> tried.move().equals(move))
                .findFirst()
                .flatMap(tried -> Branch.main(tried.next()));
        while (branch.isPresent()) {
            moves.add(branch.get().move());
            branch = Branch.main(branch.get().next());
        }
        return List.copyOf(moves);
    }
}
