package dev.damka.puzzles;

import dev.damka.rules.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A move of a solution's tree and what may follow it. Solver and opponent take turns; of several branches in one place
 * the first that does not fail is the main one.
 *
 * @param only whether the author claims that no other move of the solver reaches the goal ({@code !})
 * @param fails whether it is a try that does not reach the goal ({@code ?}); what follows refutes it
 * @param comment what the author says about the move
 */
public record Branch(Move move, boolean only, boolean fails, Text comment, List<Branch> next) {
    public Branch {
        next = List.copyOf(next);
    }

    /** The main one of several branches in one place. */
    public static Optional<Branch> main(List<Branch> branches) {
        for (Branch branch : branches) {
            if (!branch.fails) {
                return Optional.of(branch);
            }
        }
        return Optional.empty();
    }

    /** The branches of the main line in turn. */
    public static List<Branch> mainLine(List<Branch> branches) {
        List<Branch> line = new ArrayList<>();
        Optional<Branch> next = main(branches);
        while (next.isPresent()) {
            line.add(next.get());
            next = main(next.get().next());
        }
        return line;
    }
}
