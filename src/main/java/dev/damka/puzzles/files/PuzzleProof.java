package dev.damka.puzzles.files;

import dev.damka.engine.Proof;
import dev.damka.engine.Question;
import dev.damka.puzzles.Branch;
import dev.damka.puzzles.Puzzle;
import dev.damka.puzzles.detection.ThemeDetectors;
import dev.damka.puzzles.files.SolutionReader.Point;
import dev.damka.puzzles.proofs.Finder;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.notation.MoveWriter;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/** Proves one puzzle: what its solution claims of each move of the solver, and its themes. */
final class PuzzleProof {
    /** By what a listed move is known to be right. */
    enum Kind {
        TABLES,
        SEARCH,
        JUDGEMENT,
        /** The author's word, since nothing could be shown. */
        FILE
    }

    /** How much more effort a listed move is worth that could not be decided. */
    private static final int HARDER = 10;
    /** The effort for each question of a theme's detector. */
    private static final long THEME_NODES = 50_000;

    private final Finder finder;
    private final Puzzle puzzle;
    private final Field field;
    private final Faults faults;
    private final Map<Kind, Integer> kinds = new EnumMap<>(Kind.class);

    private PuzzleProof(ReadPuzzle read, Puzzle puzzle, Field field, Finder finder) {
        this.finder = finder;
        this.puzzle = puzzle;
        this.field = field;
        this.faults = new Faults(read.file());
    }

    /** What was found wrong, and how many moves of the solution are known by what. */
    record Result(List<Fault> faults, Map<Kind, Integer> kinds) {}

    /**
     * Proves a puzzle that was read without an error.
     *
     * @throws CancellationException if the thread is interrupted, within one question
     */
    static Result of(ReadPuzzle read, Finder finder) {
        @Nullable Puzzle puzzle = read.puzzle();
        if (puzzle == null || read.solution() == null) {
            throw new IllegalArgumentException(read.id() + " is not sound");
        }
        PuzzleProof proof = new PuzzleProof(read, puzzle, read.solution(), finder);
        proof.solver(puzzle.solution(), SolutionReader.start(read.solution()), puzzle.start(), 0, true);
        List<Fault> found = new ArrayList<>(proof.faults.found());
        found.addAll(DeniedThemes.find(read, new ThemeDetectors(question -> finder.prove(question, THEME_NODES))));
        return new Result(found, proof.kinds);
    }

    private void solver(List<Branch> branches, Point point, Position position, int ply, boolean onMainLine) {
        List<Point> choices = SolutionReader.choices(point);
        List<Boolean> reach = new ArrayList<>();
        for (int i = 0; i < branches.size(); i++) {
            reach.add(listed(branches.get(i), choices.get(i), position, ply));
        }
        others(branches, choices, position, ply);
        for (int i = 0; i < branches.size(); i++) {
            Branch branch = branches.get(i);
            if (reach.get(i) && !branch.fails() && !branch.next().isEmpty()) {
                boolean isMain = onMainLine && Branch.main(branches).equals(Optional.of(branch));
                Position after = position.play(branch.move());
                replies(branch.next(), choices.get(i).next(false), after, ply + 1, isMain);
            }
        }
    }

    /** Whether a move that the file lists is as the file says, or at least not proven to be otherwise. */
    private boolean listed(Branch branch, Point choice, Position position, int ply) {
        Position after = position.play(branch.move());
        Question question = question(after, ply);
        String move = choice.move().move();
        Proof proof = finder.prove(question);
        if (branch.fails()) {
            if (proof.isProven()) {
                error(
                        choice,
                        FaultCode.TRY_REACHES,
                        move + "? does not fail, it reaches the goal " + goal()
                                + "; list it without ? as an equally good answer");
            }
            return true;
        }
        if (proof.answer() == Proof.Answer.UNPROVEN) {
            proof = finder.prove(question, HARDER * Finder.NODES);
        }
        if (proof.isRefuted()) {
            List<Move> line = finder.find(question, proof).line();
            error(
                    choice,
                    FaultCode.GOAL_MISSED,
                    move + " does not reach the goal " + goal()
                            + (line.isEmpty() ? "" : ", it is refuted by " + written(after, line))
                            + "; give a move that does, or another goal");
            return false;
        }
        kinds.merge(proof.isProven() ? Kind.valueOf(proof.basis().name()) : Kind.FILE, 1, Integer::sum);
        return true;
    }

