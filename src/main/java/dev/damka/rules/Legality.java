package dev.damka.rules;

import static dev.damka.rules.Refusal.Code;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Explains why a tried move is not legal: which rule it breaks, and what would be right. */
public final class Legality {
    private final Position position;
    private final List<Square> path;
    private final List<Move> legal;
    private final Square from;
    private final Square to;

    private Legality(Position position, List<Square> path) {
        this.position = position;
        this.path = path;
        this.legal = position.legalMoves();
        this.from = path.get(0);
        this.to = path.get(path.size() - 1);
    }

    /**
     * The first rule that the move breaks.
     *
     * @param path the squares that were named, two or more, for a move that is not legal
     * @param capture whether it was meant as a capture
     */
    public static Refusal explain(Position position, List<Square> path, boolean capture) {
        return new Legality(position, path).explain(capture);
    }

    private Refusal explain(boolean capture) {
        if (position.outcome().isPresent()) {
            return Refusal.of(Code.OVER);
        }
        Optional<Piece> piece = position.at(from);
        if (piece.isEmpty()) {
            return Refusal.of(Code.EMPTY, from);
        }
        if (piece.get().side() != position.turn()) {
            return Refusal.of(Code.NOT_YOURS, from);
        }
        boolean mustCapture = legal.get(0).isCapture();
        if (mustCapture) {
            return unfinished()
                    .or(() -> brokenJump(piece.get().king()))
                    .orElseGet(() -> Refusal.of(Code.MUST_CAPTURE, legal));
        }
        return capture ? Refusal.of(Code.NOTHING_TO_CAPTURE, from, to) : brokenStep(piece.get());
    }

    /** The tried path is part of a legal capture, but stops before its end. */
    private Optional<Refusal> unfinished() {
        List<Move> goingOn = new ArrayList<>();
        for (Move move : legal) {
            if (move.from() == from && Routes.of(position, move).stream().anyMatch(this::passes)) {
                goingOn.add(move);
            }
        }
        return goingOn.isEmpty() ? Optional.empty() : Optional.of(Refusal.of(Code.CAPTURE_UNFINISHED, goingOn, to));
    }

    private boolean passes(List<Square> route) {
        return Routes.isPart(path, route.subList(0, route.size() - 1));
    }

    /** Walks the tried path jump by jump and says what stops it; empty where it does not even begin as a capture. */
    private Optional<Refusal> brokenJump(boolean startsAsKing) {
        long enemy = position.pieces(position.turn().opponent());
        long own = position.pieces(position.turn()) & ~from.bit();
        long lastRank = position.turn() == Side.WHITE ? Bitboard.RANK_8 : Bitboard.RANK_1;
        long taken = 0;
        boolean king = startsAsKing;
        for (int i = 1; i < path.size(); i++) {
            Square start = path.get(i - 1);
            Square landing = path.get(i);
            if ((landing.bit() & taken) != 0) {
                return Optional.of(Refusal.of(Code.TAKEN_STANDS, landing));
            }
            List<Square> between = between(start, landing);
            @Nullable Square victim = null;
            for (Square passed : between == null ? List.<Square>of() : between) {
                if ((passed.bit() & taken) != 0) {
                    return Optional.of(Refusal.of(Code.TAKEN_STANDS, passed));
                }
                if ((passed.bit() & own) != 0 || (passed.bit() & enemy) != 0 && victim != null) {
                    return Optional.empty();
                }
                victim = (passed.bit() & enemy) != 0 ? passed : victim;
            }
            if (victim == null || !king && between.size() != 1) {
                return Optional.empty();
            }
            if (((enemy | own) & landing.bit()) != 0) {
                return Optional.of(Refusal.of(Code.OCCUPIED, landing));
            }
            taken |= victim.bit();
            king |= (landing.bit() & lastRank) != 0;
        }
        return barredLanding();
    }

    /**
     * The first landing that no legal capture of this piece shares, on a path of which every jump can be made by itself:
     * the landing rule bars it. Empty where the path is a legal capture, but was not written as one.
     */
    private Optional<Refusal> barredLanding() {
        List<Move> ofPiece = legal.stream().filter(move -> move.from() == from).toList();
        for (int end = 2; end <= path.size(); end++) {
            List<Square> beginning = path.subList(0, end);
            boolean shared = ofPiece.stream()
                    .flatMap(move -> Routes.of(position, move).stream())
                    .anyMatch(route -> route.size() >= beginning.size()
                            && route.subList(0, beginning.size()).equals(beginning));
            if (!shared) {
                return Optional.of(Refusal.of(Code.LANDING, ofPiece, path.get(end - 1)));
            }
        }
        return Optional.empty();
    }

    private Refusal brokenStep(Piece piece) {
        List<Square> between = between(from, to);
        if (between == null) {
            boolean inSteps = !piece.king() && path.size() > 2;
            return Refusal.of(inSteps ? Code.MAN_ONE_STEP : Code.NOT_DIAGONAL, from, to);
        }
        if (position.at(to).isPresent()) {
            return Refusal.of(Code.OCCUPIED, to);
        }
        if (!piece.king()) {
            boolean forward = piece.side() == Side.WHITE ? to.rank() > from.rank() : to.rank() < from.rank();
            return Refusal.of(forward ? Code.MAN_ONE_STEP : Code.MAN_BACKWARDS, from, to);
        }
        return between.stream()
                .filter(square -> position.at(square).isPresent())
                .findFirst()
                .map(blocker -> Refusal.of(Code.BLOCKED, blocker))
                .orElseThrow(() -> new IllegalArgumentException(path + " is legal in " + position));
    }

    /** The squares strictly between two on a diagonal, or null where they share none. */
    private static @Nullable List<Square> between(Square a, Square b) {
        int files = b.file() - a.file();
        int ranks = b.rank() - a.rank();
        if (files == 0 || Math.abs(files) != Math.abs(ranks)) {
            return null;
        }
        List<Square> squares = new ArrayList<>();
        for (int i = 1; i < Math.abs(files); i++) {
            squares.add(Square.at(a.file() + i * Integer.signum(files), a.rank() + i * Integer.signum(ranks))
                    .orElseThrow());
        }
        return squares;
    }
}
