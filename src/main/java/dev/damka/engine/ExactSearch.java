package dev.damka.engine;

import dev.damka.engine.tables.EndgameTables;
import dev.damka.rules.MoveGenerator;
import dev.damka.rules.MoveList;
import dev.damka.rules.PackedMove;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import java.util.Arrays;

/**
 * A search that answers {@link Question}s by yes, no or unknown and never by an estimate: lines end with the game, in the
 * tables, or unknown at the horizon. Captures and forced moves cost no depth. Draw counters are not known here, as in
 * puzzles; a repetition runs into the horizon.
 *
 * <p>For men won the horizon counts: there the balance, with no capture left to play, says yes or no.
 */
final class ExactSearch {
    static final int REACHES = 1;
    static final int UNKNOWN = 0;
    static final int FAILS = -1;

    private static final int MAX_PLY = 80;
    private static final int MOST_DEPTH = 40;
    private static final int DEEPER_FOR_GAIN = 6;
    private static final int SLOTS = 1 << 16;
    /** The depth for which a yes or no that ends with the game or in the tables holds. */
    private static final int ANY_DEPTH = 1000;

    private static final long LEFT_KEY = 0x9E3779B97F4A7C15L;

    private final EndgameTables tables;
    private final MoveOrder order = new MoveOrder(MAX_PLY + 1);
    private final MoveList[] lists = new MoveList[MAX_PLY + 1];
    private final long[] keys = new long[SLOTS];
    /** The depth above, the value and one in the lowest two bits. */
    private final int[] known = new int[SLOTS];

    private final int[] marks = new int[SLOTS];

    private boolean solverIsWhite;
    private Goal goal = Goal.WIN;
    private int target;
    private long nodes;
    private long rootMove;

    ExactSearch(EndgameTables tables) {
        this.tables = tables;
        for (int ply = 0; ply <= MAX_PLY; ply++) {
            lists[ply] = new MoveList();
        }
    }

    /**
     * Searches deeper and deeper until the answer is known or so many positions were visited. Men are won if they are at
     * {@code gainPlies} of depth at least and two plies before; they are not if they are not as deep as the effort goes.
     */
    int decide(Question question, long most, int gainPlies) {
        Arrays.fill(keys, 0);
        Arrays.fill(known, 0);
        Arrays.fill(marks, 0);
        order.forget();
        Position position = question.position();
        goal = question.goal();
        solverIsWhite = question.solver() == Side.WHITE;
        target = goal instanceof Goal.Gain gain ? Judge.balance(position, question.solver()) + gain.men() : 0;
        int left = goal instanceof Goal.WinIn winIn ? winIn.moves() : 0;
        nodes = most;
        int last = UNKNOWN;
        boolean gains = goal instanceof Goal.Gain;
        int deepest = gains ? gainPlies + DEEPER_FOR_GAIN : MOST_DEPTH;
        for (int depth = gains ? gainPlies - 2 : 2; depth <= deepest; depth += 2) {
            rootMove = 0;
            int found = search(
                    position.pieces(position.turn()),
                    position.pieces(position.turn().opponent()),
                    position.kings(),
                    position.turn() == Side.WHITE,
                    Zobrist.of(position),
                    depth,
                    left,
                    0);
            if (nodes < 0) {
                return gains && depth > gainPlies && last == FAILS ? FAILS : UNKNOWN;
            }
            if (gains ? found == REACHES && last == REACHES : found != UNKNOWN) {
                return found;
            }
            last = found;
        }
        return gains && last == FAILS ? FAILS : UNKNOWN;
    }

    /** The first move by which the last answer was decided, packed; 0 where it took all moves to know it. */
    long rootMove() {
        return rootMove;
    }

    private int search(long own, long enemy, long kings, boolean white, long key, int depth, int left, int ply) {
        if (--nodes < 0) {
            return UNKNOWN;
        }
        boolean solves = white == solverIsWhite;
        MoveList moves = lists[ply];
        MoveGenerator.generate(own, enemy, kings, white, moves);
        int size = moves.size();
        if (size == 0) {
            return solves ? FAILS : REACHES;
        }
        boolean capture = PackedMove.captured(moves.get(0)) != 0;
        if (!capture) {
            int told = fromTables(own, enemy, kings, white, left, solves);
            if (told != UNKNOWN) {
                return told;
            }
        }
        boolean gains = goal instanceof Goal.Gain;
        if (goal instanceof Goal.WinIn && solves && left == 0) {
            return FAILS;
        }
        if (depth <= 0 && !capture && gains) {
            int risen = solves ? Judge.balance(own, enemy, kings) : Judge.balance(enemy, own, kings);
            return risen >= target ? REACHES : FAILS;
        }
        if (ply == MAX_PLY || depth <= 0 && !capture && size > 1) {
            return UNKNOWN;
        }
        long mixed = key ^ left * LEFT_KEY;
        int slot = (int) (mixed >>> 48);
        int first = 0;
        if (keys[slot] == mixed) {
            int storedDepth = known[slot] >> 2;
            int value = (known[slot] & 3) - 1;
            if (gains ? storedDepth == depth : storedDepth >= depth) {
                return value;
            }
            first = marks[slot];
        }
        order.rate(moves, ply, first, capture);
        int wanted = solves ? REACHES : FAILS;
        int result = -wanted;
        int best = 0;
        int next = capture || size == 1 ? depth : depth - 1;
        int leftAfter = solves && left > 0 ? left - 1 : left;
        for (int i = 0; i < size; i++) {
            long move = order.pick(moves, ply, i);
            long moved = own & ~(1L << PackedMove.from(move)) | 1L << PackedMove.to(move);
            long kingsAfter = MoveGenerator.kingsAfter(move, kings, white);
            int value = search(
                    enemy & ~PackedMove.captured(move),
                    moved,
                    kingsAfter,
                    !white,
                    Zobrist.after(key, kings, kingsAfter, white, move),
                    next,
                    leftAfter,
                    ply + 1);
            if (nodes < 0) {
                return UNKNOWN;
            }
            if (value == wanted) {
                result = wanted;
                best = TranspositionTable.mark(move);
                if (!capture) {
                    order.learn(moves, ply, i, Math.max(depth, 1));
                }
                if (ply == 0) {
                    rootMove = move;
                }
                break;
            }
            if (value == UNKNOWN) {
                result = UNKNOWN;
            }
        }
        keys[slot] = mixed;
        known[slot] = (result == UNKNOWN || gains ? depth : ANY_DEPTH) << 2 | result + 1;
        marks[slot] = best;
        return result;
    }

    private int fromTables(long own, long enemy, long kings, boolean white, int left, boolean solves) {
        int label = tables.probe(own, enemy, kings, white);
        if (label == EndgameTables.UNKNOWN) {
            return UNKNOWN;
        }
        boolean wins = label == (solves ? EndgameTables.Value.WIN : EndgameTables.Value.LOSS).ordinal();
        boolean loses = label == (solves ? EndgameTables.Value.LOSS : EndgameTables.Value.WIN).ordinal();
        if (goal instanceof Goal.Gain) {
            return wins ? REACHES : loses ? FAILS : UNKNOWN;
        }
        if (goal instanceof Goal.Draw) {
            return loses ? FAILS : REACHES;
        }
        if (goal instanceof Goal.WinIn && wins) {
            int plies = tables.probePlies(own, enemy, kings, white);
            return plies == EndgameTables.UNKNOWN ? UNKNOWN : (plies + 1) / 2 <= left ? REACHES : FAILS;
        }
        return wins ? REACHES : FAILS;
    }
}
