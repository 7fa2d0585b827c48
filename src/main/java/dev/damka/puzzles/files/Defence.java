package dev.damka.puzzles.files;

import dev.damka.engine.Goal;
import dev.damka.engine.Judge;
import dev.damka.engine.Proof;
import dev.damka.engine.Question;
import dev.damka.puzzles.Branch;
import dev.damka.puzzles.Puzzle;
import dev.damka.puzzles.proofs.Finder;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import java.util.Optional;
import java.util.OptionalInt;

/** Compares two replies of the opponent in one position of a solution. */
record Defence(Finder finder, Puzzle puzzle, Position position) {
    /** The end of a written line, and how many moves of the solver lead there. */
    private record End(Position position, int moves) {}

    /** In what the other reply is better than the main one, as in «holds out 4 plies longer»; empty where it is not. */
    Optional<String> better(Branch other, Branch main) {
        Goal goal = puzzle.goal();
        if (goal instanceof Goal.Gain) {
            Side solver = puzzle.start().turn();
            int saved = Judge.balance(end(main).position(), solver)
                    - Judge.balance(end(other).position(), solver);
            return saved > 0
                    ? Optional.of("saves " + (saved == 1 ? "a man" : saved + " men") + " more")
                    : Optional.empty();
        }
        return goal instanceof Goal.Draw ? Optional.empty() : longer(other, main);
    }

    private Optional<String> longer(Branch other, Branch main) {
        Position afterOther = position.play(other.move());
        OptionalInt mine = finder.plies(afterOther);
        OptionalInt mains = finder.plies(position.play(main.move()));
        if (mine.isPresent() && mains.isPresent()) {
            int more = mine.getAsInt() - mains.getAsInt();
            return more > 0 ? Optional.of("holds out " + more + " plies longer") : Optional.empty();
        }
        End end = end(main);
        if (end.position().outcome().isEmpty()) {
            return Optional.empty();
        }
        Proof inTime = finder.prove(new Question(afterOther, puzzle.start().turn(), new Goal.WinIn(end.moves())));
        return inTime.isRefuted() && inTime.basis() != Proof.Basis.JUDGEMENT
                ? Optional.of("holds out longer")
                : Optional.empty();
    }

    /** Where the file's line behind a reply ends. */
    private End end(Branch reply) {
        Position now = position.play(reply.move());
        int moves = 0;
        Optional<Branch> next = Branch.main(reply.next());
        while (next.isPresent()) {
            moves += now.turn() == puzzle.start().turn() ? 1 : 0;
            now = now.play(next.get().move());
            next = Branch.main(next.get().next());
        }
        return new End(now, moves);
    }
}