    /** Moves that the file does not list and that reach the goal as well. */
    private void others(List<Branch> branches, List<Point> choices, Position position, int ply) {
        List<Move> reaching = new ArrayList<>();
        for (Move move : position.legalMoves()) {
            boolean known = branches.stream().anyMatch(branch -> branch.move().equals(move));
            if (!known
                    && isAnother(branches, move, position)
                    && finder.prove(question(position.play(move), ply)).isProven()) {
                reaching.add(move);
            }
        }
        if (reaching.isEmpty()) {
            return;
        }
        String list = Refusals.list(position, reaching) + (reaching.size() == 1 ? " reaches" : " reach") + " the goal "
                + goal() + " as well";
        for (int i = 0; i < branches.size(); i++) {
            if (branches.get(i).only()) {
                error(
                        choices.get(i),
                        FaultCode.NOT_ONLY,
                        choices.get(i).move().move() + "! is not the only move, " + list
                                + "; leave ! out and list what is as good in groups");
                return;
            }
        }
        warning(
                choices.get(0),
                FaultCode.UNLISTED_MOVE,
                list + "; list it in a group behind " + choices.get(0).move().move());
    }

    /**
     * Whether a move is another answer than those of the file: of several captures of the same pieces by the same piece
     * one is enough, unless it is said to be the only one; and one that ends the game at once is as good as any.
     */
    private static boolean isAnother(List<Branch> branches, Move move, Position position) {
        for (Branch branch : branches) {
            boolean alike = move.isCapture()
                    && !branch.fails()
                    && branch.move().from() == move.from()
                    && branch.move().captured() == move.captured();
            if (alike && (!branch.only() || position.play(move).outcome().isPresent())) {
                return false;
            }
        }
        return true;
    }

    private void replies(List<Branch> branches, Point point, Position position, int ply, boolean onMainLine) {
        List<Point> choices = SolutionReader.choices(point);
        if (onMainLine && branches.size() > 1) {
            defence(branches, choices, position);
        }
        for (int i = 0; i < branches.size(); i++) {
            Branch branch = branches.get(i);
            if (!branch.next().isEmpty()) {
                solver(
                        branch.next(),
                        choices.get(i).next(false),
                        position.play(branch.move()),
                        ply + 1,
                        onMainLine && i == 0);
            }
        }
    }

    /** Whether another reply holds out longer than the main one, or loses fewer men. */
    private void defence(List<Branch> branches, List<Point> choices, Position position) {
        Defence defence = new Defence(finder, puzzle, position);
        for (int i = 1; i < branches.size(); i++) {
            Optional<String> better = defence.better(branches.get(i), branches.get(0));
            if (better.isPresent()) {
                warning(
                        choices.get(i),
                        FaultCode.BETTER_DEFENCE,
                        choices.get(i).move().move() + " "
                                + better.get() + " than the main reply "
                                + choices.get(0).move().move()
                                + "; give it as the main line and the other in a group");
                return;
            }
        }
    }

    private Question question(Position after, int ply) {
        return Question.after(puzzle.goal(), puzzle.start(), ply / 2 + 1, after);
    }

    private String goal() {
        return puzzle.goal().id();
    }

    private static String written(Position start, List<Move> line) {
        StringBuilder text = new StringBuilder();
        Position now = start;
        for (Move move : line) {
            text.append(text.length() == 0 ? "" : " ").append(MoveWriter.write(now, move));
            now = now.play(move);
        }
        return text.toString();
    }

    private void error(Point choice, FaultCode code, String message) {
        faults.error(field.place(choice.move().at()), code, message);
    }

    private void warning(Point choice, FaultCode code, String message) {
        faults.warning(field.place(choice.move().at()), code, message);
    }
}
