package dev.damka.puzzles.mining;

import dev.damka.engine.Engine;
import dev.damka.engine.Goal;
import dev.damka.engine.Limits;
import dev.damka.engine.Proof;
import dev.damka.engine.Prover;
import dev.damka.engine.Question;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.puzzles.Branch;
import dev.damka.puzzles.Puzzle;
import dev.damka.rules.History;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Asks about a puzzle before it is taken: the prover must refute every first move beside those of the file, and a
 * {@code !} stays only where it refutes every other move; where men are to be won, the engine must play one of the file's
 * first moves, since to win a man may be worse than what else there is. One thread at a time.
 */
final class Vetting {
    /** About what one thread visits in a second. */
    private static final Limits A_SECOND = Limits.nodes(3_500_000);

    private static final int MEGABYTES = 64;

    private final Prover prover;
    private final Engine engine;
    private final long nodes;

    /** @param nodes the effort for one question, in positions visited; 0 to believe what the miner searched */
    Vetting(EndgameTables tables, long nodes) {
        prover = new Prover(tables);
        engine = new Engine(tables, MEGABYTES, 1);
        this.nodes = nodes;
    }

    /** The puzzle with true marks; empty where another first move is not refuted, or the engine prefers one. */
    Optional<Puzzle> vet(Puzzle puzzle) {
        if (nodes == 0) {
            return Optional.of(puzzle);
        }
        if (!othersAreRefuted(puzzle, puzzle.start(), puzzle.solution(), 0) || !isPlayed(puzzle)) {
            return Optional.empty();
        }
        return Optional.of(puzzle.withSolution(marked(puzzle, puzzle.start(), puzzle.solution(), 0)));
    }

    private boolean othersAreRefuted(Puzzle puzzle, Position position, List<Branch> listed, int made) {
        for (Move move : position.legalMoves()) {
            boolean other = listed.stream().noneMatch(branch -> isLike(branch.move(), move));
            if (other && !isRefuted(puzzle, position.play(move), made + 1)) {
                return false;
            }
        }
        return true;
    }

    private boolean isPlayed(Puzzle puzzle) {
        if (!(puzzle.goal() instanceof Goal.Gain)) {
            return true;
        }
        engine.forget();
        Move best =
                engine.search(History.from(puzzle.start()), A_SECOND).moves().get(0);
        return puzzle.solution().stream().anyMatch(branch -> !branch.fails() && isLike(branch.move(), best));
    }

    /** Whether a move is listed, or captures the same with the same piece. */
    private static boolean isLike(Move listed, Move move) {
        return listed.equals(move)
                || listed.isCapture() && listed.from() == move.from() && listed.captured() == move.captured();
    }

    private boolean isRefuted(Puzzle puzzle, Position now, int made) {
        Proof proof = prover.prove(Question.after(puzzle.goal(), puzzle.start(), made, now), nodes);
        return proof.isRefuted();
    }

    /** The branches with their marks looked at, along the main line; the others have none. */
    private List<Branch> marked(Puzzle puzzle, Position position, List<Branch> branches, int made) {
        List<Branch> marked = new ArrayList<>();
        for (int i = 0; i < branches.size(); i++) {
            Branch branch = branches.get(i);
            boolean only = branch.only() && isOnly(puzzle, position, branch.move(), made);
            Position after = position.play(branch.move());
            List<Branch> next = i > 0 || branch.next().isEmpty() ? branch.next() : replied(puzzle, after, branch, made);
            marked.add(new Branch(branch.move(), only, branch.fails(), branch.comment(), next));
        }
        return marked;
    }

    private List<Branch> replied(Puzzle puzzle, Position after, Branch branch, int made) {
        List<Branch> replies = new ArrayList<>(branch.next());
        Branch main = replies.get(0);
        List<Branch> next = marked(puzzle, after.play(main.move()), main.next(), made + 1);
        replies.set(0, new Branch(main.move(), main.only(), main.fails(), main.comment(), next));
        return replies;
    }

    private boolean isOnly(Puzzle puzzle, Position position, Move right, int made) {
        for (Move move : position.legalMoves()) {
            if (!move.equals(right) && !isRefuted(puzzle, position.play(move), made + 1)) {
                return false;
            }
        }
        return true;
    }
}
