package dev.damka.rules;

import static dev.damka.rules.Bitboard.ALL;
import static dev.damka.rules.Bitboard.LEFT;
import static dev.damka.rules.Bitboard.RANK_1;
import static dev.damka.rules.Bitboard.RANK_8;
import static dev.damka.rules.Bitboard.RIGHT;

/**
 * The one generator of legal moves in the house. It works on sets of squares in the layout of {@link Bitboard}, writes
 * packed moves into the caller's list and allocates nothing; {@link Position}, perft and the engine stand on it.
 *
 * <p>{@code own} and {@code enemy} are all pieces of the side to move and of the other, {@code kings} the kings of both.
 */
public final class MoveGenerator {
    private static final long RANK_7 = RANK_8 >>> LEFT & ALL | RANK_8 >>> RIGHT & ALL;
    private static final long RANK_2 = RANK_1 << LEFT & ALL | RANK_1 << RIGHT & ALL;

    private MoveGenerator() {}

    /** Fills the list with every legal move, each once. */
    public static void generate(long own, long enemy, long kings, boolean white, MoveList moves) {
        generateCaptures(own, enemy, kings, white, moves);
        // "Capturing is obligatory: while any capture exists no quiet move is legal, with any piece."
        if (moves.size() == 0) {
            quiet(own, enemy, kings, white, moves);
        }
    }

    /** Fills the list with every capture, each once; where there is none it stays empty. */
    public static void generateCaptures(long own, long enemy, long kings, boolean white, MoveList moves) {
        moves.clear();
        captures(own, enemy, kings, white, moves);
    }

    /** How many legal moves there are; the list is scratch space. */
    public static int count(long own, long enemy, long kings, boolean white, MoveList scratch) {
        scratch.clear();
        captures(own, enemy, kings, white, scratch);
        if (scratch.size() > 0) {
            return scratch.size();
        }
        long empty = ALL & ~(own | enemy);
        long men = own & ~kings;
        int count = white
                ? Long.bitCount(men << LEFT & empty) + Long.bitCount(men << RIGHT & empty)
                : Long.bitCount(men >>> LEFT & empty) + Long.bitCount(men >>> RIGHT & empty);
        for (long rest = own & kings; rest != 0; rest &= rest - 1) {
            count += Long.bitCount(reach(rest & -rest, empty));
        }
        return count;
    }

