package dev.damka.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The rules once more, slowly and in another way, to check the generator against: an array of squares instead of sets
 * in numbers, whole routes instead of moves, every rule applied where the text of the rules has it.
 */
final class SlowRules {
    private static final int[][] DIAGONALS = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};

    /** A whole move as it is walked, with the pieces that it takes in their order and the piece that arrives. */
    record Walk(List<Square> route, List<Square> taken, Piece piece) {
        Square from() {
            return route.get(0);
        }

        Square to() {
            return route.get(route.size() - 1);
        }

        Move move() {
            return new Move(from(), to(), taken.stream().mapToLong(Square::bit).sum());
        }
    }

    /** One jump: over whom, and every empty square behind. */
    private record Jump(Square victim, List<Square> landings) {}

    private final Piece[] board = new Piece[32];
    private final Side turn;
    private final List<Walk> walks = new ArrayList<>();

    private SlowRules(Position position) {
        turn = position.turn();
        for (Square square : Square.values()) {
            board[square.ordinal()] = position.at(square).orElse(null);
        }
    }

    /** Every way in which a legal move of the position can be walked. */
    static List<Walk> walks(Position position) {
        SlowRules rules = new SlowRules(position);
        rules.captures();
        if (rules.walks.isEmpty()) {
            rules.steps();
        }
        return rules.walks;
    }

    /** Every legal move with all its routes, as they are written. */
    static Map<Move, Set<String>> routes(Position position) {
        Map<Move, Set<String>> routes = new TreeMap<>(Comparator.comparing(Move::toString));
        for (Walk walk : walks(position)) {
            routes.computeIfAbsent(walk.move(), move -> new TreeSet<>()).add(written(walk.route()));
        }
        return routes;
    }

    static String written(List<Square> route) {
        return route.stream().map(Square::toString).collect(Collectors.joining(" "));
    }

    /** The position after that walk. */
    static Position after(Position position, Walk walk) {
        SlowRules rules = new SlowRules(position);
        rules.board[walk.from().ordinal()] = null;
        walk.taken().forEach(square -> rules.board[square.ordinal()] = null);
        rules.board[walk.to().ordinal()] = walk.piece();
        long white = 0;
        long black = 0;
        long kings = 0;
        for (Square square : Square.values()) {
            Piece piece = rules.board[square.ordinal()];
            if (piece != null) {
                white |= piece.side() == Side.WHITE ? square.bit() : 0;
                black |= piece.side() == Side.BLACK ? square.bit() : 0;
                kings |= piece.king() ? square.bit() : 0;
            }
        }
        return new Position(white, black, kings, position.turn().opponent());
    }

    private void captures() {
        for (Square square : Square.values()) {
            Piece piece = board[square.ordinal()];
            if (piece != null && piece.side() == turn) {
                board[square.ordinal()] = null;
                goOn(piece, List.of(square), List.of());
                board[square.ordinal()] = piece;
            }
        }
    }

    private void goOn(Piece piece, List<Square> route, List<Square> taken) {
        List<Jump> jumps = jumps(piece, route.get(route.size() - 1), taken);
        if (jumps.isEmpty() && !taken.isEmpty()) {
            walks.add(new Walk(route, taken, piece));
        }
        for (Jump jump : jumps) {
            List<Square> longer = with(taken, jump.victim());
            List<Square> good = jump.landings().stream()
                    .filter(landing ->
                            !jumps(crowned(piece, landing), landing, longer).isEmpty())
                    .toList();
            for (Square landing : good.isEmpty() ? jump.landings() : good) {
                goOn(crowned(piece, landing), with(route, landing), longer);
            }
        }
    }

    private List<Jump> jumps(Piece piece, Square from, List<Square> taken) {
        List<Jump> jumps = new ArrayList<>();
        for (int[] diagonal : DIAGONALS) {
            List<Square> ahead = ahead(from, diagonal);
            int at = 0;
            while (piece.king() && at < ahead.size() && isEmpty(ahead.get(at))) {
                at++;
            }
            if (at < ahead.size() && isEnemy(ahead.get(at)) && !taken.contains(ahead.get(at))) {
                List<Square> landings = new ArrayList<>();
                for (int behind = at + 1; behind < ahead.size() && isEmpty(ahead.get(behind)); behind++) {
                    if (piece.king() || landings.isEmpty()) {
                        landings.add(ahead.get(behind));
                    }
                }
                if (!landings.isEmpty()) {
                    jumps.add(new Jump(ahead.get(at), landings));
                }
            }
        }
        return jumps;
    }

    private void steps() {
        for (Square square : Square.values()) {
            Piece piece = board[square.ordinal()];
            if (piece != null && piece.side() == turn) {
                for (int[] diagonal : DIAGONALS) {
                    boolean forward = diagonal[1] == (turn == Side.WHITE ? 1 : -1);
                    int reach = piece.king() ? 7 : forward ? 1 : 0;
                    for (Square to : ahead(square, diagonal)) {
                        if (reach-- == 0 || !isEmpty(to)) {
                            break;
                        }
                        walks.add(new Walk(List.of(square, to), List.of(), crowned(piece, to)));
                    }
                }
            }
        }
    }

    private static List<Square> ahead(Square from, int[] diagonal) {
        List<Square> squares = new ArrayList<>();
        for (int i = 1; i < 8; i++) {
            Square.at(from.file() + i * diagonal[0], from.rank() + i * diagonal[1])
                    .ifPresent(squares::add);
        }
        return squares;
    }

    private boolean isEmpty(Square square) {
        return board[square.ordinal()] == null;
    }

    private boolean isEnemy(Square square) {
        return !isEmpty(square) && board[square.ordinal()].side() != turn;
    }

    private Piece crowned(Piece piece, Square at) {
        return at.rank() == (turn == Side.WHITE ? 7 : 0) ? new Piece(turn, true) : piece;
    }

    private static <T> List<T> with(List<T> list, T last) {
        List<T> longer = new ArrayList<>(list);
        longer.add(last);
        return longer;
    }
}
