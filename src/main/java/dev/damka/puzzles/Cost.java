package dev.damka.puzzles;

import dev.damka.engine.Goal;
import dev.damka.engine.Judge;
import dev.damka.puzzles.proofs.Finding;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import java.util.List;

/** What a wrong move costs the solver. */
public sealed interface Cost {
    /** So many men, a king counting three, at the end of what refutes it; 1 or more. */
    record Men(int number) implements Cost {}

    /** The goal is to win men, and at the end so many are won, which are too few; 0 or more. */
    record TooFew(int won) implements Cost {}

    /** The win: the game is drawn. */
    record Drawn() implements Cost {}

    /**
     * The game.
     *
     * @param moves the opponent's moves to the end, 0 where that is not known
     */
    record Lost(int moves) implements Cost {}

    /**
     * Time: it wins, but later than the goal allows.
     *
     * @param moves the solver's moves from this one on, 0 where that is not known
     */
    record TooLate(int moves) implements Cost {}

    /** The goal, and nothing that could be counted. */
    record Goalless() implements Cost {}

    /** What was found out about a move of the solver, with what was played behind it. */
    static Cost of(Goal goal, Position start, Position before, Move move, Finding finding, List<Move> line) {
        switch (finding.fate()) {
            case DRAWN -> {
                return new Drawn();
            }
            case LOST -> {
                return new Lost((finding.plies() + 1) / 2);
            }
            case WON_LATER -> {
                return new TooLate(finding.plies() == 0 ? 0 : finding.plies() / 2 + 1);
            }
            default -> {
                return material(goal, start, before, move, line);
            }
        }
    }

    private static Cost material(Goal goal, Position start, Position before, Move move, List<Move> line) {
        Side solver = before.turn();
        Position end = before.play(move);
        for (Move next : line) {
            end = end.play(next);
        }
        int risen = Judge.balance(end, solver) - Judge.balance(before, solver);
        if (risen < 0 && !line.isEmpty()) {
            return new Men(-risen);
        }
        int won = Judge.balance(end, solver) - Judge.balance(start, solver);
        return goal instanceof Goal.Gain gain && won >= 0 && won < gain.men() && !line.isEmpty()
                ? new TooFew(won)
                : new Goalless();
    }
}
