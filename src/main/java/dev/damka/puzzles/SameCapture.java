package dev.damka.puzzles;

import dev.damka.engine.Judge;
import dev.damka.puzzles.proofs.Finding;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import java.util.Optional;

/** Captures of the same pieces by the same piece, by another route or to another landing square. */
final class SameCapture {
    private SameCapture() {}

    /**
     * The branch that a capture follows which is not listed itself, if it is not refuted and as good as that branch as far
     * as the file goes.
     */
    static Optional<Branch> branch(Line line, Move move, Finding finding) {
        boolean listed = line.next().stream().anyMatch(branch -> branch.move().equals(move));
        if (!move.isCapture() || finding.isRefuted() || listed) {
            return Optional.empty();
        }
        return line.next().stream()
                .filter(branch -> !branch.fails()
                        && branch.move().captured() == move.captured()
                        && branch.move().from() == move.from())
                .filter(branch -> isAsGood(line, move, branch, finding))
                .findFirst();
    }

    /** Whether the game is over after the move, or goes on as the file has it behind that branch. */
    private static boolean isAsGood(Line line, Move move, Branch branch, Finding finding) {
        Position after = line.position().play(move);
        if (after.outcome().isPresent()) {
            return true;
        }
        // An author's "!" says that another landing square fails, as long as nothing is proven.
        if (branch.only() && !finding.isProven()) {
            return false;
        }
        if (branch.next().isEmpty()) {
            return finding.isProven()
                    || new Judge(line.puzzle().goal(), line.puzzle().start())
                            .isForced(after, line.movesMade() + 1, Judge.PLIES);
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
}
