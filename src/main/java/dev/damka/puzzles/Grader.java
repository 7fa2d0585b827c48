package dev.damka.puzzles;

import dev.damka.engine.Goal;
import dev.damka.engine.Question;
import dev.damka.puzzles.proofs.Finding;
import dev.damka.puzzles.proofs.Settled;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.notation.MoveReader;
import dev.damka.rules.notation.Reading;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The one place that grades a move. A move that the file lists is right; of any other it asks whether the goal is still
 * reached, and where that can't be shown the file decides. The same line and text have the same grade, always.
 */
public final class Grader {
    private final Function<Question, Finding> findings;

    /**
     * A grader that stands on those findings.
     *
     * @param findings answers each question the same way each time
     */
    public Grader(Function<Question, Finding> findings) {
        this.findings = findings;
    }

    /**
     * Grades what the solver typed, or the board sent.
     *
     * @throws IllegalStateException if the line is solved already: a solved puzzle stays solved
     */
    public Grade grade(Line line, String typed) {
        if (line.isSolved()) {
            throw new IllegalStateException(line.puzzle().id() + " is solved already");
        }
        Reading reading = MoveReader.read(line.position(), typed, MoveReader.Style.TYPED);
        if (reading instanceof Reading.Found found) {
            return grade(line, found.move());
        }
        if (reading instanceof Reading.Ambiguous ambiguous) {
            return new Grade.Ambiguous(ambiguous.moves());
        }
        if (reading instanceof Reading.Illegal illegal) {
            return new Grade.Illegal(illegal.refusal());
        }
        Reading.Unreadable unreadable = (Reading.Unreadable) reading;
        return new Grade.Unreadable(unreadable.problem(), unreadable.item());
    }

    /** Grades a legal move on a line that is not solved. */
    Grade grade(Line line, Move move) {
        Optional<Branch> tree = listed(line, move).filter(branch -> !branch.fails());
        if (tree.isEmpty()) {
            Finding finding = finding(line, move);
            tree = SameCapture.branch(line, move, finding);
            if (tree.isEmpty()) {
                return finding.isProven() && !isTooLong(line)
                        ? beside(line, move, finding)
                        : wrong(line, move, finding);
            }
        }
        Line after = line.solverPlays(move, tree.get());
        if (after.isSolved()) {
            return new Grade.Solved(move, after);
        }
        List<Move> legal = after.position().legalMoves();
        Branch reply = tree.get().next().stream()
                .filter(branch -> legal.contains(branch.move()))
                .findFirst()
                .orElseThrow();
        return new Grade.Right(move, reply.move(), after.opponentPlays(reply));
    }

    /** A right move that the file does not list: it solves, or the opponent defends best. */
    private static Grade beside(Line line, Move move, Finding finding) {
        Line after = line.solverPlaysBeside(move, isEnd(line, finding));
        if (after.isSolved()) {
            return new Grade.Solved(move, after);
        }
        Move reply = finding.line().get(0);
        return new Grade.Right(move, reply, after.opponentPlays(reply));
    }

    /**
     * Whether a right move ends the puzzle beside the tree: the goal is near, or a draw was held for as many moves as the
     * file takes to show it.
     */
    private static boolean isEnd(Line line, Finding finding) {
        if (finding.fate() == Finding.Fate.NEAR) {
            return true;
        }
        int moves = (line.puzzle().mainLine().size() + 1) / 2;
        return line.puzzle().goal() instanceof Goal.Draw && line.movesMade() + 1 >= moves;
    }

    /** Whether a line with two more moves could not go on. */
    private static boolean isTooLong(Line line) {
        return line.moves().size() + 2 >= Line.LONGEST;
    }

    /** What is known of a legal move of the solver. */
    public Finding finding(Line line, Move move) {
        Position after = line.position().play(move);
        return findings.apply(Question.after(line.puzzle().goal(), line.puzzle().start(), line.movesMade() + 1, after));
    }

