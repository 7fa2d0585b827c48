package dev.damka.engine;

import dev.damka.engine.tables.EndgameTables;
import dev.damka.rules.DrawCounters;
import dev.damka.rules.DrawRule;
import dev.damka.rules.History;
import dev.damka.rules.MoveGenerator;
import dev.damka.rules.MoveList;
import dev.damka.rules.PackedMove;
import dev.damka.rules.Position;
import dev.damka.rules.Side;

/**
 * One thread's principal-variation search. Its boards and lists are made once; the search itself allocates nothing.
 *
 * <p>Scores are hundredths of a man for the side to move. {@link #WIN} less the plies to the end is a win found on the
 * board; {@link #PROVEN} less the plies to where the tables know it is a win by the tables.
 */
final class Search {
    static final int INFINITE = 32_000;
    static final int WIN = 31_000;
    static final int PROVEN = 30_000;
    /** Scores from here on are proven wins, those from its negative down proven losses. */
    static final int SURE = 29_000;

    static final int MAX_PLY = 200;

    private static final int ASPIRATION = 25;
    private static final int ASPIRATION_DEPTH = 6;
    private static final int CHECK_EVERY = 1024;
    private static final int PROBCUT_DEPTH = 6;
    private static final int PROBCUT_LESS = 4;
    private static final int PROBCUT_MARGIN = 50;
    private static final int FUTILE_MARGIN = 60;
    private static final int TABLE_MOVE_FIRST = Integer.MAX_VALUE;

    private final TranspositionTable table;
    private final EndgameTables tables;
    private final MoveList[] lists = new MoveList[MAX_PLY + 1];
    private final int[] quietHistory = new int[2 << 12];
    private final long[] keys;
    private final long[] counters = new long[MAX_PLY + 2];
    private final int base;
    private final long own;
    private final long enemy;
    private final long kings;
    private final boolean white;
    private final MoveList root = new MoveList();
    private final boolean rootInTables;
    private final Stop stop;
    private long nodes;
    private long reported;

    Search(TranspositionTable table, EndgameTables tables, Stop stop, History game) {
        this.table = table;
        this.tables = tables;
        this.stop = stop;
        Position position = game.position();
        this.white = position.turn() == Side.WHITE;
        this.own = position.pieces(position.turn());
        this.enemy = position.pieces(position.turn().opponent());
        this.kings = position.kings();
        this.base = game.moves().size();
        this.keys = new long[base + MAX_PLY + 2];
        for (int i = 0; i <= base; i++) {
            keys[i] = Zobrist.of(game.positions().get(i));
        }
        this.counters[0] = game.counters();
        this.rootInTables = Long.bitCount(own | enemy) <= tables.pieces();
        for (int ply = 0; ply <= MAX_PLY; ply++) {
            lists[ply] = new MoveList();
        }
        MoveGenerator.generate(own, enemy, kings, white, root);
    }

    private void report() {
        stop.after(nodes - reported);
        reported = nodes;
    }

    /** The best root move of the last iteration, packed. */
    long bestMove() {
        return root.get(0);
    }

    /**
     * Searches the root once with that depth, within a window about the score expected, and puts the best move first.
     *
     * @return the best score; where the search was told to stop, that of the moves searched so far, or
     *     {@code -INFINITE} if none was
     */
    int iterate(int depth, int expected) {
        int score = inWindow(depth, expected);
        report();
        return score;
    }

    private int inWindow(int depth, int expected) {
        if (depth < ASPIRATION_DEPTH || Math.abs(expected) >= SURE) {
            return iterate(depth, -INFINITE, INFINITE);
        }
        int below = ASPIRATION;
        int above = ASPIRATION;
        while (true) {
            int alpha = Math.max(expected - below, -INFINITE);
            int beta = Math.min(expected + above, INFINITE);
            int score = iterate(depth, alpha, beta);
            if (stop.isTold() || score > alpha && score < beta) {
                return score;
            }
            if (score <= alpha) {
                below = below >= 8 * ASPIRATION ? 2 * INFINITE : 3 * below;
            } else {
                above = above >= 8 * ASPIRATION ? 2 * INFINITE : 3 * above;
            }
        }
    }

