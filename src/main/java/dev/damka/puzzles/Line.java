package dev.damka.puzzles;

import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.notation.MoveReader;
import dev.damka.rules.notation.MoveWriter;
import dev.damka.rules.notation.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A puzzle as far as it was played: either solved, or the solver is to move and each right move has had its reply.
 *
 * @param positions every position from the start to now; one more than there are moves
 * @param moves the solver's moves and the replies in turn
 * @param next the solver's moves that the tree holds for this position, legal here
 */
public record Line(Puzzle puzzle, List<Position> positions, List<Move> moves, List<Branch> next, boolean isSolved) {
    /** The most moves of a line, both sides' together. */
    public static final int LONGEST = 200;

    public Line {
        positions = List.copyOf(positions);
        moves = List.copyOf(moves);
        next = List.copyOf(next);
    }

    /** The puzzle before the first move. */
    public static Line start(Puzzle puzzle) {
        return new Line(puzzle, List.of(puzzle.start()), List.of(), puzzle.solution(), false);
    }

    /**
     * Plays written moves again, the solver's by the rule of {@link Grader}.
     *
     * @return empty where a move of the solver is not right, or a reply is missing, not one of the file's, or one that the
     *     file ends at, since nothing would be right behind it
     */
    public static Optional<Line> of(Puzzle puzzle, List<String> moves) {
        Line line = start(puzzle);
        for (int i = 0; i < moves.size(); i += 2) {
            if (line.isSolved) {
                return Optional.empty();
            }
            Line before = line;
            Optional<Move> move = read(line.position(), moves.get(i));
            Optional<Branch> right = move.flatMap(m -> Grader.rightBranch(before, m));
            if (right.isEmpty()) {
                return Optional.empty();
            }
            Line after = line.solverPlays(move.get(), right.get());
            if (!after.isSolved) {
                Optional<Line> replied =
                        i + 1 < moves.size() ? after.replied(moves.get(i + 1), right.get()) : Optional.empty();
                if (replied.isEmpty()) {
                    return Optional.empty();
                }
                after = replied.get();
            } else if (i + 1 < moves.size()) {
                return Optional.empty();
            }
            line = after;
        }
        return Optional.of(line);
    }

    private Optional<Line> replied(String written, Branch answered) {
        Optional<Move> reply = read(position(), written);
        return reply.flatMap(move -> answered.next().stream()
                        .filter(branch -> branch.move().equals(move))
                        .findFirst())
                .map(this::opponentPlays)
                .filter(line -> Branch.main(line.next).isPresent());
    }

    private static Optional<Move> read(Position position, String written) {
        return MoveReader.read(position, written, MoveReader.Style.TYPED) instanceof Reading.Found found
                ? Optional.of(found.move())
                : Optional.empty();
    }

    /** The line with the solver's right move, which the branch answers; solved where nothing is left to do behind it. */
    Line solverPlays(Move move, Branch right) {
        Position after = position().play(move);
        boolean solved = after.outcome().isPresent()
                || Branch.main(right.next())
                        .map(reply -> reply.next().isEmpty())
                        .orElse(true);
        return played(move, after, List.of(), solved);
    }

    /** The line with that reply; of the solver's moves behind it those that are legal here are next. */
    Line opponentPlays(Branch reply) {
        Position after = position().play(reply.move());
        List<Move> legal = after.legalMoves();
        List<Branch> answers = reply.next().stream()
                .filter(branch -> legal.contains(branch.move()))
                .toList();
        return played(reply.move(), after, answers, false);
    }

    private Line played(Move move, Position after, List<Branch> answers, boolean solved) {
        List<Position> longer = new ArrayList<>(positions);
        longer.add(after);
        List<Move> made = new ArrayList<>(moves);
        made.add(move);
        return new Line(puzzle, longer, made, answers, solved);
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
