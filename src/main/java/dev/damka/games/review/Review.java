package dev.damka.games.review;

import dev.damka.games.Game;
import dev.damka.rules.History;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A look back at a game as far as it has come. It goes from the end to the beginning, so that what a move led to is known
 * before the move is judged. Immutable; the judgements follow from what was found.
 */
public final class Review {
    /** Of a longer game no more plies are looked at. */
    public static final int MOST_PLIES = 400;

    private final History game;
    private final Optional<Side> learner;
    private final int end;
    private final List<Finding> fromEnd;
    /** All moves once they were asked for: a page asks many times. */
    private volatile @Nullable List<JudgedMove> judged;

    private Review(History game, Optional<Side> learner, int end, List<Finding> fromEnd) {
        this.game = game;
        this.learner = learner;
        this.end = end;
        this.fromEnd = fromEnd;
    }

    /** A review of that game before its first finding; moves behind the end by a rule are left out. */
    public static Review of(Game game) {
        int end = Math.min(MOST_PLIES, game.endedByRule().orElse(game.ply()));
        return new Review(game.history().first(end), game.machine().map(Side::opponent), end, List.of());
    }

    /** The review with what was found about the next position. */
    Review with(Finding finding) {
        List<Finding> longer = new ArrayList<>(fromEnd);
        longer.add(finding);
        return new Review(game, learner, end, Collections.unmodifiableList(longer));
    }

    /** The game as far as it is looked at. */
    public History game() {
        return game;
    }

    /** Whose mistakes are to be learned from; empty for both sides'. */
    public Optional<Side> learner() {
        return learner;
    }

    /** How many plies are looked at. */
    public int end() {
        return end;
    }

    /** How many positions are done, of one more than there are plies. */
    public int done() {
        return fromEnd.size();
    }

    public boolean isComplete() {
        return done() > end;
    }

    /** The ply of the position that is looked at next. */
    int next() {
        return end - done();
    }

    boolean isLearner(Side side) {
        return learner.isEmpty() || learner.get() == side;
    }

    /**
     * What was found about the position after so many plies.
     *
     * @throws NoSuchElementException if that is not done yet
     */
    public Finding finding(int ply) {
        if (ply < 0 || ply > end || end - ply >= done()) {
            throw new NoSuchElementException("ply " + ply + " is not reviewed");
        }
        return fromEnd.get(end - ply);
    }

    /** The findings from the last position to the first, as far as they go. */
    List<Finding> fromEnd() {
        return fromEnd;
    }

    /** The move of that number, from 1, judged. */
    public JudgedMove move(int ply) {
        Position before = game.positions().get(ply - 1);
        Move move = game.moves().get(ply - 1);
        Finding finding = finding(ply - 1);
        Worth after = finding(ply).worth();
        Variation other = finding.other();
        Judgement judgement = Judging.of(
                before.turn(), before.legalMoves().size(), after.earlier(), other == null ? null : other.worth());
        return new JudgedMove(
                ply, before.turn(), move, judgement, finding.worth(), after, judgement.isBad() ? other : null);
    }

    /** All moves, judged. */
    public List<JudgedMove> moves() {
        List<JudgedMove> known = judged;
        if (known == null) {
            known = IntStream.rangeClosed(1, end).mapToObj(this::move).toList();
            judged = known;
        }
        return known;
    }

    /** How often that side's moves were judged so; every judgement has its number. */
    public Map<Judgement, Integer> counts(Side side) {
        Map<Judgement, Integer> counts = new EnumMap<>(Judgement.class);
        for (Judgement judgement : Judgement.values()) {
            counts.put(judgement, 0);
        }
        for (JudgedMove move : moves()) {
            if (move.side() == side) {
                counts.merge(move.judgement(), 1, Integer::sum);
            }
        }
        return counts;
    }

    /** The mistakes to learn from, in the order of the game. */
    public List<JudgedMove> mistakes() {
        return moves().stream()
                .filter(move -> isLearner(move.side()) && move.judgement().isMistake())
                .toList();
    }

    /** What the other side does about the move of that number: the line from the position after it, no longer than that. */
    public List<Move> answer(int ply, int length) {
        List<Move> line = new ArrayList<>();
        int at = ply;
        while (at < end && line.size() < length && isGamesMoveBest(at)) {
            line.add(game.moves().get(at));
            at++;
        }
        Variation other = finding(at).other();
        if (line.size() < length && other != null) {
            line.addAll(other.shortened(length - line.size()).moves());
        }
        return line;
    }

    private boolean isGamesMoveBest(int ply) {
        return switch (move(ply + 1).judgement()) {
            case BEST, ONLY, FORCED -> true;
            case GOOD, INACCURACY, MISTAKE, BLUNDER -> false;
        };
    }
}
