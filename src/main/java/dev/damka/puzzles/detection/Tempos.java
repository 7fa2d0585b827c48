package dev.damka.puzzles.detection;

import dev.damka.rules.Move;
import dev.damka.rules.Side;
import java.util.List;

/** Motifs of the quiet move and of the choice. */
final class Tempos {
    private Tempos() {}

    /** A quiet move while the opponent has to make a capture that was there before; the move opens no other. */
    static boolean restTempo(PlayedLine line) {
        for (int ply = 0; ply + 1 < line.size(); ply += 2) {
            if (!line.isCapture(ply) && line.isCapture(ply + 1)) {
                List<Move> before = PlayedLine.captures(line.at(ply), Side.BLACK);
                if (before.containsAll(line.legal(ply + 1))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The first move is quiet, lets the opponent capture nothing, is the only one, and the solver captures later. */
    static Finding quietKey(PlayedLine line, Evidence evidence) {
        boolean quiet = line.size() > 0
                && !line.isCapture(0)
                && line.legal(0).size() > 1
                && !line.letsCapture(0)
                && capturesBehind(line);
        return quiet ? evidence.isOnly(line, 0) : Finding.DENIED;
    }

    private static boolean capturesBehind(PlayedLine line) {
        for (int ply = 2; ply < line.size(); ply += 2) {
            if (line.isCapture(ply)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Of several captures of the solver one is right: no other that takes other pieces reaches the goal, or, where all
     * take the same, no other landing square does.
     */
    static Finding captureChoice(PlayedLine line, Evidence evidence) {
        Finding found = Finding.DENIED;
        for (int ply = 0; ply < line.writtenSize() && found != Finding.SHOWN; ply += 2) {
            if (line.isCapture(ply) && line.legal(ply).size() > 1) {
                found = found.or(isChoice(line, ply, evidence));
            }
        }
        return found;
    }

    private static Finding isChoice(PlayedLine line, int ply, Evidence evidence) {
        if (line.isMarkedOnly(ply)) {
            return Finding.SHOWN;
        }
        Move right = line.move(ply);
        List<Move> others = line.legal(ply).stream()
                .filter(move -> move.from() != right.from() || move.captured() != right.captured())
                .toList();
        if (others.isEmpty()) {
            return evidence.isOnly(line, ply);
        }
        return evidence.noneReaches(line, ply, others);
    }
}
