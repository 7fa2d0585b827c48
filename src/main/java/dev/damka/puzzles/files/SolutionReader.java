package dev.damka.puzzles.files;

import static dev.damka.puzzles.files.Faults.shown;

import dev.damka.engine.Judge;
import dev.damka.puzzles.Branch;
import dev.damka.puzzles.Line;
import dev.damka.puzzles.files.SolutionText.Written;
import dev.damka.rules.Move;
import dev.damka.rules.MoveList;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.notation.Reading;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Plays a written solution on the board and makes its tree, with every fault on the way. */
final class SolutionReader {
    /** A place in a written line, and how the line came there. */
    record Point(List<Written> line, int place, boolean inGroup, boolean refutes) {
        Written move() {
            return line.get(place);
        }

        /** Whether it is a try of the solver that is said to fail, in the one place where that may be said. */
        boolean isTry(boolean solves) {
            return solves && move().fails() && inGroup && place == 0;
        }

        boolean isMarked() {
            return move().only() || move().fails();
        }

        boolean isLast() {
            return place + 1 == line.size();
        }

        Point next(boolean refutesNow) {
            return new Point(line, place + 1, inGroup, refutesNow);
        }
    }

    private final Field field;
    private final Faults faults;
    private final Shared shared;
    private final @Nullable Judge judge;
    private final String goal;
    private final Side solver;
    private final List<MoveList> lists;

    private SolutionReader(
            Field field,
            Position start,
            String goal,
            @Nullable Judge judge,
            Shared shared,
            List<MoveList> lists,
            Faults faults) {
        this.field = field;
        this.lists = lists;
        this.faults = faults;
        this.shared = shared;
        this.judge = judge;
        this.goal = goal;
        this.solver = start.turn();
    }

    /**
     * The tree of the solution in that field.
     *
     * @param goal its name, for messages
     * @param judge proves that each line ends where the goal is reached or near; null to take the author's word
     * @param lists room for the moves of each ply, which grows and may be used again
     * @return as much of the tree as is sound
     */
    static List<Branch> read(
            Field field,
            Position start,
            String goal,
            @Nullable Judge judge,
            Shared shared,
            List<MoveList> lists,
            Faults faults) {
        List<Written> line = SolutionText.read(field, faults);
        if (line.isEmpty()) {
            if (!faults.hasErrors()) {
                faults.error(field.place(), FaultCode.EMPTY_FIELD, "the solution holds no move; write the main line");
            }
            return List.of();
        }
        return new SolutionReader(field, start, goal, judge, shared, lists, faults)
                .branches(new Point(line, 0, false, false), start, 0);
    }

    /** What stands at that point: the move on the line, then those in the groups behind it. */
    private List<Branch> branches(Point point, Position position, int ply) {
        if (ply == Line.LONGEST) {
            error(point.move(), FaultCode.LINE_TOO_LONG, "a line of more than " + Line.LONGEST + " moves; shorten it");
            return List.of();
        }
        List<Point> choices = choices(point);
        FileMoves legal = new FileMoves(position, list(ply));
        boolean complete = true;
        List<Point> sound = new ArrayList<>(choices.size());
        List<Move> moves = new ArrayList<>(choices.size());
        for (int i = 0; i < choices.size(); i++) {
            Move move = move(choices.get(i).move(), position, legal, moves);
            if (move == null) {
                complete = false;
            } else {
                sound.add(choices.get(i));
                moves.add(move);
            }
        }
        boolean solves = position.turn() == solver;
        for (int i = 0; i < choices.size(); i++) {
            if (choices.get(i).isMarked()) {
                mark(choices.get(i), choices, solves);
            }
        }
        if (!solves && !point.refutes() && complete && legal.hasMoreThan(moves)) {
            error(
                    point.move(),
                    FaultCode.MISSING_REPLY,
                    "replies that the solution does not answer: "
                            + Refusals.list(position, legal.besides(moves)) + "; add a group for each behind "
                            + point.move().move());
        }
        if (sound.size() == 1) {
            return List.of(branch(sound.get(0), moves.get(0), position, ply));
        }
        List<Branch> branches = new ArrayList<>(sound.size());
        for (int i = 0; i < sound.size(); i++) {
            branches.add(branch(sound.get(i), moves.get(i), position, ply));
        }
        return branches;
    }

    /** The main line of a solution that was found sound, at its first move. */
    static Point start(Field field) {
        return new Point(SolutionText.read(field, new Faults("")), 0, false, false);
    }

    /** What stands at that point, in the order of the branches that were made of it. */
    static List<Point> choices(Point point) {
        List<Point> choices = new ArrayList<>(1);
        collect(point, choices);
        return choices;
    }

    /** "Several groups in a row all replace the same move", and so does a group right behind a group's first move. */
    private static void collect(Point point, List<Point> choices) {
        choices.add(point);
        List<List<Written>> groups = point.move().groups();
        for (int i = 0; i < groups.size(); i++) {
            collect(new Point(groups.get(i), 0, true, point.refutes()), choices);
        }
    }

