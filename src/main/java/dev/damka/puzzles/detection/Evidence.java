package dev.damka.puzzles.detection;

import dev.damka.rules.Move;
import dev.damka.rules.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * What detectors may ask where the line alone does not tell. That a move marked {@code !} is the only one is believed
 * here, and checked elsewhere.
 */
interface Evidence {
    /**
     * Whether the solver reaches the goal from that position of the line's board, after that many moves of the solver:
     * shown, denied or open.
     */
    Finding reaches(PlayedLine line, Position position, int movesMade);

    /** Whether the solver wins from there, be it in time or not; what {@link #reaches} says where the goal has no limit. */
    Finding reachesAtAll(PlayedLine line, Position position, int movesMade);

    /** Whether the solver's move of that ply is the only one that reaches the goal. */
    default Finding isOnly(PlayedLine line, int ply) {
        if (line.isMarkedOnly(ply)) {
            return Finding.SHOWN;
        }
        List<Move> others = new ArrayList<>(line.legal(ply));
        others.remove(line.move(ply));
        return noneReaches(line, ply, others);
    }

    /** Whether none of those moves of the solver, instead of the line's of that ply, reaches the goal. */
    default Finding noneReaches(PlayedLine line, int ply, List<Move> others) {
        Finding none = Finding.SHOWN;
        for (Move move : others) {
            Finding reaches = reaches(line, line.at(ply).play(move), ply / 2 + 1);
            if (reaches == Finding.SHOWN) {
                return Finding.DENIED;
            }
            none = reaches == Finding.OPEN ? Finding.OPEN : none;
        }
        return none;
    }
}
