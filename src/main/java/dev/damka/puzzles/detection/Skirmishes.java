package dev.damka.puzzles.detection;

import dev.damka.rules.Position;
import dev.damka.rules.Side;

/**
 * What is given and taken. A skirmish is a run of captures without a quiet move between them; what it gives is measured
 * when it is over, in men, a king counting three.
 */
final class Skirmishes {
    private Skirmishes() {}

    /** In some skirmish the solver falls behind, and it is no trade: more comes back, or nothing yet, or the game ends. */
    static boolean sacrifice(PlayedLine line) {
        return firstSacrifice(line) >= 0;
    }

    /** A sacrifice, and behind it a man of the solver becomes a king, which is not taken at once, and the game goes on. */
    static boolean breakthrough(PlayedLine line) {
        int given = firstSacrifice(line);
        if (given < 0) {
            return false;
        }
        for (int ply = given + 1; ply < line.size(); ply += 2) {
            boolean falls = ply + 1 < line.size()
                    && (line.move(ply + 1).captured() & line.move(ply).to().bit()) != 0;
            if (line.crowns(ply) && !falls && line.after(ply).outcome().isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** The reply that takes the first sacrifice; -1 where there is none. */
    private static int firstSacrifice(PlayedLine line) {
        for (int first = 0; first < line.size(); first++) {
            if (line.isCapture(first)) {
                int end = end(line, first);
                int dip = dip(line, first, end);
                if (dip >= 0 && !isTrade(line, first, end)) {
                    return dip;
                }
                first = end;
            }
        }
        return -1;
    }

    /**
     * The solver offers what was safe, the opponent takes it, and when the captures are over both have lost the same.
     * "And the goal needs it": the offer is the only move.
     */
    static Finding exchange(PlayedLine line, Evidence evidence) {
        Finding found = Finding.DENIED;
        for (int first = 0; first < line.size() && found != Finding.SHOWN; first++) {
            if (line.isCapture(first)) {
                int end = end(line, first);
                boolean offered = !line.isSolvers(first) && !PlayedLine.hasCapture(line.at(first - 1), Side.BLACK);
                if (offered && isTrade(line, first, end)) {
                    found = found.or(evidence.isOnly(line, first - 1));
                }
                first = end;
            }
        }
        return found;
    }

    /** Whether both sides have lost as many pieces, worth the same, and the game goes on. */
    private static boolean isTrade(PlayedLine line, int first, int end) {
        Position before = line.at(first);
        Position after = line.at(end);
        int given = Long.bitCount(before.white()) - Long.bitCount(after.white());
        int won = Long.bitCount(before.black()) - Long.bitCount(after.black());
        return given == won
                && line.balance(first) == line.balance(end)
                && after.outcome().isEmpty();
    }

    /** The first ply that is not part of the run of captures from {@code first} on. */
    private static int end(PlayedLine line, int first) {
        int end = first;
        while (line.capturesAt(end)) {
            end++;
        }
        return end;
    }

    /** The first reply of the run after which the solver is behind what it had; -1 where it never is. */
    private static int dip(PlayedLine line, int first, int end) {
        for (int ply = first; ply < end; ply++) {
            if (!line.isSolvers(ply) && line.balance(ply + 1) < line.balance(first)) {
                return ply;
            }
        }
        return -1;
    }
}
