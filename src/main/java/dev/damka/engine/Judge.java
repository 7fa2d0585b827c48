package dev.damka.engine;

import dev.damka.rules.Bitboard;
import dev.damka.rules.MoveGenerator;
import dev.damka.rules.MoveList;
import dev.damka.rules.PackedMove;
import dev.damka.rules.Position;
import dev.damka.rules.Side;

/**
 * Says whether the side that solves still reaches its goal, by a full search of so many plies: a yes is certain, a no
 * means that it can't be shown in that many. It holds the lists of its search, so one thread uses it at a time.
 */
public final class Judge {
    /** How far a line of a puzzle file may stop before its goal, in plies. */
    public static final int PLIES = 6;

    private static final int KING = 3;
    private static final int NO_LIMIT = Integer.MAX_VALUE;

    private final boolean solverIsWhite;
    private final boolean draw;
    private final boolean gain;
    private final int moves;
    private final int target;
    // Six plies of search, then at most one ply for each of the 24 pieces that captures take off.
    private final MoveList[] lists = new MoveList[PLIES + 26];

    /** A judge of that goal for the side to move in {@code start}, where the solver's moves begin to count. */
    public Judge(Goal goal, Position start) {
        solverIsWhite = start.turn() == Side.WHITE;
        draw = goal instanceof Goal.Draw;
        gain = goal instanceof Goal.Gain;
        moves = goal instanceof Goal.WinIn winIn ? winIn.moves() : NO_LIMIT;
        target = goal instanceof Goal.Gain risen ? balance(start, start.turn()) + risen.men() : 0;
    }

    /**
     * Whether the goal is reached in that position or within so many plies of it, whatever the opponent plays. A goal of
     * men won is reached if the balance is there after all those plies, with captures played out; before that it may
     * have been lower.
     *
     * @param movesMade the solver's moves from the start to this position, which a limit of moves counts
     * @param plies at most {@link #PLIES}
     */
    public boolean isForced(Position position, int movesMade, int plies) {
        if (plies > PLIES) {
            throw new IllegalArgumentException(plies + " plies are more than " + PLIES);
        }
        if (movesMade > moves) {
            return false;
        }
        int left = moves == NO_LIMIT ? NO_LIMIT : moves - movesMade;
        long own = position.pieces(position.turn());
        long enemy = position.pieces(position.turn().opponent());
        boolean white = position.turn() == Side.WHITE;
        if (gain) {
            // A gain that is held all the way has the smaller tree; only where it is not, the dips are looked into.
            return search(own, enemy, position.kings(), white, plies, left, true)
                    || search(own, enemy, position.kings(), white, plies, left, false);
        }
        // What is reached soon is found in a small tree before the large one is searched.
        for (int depth = plies % 2; depth <= plies; depth += 2) {
            if (search(own, enemy, position.kings(), white, depth, left, false)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether the goal is reached on this very board. A goal of men won also has to be held: the balance is there now,
     * with nothing to capture, and in each position without a capture for the next {@link #PLIES} plies.
     */
    public boolean isReached(Position position, int movesMade) {
        if (!gain || position.outcome().isPresent()) {
            return isForced(position, movesMade, 0);
        }
        Side turn = position.turn();
        long own = position.pieces(turn);
        long enemy = position.pieces(turn.opponent());
        return !MoveGenerator.hasCapture(own, enemy, position.kings())
                && search(own, enemy, position.kings(), turn == Side.WHITE, PLIES, NO_LIMIT, true);
    }

    /**
     * {@code plies} falls below zero while captures are played out for a goal of men won.
     *
     * @param held whether men won have to stay won in each position without a capture, not at the end alone
     */
    private boolean search(long own, long enemy, long kings, boolean white, int plies, int left, boolean held) {
        boolean solves = white == solverIsWhite;
        boolean spent = plies <= 0 || left == 0;
        if (spent && !draw && !gain) {
            return !solves && !canMove(own, enemy, kings, white, list(plies));
        }
        MoveList list = list(plies);
        MoveGenerator.generate(own, enemy, kings, white, list);
        if (list.size() == 0) {
            return !solves;
        }
        boolean captures = PackedMove.captured(list.get(0)) != 0;
        if (gain && !captures && (held || spent)) {
            int risen = solves ? balance(own, enemy, kings) : balance(enemy, own, kings);
            if (risen < target || spent) {
                return risen >= target;
            }
        }
        if (draw && (own | enemy) == kings && (own & own - 1) == 0 && (enemy & enemy - 1) == 0) {
            return solves ? !LoneKings.loses(own, enemy) : !LoneKings.wins(own, enemy);
        }
        if (draw && spent) {
            return false;
        }
        for (int i = 0; i < list.size(); i++) {
            long move = list.get(i);
            long moved = own & ~(1L << PackedMove.from(move)) | 1L << PackedMove.to(move);
            boolean reached = search(
                    enemy & ~PackedMove.captured(move),
                    moved,
                    MoveGenerator.kingsAfter(move, kings, white),
                    !white,
                    plies - 1,
                    solves && left != NO_LIMIT ? left - 1 : left,
                    held);
            if (reached == solves) {
                return solves;
            }
        }
        return !solves;
    }

    private static boolean canMove(long own, long enemy, long kings, boolean white, MoveList scratch) {
        long empty = Bitboard.ALL & ~(own | enemy);
        long men = own & ~kings;
        long steps =
                white ? men << Bitboard.LEFT | men << Bitboard.RIGHT : men >>> Bitboard.LEFT | men >>> Bitboard.RIGHT;
        return (steps & empty) != 0 || MoveGenerator.count(own, enemy, kings, white, scratch) > 0;
    }

    /** How many men that side is up, a king counting three. */
    public static int balance(Position position, Side side) {
        return balance(position.pieces(side), position.pieces(side.opponent()), position.kings());
    }

    /** How many men the first set is up on the second, a king counting three. */
    public static int balance(long own, long enemy, long kings) {
        return Long.bitCount(own)
                - Long.bitCount(enemy)
                + (KING - 1) * (Long.bitCount(own & kings) - Long.bitCount(enemy & kings));
    }

    private MoveList list(int plies) {
        int place = PLIES - plies;
        MoveList list = lists[place];
        if (list == null) {
            list = new MoveList();
            lists[place] = list;
        }
        return list;
    }
}
