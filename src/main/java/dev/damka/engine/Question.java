package dev.damka.engine;

import dev.damka.rules.Position;
import dev.damka.rules.Side;

/**
 * Whether a side still reaches a goal, whoever is to move.
 *
 * @param solver the side that has to reach it
 * @param goal counted from this position: {@code WinIn(n)} is n more moves of the solver, {@code Gain(n)} is n men more
 *     than it has now, which may be none or fewer
 */
public record Question(Position position, Side solver, Goal goal) {
    /** A goal that the side to move in {@code start} has, asked later, when it has made so many moves. */
    public static Question after(Goal goal, Position start, int movesMade, Position now) {
        Side solver = start.turn();
        Goal left = goal;
        if (goal instanceof Goal.WinIn winIn) {
            left = new Goal.WinIn(winIn.moves() - movesMade);
        } else if (goal instanceof Goal.Gain gain) {
            left = new Goal.Gain(gain.men() + Judge.balance(start, solver) - Judge.balance(now, solver));
        }
        return new Question(now, solver, left);
    }

    /** Whether the side that has to reach the goal is to move. */
    boolean solves() {
        return position.turn() == solver;
    }
}
