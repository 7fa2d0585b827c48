package dev.damka.puzzles;

import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.notation.MoveWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A puzzle as far as it was played: either solved, or the solver is to move and each right move has had its reply.
 *
 * @param positions every position from the start to now; one more than there are moves
 * @param moves the solver's moves and the replies in turn
 * @param next the solver's moves that the tree holds for this position, legal here; none behind a move that it does not
 *     hold
 * @param left how many moves were played when a right move of the solver left the tree; -1 while the line is in it
 * @param before the line without its last move; empty at the start
 */
public record Line(
        Puzzle puzzle,
        List<Position> positions,
        List<Move> moves,
        List<Branch> next,
        int left,
        boolean isSolved,
        Optional<Line> before) {
    /** The most moves of a line, both sides' together. */
    public static final int LONGEST = 200;

    private static final int IN_TREE = -1;

    public Line {
        positions = List.copyOf(positions);
        moves = List.copyOf(moves);
        next = List.copyOf(next);
    }

    /** The puzzle before the first move. */
    public static Line start(Puzzle puzzle) {
        return new Line(
                puzzle, List.of(puzzle.start()), List.of(), puzzle.solution(), IN_TREE, false, Optional.empty());
    }

    /** Every line of a puzzle that its file holds and that leaves the solver to move, the start first. */
    public static List<Line> inTree(Puzzle puzzle) {
        List<Line> lines = new ArrayList<>(List.of(start(puzzle)));
        for (int i = 0; i < lines.size(); i++) {
            Line line = lines.get(i);
            for (Branch branch : line.next) {
                if (!branch.fails()) {
                    Line after = line.solverPlays(branch.move(), branch);
                    branch.next().stream()
                            .filter(reply -> !reply.next().isEmpty())
                            .forEach(reply -> lines.add(after.opponentPlays(reply)));
                }
            }
        }
        return lines;
    }

    /** Whether the solver's move here is one of the file's right ones. */
    public boolean lists(Move move) {
        return next.stream().anyMatch(branch -> !branch.fails() && branch.move().equals(move));
    }

    /** Whether the solver has played what the tree does not hold. */
    public boolean isBesideTree() {
        return left != IN_TREE;
    }

    /** Where the solver left the tree: the line before that move; empty while it is in the tree. */
    public Optional<Line> beforeLeaving() {
        return turns().stream().filter(turn -> turn.moves.size() == left).findFirst();
    }

    /** The line before each move that the solver has made, from the start on. */
    public List<Line> turns() {
        List<Line> turns = new ArrayList<>();
        for (Optional<Line> line = before; line.isPresent(); line = line.get().before) {
            if (line.get().moves.size() % 2 == 0) {
                turns.add(0, line.get());
            }
        }
        return turns;
    }

    /** How many moves the solver has made. */
    public int movesMade() {
        return (moves.size() + 1) / 2;
    }

    /** The line with the solver's right move, which the branch answers; solved where nothing is left to do behind it. */
    Line solverPlays(Move move, Branch right) {
        Position after = position().play(move);
        boolean solved = after.outcome().isPresent()
                || Branch.main(right.next())
                        .map(reply -> reply.next().isEmpty())
                        .orElse(true);
        return played(move, after, List.of(), left, solved);
    }

    /** The line with a right move of the solver that the tree does not hold. */
    Line solverPlaysBeside(Move move, boolean solved) {
        return played(move, position().play(move), List.of(), isBesideTree() ? left : moves.size(), solved);
    }

    /** The line with that reply; of the solver's moves behind it those that are legal here are next. */
    Line opponentPlays(Branch reply) {
        Position after = position().play(reply.move());
        List<Move> legal = after.legalMoves();
        List<Branch> answers = reply.next().stream()
                .filter(branch -> legal.contains(branch.move()))
                .toList();
        return played(reply.move(), after, answers, left, false);
    }

    /** The line with a reply that the tree does not hold. */
    Line opponentPlays(Move reply) {
        return played(reply, position().play(reply), List.of(), left, false);
    }

    private Line played(Move move, Position after, List<Branch> answers, int leftAt, boolean solved) {
        List<Position> longer = new ArrayList<>(positions);
        longer.add(after);
        List<Move> made = new ArrayList<>(moves);
        made.add(move);
        return new Line(puzzle, longer, made, answers, leftAt, solved, Optional.of(this));
    }

    /** The position now. */
    public Position position() {
        return positions.get(positions.size() - 1);
    }

    /** The moves in the form of records: short where that names one legal move, else full. */
    public List<String> written() {
        List<String> written = new ArrayList<>(moves.size());
        for (int i = 0; i < moves.size(); i++) {
            written.add(MoveWriter.write(positions.get(i), moves.get(i)));
        }
        return written;
    }
}
