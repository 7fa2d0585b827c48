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
import java.util.SplittableRandom;

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

    /** With so few pieces no draw counter undoes a win of the tables; of five it does so with 387 positions. */
    private static final int COUNTED_OUT = 4;
    /** So many plies of kings alone end the game, and so many of three kings against one. */
    private static final int MOST_KING_PLIES = 30;
    /** So many plies of four or five pieces without progress do ({@link DrawRule#SMALL_ENDING}). */
    private static final int MOST_SMALL_PLIES = 60;
    /** What a win of the tables counts that a draw counter may yet undo. */
    private static final int WON_BUT_COUNTED = 2_000;
    /** How much such a win may count more than another. */
    private static final int MOST_AHEAD = 600;
    /** What it counts to come into a nearer class of such wins than the game is in: more than any other of them. */
    private static final int NEARER = 3_500;
    /** The least that it counts: {@link #MAX_PLY} plies from now, and as far from the end as can be. */
    private static final int LEAST_NEARER = 3_000;

    /** What share of its evaluation a drawn position of the tables counts. */
    private static final int DRAWN_SHARE = 16;

    private static final int ASPIRATION = 20;
    private static final int ASPIRATION_DEPTH = 6;
    private static final int FUTILE_DEPTH = 3;
    private static final int FUTILE_MARGIN = 50;
    private static final int PROBCUT_DEPTH = 5;
    private static final int PROBCUT_LESS = 4;
    private static final int PROBCUT_MARGIN = 40;
    private static final int LATE_DEPTH = 3;
    private static final int[][] LATE = new int[64][64];

    static {
        for (int depth = 1; depth < 64; depth++) {
            for (int place = 1; place < 64; place++) {
                LATE[depth][place] = (int) (0.5 + Math.log(depth) * Math.log(place + 1) / 1.5);
            }
        }
    }

    private final TranspositionTable table;
    private final EndgameTables tables;
    private final Evaluation evaluation;
    private final MoveOrder order = new MoveOrder(MAX_PLY + 1);
    private final MoveList[] lists = new MoveList[MAX_PLY + 1];
    private final long[] counters = new long[MAX_PLY + 2];
    private final MoveList root = new MoveList();
    private int[] favours = new int[64];
    private long[] keys = new long[0];
    private int base;
    private long own;
    private long enemy;
    private long kings;
    private boolean white;
    private boolean rootInTables;
    /** The class that a game which is won in the tables is in, where no distance is known; else 0. */
    private int nearest;
    /** Scores from here on, either way, are counted in plies from the root, and kept as counted from their position. */
    private int counted = SURE;
    /** Where the captures began that are being played out; only up to here are the counters kept. */
    private int horizon;

    private Stop stop = new Stop(Limits.time(0));
    private int untilReport;
    private int interval;

    Search(TranspositionTable table, EndgameTables tables, Evaluation evaluation) {
        this.table = table;
        this.tables = tables;
        this.evaluation = evaluation;
        for (int ply = 0; ply <= MAX_PLY; ply++) {
            lists[ply] = new MoveList();
        }
    }

    /** Forgets what earlier searches taught. */
    void forget() {
        order.forget();
    }

    /** Sets up the game's last position as the root. */
    void begin(History game, Stop until) {
        stop = until;
        interval = until.interval();
        untilReport = interval;
        Position position = game.position();
        white = position.turn() == Side.WHITE;
        own = position.pieces(position.turn());
        enemy = position.pieces(position.turn().opponent());
        kings = position.kings();
        base = game.moves().size();
        if (keys.length < base + MAX_PLY + 2) {
            keys = new long[2 * base + MAX_PLY + 2];
        }
        for (int i = 0; i <= base; i++) {
            keys[i] = Zobrist.of(game.positions().get(i));
        }
        counters[0] = game.counters();
        rootInTables = tables.value(position).isPresent();
        nearest = tables.nearest(position);
        counted = nearest > 0 ? LEAST_NEARER : SURE;
        MoveGenerator.generate(own, enemy, kings, white, root);
        favours = new int[root.size()];
    }

    /** Adds up to that much, by lot, to what each root move is worth, so that any nearly as good as the best may win. */
    void favour(int most, SplittableRandom random) {
        for (int i = 0; i < favours.length; i++) {
            favours[i] = random.nextInt(most + 1);
        }
    }

    private void report() {
        stop.after(interval - untilReport);
        untilReport = interval;
    }

    /** The root move at that place, packed; the best of the last iterations stand first. */
    long rootMove(int place) {
        return root.get(place);
    }

    /**
     * Searches the root moves from place {@code from} on once with that depth, within a window about the score expected,
     * and brings the best one to that place.
     *
     * @return its score; where the search was told to stop, that of the moves searched so far, or {@code -INFINITE} if
     *     none was
     */
    int iterate(int depth, int expected, int from) {
        int score = inWindow(depth, expected, from);
        report();
        return score;
    }

    private int inWindow(int depth, int expected, int from) {
        if (depth < ASPIRATION_DEPTH || Math.abs(expected) >= SURE) {
            return iterate(depth, -INFINITE, INFINITE, from);
        }
        int below = ASPIRATION;
        int above = ASPIRATION;
        while (true) {
            int alpha = Math.max(expected - below, -INFINITE);
            int beta = Math.min(expected + above, INFINITE);
            int score = iterate(depth, alpha, beta, from);
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

    private int iterate(int depth, int alpha, int beta, int from) {
        int best = -INFINITE;
        int floor = alpha;
        for (int i = from; i < root.size(); i++) {
            int score = i == from ? rootScore(i, depth, floor, beta) : rootScore(i, depth, floor, floor + 1);
            if (i > from && score > floor && score < beta && !stop.isTold()) {
                score = rootScore(i, depth, floor, beta);
            }
            if (stop.isTold()) {
                return best;
            }
            if (score > best) {
                best = score;
                if (score > floor || i == from) {
                    bringForward(i, from);
                    floor = Math.max(floor, score);
                }
                if (score >= beta) {
                    return best;
                }
            }
        }
        return best;
    }

    private int rootScore(int place, int depth, int alpha, int beta) {
        int favour = favours[place];
        int score = afterMove(
                own, enemy, kings, white, keys[base], root.get(place), depth, alpha - favour, beta - favour, 0);
        // What is proven counts as it is: its score tells the plies to the end.
        return Math.abs(score) >= SURE ? score : score + favour;
    }

    private void bringForward(int place, int to) {
        long move = root.get(place);
        int favour = favours[place];
        for (int i = place; i > to; i--) {
            root.set(i, root.get(i - 1));
            favours[i] = favours[i - 1];
        }
        root.set(to, move);
        favours[to] = favour;
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
        long moved = own & ~(1L << PackedMove.from(move)) | 1L << PackedMove.to(move);
        long left = enemy & ~PackedMove.captured(move);
        long kingsAfter = MoveGenerator.kingsAfter(move, kings, white);
        counters[ply + 1] = DrawCounters.after(counters[ply], own, enemy, kings, white, move);
        long next = Zobrist.after(key, kings, kingsAfter, white, move);
        keys[base + ply + 1] = next;
        return -search(left, moved, kingsAfter, !white, next, depth - 1, -beta, -alpha, ply + 1);
    }

    private int search(
            long own, long enemy, long kings, boolean white, long key, int depth, int alpha, int beta, int ply) {
        if (counters[ply] != 0 && isDraw(own, enemy, kings, white, ply)) {
            return canMove(own, enemy, kings, white) ? 0 : -WIN + ply;
        }
        if (depth <= 0) {
            horizon = ply;
            return quiesce(own, enemy, kings, white, alpha, beta, ply);
        }
        if (--untilReport == 0) {
            report();
        }
        if (stop.isTold()) {
            return 0;
        }
        if (ply == MAX_PLY) {
            return evaluation.of(own, enemy, kings, white);
        }
        boolean principal = beta - alpha > 1;
        long stored = table.get(key);
        if (stored != 0 && !principal && TranspositionTable.depth(stored) >= depth) {
            int score = fromTable(TranspositionTable.score(stored), ply);
            int bound = TranspositionTable.bound(stored);
            if (bound == TranspositionTable.EXACT
                    || bound == TranspositionTable.LOWER && score >= beta
                    || bound == TranspositionTable.UPPER && score <= alpha) {
                return score;
            }
        }
        MoveList moves = lists[ply];
        MoveGenerator.generate(own, enemy, kings, white, moves);
        int size = moves.size();
        if (size == 0) {
            return -WIN + ply;
        }
        boolean capture = PackedMove.captured(moves.get(0)) != 0;
        // A forced reply is played on without a ply of depth.
        int left = size == 1 ? depth + 1 : depth;
        if (!capture) {
            int known = tables.probe(own, enemy, kings, white);
            if (known != EndgameTables.UNKNOWN && (!rootInTables || nearer(known, own, enemy, kings, white) > 0)) {
                return proven(known, own, enemy, kings, white, ply, counters[ply]);
            }
            // What the tables know goes by another measure than an estimate.
            if (!principal && !rootInTables && Math.abs(beta) < SURE) {
                int estimate = evaluation.of(own, enemy, kings, white);
                if (estimate >= beta) {
                    if (depth <= FUTILE_DEPTH
                            && estimate >= beta + FUTILE_MARGIN * depth
                            && !MoveGenerator.hasCapture(enemy, own, kings)) {
                        return estimate;
                    }
                    if (depth >= PROBCUT_DEPTH) {
                        int above = beta + PROBCUT_MARGIN;
                        int score = search(own, enemy, kings, white, key, depth - PROBCUT_LESS, above - 1, above, ply);
                        if (score >= above && !stop.isTold()) {
                            return beta;
                        }
                        MoveGenerator.generate(own, enemy, kings, white, moves);
                    }
                }
            }
        }
        order.rate(moves, ply, TranspositionTable.move(stored), capture);
        int best = -INFINITE;
        int bestMark = 0;
        int floor = alpha;
        for (int i = 0; i < size; i++) {
            long move = order.pick(moves, ply, i);
            int score;
            if (i == 0) {
                score = afterMove(own, enemy, kings, white, key, move, left, floor, beta, ply);
            } else {
                int less = capture || depth < LATE_DEPTH ? 0 : LATE[Math.min(depth, 63)][Math.min(i, 63)];
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
                        order.learn(moves, ply, i, depth);
                    }
                    break;
                }
            }
        }
        int bound = best >= beta
                ? TranspositionTable.LOWER
                : best > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
        table.put(key, toTable(best, ply), depth, bound, bestMark);
        return best;
    }

    /** Plays out the captures, then asks the tables or the evaluation. */
    private int quiesce(long own, long enemy, long kings, boolean white, int alpha, int beta, int ply) {
        if (--untilReport == 0) {
            report();
        }
        if (own == 0) {
            return -WIN + ply;
        }
        if (!MoveGenerator.hasCapture(own, enemy, kings)) {
            if (!MoveGenerator.hasQuiet(own, enemy, kings, white)) {
                return -WIN + ply;
            }
            int known = tables.probe(own, enemy, kings, white);
            return known == EndgameTables.UNKNOWN
                    ? evaluation.of(own, enemy, kings, white)
                    : proven(known, own, enemy, kings, white, ply, ply > horizon ? 0 : counters[ply]);
        }
        if (ply == MAX_PLY || stop.isTold()) {
            return evaluation.of(own, enemy, kings, white);
        }
        MoveList moves = lists[ply];
        MoveGenerator.generateCaptures(own, enemy, kings, white, moves);
        int best = -INFINITE;
        int floor = alpha;
        for (int i = 0; i < moves.size(); i++) {
            long move = moves.get(i);
            long moved = own & ~(1L << PackedMove.from(move)) | 1L << PackedMove.to(move);
            long left = enemy & ~PackedMove.captured(move);
            long kingsAfter = MoveGenerator.kingsAfter(move, kings, white);
            int score = -quiesce(left, moved, kingsAfter, !white, -beta, -floor, ply + 1);
            if (score > best) {
                best = score;
                floor = Math.max(floor, score);
                if (score >= beta) {
                    break;
                }
            }
        }
        return best;
    }

    private static boolean canMove(long own, long enemy, long kings, boolean white) {
        return own != 0
                && (MoveGenerator.hasCapture(own, enemy, kings) || MoveGenerator.hasQuiet(own, enemy, kings, white));
    }

    /**
     * What the tables' answer counts. With fewer pieces the end is nearer. A game that is in the tables already needs to
     * come nearer by each move, and so asks for the distance, or where that is not known for a nearer class, else prefers
     * more by the evaluation, and calls a win that the draw counters may undo no proven one. What is drawn there is played
     * on for what the other side may overlook.
     *
     * @param now the counters
     */
    private int proven(int known, long own, long enemy, long kings, boolean white, int ply, long now) {
        if (known == EndgameTables.Value.DRAW.ordinal()) {
            return rootInTables ? evaluation.of(own, enemy, kings, white) / DRAWN_SHARE : 0;
        }
        int sign = known == EndgameTables.Value.WIN.ordinal() ? 1 : -1;
        if (!rootInTables) {
            return sign * (PROVEN - ply - 4 * Long.bitCount(own | enemy));
        }
        int plies = tables.probePlies(own, enemy, kings, white);
        int pieces = Long.bitCount(own | enemy);
        if (plies != EndgameTables.UNKNOWN && (pieces <= COUNTED_OUT || isInTime(plies, now))) {
            return sign * (WIN - ply - plies);
        }
        int nearer = nearer(known, own, enemy, kings, white);
        if (nearer > 0) {
            int most = EndgameTables.mostPlies(nearer);
            return sign * ((isInTime(most, now) ? PROVEN : NEARER) - ply - most);
        }
        int ahead = plies != EndgameTables.UNKNOWN
                ? MOST_AHEAD - plies
                : sign * evaluation.of(own, enemy, kings, white) / 4;
        return sign * (WON_BUT_COUNTED - ply + Math.max(0, Math.min(MOST_AHEAD, ahead)));
    }

    /** The class of a position that is lost and in a nearer class than the game is in; 0 for any other. */
    private int nearer(int known, long own, long enemy, long kings, boolean white) {
        if (nearest == 0 || known != EndgameTables.Value.LOSS.ordinal()) {
            return 0;
        }
        int now = tables.probeNearness(own, enemy, kings, white);
        return now != EndgameTables.UNKNOWN && now < nearest ? now : 0;
    }

    /** Whether no draw rule can end the game within so many plies of best play. */
    private static boolean isInTime(int plies, long now) {
        int ofKings =
                Math.max(DrawCounters.count(now, DrawRule.KINGS_ONLY), DrawCounters.count(now, DrawRule.THREE_KINGS));
        return ofKings + plies <= MOST_KING_PLIES
                && DrawCounters.count(now, DrawRule.SMALL_ENDING) + plies <= MOST_SMALL_PLIES;
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

    private int toTable(int score, int ply) {
        return score >= counted ? score + ply : score <= -counted ? score - ply : score;
    }

    private int fromTable(int score, int ply) {
        return score >= counted ? score - ply : score <= -counted ? score + ply : score;
    }
}
