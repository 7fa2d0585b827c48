package dev.damka.puzzles.detection;

import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.Square;
import java.util.List;

/** A set of diagonals that has a name. */
final class Road {
    /** The most pieces of an ending, as in the draw rule of few pieces. */
    static final int ENDING = 7;

    static final Road MAIN = new Road(Diagonals.whole(Square.A1, Square.H8));
    static final Road DOUBLE = new Road(Diagonals.whole(Square.A7, Square.G1), Diagonals.whole(Square.B8, Square.H2));
    static final Road TRIPLE = new Road(Diagonals.whole(Square.A3, Square.F8), Diagonals.whole(Square.C1, Square.H6));
    static final Road RIM = new Road(
            Diagonals.whole(Square.A5, Square.D8),
            Diagonals.whole(Square.D8, Square.H4),
            Diagonals.whole(Square.H4, Square.E1),
            Diagonals.whole(Square.E1, Square.A5));

    private final List<Long> diagonals;

    private Road(Long... diagonals) {
        this.diagonals = List.of(diagonals);
    }

    /**
     * In an ending the only move is a king's onto this road from beside it, and the road is what it was for: the king
     * goes on along it, or takes there what steps onto it.
     */
    Finding entered(PlayedLine line, Evidence evidence) {
        Finding found = Finding.DENIED;
        for (int ply = 0; ply < line.writtenSize() && found != Finding.SHOWN; ply += 2) {
            for (long diagonal : diagonals) {
                if (isKings(line, ply) && enters(line.move(ply), diagonal) && matters(line, ply, diagonal)) {
                    found = found.or(evidence.isOnly(line, ply));
                }
            }
        }
        return found;
    }

    /**
     * The same, or the only move is a king's that leaves the road to an enemy king, which comes onto it and falls there
     * or is met there by a king.
     */
    Finding takenOrLeft(PlayedLine line, Evidence evidence) {
        Finding found = entered(line, evidence);
        for (int ply = 0; ply + 2 < line.size() && found != Finding.SHOWN; ply += 2) {
            for (long diagonal : diagonals) {
                if (isKings(line, ply) && leaves(line.move(ply), diagonal) && isMet(line, ply, diagonal)) {
                    found = found.or(evidence.isOnly(line, ply));
                }
            }
        }
        return found;
    }

    private static boolean isMet(PlayedLine line, int ply, long diagonal) {
        Move reply = line.move(ply + 1);
        Move next = line.move(ply + 2);
        boolean comes = (line.at(ply + 1).kings() & reply.from().bit()) != 0
                && (reply.to().bit() & diagonal) != 0;
        boolean meets = (line.after(ply + 2).kings() & next.to().bit() & diagonal) != 0;
        return comes && (meets || (next.captured() & diagonal) != 0);
    }

    private static boolean isKings(PlayedLine line, int ply) {
        Position position = line.at(ply);
        return Long.bitCount(position.white() | position.black()) <= ENDING
                && (position.kings() & line.move(ply).from().bit()) != 0
                && line.legal(ply).size() > 1;
    }

    private static boolean enters(Move move, long diagonal) {
        return (move.from().bit() & diagonal) == 0 && (move.to().bit() & diagonal) != 0;
    }

    private static boolean leaves(Move move, long diagonal) {
        return (move.from().bit() & diagonal) != 0 && (move.to().bit() & diagonal) == 0;
    }

    private static boolean matters(PlayedLine line, int ply, long diagonal) {
        Square king = line.move(ply).to();
        if (ply + 2 < line.size()) {
            Move next = line.move(ply + 2);
            boolean along = next.from() == king && (next.to().bit() & diagonal) != 0;
            if (along || (next.captured() & diagonal) != 0) {
                return true;
            }
        }
        if (line.after(ply).black() == 0) {
            return false;
        }
        for (Move reply : line.legal(ply + 1)) {
            for (Move capture : PlayedLine.captures(line.after(ply).play(reply), Side.WHITE)) {
                if (capture.from() == king && (capture.captured() & diagonal) != 0) {
                    return true;
                }
            }
        }
        return false;
    }
}
