package dev.damka.games.review;

import dev.damka.engine.Engine;
import dev.damka.engine.Limits;
import dev.damka.engine.Line;
import dev.damka.engine.Verdict;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.engine.tables.EndgameTables.Value;
import dev.damka.engine.tables.RatedMove;
import dev.damka.rules.DrawRule;
import dev.damka.rules.History;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Finds out what the positions of a game are worth: by the tables where they reach, as long as no draw counter of the game
 * can undo that, else by the engine, which knows the game so far and what it saw of the later positions. One thread at a
 * time. The same review again finds the same if it goes through without a break: behind a look that was stopped the engine
 * knows more, behind a restart less, so that what it finds may differ a little.
 */
final class Analyst {
    /** What is shown of a line, in plies. */
    static final int LINE = 8;
    /** What is shown of a line that refutes a try. */
    static final int REFUTATION = 4;

    private static final int MEGABYTES = 16;
    /** A win of unknown length is not taken for granted this close to a draw by rule, in plies. */
    private static final int CLOSE = 12;
    /** What the engine says of a win that a draw counter may undo is more than this, in hundredths of a man. */
    private static final int STILL_WON = 1_000;

    private final EndgameTables tables;
    private final Limits limits;
    private final Engine engine;
    private Look look = new Look();

    /** @param limits of one search, of which a move needs one or two, and each try of a mistake one more */
    Analyst(EndgameTables tables, Limits limits) {
        this.tables = tables;
        this.limits = limits;
        this.engine = new Engine(tables, MEGABYTES, 1);
    }

    /** Forgets the last game. */
    void forget() {
        engine.forget();
    }

    /** One look at a position, which may be stopped. */
    final class Look {
        private boolean stopped;
        private boolean begun;

        /** Ends it, from any thread, and before it begins as well: there is no finding then. Later looks go on. */
        synchronized void stop() {
            stopped = true;
            if (begun) {
                engine.stop();
            }
        }

        synchronized boolean isStopped() {
            return stopped;
        }

        private synchronized void begin() {
            begun = true;
        }

        /** From here on a stop comes too late, and must not end the next look's search. */
        private synchronized boolean end() {
            begun = false;
            return !stopped;
        }
    }

    /** The finding that a review waits for, by that look, which is for this once; empty if it was stopped. */
    Optional<Finding> next(Review review, Look by) {
        look = by;
        by.begin();
        try {
            Finding finding = find(review);
            return by.end() ? Optional.of(finding) : Optional.empty();
        } finally {
            by.end();
        }
    }

    private Finding find(Review review) {
        int ply = review.next();
        History then = review.game().first(ply);
        if (!then.counts().isEmpty()) {
            // What was learned where a counter stood higher or a position had been seen is not true where it had not.
            engine.forget();
        }
        if (ply == review.end()) {
            Variation line = weigh(then).shortened(LINE);
            return new Finding(line.worth(), line.moves().isEmpty() ? null : line, List.of());
        }
        Move played = review.game().moves().get(ply);
        Worth got = review.finding(ply + 1).worth().earlier();
        return find(then, played, got, review.isLearner(then.position().turn()));
    }

    private Finding find(History then, Move played, Worth got, boolean isLearner) {
        Side mover = then.position().turn();
        List<Move> others = new ArrayList<>(then.position().legalMoves());
        others.remove(played);
        if (others.isEmpty()) {
            return new Finding(got, null, List.of());
        }
        Variation other = best(then, played, others, got);
        List<Variation> tried = new ArrayList<>();
        if (isLearner
                && Judging.of(mover, others.size() + 1, got, other.worth()).isMistake()) {
            others.remove(other.moves().get(0));
            for (Move move : others) {
                tried.add(weighed(then, move).shortened(1 + REFUTATION));
            }
        }
        return new Finding(Judging.better(mover, got, other.worth()), other.shortened(LINE), tried);
    }

