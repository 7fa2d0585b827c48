package dev.damka.puzzles.detection;

import dev.damka.rules.Bitboard;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import java.util.List;
import java.util.function.IntPredicate;

/** Motifs of the threat: a quiet move that the opponent cannot answer by a capture, and the solver's capture behind it. */
final class Threats {
    private Threats() {}

    private static boolean anyAttack(PlayedLine line, IntPredicate shows) {
        for (int ply = 0; ply + 2 < line.size(); ply += 2) {
            if (!line.isCapture(ply) && line.isCapture(ply + 2) && !line.letsCapture(ply) && shows.test(ply)) {
                return true;
            }
        }
        return false;
    }

    /** After a quiet move the solver threatens two captures that have no victim in common, and makes one. */
    static boolean doubleThreat(PlayedLine line) {
        return anyAttack(line, ply -> {
            List<Move> threats = PlayedLine.captures(line.after(ply), Side.WHITE);
            return threats.stream()
                    .anyMatch(one -> threats.stream().anyMatch(other -> (one.captured() & other.captured()) == 0));
        });
    }

    /**
     * A quiet move lands between two enemy pieces on one diagonal and could take either; whatever the opponent replies,
     * there is something to take.
     */
    static boolean lyubki(PlayedLine line) {
        return anyAttack(line, ply -> {
            long square = line.move(ply).to().bit();
            long threatened = 0;
            for (Move threat : PlayedLine.captures(line.after(ply), Side.WHITE)) {
                if (threat.from() == line.move(ply).to()) {
                    threatened |= threat.captured();
                }
            }
            return isBetween(line.after(ply), square, threatened)
                    && line.legal(ply + 1).stream()
                            .allMatch(reply ->
                                    PlayedLine.hasCapture(line.after(ply).play(reply), Side.WHITE));
        });
    }

    /** Whether the pieces next on both sides of that square, on one of its diagonals, are among those. */
    private static boolean isBetween(Position position, long square, long threatened) {
        return (next(position, square, Bitboard.LEFT) & threatened) != 0
                        && (next(position, square, -Bitboard.LEFT) & threatened) != 0
                || (next(position, square, Bitboard.RIGHT) & threatened) != 0
                        && (next(position, square, -Bitboard.RIGHT) & threatened) != 0;
    }

    private static long next(Position position, long square, int step) {
        long empty = Bitboard.ALL & ~(position.white() | position.black());
        long next = shifted(square, step);
        while ((next & empty) != 0) {
            next = shifted(next, step);
        }
        return next & Bitboard.ALL;
    }

    private static long shifted(long square, int step) {
        return step > 0 ? square << step : square >>> -step;
    }

    /**
     * On a board without kings a quiet move attacks a man that has stood since the start with no piece of its own right behind it on either
     * diagonal, and the solver's next capture takes it.
     */
    static boolean unsupported(PlayedLine line) {
        return anyAttack(line, ply -> {
            Position before = line.at(ply);
            if (before.kings() != 0) {
                return false;
            }
            long supported = before.black() >>> Bitboard.LEFT | before.black() >>> Bitboard.RIGHT;
            long alone = before.black() & line.at(0).black() & ~supported & ~Bitboard.RANK_8;
            for (Move threat : PlayedLine.captures(line.after(ply), Side.WHITE)) {
                for (long rest = threat.captured() & alone; rest != 0; rest &= rest - 1) {
                    long now = line.follow(rest & -rest, ply + 1, ply + 2);
                    boolean stood = line.follow(rest & -rest, 0, ply) == (rest & -rest);
                    if (stood && (line.move(ply + 2).captured() & now) != 0) {
                        return true;
                    }
                }
            }
            return false;
        });
    }
}