    /**
     * Plays written moves again, by the rule by which they were graded.
     *
     * @return empty where a move of the solver is not right, or a reply is missing, not one of the file's (or, beside the
     *     tree, not the best defence), or one that the file ends at, since nothing would be right behind it
     */
    public Optional<Line> line(Puzzle puzzle, List<String> moves) {
        Line line = Line.start(puzzle);
        for (int i = 0; i < moves.size(); i += 2) {
            if (line.isSolved()) {
                return Optional.empty();
            }
            Line before = line;
            Optional<Line> after = read(line.position(), moves.get(i)).flatMap(move -> replayed(before, move));
            if (after.isEmpty() || after.get().isSolved() != (i + 1 == moves.size())) {
                return Optional.empty();
            }
            line = after.get();
            if (!line.isSolved()) {
                Optional<Line> replied = replied(before, line, moves.get(i + 1));
                if (replied.isEmpty()) {
                    return Optional.empty();
                }
                line = replied.get();
            }
        }
        return Optional.of(line);
    }

    /** The line with a right move of the solver, without the reply. */
    private Optional<Line> replayed(Line line, Move move) {
        Optional<Branch> listed = listed(line, move).filter(branch -> !branch.fails());
        if (listed.isPresent()) {
            return Optional.of(line.solverPlays(move, listed.get()));
        }
        Finding finding = finding(line, move);
        Optional<Branch> alike = SameCapture.branch(line, move, finding);
        if (alike.isPresent()) {
            return Optional.of(line.solverPlays(move, alike.get()));
        }
        return finding.isProven() && !isTooLong(line)
                ? Optional.of(line.solverPlaysBeside(move, isEnd(line, finding)))
                : Optional.empty();
    }

    private Optional<Line> replied(Line before, Line line, String written) {
        Optional<Move> reply = read(line.position(), written);
        Move made = line.moves().get(line.moves().size() - 1);
        if (line.isBesideTree()) {
            return reply.filter(finding(before, made).line().get(0)::equals).map(line::opponentPlays);
        }
        Branch answered = listed(before, made)
                .filter(branch -> !branch.fails())
                .or(() -> SameCapture.branch(before, made, finding(before, made)))
                .orElseThrow();
        return reply.flatMap(move -> answered.next().stream()
                        .filter(branch -> branch.move().equals(move))
                        .findFirst())
                .map(line::opponentPlays)
                .filter(after -> Branch.main(after.next()).isPresent());
    }

    private static Optional<Move> read(Position position, String written) {
        return MoveReader.read(position, written, MoveReader.Style.TYPED) instanceof Reading.Found found
                ? Optional.of(found.move())
                : Optional.empty();
    }

    /** The branch of that very move, right or failing. */
    private static Optional<Branch> listed(Line line, Move move) {
        return line.next().stream().filter(branch -> branch.move().equals(move)).findFirst();
    }

    private static Grade wrong(Line line, Move move, Finding finding) {
        List<Move> written = refutation(line, move);
        Position after = line.position().play(move);
        List<Move> shown = written.isEmpty() ? finding.line() : written;
        // What is counted is counted where no capture is left to play.
        List<Move> counted = written.isEmpty() ? shown : Settled.of(after, written);
        Cost cost = finding.isProven()
                ? new Cost.Goalless()
                : Cost.of(line.puzzle().goal(), line.puzzle().start(), line.position(), move, finding, counted);
        return new Grade.Wrong(move, after, shown, counted.size(), cost);
    }

    /** A right move of the solver here: the file's main one, beside the tree the first that is proven. */
    public Optional<Move> right(Line line) {
        return Branch.main(line.next())
                .map(Branch::move)
                .or(() -> line.position().legalMoves().stream()
                        .filter(move -> finding(line, move).isProven())
                        .findFirst());
    }

    /**
     * The file's main move where it is known to win sooner than that right move, which the file does not list.
     *
     * @param line as far as it was played before that move, in the tree
     */
    public Optional<Move> shorter(Line line, Move move) {
        return new Comparison(findings, line).shorter(move);
    }

    /** What refutes that move in the file. */
    private static List<Move> refutation(Line line, Move move) {
        return listed(line, move).stream()
                .flatMap(tried -> Branch.mainLine(tried.next()).stream())
                .map(Branch::move)
                .toList();
    }
}
