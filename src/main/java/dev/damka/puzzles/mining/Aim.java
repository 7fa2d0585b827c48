package dev.damka.puzzles.mining;

import dev.damka.engine.Goal;
import dev.damka.engine.Judge;
import dev.damka.rules.Position;
import dev.damka.rules.Side;

/**
 * What a forced line has to come to for the side that solves.
 *
 * @param target the least balance of men for a gain, a king counting three; of no meaning for the others
 */
record Aim(Kind kind, boolean solverIsWhite, int target) {
    /** When a line has reached its aim. */
    enum Kind {
        /** The opponent has no piece or no move, or the tables know that it will come to that. */
        WON,
        /** The opponent has no piece or no move, on the board. */
        ENDED,
        /** The tables know that the game is not lost. */
        SAVED,
        /** One king stands against one and is not lost, or the game is won on the board. */
        SAVED_ON_BOARD,
        /** So many men are there and nothing is to be captured, or the tables know a win. */
        GAINED,
        /** So many men are there and nothing is to be captured, or the game is won on the board. */
        GAINED_ON_BOARD;

        boolean asksTables() {
            return this == WON || this == SAVED || this == GAINED;
        }

        boolean isGain() {
            return this == GAINED || this == GAINED_ON_BOARD;
        }
    }

    /** What is true of a goal, as far as the tables reach. */
    static Aim truth(Goal goal, Position start) {
        Kind kind = goal instanceof Goal.Draw ? Kind.SAVED : goal instanceof Goal.Gain ? Kind.GAINED : Kind.WON;
        return of(kind, goal, start);
    }

    /** What a line of a puzzle file has to show on the board. */
    static Aim shown(Goal goal, Position start) {
        Kind kind = goal instanceof Goal.Draw
                ? Kind.SAVED_ON_BOARD
                : goal instanceof Goal.Gain ? Kind.GAINED_ON_BOARD : Kind.ENDED;
        return of(kind, goal, start);
    }

    private static Aim of(Kind kind, Goal goal, Position start) {
        int target = goal instanceof Goal.Gain gain ? Judge.balance(start, start.turn()) + gain.men() : 0;
        return new Aim(kind, start.turn() == Side.WHITE, target);
    }

    Side solver() {
        return solverIsWhite ? Side.WHITE : Side.BLACK;
    }
}