    private int iterate(int depth, int alpha, int beta) {
        int best = -INFINITE;
        int floor = alpha;
        for (int i = 0; i < root.size(); i++) {
            long move = root.get(i);
            int score;
            if (i == 0) {
                score = afterMove(own, enemy, kings, white, keys[base], move, depth, floor, beta, 0);
            } else {
                score = afterMove(own, enemy, kings, white, keys[base], move, depth, floor, floor + 1, 0);
                if (score > floor && score < beta && !stop.isTold()) {
                    score = afterMove(own, enemy, kings, white, keys[base], move, depth, floor, beta, 0);
                }
            }
            if (stop.isTold()) {
                return best;
            }
            if (score > best) {
                best = score;
                if (score > floor || i == 0) {
                    bringForward(i);
                    floor = Math.max(floor, score);
                }
                if (score >= beta) {
                    return best;
                }
            }
        }
        return best;
    }

    private void bringForward(int from) {
        long move = root.get(from);
        for (int i = from; i > 0; i--) {
            root.set(i, root.get(i - 1));
        }
        root.set(0, move);
    }

    private int afterMove(
            long own,
            long enemy,
            long kings,
            boolean white,
            long key,
            long move,
            int depth,
            int alpha,
            int beta,
            int ply) {
        long captured = PackedMove.captured(move);
        long moved = own & ~(1L << PackedMove.from(move)) | 1L << PackedMove.to(move);
        long left = enemy & ~captured;
        long kingsAfter = MoveGenerator.kingsAfter(move, kings, white);
        counters[ply + 1] = DrawCounters.after(counters[ply], own, enemy, kings, white, move);
        long next = Zobrist.after(key, kings, kingsAfter, white, move);
        keys[base + ply + 1] = next;
        return -search(left, moved, kingsAfter, !white, next, depth - 1, -beta, -alpha, ply + 1);
    }

    private int search(
            long own, long enemy, long kings, boolean white, long key, int depth, int alpha, int beta, int ply) {
        if ((++nodes & CHECK_EVERY - 1) == 0) {
            report();
        }
        if (stop.isTold()) {
            return 0;
        }
        if (own == 0) {
            return -WIN + ply;
        }
        MoveList moves = lists[ply];
        MoveGenerator.generate(own, enemy, kings, white, moves);
        int size = moves.size();
        if (size == 0) {
            return -WIN + ply;
        }
        if (isDraw(own, enemy, kings, white, ply)) {
            return 0;
        }
        if (ply == MAX_PLY) {
            return Evaluation.of(own, enemy, kings, white);
        }
        boolean capture = PackedMove.captured(moves.get(0)) != 0;
        int left = depth;
        if (capture) {
            // A capture is forced; a single one is played on without a ply of depth, and quiescence plays out them all.
            left = Math.max(size == 1 ? depth + 1 : depth, 1);
        } else {
            int known = tables.probe(own, enemy, kings, white);
            if (known != EndgameTables.UNKNOWN) {
                if (known == EndgameTables.Value.DRAW.ordinal()) {
                    return 0;
                }
                if (!rootInTables || depth <= 0) {
                    int sure = PROVEN - ply - 4 * Long.bitCount(own | enemy);
                    int score = known == EndgameTables.Value.WIN.ordinal() ? sure : -sure;
                    return score;
                }
            }
            if (depth <= 0) {
                return Evaluation.of(own, enemy, kings, white);
            }
            if (size == 1) {
                left = depth + 1;
            }
        }
        boolean principal = beta - alpha > 1;
        long stored = table.get(key);
        int first = TranspositionTable.move(stored);
        if (stored != 0 && !principal && TranspositionTable.depth(stored) >= depth) {
            int score = fromTable(TranspositionTable.score(stored), ply);
            int bound = TranspositionTable.bound(stored);
            if (bound == TranspositionTable.EXACT
                    || bound == TranspositionTable.LOWER && score >= beta
                    || bound == TranspositionTable.UPPER && score <= alpha) {
                return score;
            }
        }
        if (!principal && !capture && Math.abs(beta) < SURE) {
            int estimate = Evaluation.of(own, enemy, kings, white);
            if (depth <= 2
                    && estimate >= beta + FUTILE_MARGIN * depth
                    && !MoveGenerator.hasCapture(enemy, own, kings)) {
                return estimate;
            }
            if (depth >= PROBCUT_DEPTH && estimate >= beta) {
                int above = beta + PROBCUT_MARGIN;
                int score = search(own, enemy, kings, white, key, depth - PROBCUT_LESS, above - 1, above, ply);
                if (score >= above && !stop.isTold()) {
                    return beta;
                }
                MoveGenerator.generate(own, enemy, kings, white, moves);
            }
        }
        int best = -INFINITE;
        int bestMark = 0;
        int floor = alpha;
        for (int i = 0; i < size; i++) {
            long move = pick(moves, i, first, white, capture);
            int score;
            if (i == 0) {
                score = afterMove(own, enemy, kings, white, key, move, left, floor, beta, ply);
            } else {
                int less = reduction(left, i, capture);
                score = afterMove(own, enemy, kings, white, key, move, left - less, floor, floor + 1, ply);
                if (score > floor && less > 0) {
                    score = afterMove(own, enemy, kings, white, key, move, left, floor, floor + 1, ply);
                }
                if (score > floor && score < beta) {
                    score = afterMove(own, enemy, kings, white, key, move, left, floor, beta, ply);
                }
            }
            if (stop.isTold()) {
                return 0;
            }
            if (score > best) {
                best = score;
                if (score > floor) {
                    floor = score;
                    bestMark = TranspositionTable.mark(move);
                }
                if (score >= beta) {
                    if (!capture) {
                        learn(moves, i, white, left);
                    }
                    break;
                }
            }
        }
        int bound = best >= beta
                ? TranspositionTable.LOWER
                : best > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
        table.put(key, toTable(best, ply), Math.max(depth, 0), bound, bestMark);
        return best;
    }

