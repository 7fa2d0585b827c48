package dev.damka.puzzles.mining;

import dev.damka.engine.Judge;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.rules.MoveGenerator;
import dev.damka.rules.MoveList;
import dev.damka.rules.PackedMove;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import java.util.Arrays;

/**
 * Says whether a side forces its aim within so many plies, captures played out, by a full search in a table of what was
 * searched before. A search that runs out of positions says no, and {@link #isSpent} tells. One thread at a time.
 */
final class Forcing {
    private static final int WIN = EndgameTables.Value.WIN.ordinal();
    private static final int LOSS = EndgameTables.Value.LOSS.ordinal();
    private static final int SLOTS = 1 << 18;
    private static final int DEEPEST = 64;

    private final EndgameTables tables;
    private final MoveList[] lists = new MoveList[DEEPEST];
    private final long[] keys = new long[SLOTS];
    /** For each slot the depth searched, and in the lowest bit the answer. */
    private final byte[] answers = new byte[SLOTS];

    private Aim aim = new Aim(Aim.Kind.ENDED, true, 0);
    private long salt;
    private long left;
    private boolean spent;

    Forcing(EndgameTables tables) {
        this.tables = tables;
        Arrays.setAll(lists, place -> new MoveList());
    }

    /** Sets what is asked from now on, and how many positions may be visited for it in all. */
    void ask(Aim now, long positions) {
        aim = now;
        // What an earlier question has left is never met again, so that no answer depends on what was asked before.
        salt += 0x9E3779B97F4A7C15L;
        left = positions;
        spent = false;
    }

    /** Whether some answer since {@link #ask} was cut short, so that a no means nothing. */
    boolean isSpent() {
        return spent;
    }

    /**
     * Whether the aim is reached in that position or within so many plies of it, whatever the opponent plays; where the
     * opponent has one move only, it costs none.
     */
    boolean isForced(Position position, int plies) {
        Side turn = position.turn();
        return search(
                position.pieces(turn),
                position.pieces(turn.opponent()),
                position.kings(),
                turn == Side.WHITE,
                plies,
                0);
    }

    /** The least number of plies, rising by two from {@code least}, within which the aim is forced; -1 if more than most. */
    int distance(Position position, int least, int most) {
        for (int plies = least; plies <= most && !spent; plies += 2) {
            if (isForced(position, plies)) {
                return plies;
            }
        }
        return -1;
    }

    private boolean search(long own, long enemy, long kings, boolean white, int plies, int ply) {
        boolean solves = white == aim.solverIsWhite();
        if (--left < 0) {
            spent = true;
            return false;
        }
        MoveList list = lists[ply];
        MoveGenerator.generateCaptures(own, enemy, kings, white, list);
        boolean captures = list.size() > 0;
        if (!captures) {
            int known = known(own, enemy, kings, white, solves, plies <= 0);
            if (known >= 0) {
                return known == 1;
            }
        } else if (plies <= 0 && aim.kind() == Aim.Kind.ENDED || ply == DEEPEST - 1) {
            return false;
        }
        long hash = hash(own, enemy, kings, white);
        int slot = (int) (hash >>> 20) & SLOTS - 1;
        long key = hash ^ salt;
        if (plies > 0 && keys[slot] == key) {
            int depth = answers[slot] >> 1;
            boolean reached = (answers[slot] & 1) != 0;
            if (depth == plies || !aim.kind().isGain() && (reached ? depth < plies : depth > plies)) {
                return reached;
            }
        }
        if (!captures) {
            MoveGenerator.generate(own, enemy, kings, white, list);
            if (list.size() == 0) {
                return !solves;
            }
        }
        // A forced reply costs no depth.
        int next = !solves && list.size() == 1 ? plies : plies - 1;
        boolean answer = !solves;
        for (int i = 0; i < list.size() && answer != solves; i++) {
            long move = best(list, i);
            long moved = own & ~(1L << PackedMove.from(move)) | 1L << PackedMove.to(move);
            long rest = enemy & ~PackedMove.captured(move);
            if (search(rest, moved, MoveGenerator.kingsAfter(move, kings, white), !white, next, ply + 1) == solves) {
                answer = solves;
            }
            if (spent) {
                return false;
            }
        }
        if (plies > 0) {
            keys[slot] = key;
            answers[slot] = (byte) (plies << 1 | (answer ? 1 : 0));
        }
        return answer;
    }

    /** What is known of a position without a capture before its moves are looked at: 1 reached, 0 not, -1 not known. */
    private int known(long own, long enemy, long kings, boolean white, boolean solves, boolean last) {
        if (own == 0 || enemy == 0) {
            return (own == 0) == solves ? 0 : 1;
        }
        if (aim.kind().asksTables()) {
            int label = tables.probe(own, enemy, kings, white);
            if (label != EndgameTables.UNKNOWN) {
                boolean won = label == (solves ? WIN : LOSS);
                boolean lost = label == (solves ? LOSS : WIN);
                if (aim.kind() == Aim.Kind.WON || won) {
                    return won ? 1 : 0;
                }
                if (aim.kind() == Aim.Kind.SAVED) {
                    return lost ? 0 : 1;
                }
            }
        }
        if (aim.kind() == Aim.Kind.SAVED_ON_BOARD
                && Long.bitCount(own) == 1
                && Long.bitCount(enemy) == 1
                && (own | enemy) == kings) {
            return tables.probe(own, enemy, kings, white) == (solves ? LOSS : WIN) ? 0 : 1;
        }
        if (!last) {
            return -1;
        }
        if (!MoveGenerator.hasQuiet(own, enemy, kings, white)) {
            return solves ? 0 : 1;
        }
        if (aim.kind().isGain()) {
            int balance = Judge.balance(own, enemy, kings);
            return (solves ? balance : -balance) >= aim.target() ? 1 : 0;
        }
        return 0;
    }

    /** Brings the largest capture of the rest of the list to that place. */
    private static long best(MoveList list, int place) {
        int best = place;
        for (int i = place + 1; i < list.size(); i++) {
            if (Long.bitCount(PackedMove.captured(list.get(i))) > Long.bitCount(PackedMove.captured(list.get(best)))) {
                best = i;
            }
        }
        long move = list.get(best);
        list.set(best, list.get(place));
        list.set(place, move);
        return move;
    }

    private static long hash(long own, long enemy, long kings, boolean white) {
        long hash = own * 0x9E3779B97F4A7C15L ^ Long.rotateLeft(enemy * 0xC2B2AE3D27D4EB4FL, 29);
        hash ^= Long.rotateLeft(kings * 0x165667B19E3779F9L, 47) + (white ? 0x27D4EB2F165667C5L : 0);
        hash = (hash ^ hash >>> 31) * 0xBF58476D1CE4E5B9L;
        return hash ^ hash >>> 29;
    }
}
