package dev.damka.engine;

import dev.damka.rules.MoveList;
import dev.damka.rules.PackedMove;
import java.util.Arrays;

/**
 * Which moves one thread's search tries first: the one that the transposition table remembers, captures by how much they
 * take, quiet moves that refuted a sister position, then those that did well elsewhere.
 */
final class MoveOrder {
    private static final int FIRST = Integer.MAX_VALUE;
    private static final int KILLER = 1 << 20;
    private static final int MOST = 1 << 14;
    private static final int MEN_AND_KINGS = 1 << 12;

    private final int[] history = new int[MEN_AND_KINGS];
    private final long[] killers;
    private final int[][] worths;

    MoveOrder(int plies) {
        killers = new long[2 * plies];
        worths = new int[plies][64];
    }

    void forget() {
        Arrays.fill(history, 0);
        Arrays.fill(killers, 0);
    }

    /** Says how promising the moves of that ply are; {@code first} is the mark of the remembered one, or 0. */
    void rate(MoveList moves, int ply, int first, boolean capture) {
        int[] worth = worths[ply];
        if (worth.length < moves.size()) {
            worth = new int[2 * moves.size()];
            worths[ply] = worth;
        }
        for (int i = 0; i < moves.size(); i++) {
            long move = moves.get(i);
            if (first != 0 && TranspositionTable.mark(move) == first) {
                worth[i] = FIRST;
            } else if (capture) {
                worth[i] = Long.bitCount(PackedMove.captured(move));
            } else if (move == killers[2 * ply]) {
                worth[i] = KILLER + 1;
            } else if (move == killers[2 * ply + 1]) {
                worth[i] = KILLER;
            } else {
                worth[i] = history[slot(move)];
            }
        }
    }

    /** Brings the most promising of the moves from place {@code i} on to that place. */
    long pick(MoveList moves, int ply, int i) {
        int[] worth = worths[ply];
        int best = i;
        for (int j = i + 1; j < moves.size(); j++) {
            if (worth[j] > worth[best]) {
                best = j;
            }
        }
        long move = moves.get(best);
        if (best != i) {
            moves.set(best, moves.get(i));
            moves.set(i, move);
            worth[best] = worth[i];
        }
        return move;
    }

    /** The quiet move at that place refuted the position, the ones before it did not. */
    void learn(MoveList moves, int ply, int cut, int depth) {
        long refuting = moves.get(cut);
        if (killers[2 * ply] != refuting) {
            killers[2 * ply + 1] = killers[2 * ply];
            killers[2 * ply] = refuting;
        }
        int bonus = Math.min(depth * depth, 400);
        for (int i = 0; i <= cut; i++) {
            int slot = slot(moves.get(i));
            int signed = i == cut ? bonus : -bonus;
            history[slot] += signed - history[slot] * bonus / MOST;
        }
    }

    /** Men of one colour step up and of the other down, so that start and end tell the colours apart well enough. */
    private static int slot(long move) {
        return PackedMove.from(move) << 6 | PackedMove.to(move);
    }
}
