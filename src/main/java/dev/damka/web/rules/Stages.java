package dev.damka.web.rules;

import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Routes;
import dev.damka.rules.Side;
import dev.damka.rules.Square;
import dev.damka.web.shared.MoveRecord;
import java.util.ArrayList;
import java.util.List;

/** Moves from a position, step by step: a quiet move is one step, a chain of captures one a jump and a last one. */
public final class Stages {
    private final List<Position> positions = new ArrayList<>();
    private final List<Move> moves;
    private final List<Stage> stages = new ArrayList<>();
    /** The last step of each move. */
    private final List<Integer> ends = new ArrayList<>();

    private Stages(Position start, List<Move> moves) {
        this.moves = moves;
        positions.add(start);
        stages.add(new Stage(start, null, null, List.of(), 0, true));
        for (Move move : moves) {
            Position before = positions.get(positions.size() - 1);
            add(before, move);
            positions.add(before.play(move));
            ends.add(stages.size() - 1);
        }
    }

    /** The steps of those legal moves from that position. */
    public static Stages of(Position start, List<Move> moves) {
        return new Stages(start, moves);
    }

    private void add(Position before, Move move) {
        List<Square> route = Routes.first(before, move);
        int plies = positions.size();
        Position after = before.play(move);
        if (!move.isCapture()) {
            stages.add(new Stage(after, before, move, route, plies, true));
            return;
        }
        long taken = 0;
        for (int jump = 1; jump < route.size(); jump++) {
            taken |= between(route.get(jump - 1), route.get(jump), move.captured() & ~taken);
            List<Square> path = route.subList(0, jump + 1);
            Move soFar = new Move(move.from(), route.get(jump), taken);
            Position shown = jump == route.size() - 1 ? after : onTheWay(before, path, taken);
            stages.add(new Stage(shown, before, soFar, path, plies, false));
        }
        if (route.size() > 2) {
            stages.add(new Stage(after, before, move, route, plies, true));
        }
    }

    /** Of those squares the one that is jumped on the way from one square to another. */
    private static long between(Square from, Square to, long victims) {
        for (Square square : Square.of(victims)) {
            boolean onFiles = (square.file() - from.file()) * (to.file() - square.file()) > 0;
            boolean onDiagonal = Math.abs(square.file() - from.file()) == Math.abs(square.rank() - from.rank())
                    && (square.rank() - from.rank()) * (to.rank() - square.rank()) > 0;
            if (onFiles && onDiagonal) {
                return square.bit();
            }
        }
        throw new IllegalStateException("nothing is jumped between " + from + " and " + to);
    }

    /** The board in the middle of a capture, without what has been taken. */
    private static Position onTheWay(Position before, List<Square> path, long taken) {
        Square from = path.get(0);
        long at = path.get(path.size() - 1).bit();
        boolean white = before.turn() == Side.WHITE;
        int last = white ? 7 : 0;
        boolean king = (before.kings() & from.bit()) != 0 || path.stream().anyMatch(square -> square.rank() == last);
        long own = before.pieces(before.turn()) & ~from.bit() | at;
        long enemy = before.pieces(before.turn().opponent()) & ~taken;
        long kings = before.kings() & ~from.bit() & ~taken | (king ? at : 0);
        return new Position(white ? own : enemy, white ? enemy : own, kings, before.turn());
    }

    /** The number of the last step; 0 is the start. */
    public int last() {
        return stages.size() - 1;
    }

    Stage at(int step) {
        return stages.get(step);
    }

    /** The step at which the first move has ended, with what it took still on the board. */
    int afterFirst() {
        int end = ends.get(0);
        return stages.get(end).over() && moves.get(0).isCapture() ? end - 1 : end;
    }

    /** The moves in full. */
    List<String> full() {
        return MoveRecord.full(positions, moves);
    }

    /** The step at which a move is over. */
    int end(int ply) {
        return ends.get(ply);
    }

    boolean blackBegins() {
        return positions.get(0).turn() == Side.BLACK;
    }
}
