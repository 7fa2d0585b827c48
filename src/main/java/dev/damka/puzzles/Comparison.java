package dev.damka.puzzles;

import dev.damka.engine.Goal;
import dev.damka.engine.Proof;
import dev.damka.engine.Question;
import dev.damka.puzzles.proofs.Finding;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Compares a right move that the file does not list with the file's main one.
 *
 * @param line as far as it was played before that move, in the tree
 */
record Comparison(Function<Question, Finding> findings, Line line) {
    /** The main move where it is known to win sooner than that one; of goals other than a win nothing is said. */
    Optional<Move> shorter(Move move) {
        Optional<Branch> main = Branch.main(line.next());
        if (!(line.puzzle().goal() instanceof Goal.Win) || main.isEmpty()) {
            return Optional.empty();
        }
        Finding mine = finding(move);
        Finding listed = finding(main.get().move());
        boolean shorter =
                isCounted(mine) && isCounted(listed) ? listed.plies() < mine.plies() : takesLonger(move, main.get());
        return shorter ? Optional.of(main.get().move()) : Optional.empty();
    }

    private Finding finding(Move move) {
        Position after = line.position().play(move);
        return findings.apply(Question.after(line.puzzle().goal(), line.puzzle().start(), line.movesMade() + 1, after));
    }

    private static boolean isCounted(Finding finding) {
        return finding.basis() == Proof.Basis.TABLES && finding.plies() > 0;
    }

    /** Whether the win behind a move takes longer than the main line, where that goes to the end of the game. */
    private boolean takesLonger(Move move, Branch main) {
        Position end = line.position().play(main.move());
        List<Branch> rest = Branch.mainLine(main.next());
        for (Branch branch : rest) {
            end = end.play(branch.move());
        }
        // The replies stand at every other place, the first of them before the second move.
        int moves = 1 + rest.size() / 2;
        Position after = line.position().play(move);
        if (end.outcome().isEmpty() || after.outcome().isPresent()) {
            return false;
        }
        Finding inTime = findings.apply(new Question(after, line.position().turn(), new Goal.WinIn(moves - 1)));
        return inTime.isRefuted() && inTime.basis() != Proof.Basis.JUDGEMENT;
    }
}