    /** The best line that begins with one of those moves. */
    private Variation best(History then, Move played, List<Move> others, Worth got) {
        Side mover = then.position().turn();
        List<Variation> known = others.stream()
                .flatMap(move -> known(then.play(move)).map(line -> line.after(move)).stream())
                .toList();
        if (known.size() == others.size()) {
            return known.stream()
                    .reduce((one, next) -> Judging.better(mover, one.worth(), next.worth()) == one.worth() ? one : next)
                    .orElseThrow();
        }
        Line line = search(then, 2).stream()
                .filter(one -> !one.moves().get(0).equals(played))
                .findFirst()
                .orElseThrow();
        Move move = line.moves().get(0);
        Variation seen = known(then.play(move))
                .map(exact -> exact.after(move))
                .orElseGet(() -> new Variation(Worth.of(line.verdict(), mover), line.moves()));
        // A move that was not played is praised, and one that was played is blamed, only after as long a look.
        boolean differs = Judging.of(mover, others.size() + 1, got, seen.worth()) != Judgement.BEST;
        return differs && !seen.worth().isProven() ? weighed(then, move) : seen;
    }

    /** The line that begins with that move. */
    private Variation weighed(History then, Move move) {
        return weigh(then.play(move)).after(move);
    }

    /** What a position is worth, with the line that shows it. */
    private Variation weigh(History then) {
        return known(then).orElseGet(() -> {
            List<Move> legal = then.position().legalMoves();
            if (legal.size() == 1) {
                // The engine has the only move without a search.
                return weighed(then, legal.get(0));
            }
            Line line = search(then, 1).get(0);
            return new Variation(worth(then, line.verdict()), line.moves());
        });
    }

    private List<Line> search(History then, int lines) {
        // What is to be thrown away need not be good. A stop may come while the engine begins, which would not see it.
        return engine.search(then, look.isStopped() ? Limits.depth(1) : limits, lines, found -> {
            if (look.isStopped()) {
                engine.stop();
            }
        });
    }

    private Worth worth(History then, Verdict verdict) {
        Side turn = then.position().turn();
        Optional<Value> value = tables.value(then.position());
        if (value.isEmpty() || verdict.isDecided()) {
            return Worth.of(verdict, turn);
        }
        return value.get() == Value.DRAW || Math.abs(verdict.centimen()) < STILL_WON
                ? Worth.DRAW
                : won(then.position(), value.get());
    }

    /** What is certain without a search, with a line that keeps it; empty where nothing is. */
    private Optional<Variation> known(History then) {
        if (then.outcome().isPresent()) {
            return Optional.of(new Variation(Worth.of(then.outcome().get()), List.of()));
        }
        Position position = then.position();
        Optional<Value> value = tables.value(position);
        if (value.isEmpty()) {
            return Optional.empty();
        }
        if (value.get() == Value.DRAW) {
            return Optional.of(new Variation(Worth.DRAW, line(position, 1)));
        }
        OptionalInt plies = tables.plies(position);
        boolean mayBeUndone = then.counts().stream()
                .filter(count -> count.rule() != DrawRule.THREEFOLD)
                .anyMatch(count -> count.limit() - count.count() < plies.orElse(CLOSE));
        return mayBeUndone
                ? Optional.empty()
                : Optional.of(new Variation(won(position, value.get()), line(position, LINE)));
    }

    private Worth won(Position position, Value value) {
        Side winner = value == Value.WIN ? position.turn() : position.turn().opponent();
        return Worth.won(winner, tables.plies(position).orElse(Worth.UNKNOWN));
    }

    /** Best play by the tables: one move, and more as long as the distance is known, so that each comes nearer to the end. */
    private List<Move> line(Position start, int length) {
        List<Move> line = new ArrayList<>();
        Position position = start;
        while (line.size() < length && (line.isEmpty() || tables.plies(position).isPresent())) {
            List<RatedMove> best = tables.bestMoves(position);
            if (best.isEmpty()) {
                break;
            }
            line.add(best.get(0).move());
            position = position.play(best.get(0).move());
        }
        return line;
    }
}
