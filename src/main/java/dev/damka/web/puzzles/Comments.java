package dev.damka.web.puzzles;

import dev.damka.puzzles.Branch;
import dev.damka.puzzles.Line;
import dev.damka.puzzles.Text;
import dev.damka.rules.Move;
import java.util.List;
import java.util.Optional;

/** What the author says about a move. */
final class Comments {
    private Comments() {}

    /** On the last move of a line, else on the one before; none where the line left the written tree. */
    static Text on(Line line) {
        List<Branch> branches = line.puzzle().solution();
        Text before = Text.NONE;
        Text last = Text.NONE;
        for (Move move : line.moves()) {
            Optional<Branch> branch = on(branches, move);
            before = last;
            last = branch.map(Branch::comment).orElse(Text.NONE);
            branches = branch.map(Branch::next).orElse(List.of());
        }
        return last.isEmpty() ? before : last;
    }

    /** On one move of several branches. */
    static Optional<Branch> on(List<Branch> branches, Move move) {
        return branches.stream().filter(branch -> branch.move().equals(move)).findFirst();
    }
}