    private @Nullable Move move(Written written, Position position, FileMoves legal, List<Move> earlier) {
        String text = written.move();
        Reading reading = legal.read(text);
        if (reading instanceof Reading.Found found) {
            if (!earlier.contains(found.move())) {
                return found.move();
            }
            error(written, FaultCode.MOVE_TWICE, text + " stands here already; leave one of them out");
        } else if (reading instanceof Reading.Ambiguous ambiguous) {
            error(
                    written,
                    FaultCode.AMBIGUOUS_MOVE,
                    text + " names several moves; write one in full: "
                            + Refusals.listInFull(position, ambiguous.moves()));
        } else if (reading instanceof Reading.Illegal illegal) {
            String instead = legal.size() == 0
                    ? "leave it and all behind it out"
                    : "legal: " + Refusals.list(position, legal.besides(List.of()));
            error(
                    written,
                    FaultCode.ILLEGAL_MOVE,
                    text + " is not legal, " + Refusals.reason(illegal.refusal()) + "; " + instead);
        } else {
            error(
                    written,
                    FaultCode.UNREADABLE_MOVE,
                    shown(text) + " is no move; write c3-d4, c3:e5 or in full a5:e1:g3:e5");
        }
        return null;
    }

    private void mark(Point choice, List<Point> choices, boolean solves) {
        Written move = choice.move();
        if (!solves) {
            error(
                    move,
                    FaultCode.MARK_ON_REPLY,
                    "a mark on the reply " + move.move() + "; ! and ? stand behind the solver's moves alone");
        } else if (move.fails() && !choice.isTry(true)) {
            error(
                    move,
                    FaultCode.MARK_ON_MAIN,
                    move.move() + "? stands on the line itself; a try that fails is the"
                            + " first move of a group behind the right one");
        } else if (move.only()
                && choices.stream().filter(other -> !other.isTry(true)).count() > 1) {
            error(
                    move,
                    FaultCode.MARK_NOT_ONLY,
                    move.move() + "! is said to be the only move, but the file lists"
                            + " another beside it; leave ! out, or mark the other with ?");
        }
    }

    private Branch branch(Point point, Move move, Position position, int ply) {
        Written written = point.move();
        boolean isTry = point.isTry(position.turn() == solver);
        boolean refutes = point.refutes() || isTry;
        Position after = position.play(move);
        List<Branch> next = List.of();
        if (point.isLast()) {
            end(point, refutes, position, after, ply);
        } else {
            if (isTry) {
                reaches(written, after, ply);
            }
            next = branches(point.next(refutes), after, ply + 1);
        }
        boolean isPlain =
                next.isEmpty() && !written.only() && !isTry && written.comment().isEmpty();
        return isPlain
                ? shared.last(move)
                : new Branch(shared.move(move), written.only(), isTry, written.comment(), next);
    }

    /**
     * "A line may stop where the goal is then forced and short", but not on a reply that leaves the solver's answer open.
     */
    private void end(Point point, boolean refutes, Position before, Position after, int ply) {
        Written move = point.move();
        if (point.isTry(before.turn() == solver)) {
            reaches(move, after, ply);
            faults.warning(
                    place(move),
                    FaultCode.NO_REFUTATION,
                    "nothing shows how " + move.move() + "? fails; go on with the reply that refutes it");
        }
        if (refutes || judge == null) {
            return;
        }
        FaultCode code = point.inGroup() ? FaultCode.GROUP_STOPS : FaultCode.LINE_STOPS;
        String what = point.inGroup() ? "the group" : "the line";
        int movesMade = ply / 2 + 1;
        if (before.turn() == solver) {
            boolean forced = judge.isForced(after, movesMade, Judge.PLIES);
            if (!forced && after.outcome().isPresent()) {
                error(
                        move,
                        code,
                        what + " ends the game with " + move.move() + " in move " + movesMade
                                + ", too late for its goal " + goal + "; a goal of so many moves is win-in-"
                                + movesMade);
            } else if (!forced) {
                error(
                        move,
                        code,
                        what + " stops after " + move.move() + " before its goal " + goal + ", which can't be shown in "
                                + Judge.PLIES + " plies; go on with the line");
            }
        } else if (!judge.isReached(after, movesMade)) {
            List<Move> answers = after.legalMoves().stream()
                    .filter(answer -> judge.isForced(after.play(answer), movesMade + 1, Judge.PLIES - 2))
                    .limit(3)
                    .toList();
            String instead = answers.isEmpty() ? "" : ", such as " + Refusals.list(after, answers);
            error(
                    move,
                    code,
                    what + " stops on the opponent's move " + move.move() + " before its goal " + goal
                            + "; go on with the solver's answer" + instead);
        }
    }

    private void reaches(Written move, Position after, int ply) {
        if (judge != null && judge.isForced(after, ply / 2 + 1, Judge.PLIES)) {
            error(
                    move,
                    FaultCode.TRY_REACHES,
                    move.move() + "? does not fail, it reaches the goal " + goal
                            + "; list it without ? as an equally good answer");
        }
    }

    private MoveList list(int ply) {
        while (lists.size() <= ply) {
            lists.add(new MoveList());
        }
        return lists.get(ply);
    }

    private Place place(Written move) {
        return field.place(move.at());
    }

    private void error(Written move, FaultCode code, String message) {
        faults.error(place(move), code, message);
    }
}
