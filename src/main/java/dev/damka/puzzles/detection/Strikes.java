package dev.damka.puzzles.detection;

import dev.damka.rules.Bitboard;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Routes;
import dev.damka.rules.Side;
import dev.damka.rules.Square;
import java.util.List;

/** Motifs that lie in the captures themselves. */
final class Strikes {
    private static final int LONG_CAPTURE = 3;
    private static final int LONG_COMBINATION = 5;

    private Strikes() {}

    /**
     * An enemy king takes three or more, stops only because its victims still stand, and falls on the next move. "With
     * its victims lifted one by one it could have captured on from its last square."
     */
    static boolean turkishStrike(PlayedLine line) {
        for (int ply = 1; ply + 1 < line.size(); ply += 2) {
            Move move = line.move(ply);
            long king = move.to().bit();
            boolean falls = (line.move(ply + 1).captured() & king) != 0;
            if (falls
                    && Long.bitCount(move.captured()) >= LONG_CAPTURE
                    && (line.after(ply).kings() & king) != 0) {
                // After the move the victims are lifted; what the king can take now it could not while they stood.
                Position lifted = line.after(ply);
                boolean goesOn = PlayedLine.captures(lifted, Side.BLACK).stream()
                        .anyMatch(capture -> capture.from() == move.to());
                if (goesOn) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The solver's last move takes two or more and leaves the opponent without a piece or a move. */
    static boolean finalShot(PlayedLine line) {
        int last = line.size() - 1;
        return last >= 0
                && line.isSolvers(last)
                && Long.bitCount(line.move(last).captured()) >= 2
                && line.end().outcome().isPresent();
    }

    /** One piece of the solver takes three or more in one capture. */
    static boolean sieve(PlayedLine line) {
        for (int ply = 0; ply < line.size(); ply += 2) {
            if (Long.bitCount(line.move(ply).captured()) >= LONG_CAPTURE) {
                return true;
            }
        }
        return false;
    }

    /** Two men of the solver that stood next to each other on a diagonal capture in consecutive turns. */
    static boolean column(PlayedLine line) {
        for (int ply = 0; ply + 2 < line.size(); ply += 2) {
            Move first = line.move(ply);
            Move second = line.move(ply + 2);
            long both = first.from().bit() | second.from().bit();
            if (first.isCapture()
                    && second.isCapture()
                    && (line.at(ply).white() & both) == both
                    && (line.at(ply).kings() & both) == 0
                    && first.from() != second.from()
                    && areNeighbours(first.from(), second.from())) {
                return true;
            }
        }
        return false;
    }

    private static boolean areNeighbours(Square a, Square b) {
        return Math.abs(a.file() - b.file()) == 1 && Math.abs(a.rank() - b.rank()) == 1;
    }

    /** A man of the solver becomes a king in the middle of a capture and goes on as one. */
    static boolean promotionCapture(PlayedLine line) {
        for (int ply = 0; ply < line.size(); ply += 2) {
            if (line.isCapture(ply) && line.crowns(ply) && goesOnFromLastRank(line.at(ply), line.move(ply))) {
                return true;
            }
        }
        return false;
    }

    private static boolean goesOnFromLastRank(Position position, Move move) {
        if ((move.to().bit() & Bitboard.RANK_8) == 0) {
            return true;
        }
        for (List<Square> route : Routes.of(position, move)) {
            for (Square square : route.subList(1, route.size() - 1)) {
                if ((square.bit() & Bitboard.RANK_8) != 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** A man of the solver becomes a king, by a step or by a capture. */
    static boolean promotion(PlayedLine line) {
        for (int ply = 0; ply < line.size(); ply += 2) {
            if (line.crowns(ply)) {
                return true;
            }
        }
        return false;
    }

    /** Five or more moves of the solver; each reply is the only legal one and most are captures. */
    static boolean longCombination(PlayedLine line) {
        int replies = 0;
        int captures = 0;
        for (int ply = 1; ply < line.size(); ply += 2) {
            if (line.legal(ply).size() != 1) {
                return false;
            }
            replies++;
            captures += line.isCapture(ply) ? 1 : 0;
        }
        return (line.size() + 1) / 2 >= LONG_COMBINATION && 2 * captures > replies;
    }
}
