package dev.damka.engine;

import dev.damka.engine.tables.EndgameTables;
import dev.damka.engine.tables.EndgameTables.Value;
import dev.damka.engine.tables.RatedMove;
import dev.damka.rules.History;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Says whether a goal is still reached: by the endgame tables where they reach, else by a search of every line into
 * them, else by the engine. The same question with the same effort has the same answer, always. One thread uses it at a
 * time.
 */
public final class Prover {
    /** Raised whenever an answer may have changed, so that answers kept from before are asked again. */
    public static final int VERSION = 3;

    /** How deep men won are looked at, in plies that are not forced. */
    public static final int GAIN_PLIES = 6;

    /** An estimate of so much or less for the side that is to win says that it does not, in hundredths of a man. */
    private static final int FAR_FROM_WON = 50;
    /** An estimate of so much or more against the side that is to draw says that it does not. */
    private static final int FAR_FROM_DRAWN = 250;
    /** Of the effort this part goes into the exact search, the rest into the engine's. */
    private static final int EXACT_PART = 3;

    private static final int MEGABYTES = 8;
    private static final int LONGEST_LINE = 30;

    private final EndgameTables tables;
    private final ExactSearch exact;
    private final Engine engine;

    /** A prover that stands on those tables. */
    public Prover(EndgameTables tables) {
        this.tables = tables;
        this.exact = new ExactSearch(tables);
        this.engine = new Engine(tables, MEGABYTES, 1);
    }

    /**
     * Answers a question.
     *
     * @param nodes the effort allowed, in positions visited; about four million are a second
     */
    public Proof prove(Question question, long nodes) {
        Position position = question.position();
        if (question.goal() instanceof Goal.WinIn winIn && winIn.moves() < 0) {
            return proof(Proof.Answer.REFUTED, Proof.Basis.SEARCH, List.of(), 0);
        }
        if (position.outcome().isPresent()) {
            boolean won = position.outcome().get().winner() == question.solver();
            return proof(won ? Proof.Answer.PROVEN : Proof.Answer.REFUTED, Proof.Basis.SEARCH, List.of(), 0);
        }
        Optional<Proof> known = byTables(question);
        if (known.isPresent()) {
            return known.get();
        }
        boolean isGain = question.goal() instanceof Goal.Gain;
        boolean isWinIn = question.goal() instanceof Goal.WinIn;
        int found = exact.decide(question, isGain || isWinIn ? nodes : nodes / EXACT_PART, GAIN_PLIES);
        if (found != ExactSearch.UNKNOWN) {
            // That men are not won is said of so many plies only.
            Proof.Basis basis = isGain && found == ExactSearch.FAILS ? Proof.Basis.JUDGEMENT : Proof.Basis.SEARCH;
            return proof(
                    found == ExactSearch.REACHES ? Proof.Answer.PROVEN : Proof.Answer.REFUTED,
                    basis,
                    first(position),
                    0);
        }
        if (isGain || isWinIn) {
            return proof(Proof.Answer.UNPROVEN, Proof.Basis.JUDGEMENT, List.of(), 0);
        }
        return byEngine(question, nodes - nodes / EXACT_PART);
    }

    private Optional<Proof> byTables(Question question) {
        Optional<Value> value = tables.value(question.position());
        if (value.isEmpty()) {
            return Optional.empty();
        }
        Value forSolver = question.solves() ? value.get() : value.get().turned();
        int plies = tables.plies(question.position()).orElse(0);
        Goal goal = question.goal();
        boolean reached;
        if (goal instanceof Goal.Gain) {
            if (forSolver == Value.DRAW) {
                return Optional.empty();
            }
            reached = forSolver == Value.WIN;
        } else if (goal instanceof Goal.WinIn winIn && forSolver == Value.WIN) {
            if (plies == 0) {
                return Optional.empty();
            }
            reached = (plies + 1) / 2 <= winIn.moves();
        } else {
            reached = goal instanceof Goal.Draw ? forSolver != Value.LOSS : forSolver == Value.WIN;
        }
        return Optional.of(
                proof(reached ? Proof.Answer.PROVEN : Proof.Answer.REFUTED, Proof.Basis.TABLES, List.of(), plies));
    }

