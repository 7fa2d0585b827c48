package dev.damka.puzzles.mining;

import dev.damka.engine.Goal;
import dev.damka.engine.Judge;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.puzzles.Branch;
import dev.damka.puzzles.Text;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Builds the tree of a solution: the main line against the best defence with the equally good answers on it, and an
 * answer to every other reply. Lines stop where {@link Judge} shows the goal; the main line goes on until its point is
 * on the board. One thread at a time.
 */
final class TreeBuilder {
    /** Where so many moves are right, the task is over and the line stops. */
    private static final int MOST_EQUAL = 3;
    /** By how many plies an equally good answer may be slower than the best one. */
    private static final int SLOWER = 4;

    private static final long POSITIONS = 400_000;

    /** The tree would have more moves than a puzzle is worth. */
    private static final class TooLarge extends Exception {
        private static final long serialVersionUID = 1;

        TooLarge() {
            super("too large", null, false, false);
        }
    }

    /** A right move and how many plies after it the goal is on the board. */
    private record Right(Move move, int plies) {}

    private final EndgameTables tables;
    private final Forcing shown;
    private final Forcing truth;
    private final int mostMoves;
    private final int mostPlies;
    private Goal goal = Goal.WIN;
    private Judge judge = new Judge(Goal.WIN, Position.START);
    private Aim aim = Aim.shown(Goal.WIN, Position.START);
    private int moves;

    /**
     * @param mostMoves how many moves a tree may have, both sides' together
     * @param mostPlies how many plies after its first move the goal may lie
     */
    TreeBuilder(EndgameTables tables, int mostMoves, int mostPlies) {
        this.tables = tables;
        this.shown = new Forcing(tables);
        this.truth = new Forcing(tables);
        this.mostMoves = mostMoves;
        this.mostPlies = mostPlies;
    }

    /** The tree; empty where the goal is not shown in so many plies, or only by too many moves. */
    Optional<List<Branch>> build(Position start, Goal towards) {
        goal = towards;
        judge = new Judge(goal, start);
        aim = Aim.shown(goal, start);
        shown.ask(aim, POSITIONS);
        truth.ask(Aim.truth(goal, start), POSITIONS);
        moves = 0;
        try {
            List<Branch> solution = mainAnswers(start, 0);
            return solution.isEmpty() || shown.isSpent() ? Optional.empty() : Optional.of(solution);
        } catch (TooLarge e) {
            return Optional.empty();
        }
    }

    /** The solver's right moves on the main line, the best one first; none where too many or none are right. */
    private List<Branch> mainAnswers(Position position, int made) throws TooLarge {
        List<Right> rights = rights(position);
        if (rights.isEmpty() || rights.size() > MOST_EQUAL) {
            return List.of();
        }
        boolean only = rights.size() == 1 && isOnly(position, rights.get(0));
        List<Branch> branches = new ArrayList<>();
        for (int i = 0; i < rights.size(); i++) {
            Move move = rights.get(i).move();
            count();
            Position after = position.play(move);
            List<Branch> next = i == 0 ? mainReplies(after, made + 1, move) : replies(after, made + 1);
            branches.add(new Branch(move, only, false, Text.NONE, next));
        }
        return branches;
    }

    private List<Branch> mainReplies(Position after, int made, Move last) throws TooLarge {
        if (after.outcome().isPresent() || isOnBoard(after, made, last)) {
            return List.of();
        }
        boolean mayStop = judge.isForced(after, made, Judge.PLIES);
        int before = moves;
        try {
            List<Branch> branches = allReplies(after, made);
            if (branches.isEmpty() && !mayStop) {
                throw new TooLarge();
            }
            if (branches.isEmpty()) {
                moves = before;
            }
            return branches;
        } catch (TooLarge e) {
            if (!mayStop) {
                throw e;
            }
            moves = before;
            return List.of();
        }
    }

    /** Every reply, the best defence first with the main line behind it; none where that has no clear answer. */
    private List<Branch> allReplies(Position after, int made) throws TooLarge {
        List<Move> legal = after.legalMoves();
        Move best = bestDefence(after, legal);
        List<Branch> branches = new ArrayList<>();
        count();
        Position defended = after.play(best);
        boolean reached = aim.kind() != Aim.Kind.ENDED && judge.isReached(defended, made);
        List<Branch> main = reached ? List.of() : mainAnswers(defended, made + 1);
        if (main.isEmpty() && !reached) {
            return List.of();
        }
        branches.add(reply(best, main));
        for (Move reply : legal) {
            if (!reply.equals(best)) {
                count();
                branches.add(reply(reply, answer(after.play(reply), made + 1)));
            }
        }
        return branches;
    }

