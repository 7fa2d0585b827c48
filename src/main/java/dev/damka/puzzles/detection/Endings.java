package dev.damka.puzzles.detection;

import dev.damka.engine.Goal;
import dev.damka.rules.Bitboard;
import dev.damka.rules.Move;
import dev.damka.rules.Position;

/** Endings that are known by what stands on the board, and what becomes of a king in them. */
final class Endings {
    private static final int MEN_ENDING = 5;

    private Endings() {}

    private static boolean has(PlayedLine line, int kings, int men, int enemyKings, int enemyMen) {
        Position start = line.at(0);
        return Long.bitCount(start.white() & start.kings()) == kings
                && Long.bitCount(start.white() & ~start.kings()) == men
                && Long.bitCount(start.black() & start.kings()) == enemyKings
                && Long.bitCount(start.black() & ~start.kings()) == enemyMen;
    }

    /** Three kings against one that is not on the main road. */
    static boolean petrov(PlayedLine line) {
        return has(line, 3, 0, 1, 0) && (line.at(0).black() & Bitboard.MAIN_ROAD) == 0;
    }

    /** A king and two men against a king. */
    static boolean sargin(PlayedLine line) {
        return has(line, 1, 2, 1, 0);
    }

    /** A king against that many men. */
    static boolean kingAgainstMen(PlayedLine line, int men) {
        return has(line, 1, 0, 0, men);
    }

    /** Four kings against two. */
    static boolean fourKingsAgainstTwo(PlayedLine line) {
        return has(line, 4, 0, 2, 0);
    }

    /** Two kings and a man against a king. */
    static boolean kingsAndMan(PlayedLine line) {
        return has(line, 2, 1, 1, 0);
    }

    /** No kings and five pieces or fewer a side at the start, and the opponent is not bound to capture throughout. */
    static boolean menEnding(PlayedLine line) {
        Position start = line.at(0);
        if (start.kings() != 0
                || Long.bitCount(start.white()) > MEN_ENDING
                || Long.bitCount(start.black()) > MEN_ENDING) {
            return false;
        }
        for (int ply = 1; ply < line.size(); ply += 2) {
            if (!line.isCapture(ply)) {
                return true;
            }
        }
        return false;
    }

    /**
     * A lone king against men: the line ends with no man left, and each that fell behind the first move stepped onto the
     * king's line and was taken there at once.
     */
    static boolean cutOff(PlayedLine line) {
        Position start = line.at(0);
        boolean loneKing = Long.bitCount(start.white()) == 1 && (start.white() & start.kings()) != 0;
        if (!loneKing || (start.black() & start.kings()) != 0 || line.end().black() != 0) {
            return false;
        }
        int crossed = 0;
        for (int ply = 2; ply < line.size(); ply += 2) {
            Move move = line.move(ply);
            if (move.isCapture()) {
                if (move.captured() != line.move(ply - 1).to().bit()) {
                    return false;
                }
                crossed++;
            }
        }
        return crossed > 0;
    }

    /** An enemy king that stood at the start and could not be taken at once is taken in the line, or shut in at its end. */
    static boolean kingHunt(PlayedLine line) {
        Position start = line.at(0);
        for (long rest = start.black() & start.kings(); rest != 0; rest &= rest - 1) {
            long king = rest & -rest;
            boolean free = line.legal(0).stream().noneMatch(move -> (move.captured() & king) != 0);
            if (free && (line.follow(king, 0, line.size()) == 0 || isShutIn(line))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isShutIn(PlayedLine line) {
        Position end = line.end();
        return Restraint.blocking(line)
                || line.goal() instanceof Goal.Win
                        && !PlayedLine.hasCapture(end, end.turn())
                        && line.size() % 2 == 1
                        && Restraint.isParalysed(end, line.legal(line.size()));
    }
}
