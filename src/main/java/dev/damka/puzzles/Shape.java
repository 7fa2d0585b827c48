package dev.damka.puzzles;

import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.Square;
import java.util.List;

/** What two solutions have in common that look alike to whoever solves them. */
public final class Shape {
    private Shape() {}

    /**
     * The solver's moves of the main line in turn: a step of a man or a king, or how many a man or a king takes; between
     * them how many each reply takes.
     */
    public static String of(Puzzle puzzle) {
        StringBuilder shape = new StringBuilder();
        Position position = puzzle.start();
        for (Branch branch : Branch.mainLine(puzzle.solution())) {
            Move move = branch.move();
            boolean solves = position.turn() == puzzle.start().turn();
            boolean king = (position.kings() & move.from().bit()) != 0;
            int captured = Long.bitCount(move.captured());
            if (solves) {
                shape.append(king ? 'K' : 'm').append(captured);
            } else {
                shape.append('-').append(captured).append(' ');
            }
            position = position.play(move);
        }
        return shape.toString().strip();
    }

    /** The shape and where the solver's first and last move end, turned so that the solver plays up the board. */
    public static String placed(Puzzle puzzle) {
        List<Branch> line = Branch.mainLine(puzzle.solution());
        Move first = line.get(0).move();
        Move last = line.get((line.size() - 1) / 2 * 2).move();
        boolean turned = puzzle.start().turn() == Side.BLACK;
        return of(puzzle) + ' ' + seen(first.to(), turned) + seen(last.to(), turned);
    }

    private static Square seen(Square square, boolean turned) {
        return turned ? square.turned() : square;
    }
}