    /** Late quiet moves are searched less deep at first. */
    private static int reduction(int depth, int place, boolean capture) {
        if (capture || depth < 3 || place < 3) {
            return 0;
        }
        return place < 8 || depth < 5 ? 1 : 2;
    }

    private boolean isDraw(long own, long enemy, long kings, boolean white, int ply) {
        long now = counters[ply];
        if (DrawCounters.fires(now, white ? own : enemy, white ? enemy : own, kings)) {
            return true;
        }
        // Only king moves can be undone, so no earlier position than their run began can come again.
        int at = base + ply;
        int back = Math.max(0, at - DrawCounters.count(now, DrawRule.KINGS_ONLY));
        for (int i = at - 4; i >= back; i -= 2) {
            if (keys[i] == keys[at]) {
                return true;
            }
        }
        return false;
    }

    /** Brings the most promising of the moves from place {@code i} on to that place. */
    private long pick(MoveList moves, int i, int first, boolean white, boolean capture) {
        int bestPlace = i;
        int bestWorth = Integer.MIN_VALUE;
        for (int j = i; j < moves.size(); j++) {
            long move = moves.get(j);
            int worth = i == 0 && first != 0 && TranspositionTable.mark(move) == first
                    ? TABLE_MOVE_FIRST
                    : capture ? Long.bitCount(PackedMove.captured(move)) : quietHistory[slot(move, white)];
            if (worth > bestWorth) {
                bestWorth = worth;
                bestPlace = j;
            }
        }
        long best = moves.get(bestPlace);
        moves.set(bestPlace, moves.get(i));
        moves.set(i, best);
        return best;
    }

    private void learn(MoveList moves, int cut, boolean white, int depth) {
        int bonus = Math.min(depth * depth, 400);
        for (int i = 0; i <= cut; i++) {
            int slot = slot(moves.get(i), white);
            int signed = i == cut ? bonus : -bonus;
            quietHistory[slot] += signed - quietHistory[slot] * bonus / 16_384;
        }
    }

    private static int slot(long move, boolean white) {
        return (PackedMove.from(move) << 6 | PackedMove.to(move)) << 1 | (white ? 1 : 0);
    }

    private static int toTable(int score, int ply) {
        return score >= SURE ? score + ply : score <= -SURE ? score - ply : score;
    }

    private static int fromTable(int score, int ply) {
        return score >= SURE ? score - ply : score <= -SURE ? score + ply : score;
    }
}