    /** Asks the engine where there is a choice: an only move it plays at once and says nothing of where that leads. */
    private Proof byEngine(Question question, long nodes) {
        List<Move> line = new ArrayList<>();
        Position now = question.position();
        List<Move> legal = now.legalMoves();
        while (legal.size() == 1 && now.outcome().isEmpty() && line.size() < LONGEST_LINE) {
            line.add(legal.get(0));
            now = now.play(legal.get(0));
            legal = now.legalMoves();
        }
        engine.forget();
        Line found = engine.search(History.from(now), Limits.nodes(nodes));
        line.addAll(found.moves());
        boolean solves = now.turn() == question.solver();
        Verdict verdict = found.verdict();
        if (verdict.isDecided()) {
            boolean won = (verdict.kind() == Verdict.Kind.WIN) == solves;
            return proof(
                    won ? Proof.Answer.PROVEN : Proof.Answer.REFUTED,
                    Proof.Basis.SEARCH,
                    line,
                    verdict.plies() == 0
                            ? 0
                            : verdict.plies() + line.size() - found.moves().size());
        }
        int estimate = solves ? verdict.centimen() : -verdict.centimen();
        boolean draw = question.goal() instanceof Goal.Draw;
        boolean far = draw ? estimate <= -FAR_FROM_DRAWN : estimate <= FAR_FROM_WON;
        return proof(far ? Proof.Answer.REFUTED : Proof.Answer.UNPROVEN, Proof.Basis.JUDGEMENT, line, 0);
    }

    /**
     * How the game goes on from the position asked about, both sides at their best, beginning with the move that a proof
     * stands on.
     *
     * @param nodes the effort allowed for each choice that the tables do not make
     */
    public List<Move> playedOut(Question question, Proof proof, long nodes) {
        List<Move> moves = new ArrayList<>(proof.line());
        Position position = question.position();
        for (Move move : moves) {
            position = position.play(move);
        }
        if (moves.size() < 2 && position.outcome().isEmpty()) {
            moves.addAll(best(position, nodes));
        }
        return untilRepeated(question.position(), moves);
    }

    /** The moves up to where a position comes again, since from there a line shows nothing new. */
    private static List<Move> untilRepeated(Position start, List<Move> moves) {
        Set<Position> seen = new HashSet<>(Set.of(start));
        Position now = start;
        int length = 0;
        while (length < Math.min(moves.size(), LONGEST_LINE)) {
            now = now.play(moves.get(length));
            if (!seen.add(now)) {
                break;
            }
            length++;
        }
        return List.copyOf(moves.subList(0, length));
    }

    /**
     * How the side to move plays on at its best: the quickest win, the longest resistance, and what follows.
     *
     * @return a move at least, unless the game is over
     */
    public List<Move> best(Position position, long nodes) {
        List<Move> moves = new ArrayList<>();
        Position now = position;
        while (moves.size() < LONGEST_LINE
                && tables.plies(now).isPresent()
                && now.outcome().isEmpty()) {
            List<RatedMove> best = tables.bestMoves(now);
            if (best.isEmpty()) {
                break;
            }
            Move move = best.get(0).move();
            moves.add(move);
            now = now.play(move);
        }
        if (moves.isEmpty()) {
            engine.forget();
            return engine.search(History.from(position), Limits.nodes(nodes)).moves();
        }
        return List.copyOf(moves);
    }

    private List<Move> first(Position position) {
        long packed = exact.rootMove();
        return packed == 0 ? List.of() : List.of(Engine.move(position, packed));
    }

    private static Proof proof(Proof.Answer answer, Proof.Basis basis, List<Move> line, int plies) {
        return new Proof(answer, basis, line, plies);
    }
}
