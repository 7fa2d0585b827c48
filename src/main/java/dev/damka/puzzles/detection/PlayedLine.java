package dev.damka.puzzles.detection;

import dev.damka.engine.Goal;
import dev.damka.puzzles.Branch;
import dev.damka.rules.Bitboard;
import dev.damka.rules.Move;
import dev.damka.rules.MoveGenerator;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The main line of a solution as detectors see it: the solver is White and plays up the board (a black solver's board is
 * turned), the solver's moves have even places, the replies odd ones.
 *
 * <p>A line that stops before the end of a game that is to be won is continued for at most {@value #CONTINUED} plies, as
 * long as it goes on by itself: the one legal move, or the solver's one move that ends the game.
 */
final class PlayedLine {
    /** How far a line is continued, in plies. */
    static final int CONTINUED = 6;

    static final int KING = 3;

    private final Position start;
    private final Goal goal;
    private final List<Move> playFrom;
    private final List<Position> positions = new ArrayList<>();
    private final List<Move> moves = new ArrayList<>();
    private final List<Branch> written = new ArrayList<>();
    private final List<List<Move>> legal = new ArrayList<>();

    PlayedLine(Position start, Goal goal, List<Branch> solution, List<Move> playFrom) {
        this.start = start;
        this.goal = goal;
        this.playFrom = playFrom;
        add(isTurned() ? start.flipped() : start);
        Optional<Branch> branch = Branch.main(solution);
        while (branch.isPresent()) {
            written.add(branch.get());
            play(seen(branch.get().move()));
            branch = Branch.main(branch.get().next());
        }
        if (goal instanceof Goal.Win || goal instanceof Goal.WinIn) {
            goOn();
        }
    }

    private void add(Position position) {
        positions.add(position);
        legal.add(List.of());
    }

    private void play(Move move) {
        moves.add(move);
        add(end().play(move));
    }

    private void goOn() {
        for (int i = 0; i < CONTINUED; i++) {
            List<Move> choices = legal(size());
            if (choices.size() > 1 && end().turn() == Side.WHITE) {
                choices = choices.stream()
                        .filter(move -> end().play(move).outcome().isPresent())
                        .toList();
            }
            if (choices.size() != 1 || end().white() == 0) {
                return;
            }
            play(choices.get(0));
        }
    }

    private boolean isTurned() {
        return start.turn() == Side.BLACK;
    }

    private Move seen(Move move) {
        return isTurned() ? new Move(move.from().turned(), move.to().turned(), Bitboard.turned(move.captured())) : move;
    }

    /** A position of the detectors' board as it stands in the puzzle. */
    Position asWritten(Position seen) {
        return isTurned() ? seen.flipped() : seen;
    }

    /** The puzzle's own start, not turned. */
    Position start() {
        return start;
    }

    /** The puzzle's own moves from the start of a game, not turned. */
    List<Move> playFrom() {
        return playFrom;
    }

    Goal goal() {
        return goal;
    }

    /** How many plies there are, those that continue the written line included. */
    int size() {
        return moves.size();
    }

    /** How many plies are written. */
    int writtenSize() {
        return written.size();
    }

    /** Whether the author claims that the move of that ply is the only one. */
    boolean isMarkedOnly(int ply) {
        return ply < written.size() && written.get(ply).only();
    }

    Move move(int ply) {
        return moves.get(ply);
    }

    /** The position before that ply; the last is {@link #end()}. */
    Position at(int ply) {
        return positions.get(ply);
    }

    Position after(int ply) {
        return positions.get(ply + 1);
    }

    Position end() {
        return positions.get(positions.size() - 1);
    }

    /** The legal moves before that ply. */
    List<Move> legal(int ply) {
        if (legal.get(ply).isEmpty()) {
            legal.set(ply, positions.get(ply).legalMoves());
        }
        return legal.get(ply);
    }

    boolean isSolvers(int ply) {
        return ply % 2 == 0;
    }

    boolean isCapture(int ply) {
        return moves.get(ply).isCapture();
    }

    /** Whether that ply captures; false behind the end of the line. */
    boolean capturesAt(int ply) {
        return ply < moves.size() && isCapture(ply);
    }

    /** Whether the solver's man of that ply becomes a king. */
    boolean crowns(int ply) {
        Move move = moves.get(ply);
        return (at(ply).kings() & move.from().bit()) == 0
                && (after(ply).kings() & move.to().bit()) != 0;
    }

    /** Whether the opponent, to move after that ply of the solver, has a capture. */
    boolean letsCapture(int ply) {
        return hasCapture(after(ply), Side.BLACK);
    }

    /** Where the piece that stands on {@code square} before ply {@code from} stands before ply {@code to}; 0 if it is gone. */
    long follow(long square, int from, int to) {
        long now = square;
        for (int ply = from; ply < to && now != 0; ply++) {
            Move move = moves.get(ply);
            if (move.from().bit() == now) {
                now = move.to().bit();
            } else if ((move.captured() & now) != 0) {
                now = 0;
            }
        }
        return now;
    }

    /** Whether that side could capture, were it to move. */
    static boolean hasCapture(Position position, Side side) {
        return MoveGenerator.hasCapture(position.pieces(side), position.pieces(side.opponent()), position.kings());
    }

    /** The captures that side would have, were it to move. */
    static List<Move> captures(Position position, Side side) {
        return hasCapture(position, side) ? toMove(position, side).legalMoves() : List.of();
    }

    /** The same board with that side to move. */
    static Position toMove(Position position, Side side) {
        return new Position(position.white(), position.black(), position.kings(), side);
    }

    /** What pieces on those squares are worth in men. */
    static int worth(Position position, long squares) {
        return Long.bitCount(squares) + (KING - 1) * Long.bitCount(squares & position.kings());
    }

    /** The solver's material less the opponent's before that ply, in men. */
    int balance(int ply) {
        Position position = at(ply);
        return worth(position, position.white()) - worth(position, position.black());
    }
}
