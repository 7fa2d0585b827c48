package dev.damka.puzzles.detection;

import dev.damka.engine.Goal;
import dev.damka.rules.Bitboard;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.Square;
import java.util.List;

/** Themes of the opponent's shortage of moves. */
final class Restraint {
    private Restraint() {}

    /**
     * Men alone are left; after a quiet move of the solver nothing is threatened, yet each reply lets the man that
     * moved be taken, and the solver takes it.
     */
    static boolean opposition(PlayedLine line) {
        if (line.goal() instanceof Goal.Draw) {
            return false;
        }
        for (int ply = 0; ply < line.size(); ply += 2) {
            Position position = line.after(ply);
            boolean isLast = ply + 2 >= line.size();
            if (!line.isCapture(ply)
                    && (isLast || line.isCapture(ply + 2))
                    && position.kings() == 0
                    && !line.letsCapture(ply)
                    && !PlayedLine.hasCapture(position, Side.WHITE)
                    && !line.legal(ply + 1).isEmpty()
                    && line.legal(ply + 1).stream()
                            .allMatch(reply ->
                                    canTake(position.play(reply), reply.to().bit()))) {
                return true;
            }
        }
        return false;
    }

    /** After a move of the solver the opponent has no capture and must move, and if it could pass the goal was not reached. */
    static Finding zugzwang(PlayedLine line, Evidence evidence) {
        Finding found = Finding.DENIED;
        if (line.goal() instanceof Goal.Draw) {
            return found;
        }
        for (int ply = 0; ply < line.size() && found != Finding.SHOWN; ply += 2) {
            if (!line.letsCapture(ply) && !line.legal(ply + 1).isEmpty()) {
                Position passed = PlayedLine.toMove(line.after(ply), Side.WHITE);
                Finding reached = evidence.reachesAtAll(line, passed, ply / 2 + 1);
                found = found.or(
                        switch (reached) {
                            case SHOWN -> Finding.DENIED;
                            case DENIED -> Finding.SHOWN;
                            case OPEN -> Finding.OPEN;
                        });
            }
        }
        return found;
    }

    /** At the end the opponent has pieces and no move. */
    static boolean blocking(PlayedLine line) {
        Position end = line.end();
        return end.turn() == Side.BLACK && end.black() != 0 && end.legalMoves().isEmpty();
    }

    /** Blocking, and one of the shut-in men stands where its capture in the line has ended. */
    static boolean selfBlocking(PlayedLine line) {
        if (!blocking(line)) {
            return false;
        }
        for (int ply = 1; ply < line.size(); ply += 2) {
            long square = line.move(ply).to().bit();
            long men = line.end().black() & ~line.end().kings();
            if (line.isCapture(ply) && line.follow(square, ply + 1, line.size()) == square && (men & square) != 0) {
                return true;
            }
        }
        return false;
    }

    /** After some move of the solver the opponent has no capture, kings alone can move, and each such move lets the king be taken. */
    static boolean paralysis(PlayedLine line) {
        for (int ply = 0; ply < line.size(); ply += 2) {
            Position position = line.after(ply);
            if (!line.letsCapture(ply) && isParalysed(position, line.legal(ply + 1))) {
                return true;
            }
        }
        return false;
    }

    static boolean isParalysed(Position position, List<Move> replies) {
        for (Move reply : replies) {
            boolean king = (position.kings() & reply.from().bit()) != 0;
            if (!king || !canTake(position.play(reply), reply.to().bit())) {
                return false;
            }
        }
        return !replies.isEmpty();
    }

    private static boolean canTake(Position position, long square) {
        return PlayedLine.captures(position, Side.WHITE).stream()
                .anyMatch(capture -> (capture.captured() & square) != 0);
    }

    /**
     * At the end nothing is threatened, yet the opponent has no move, or each loses a piece for nothing, since a man that
     * has stood on its first rank, or on a7, from the start on cannot move at all.
     */
    static boolean laggards(PlayedLine line) {
        Position end = line.end();
        if (line.goal() instanceof Goal.Draw
                || end.turn() != Side.BLACK
                || PlayedLine.hasCapture(end, Side.BLACK)
                || PlayedLine.hasCapture(end, Side.WHITE)) {
            return false;
        }
        long men = end.black() & ~end.kings();
        long taken = end.white() | end.black();
        long stuck = men & ~((~taken & Bitboard.ALL) << Bitboard.LEFT | (~taken & Bitboard.ALL) << Bitboard.RIGHT);
        long first = line.at(0).black() & ~line.at(0).kings() & (Bitboard.RANK_8 | Square.A7.bit());
        for (long rest = stuck & first; rest != 0; rest &= rest - 1) {
            long man = rest & -rest;
            if (line.follow(man, 0, line.size()) == man) {
                return line.legal(line.size()).stream().allMatch(reply -> losesForNothing(end, reply));
            }
        }
        return false;
    }

    private static boolean losesForNothing(Position position, Move reply) {
        Position after = position.play(reply);
        return PlayedLine.captures(after, Side.WHITE).stream()
                .anyMatch(capture -> (capture.captured() & reply.to().bit()) != 0
                        && !PlayedLine.hasCapture(after.play(capture), Side.BLACK));
    }
}
