package dev.damka.puzzles.detection;

import dev.damka.rules.Move;
import dev.damka.rules.Side;
import java.util.List;

/** Motifs of the quiet move and of the choice. */
final class Tempos {
    private Tempos() {}

    /**
     * A quiet move while the opponent has to make a capture that was there before: the move leaves it all its landing
     * squares and opens no other.
     */
    static boolean restTempo(PlayedLine line) {
        for (int ply = 0; ply + 1 < line.size(); ply += 2) {
            if (!line.isCapture(ply) && line.isCapture(ply + 1)) {
                Move made = line.move(ply + 1);
                List<Move> before = PlayedLine.captures(line.at(ply), Side.BLACK);
                List<Move> after = line.legal(ply + 1);
                boolean asItWas = before.stream()
                        .filter(move -> move.from() == made.from() && move.captured() == made.captured())
                        .allMatch(after::contains);
                if (asItWas && before.containsAll(after)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The first move is quiet, lets the opponent capture nothing, is the only one, and the solver captures or crowns later. */
    static Finding quietKey(PlayedLine line, Evidence evidence) {
        boolean quiet = line.size() > 0
                && !line.isCapture(0)
                && line.legal(0).size() > 1
                && !line.letsCapture(0)
                && strikesLater(line);
        return quiet ? evidence.isOnly(line, 0) : Finding.DENIED;
    }

    private static boolean strikesLater(PlayedLine line) {
        for (int ply = 2; ply < line.size(); ply += 2) {
            if (line.isCapture(ply) || line.crowns(ply)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Of several captures of the solver one is right: no other that takes other pieces reaches the goal, or, where all
     * take the same, no other landing square does. Behind the first move it is a choice only where the right capture is not
     * plainly the greediest.
     */
    static Finding captureChoice(PlayedLine line, Evidence evidence) {
        Finding found = Finding.DENIED;
        for (int ply = 0; ply < line.writtenSize() && found != Finding.SHOWN; ply += 2) {
            if (line.isCapture(ply) && line.legal(ply).size() > 1 && (ply == 0 || isTempting(line, ply))) {
                found = found.or(isChoice(line, ply, evidence));
            }
        }
        return found;
    }

    /** Whether another capture takes as much. */
    private static boolean isTempting(PlayedLine line, int ply) {
        int right = PlayedLine.worth(line.at(ply), line.move(ply).captured());
        return line.legal(ply).stream()
                .anyMatch(move ->
                        !move.equals(line.move(ply)) && PlayedLine.worth(line.at(ply), move.captured()) >= right);
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
