package dev.damka.engine;

import dev.damka.rules.Bitboard;
import dev.damka.rules.MoveGenerator;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * The learned evaluation. Eight groups of twelve squares, each with a weight for every way in which men can stand on it,
 * looked up for the side to move and, with the board turned, for the other; kings by their square and how far they see;
 * all in two phases, between which the number of pieces on the board blends.
 *
 * <p>The groups: three neighbouring ranks, from rank 1, 2 and 3 on; and two squares of each of six ranks, from rank 1 on
 * for three pairs of columns, from rank 2 on for two. Turned, they cover the board in all their places. A group's number
 * counts its squares in base 3: 0 for one without a man, 1 for an own man, 2 for the enemy's.
 */
public final class Patterns implements Evaluation {
    static final int GROUPS = 8;
    /** The ways in which men can stand on twelve squares. */
    public static final int STATES = 531_441;

    /** Where the weights that are not those of groups begin. */
    public static final int SINGLES = GROUPS * STATES;

    /** Where the weight of a man stands. */
    public static final int MAN = SINGLES;

    static final int TURN = SINGLES + 1;
    static final int FIRST_KING = SINGLES + 2;
    /** Where the weights of a king on each square begin. */
    public static final int KING_ON = SINGLES + 3;
    /** Where the weights of a king that sees so many squares begin. */
    public static final int KING_SEES = KING_ON + 32;

    private static final int MOST_SEEN = 13;
    /** How many pairs of weights there are. */
    public static final int WEIGHTS = KING_SEES + MOST_SEEN + 1;

    /** The phase in which only the early weights count: all pieces on the board. */
    public static final int PHASES = 24;
    /** How many units of a weight make a hundredth of a man. */
    public static final int FINE = 8;

    private static final int PLACES = 15;
    /** Where each group stands among the places that {@link #groups} asks, and where with the board turned. */
    private static final int[] PLACE = {0, 1, 2, 6, 7, 8, 9, 10};

    private static final int[] TURNED_PLACE = {5, 4, 3, 14, 13, 12, 11, 10};

    private static final int MOST = Search.SURE - 1;
    private static final int[] TERNARY = new int[1 << 12];

    static {
        for (int set = 0; set < TERNARY.length; set++) {
            int value = 0;
            for (int bit = 11; bit >= 0; bit--) {
                value = 3 * value + (set >>> bit & 1);
            }
            TERNARY[set] = value;
        }
    }

    private static final int[] TWICE_TERNARY =
            IntStream.of(TERNARY).map(value -> 2 * value).toArray();

    /** The weights from {@link #SINGLES} on: early weight in the upper half, late one in the lower, added as one number. */
    private final int[] singles;
    /** The weights of the groups as {@link #groups} asks for them: for each place on the board a table of its own. */
    private final int[] board = new int[PLACES * STATES];

    /** @param weights {@link #WEIGHTS} pairs as made by {@link #pair} */
    public Patterns(int[] weights) {
        singles = Arrays.copyOfRange(weights, SINGLES, WEIGHTS);
        int[] turned = IntStream.range(0, STATES).map(Patterns::turned).toArray();
        for (int group = 0; group < GROUPS; group++) {
            int from = group * STATES;
            for (int state = 0; state < STATES; state++) {
                board[PLACE[group] * STATES + state] += weights[from + state];
                board[TURNED_PLACE[group] * STATES + turned[state]] -= weights[from + state];
            }
        }
    }

    /** The same men seen from the other side: squares in reverse order, own and enemy men changed. */
    private static int turned(int state) {
        int turned = 0;
        for (int rest = state, i = 0; i < 12; i++, rest /= 3) {
            int man = rest % 3;
            turned = 3 * turned + (man == 0 ? 0 : 3 - man);
        }
        return turned;
    }

    /** Two weights as one number; the late one, and sixteen times it, must fit 16 bits. */
    public static int pair(int early, int late) {
        return (early << 16) + late;
    }

    @Override
    public int of(long own, long enemy, long kings, boolean white) {
        int mine = upward(own & ~kings, white);
        int theirs = upward(enemy & ~kings, white);
        int sum = groups(mine, theirs);
        int late = late(sum) + late(singles[TURN - SINGLES]);
        int early = early(sum) + early(singles[TURN - SINGLES]);
        int men = Integer.bitCount(mine) - Integer.bitCount(theirs);
        late += late(singles[MAN - SINGLES]) * men;
        early += early(singles[MAN - SINGLES]) * men;
        if (kings != 0) {
            long empty = Bitboard.ALL & ~(own | enemy);
            long both = kings(own & kings, empty, white) - kings(enemy & kings, empty, !white);
            late += (int) both;
            early += (int) (both - (int) both >> 32);
        }
        int phase = Math.min(PHASES, Long.bitCount(own | enemy));
        int score = (early * phase + late * (PHASES - phase)) / (PHASES * FINE);
        return Math.max(-MOST, Math.min(MOST, score));
    }