    /** Whether the side to move has a capture. */
    public static boolean hasCapture(long own, long enemy, long kings) {
        long empty = ALL & ~(own | enemy);
        if (jumpers(own, enemy, empty) != 0) {
            return true;
        }
        for (long rest = own & kings; rest != 0; rest &= rest - 1) {
            if (canJump(rest & -rest, enemy, empty)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the side to move has a move that captures nothing, were captures not obligatory. */
    public static boolean hasQuiet(long own, long enemy, long kings, boolean white) {
        long empty = ALL & ~(own | enemy);
        long up = white ? own : own & kings;
        long down = white ? own & kings : own;
        return ((up << LEFT | up << RIGHT | down >>> LEFT | down >>> RIGHT) & empty) != 0;
    }

    /**
     * The kings of both sides once that move of the side to move is made. A man that captures on the last rank but one
     * has landed on the last and become a king, wherever its capture ends.
     */
    public static long kingsAfter(long move, long kings, boolean white) {
        long from = 1L << PackedMove.from(move);
        long to = 1L << PackedMove.to(move);
        long captured = PackedMove.captured(move);
        long left = kings & ~captured;
        if ((kings & from) != 0) {
            return left & ~from | to;
        }
        long crowning = white ? to & RANK_8 | captured & RANK_7 : to & RANK_1 | captured & RANK_2;
        return crowning == 0 ? left : left | to;
    }

    private static void quiet(long own, long enemy, long kings, boolean white, MoveList moves) {
        long empty = ALL & ~(own | enemy);
        long men = own & ~kings;
        int left = white ? LEFT : -LEFT;
        int right = white ? RIGHT : -RIGHT;
        for (long to = (white ? men << LEFT : men >>> LEFT) & empty; to != 0; to &= to - 1) {
            int index = Long.numberOfTrailingZeros(to);
            moves.add(PackedMove.of(index - left, index, 0));
        }
        for (long to = (white ? men << RIGHT : men >>> RIGHT) & empty; to != 0; to &= to - 1) {
            int index = Long.numberOfTrailingZeros(to);
            moves.add(PackedMove.of(index - right, index, 0));
        }
        for (long rest = own & kings; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            for (long to = reach(rest & -rest, empty); to != 0; to &= to - 1) {
                moves.add(PackedMove.of(from, Long.numberOfTrailingZeros(to), 0));
            }
        }
    }

    private static void captures(long own, long enemy, long kings, boolean white, MoveList moves) {
        long empty = ALL & ~(own | enemy);
        for (long rest = jumpers(own & ~kings, enemy, empty); rest != 0; rest &= rest - 1) {
            long at = rest & -rest;
            // "The square on which the moving piece began counts as empty during its move."
            man(Long.numberOfTrailingZeros(at), at, enemy, empty | at, 0, white ? RANK_8 : RANK_1, moves, moves.size());
        }
        for (long rest = own & kings; rest != 0; rest &= rest - 1) {
            long at = rest & -rest;
            king(Long.numberOfTrailingZeros(at), at, enemy, empty | at, 0, moves, moves.size());
        }
    }

    /** The pieces of {@code pieces} with an adjacent enemy piece and an empty square right behind it. */
    private static long jumpers(long pieces, long enemy, long empty) {
        return pieces
                & ((enemy & empty >>> LEFT) >>> LEFT
                        | (enemy & empty >>> RIGHT) >>> RIGHT
                        | (enemy & empty << LEFT) << LEFT
                        | (enemy & empty << RIGHT) << RIGHT);
    }

    /** Goes on with a man that stands on {@code at}; {@code enemy} are the enemy pieces not yet captured. */
    private static void man(
            int from, long at, long enemy, long empty, long captured, long lastRank, MoveList moves, int since) {
        boolean ended = true;
        if ((at << LEFT & enemy) != 0 && (at << 2 * LEFT & empty) != 0) {
            ended = false;
            landed(from, at << 2 * LEFT, at << LEFT, enemy, empty, captured, lastRank, moves, since);
        }
        if ((at << RIGHT & enemy) != 0 && (at << 2 * RIGHT & empty) != 0) {
            ended = false;
            landed(from, at << 2 * RIGHT, at << RIGHT, enemy, empty, captured, lastRank, moves, since);
        }
        if ((at >>> LEFT & enemy) != 0 && (at >>> 2 * LEFT & empty) != 0) {
            ended = false;
            landed(from, at >>> 2 * LEFT, at >>> LEFT, enemy, empty, captured, lastRank, moves, since);
        }
        if ((at >>> RIGHT & enemy) != 0 && (at >>> 2 * RIGHT & empty) != 0) {
            ended = false;
            landed(from, at >>> 2 * RIGHT, at >>> RIGHT, enemy, empty, captured, lastRank, moves, since);
        }
        if (ended) {
            moves.addOnce(PackedMove.of(from, Long.numberOfTrailingZeros(at), captured), since);
        }
    }

    private static void landed(
            int from,
            long at,
            long victim,
            long enemy,
            long empty,
            long captured,
            long lastRank,
            MoveList moves,
            int since) {
        // "A man that reaches the last rank in the middle of a capture becomes a king at once, and goes on as a king."
        if ((at & lastRank) == 0) {
            man(from, at, enemy & ~victim, empty, captured | victim, lastRank, moves, since);
        } else if (!king(from, at, enemy & ~victim, empty, captured | victim, moves, since)) {
            moves.addOnce(PackedMove.of(from, Long.numberOfTrailingZeros(at), captured | victim), since);
        }
    }

    /** Goes on with a king that stands on {@code at}; tells whether it could capture from there. */
    private static boolean king(int from, long at, long enemy, long empty, long captured, MoveList moves, int since) {
        return ray(LEFT, from, at, enemy, empty, captured, moves, since)
                | ray(RIGHT, from, at, enemy, empty, captured, moves, since)
                | ray(-LEFT, from, at, enemy, empty, captured, moves, since)
                | ray(-RIGHT, from, at, enemy, empty, captured, moves, since);
    }

    private static boolean ray(
            int step, int from, long at, long enemy, long empty, long captured, MoveList moves, int since) {
        long victim = victim(step, at, enemy, empty);
        long first = step(victim, step) & empty;
        if (first == 0) {
            return false;
        }
        // Landing rule: "If from some of those landing squares the capture can go on, the king must land on one of
        // them."
        long left = enemy & ~victim;
        boolean goesOn = false;
        for (long land = first; land != 0; land = step(land, step) & empty) {
            goesOn |= king(from, land, left, empty, captured | victim, moves, since);
        }
        if (!goesOn) {
            for (long land = first; land != 0; land = step(land, step) & empty) {
                moves.addOnce(PackedMove.of(from, Long.numberOfTrailingZeros(land), captured | victim), since);
            }
        }
        return true;
    }

    /** The first piece that a king on {@code at} meets in that direction, if it is one to capture; else 0. */
    static long victim(int step, long at, long enemy, long empty) {
        long next = step(at, step);
        while ((next & empty) != 0) {
            next = step(next, step);
        }
        return next & enemy;
    }

    private static boolean canJump(long at, long enemy, long empty) {
        return (step(victim(LEFT, at, enemy, empty), LEFT) & empty) != 0
                || (step(victim(RIGHT, at, enemy, empty), RIGHT) & empty) != 0
                || (step(victim(-LEFT, at, enemy, empty), -LEFT) & empty) != 0
                || (step(victim(-RIGHT, at, enemy, empty), -RIGHT) & empty) != 0;
    }

    /** The empty squares that a king on {@code at} sees in all four directions. */
    public static long reach(long at, long empty) {
        long reached = 0;
        for (long next = at << LEFT & empty; next != 0; next = next << LEFT & empty) {
            reached |= next;
        }
        for (long next = at << RIGHT & empty; next != 0; next = next << RIGHT & empty) {
            reached |= next;
        }
        for (long next = at >>> LEFT & empty; next != 0; next = next >>> LEFT & empty) {
            reached |= next;
        }
        for (long next = at >>> RIGHT & empty; next != 0; next = next >>> RIGHT & empty) {
            reached |= next;
        }
        return reached;
    }

    static long step(long at, int step) {
        return step > 0 ? at << step : at >>> -step;
    }
}
