package dev.damka.puzzles.detection;

import dev.damka.rules.Bitboard;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Routes;
import dev.damka.rules.Side;
import dev.damka.rules.Square;
import java.util.List;

/** Motifs of which the opponent's forced capture is part. Each pairs such a capture with the capture of the solver that it leads to. */
final class Lures {
    private Lures() {}

    /** A pair of the reply that captures and the solver's next capture, with captures alone among the replies between. */
    private interface Pair {
        boolean shows(PlayedLine line, int reply, int strike);
    }

    private static boolean anyPair(PlayedLine line, Pair pair) {
        for (int reply = 1; reply < line.size(); reply += 2) {
            if (line.isCapture(reply)) {
                int strike = strike(line, reply);
                if (strike > 0 && pair.shows(line, reply, strike)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static int strike(PlayedLine line, int reply) {
        for (int ply = reply + 1; ply < line.size(); ply += 2) {
            if (line.isCapture(ply)) {
                return ply;
            }
            if (!line.capturesAt(ply + 1)) {
                return 0;
            }
        }
        return 0;
    }

    /** The piece that was drawn left a square without which the solver's next capture could not take what else it takes. */
    static boolean deflection(PlayedLine line) {
        return anyPair(line, Lures::deflects);
    }

    private static boolean deflects(PlayedLine line, int reply, int strike) {
        Move drawn = line.move(reply);
        Move capture = line.move(strike);
        Position position = line.at(strike);
        long left = drawn.from().bit();
        long others = capture.captured() & ~line.follow(drawn.to().bit(), reply + 1, strike);
        if (others == 0 || isTaken(position, left)) {
            return false;
        }
        long kings = position.kings() | line.at(reply).kings() & left;
        Position stayed = new Position(position.white(), position.black() | left, kings, Side.WHITE);
        return !canTake(stayed, capture, others);
    }

    /** The piece that captured falls to the solver's next capture, which is worth more than a trade. */
    static boolean attraction(PlayedLine line) {
        return anyPair(line, Lures::attracts);
    }

    private static boolean attracts(PlayedLine line, int reply, int strike) {
        long now = line.follow(line.move(reply).to().bit(), reply + 1, strike);
        return (line.move(strike).captured() & now) != 0 && pays(line, reply, strike);
    }

    /**
     * The opponent takes a piece of the solver that stood in the way of the solver's next capture, which is more than a
     * trade. The piece stood on a square that the capture runs over or lands on, or had left such a square to be taken.
     */
    static boolean clearance(PlayedLine line) {
        return anyPair(line, Lures::clears);
    }

    private static boolean clears(PlayedLine line, int reply, int strike) {
        if (!pays(line, reply, strike)) {
            return false;
        }
        Move offer = line.move(reply - 1);
        long drawn = line.follow(line.move(reply).to().bit(), reply + 1, strike);
        for (long rest = line.move(reply).captured(); rest != 0; rest &= rest - 1) {
            long taken = rest & -rest;
            long stood = offer.to().bit() == taken ? offer.from().bit() : taken;
            if ((line.move(strike).captured() & stood) == 0 && runsOver(line, strike, stood, drawn)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether every route of that capture runs over the square or lands on it. Behind a first victim that was drawn there
     * it does so by nature, since that one came over the square: this does not count.
     */
    private static boolean runsOver(PlayedLine line, int strike, long square, long drawn) {
        for (List<Square> route : Routes.of(line.at(strike), line.move(strike))) {
            long run = 0;
            for (int i = 1; i < route.size(); i++) {
                long jump = Diagonals.behind(route.get(i - 1), route.get(i));
                if (i == 1 && (jump & drawn) != 0) {
                    jump = Diagonals.behind(route.get(0), Square.of(drawn).get(0));
                }
                run |= jump;
            }
            if ((run & square) == 0) {
                return false;
            }
        }
        return true;
    }

    /** Every capture that the opponent has is a man's and ends two or more ranks behind, and that is no mere trade. */
    static boolean throwBack(PlayedLine line) {
        for (int ply = 1; ply < line.size(); ply += 2) {
            Position position = line.at(ply);
            boolean falls = ply + 1 < line.size()
                    && (line.move(ply + 1).captured() & line.move(ply).to().bit()) != 0;
            if (line.isCapture(ply)
                    && (!falls || pays(line, ply, ply + 1))
                    && line.legal(ply).stream().allMatch(move -> throwsBack(position, move))) {
                return true;
            }
        }
        return false;
    }

    private static boolean throwsBack(Position position, Move move) {
        return (position.kings() & move.from().bit()) == 0
                && (position.play(move).kings() & move.to().bit()) == 0
                && move.to().rank() - move.from().rank() >= 2;
    }

    /** Whether the strike is more than a trade for what the reply took: worth more, or it crowns, or it ends the game. */
    private static boolean pays(PlayedLine line, int reply, int strike) {
        int given = PlayedLine.worth(line.at(reply), line.move(reply).captured());
        int won = PlayedLine.worth(line.at(strike), line.move(strike).captured());
        return won > given
                || line.crowns(strike)
                || line.after(strike).outcome().isPresent();
    }

    private static boolean isTaken(Position position, long square) {
        return ((position.white() | position.black() | ~Bitboard.ALL) & square) != 0;
    }

    /** Whether the piece of that capture can take all those victims on the changed board. */
    private static boolean canTake(Position changed, Move capture, long victims) {
        for (Move move : changed.legalMoves()) {
            if (move.from() == capture.from() && (move.captured() & victims) == victims) {
                return true;
            }
        }
        return false;
    }
}