    private int groups(int mine, int theirs) {
        int left = columns(mine);
        int leftTheirs = columns(theirs);
        int middle = columns(mine >>> 1);
        int middleTheirs = columns(theirs >>> 1);
        int right = columns(mine >>> 2);
        int rightTheirs = columns(theirs >>> 2);
        return board[state(mine, theirs)]
                + board[STATES + state(mine >>> 4, theirs >>> 4)]
                + board[2 * STATES + state(mine >>> 8, theirs >>> 8)]
                + board[3 * STATES + state(mine >>> 12, theirs >>> 12)]
                + board[4 * STATES + state(mine >>> 16, theirs >>> 16)]
                + board[5 * STATES + state(mine >>> 20, theirs >>> 20)]
                + board[6 * STATES + state(left, leftTheirs)]
                + board[7 * STATES + state(middle, middleTheirs)]
                + board[8 * STATES + state(right, rightTheirs)]
                + board[9 * STATES + state(left >>> 2, leftTheirs >>> 2)]
                + board[10 * STATES + state(middle >>> 2, middleTheirs >>> 2)]
                + board[11 * STATES + state(right >>> 2, rightTheirs >>> 2)]
                + board[12 * STATES + state(left >>> 4, leftTheirs >>> 4)]
                + board[13 * STATES + state(middle >>> 4, middleTheirs >>> 4)]
                + board[14 * STATES + state(right >>> 4, rightTheirs >>> 4)];
    }

    /** The lower twelve squares of both sets as one number in base 3. */
    private static int state(int mine, int theirs) {
        return TERNARY[mine & 0xFFF] + TWICE_TERNARY[theirs & 0xFFF];
    }

    /** The two leftmost squares of every rank, rank 1 lowest. */
    private static int columns(int squares) {
        int pairs = squares & 0x33333333;
        int fours = (pairs | pairs >>> 2) & 0x0F0F0F0F;
        int eights = (fours | fours >>> 4) & 0x00FF00FF;
        return (eights | eights >>> 8) & 0xFFFF;
    }

    /** The worth of one side's kings, early in the upper half and late in the lower. */
    private long kings(long crowned, long empty, boolean white) {
        long sum = crowned == 0 ? 0 : wide(singles[FIRST_KING - SINGLES]);
        for (int rest = upward(crowned, white); rest != 0; rest &= rest - 1) {
            sum += wide(singles[KING_ON - SINGLES + Integer.numberOfTrailingZeros(rest)]);
        }
        for (long rest = crowned; rest != 0; rest &= rest - 1) {
            sum += wide(singles[KING_SEES - SINGLES + Long.bitCount(MoveGenerator.reach(rest & -rest, empty))]);
        }
        return sum;
    }

    static int late(int pair) {
        return (short) pair;
    }

    static int early(int pair) {
        return pair - (short) pair >> 16;
    }

    private static long wide(int pair) {
        return ((long) early(pair) << 32) + late(pair);
    }

    /** The set in 32 bits, rank 1 lowest, as seen by a side that plays up. */
    private static int upward(long squares, boolean white) {
        int packed = Bitboard.packed(squares);
        return white ? packed : Integer.reverse(packed);
    }

    /**
     * The weights that {@link #of} adds up for a position, for the fitting.
     *
     * @param sign 1 for what counts for the side to move, -1 for what counts against it
     * @param told is told each weight's place
     */
    public static void places(Position position, int sign, IntConsumer told) {
        Side side = sign > 0 ? position.turn() : position.turn().opponent();
        boolean white = side == Side.WHITE;
        long kings = position.kings();
        int mine = upward(position.pieces(side) & ~kings, white);
        int theirs = upward(position.pieces(side.opponent()) & ~kings, white);
        for (int group = 0; group < GROUPS; group++) {
            told.accept(group * STATES + state(of(group, mine), of(group, theirs)));
        }
        for (int i = 0; i < Integer.bitCount(mine); i++) {
            told.accept(MAN);
        }
        if (sign > 0) {
            told.accept(TURN);
        }
        long crowned = position.pieces(side) & kings;
        if (crowned != 0) {
            told.accept(FIRST_KING);
        }
        long empty = Bitboard.ALL & ~(position.white() | position.black());
        for (int rest = upward(crowned, white); rest != 0; rest &= rest - 1) {
            told.accept(KING_ON + Integer.numberOfTrailingZeros(rest));
        }
        for (long rest = crowned; rest != 0; rest &= rest - 1) {
            told.accept(KING_SEES + Long.bitCount(MoveGenerator.reach(rest & -rest, empty)));
        }
    }

    /** The squares of a group, lowest in the number. */
    private static int of(int group, int squares) {
        return switch (group) {
            case 0, 1, 2 -> squares >>> 4 * group;
            case 3, 4, 5 -> columns(squares >>> group - 3);
            default -> columns(squares >>> group - 6) >>> 2;
        };
    }
}
