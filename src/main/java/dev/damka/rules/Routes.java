package dev.damka.rules;

import static dev.damka.rules.Bitboard.LEFT;
import static dev.damka.rules.Bitboard.RIGHT;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The ways in which one capture can be walked: start, the square on which the piece lands or turns at each jump, end.
 * A quiet move has one route, its two squares.
 */
public final class Routes {
    private static final int[] DIRECTIONS = {LEFT, RIGHT, -LEFT, -RIGHT};
    private static final Comparator<List<Square>> BY_NAME = (a, b) -> {
        for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
            int order = a.get(i).toString().compareTo(b.get(i).toString());
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(a.size(), b.size());
    };

    private final Position position;
    private final Move move;
    private final long empty;
    private final long lastRank;
    private final List<List<Square>> found = new ArrayList<>();

    private Routes(Position position, Move move) {
        this.position = position;
        this.move = move;
        this.empty = Bitboard.ALL & ~(position.white() | position.black())
                | move.from().bit();
        this.lastRank = position.turn() == Side.WHITE ? Bitboard.RANK_8 : Bitboard.RANK_1;
    }

    /** Every route of a legal move of that position, in the order of their squares' names; never empty. */
    public static List<List<Square>> of(Position position, Move move) {
        if (!move.isCapture()) {
            return List.of(List.of(move.from(), move.to()));
        }
        Routes routes = new Routes(position, move);
        long enemy = position.pieces(position.turn().opponent());
        routes.walk(List.of(move.from()), enemy, (position.kings() & move.from().bit()) != 0);
        if (routes.found.isEmpty()) {
            throw new IllegalArgumentException(move + " is not legal in " + position);
        }
        routes.found.sort(BY_NAME);
        return routes.found;
    }

    /** The route by which the move is written in full: "the lexicographically smallest is its full path". */
    public static List<Square> first(Position position, Move move) {
        return of(position, move).get(0);
    }

    /** Whether the squares are part of the route in that order, with or without others between them. */
    public static boolean isPart(List<Square> squares, List<Square> route) {
        int matched = 0;
        for (Square square : route) {
            if (matched < squares.size() && squares.get(matched) == square) {
                matched++;
            }
        }
        return matched == squares.size();
    }

    private void walk(List<Square> path, long enemy, boolean king) {
        long at = path.get(path.size() - 1).bit();
        boolean ended = true;
        for (int step : DIRECTIONS) {
            long victim = victim(step, at, enemy, king);
            long landings = landings(victim, step, enemy, king);
            ended &= landings == 0;
            // Only what this move captures is walked into; that another victim can be taken from here matters above.
            if ((victim & move.captured()) != 0) {
                for (Square landing : Square.of(landings)) {
                    List<Square> longer = new ArrayList<>(path);
                    longer.add(landing);
                    walk(longer, enemy & ~victim, king || (landing.bit() & lastRank) != 0);
                }
            }
        }
        boolean tookAll = (position.pieces(position.turn().opponent()) & ~enemy) == move.captured();
        if (ended && tookAll && at == move.to().bit()) {
            found.add(path);
        }
    }

    private long victim(int step, long at, long enemy, boolean king) {
        return king ? MoveGenerator.victim(step, at, enemy, empty) : MoveGenerator.step(at, step) & enemy;
    }

    /** Where the piece may land behind that victim, by the landing rule; 0 if it can't capture it. */
    private long landings(long victim, int step, long enemy, boolean king) {
        long all = MoveGenerator.step(victim, step) & empty;
        long goingOn = 0;
        for (long land = all; king && land != 0; land = MoveGenerator.step(land, step) & empty) {
            all |= land;
            if (canGoOn(land, enemy & ~victim)) {
                goingOn |= land;
            }
        }
        return goingOn != 0 ? goingOn : all;
    }

    private boolean canGoOn(long king, long enemy) {
        for (int step : DIRECTIONS) {
            if ((MoveGenerator.step(MoveGenerator.victim(step, king, enemy, empty), step) & empty) != 0) {
                return true;
            }
        }
        return false;
    }
}