    /** The reply after which the goal is farthest, of several the one that captures most. */
    private Move bestDefence(Position after, List<Move> legal) throws TooLarge {
        Move best = legal.get(0);
        int farthest = -1;
        for (Move reply : legal) {
            int plies = distance(after.play(reply), 1);
            if (plies < 0) {
                throw new TooLarge();
            }
            boolean takesMore = Long.bitCount(reply.captured()) > Long.bitCount(best.captured());
            if (plies > farthest || plies == farthest && takesMore) {
                farthest = plies;
                best = reply;
            }
        }
        return best;
    }

    /** What follows a solver's move beside the main line: nothing where the goal is shown, else every reply. */
    private List<Branch> replies(Position after, int made) throws TooLarge {
        if (after.outcome().isPresent() || judge.isForced(after, made, Judge.PLIES)) {
            return List.of();
        }
        List<Branch> branches = new ArrayList<>();
        for (Move reply : after.legalMoves()) {
            count();
            branches.add(reply(reply, answer(after.play(reply), made + 1)));
        }
        return branches;
    }

    /** The quickest answer alone. */
    private List<Branch> answer(Position position, int made) throws TooLarge {
        Move quickest = quickest(position).move();
        count();
        return List.of(new Branch(quickest, false, false, Text.NONE, replies(position.play(quickest), made)));
    }

    private Right quickest(Position position) throws TooLarge {
        List<Move> legal = position.legalMoves();
        for (int plies = 0; plies <= mostPlies; plies += 2) {
            for (Move move : legal) {
                if (isForced(position.play(move), plies)) {
                    return new Right(move, plies);
                }
            }
        }
        throw new TooLarge();
    }

    private static Branch reply(Move move, List<Branch> next) {
        return new Branch(move, false, false, Text.NONE, next);
    }

    private void count() throws TooLarge {
        if (++moves > mostMoves || shown.isSpent()) {
            throw new TooLarge();
        }
    }

    /** The moves that reach the goal not much later than the quickest, which comes first. */
    private List<Right> rights(Position position) throws TooLarge {
        int least = quickest(position).plies();
        List<Right> rights = new ArrayList<>();
        for (Move move : position.legalMoves()) {
            for (int plies = least; plies <= Math.min(mostPlies, least + SLOWER); plies += 2) {
                if (isForced(position.play(move), plies)) {
                    rights.add(new Right(move, plies));
                    break;
                }
            }
        }
        rights.sort(Comparator.comparingInt(Right::plies)
                .thenComparingInt(right -> -Long.bitCount(right.move().captured())));
        return rights;
    }

    /** Whether every other move is known not to reach the goal, or was searched well beyond the right one. */
    private boolean isOnly(Position position, Right right) {
        List<Move> legal = position.legalMoves();
        if (legal.size() == 1) {
            return false;
        }
        int plies = Math.max(Judge.PLIES + 2, right.plies() + SLOWER);
        for (Move move : legal) {
            if (!move.equals(right.move()) && truth.isForced(position.play(move), plies)) {
                return false;
            }
        }
        return !truth.isSpent();
    }

    private boolean isForced(Position position, int plies) {
        OptionalInt known = known(position);
        return known.isPresent() ? known.getAsInt() >= 0 && known.getAsInt() <= plies : shown.isForced(position, plies);
    }

    /** Plies to the goal on the board, from the tables where they know it; -1 where it is farther than lines may go. */
    private int distance(Position position, int least) {
        OptionalInt known = known(position);
        if (known.isPresent()) {
            return known.getAsInt() <= mostPlies ? known.getAsInt() : -1;
        }
        return shown.distance(position, least, mostPlies);
    }

    private OptionalInt known(Position position) {
        if (aim.kind() != Aim.Kind.ENDED) {
            return OptionalInt.empty();
        }
        return tables.value(position)
                .map(value -> {
                    boolean solves = position.turn() == aim.solver();
                    EndgameTables.Value needed = solves ? EndgameTables.Value.WIN : EndgameTables.Value.LOSS;
                    return value == needed ? tables.plies(position) : OptionalInt.of(-1);
                })
                .orElse(OptionalInt.empty());
    }

    /** Whether the men won stand on the board after the solver's capture, whatever is taken back. */
    private boolean isOnBoard(Position after, int made, Move last) {
        if (!aim.kind().isGain() || !last.isCapture() || !judge.isForced(after, made, Judge.PLIES)) {
            return false;
        }
        List<Move> legal = after.legalMoves();
        if (!legal.get(0).isCapture()) {
            return Judge.balance(after, aim.solver()) >= aim.target();
        }
        return legal.stream().allMatch(reply -> Judge.balance(after.play(reply), aim.solver()) >= aim.target());
    }
}
