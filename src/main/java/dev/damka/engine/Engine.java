package dev.damka.engine;

import dev.damka.engine.tables.EndgameTables;
import dev.damka.rules.History;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Plays and analyses. One search at a time; {@link #stop} may come from any thread. */
public final class Engine {
    private final EndgameTables tables;
    private final TranspositionTable table;
    private final int threads;
    private volatile Stop stop = new Stop(Limits.time(0));

    /**
     * @param megabytes the size of the transposition table, which all threads share
     * @param threads how many threads search
     */
    public Engine(EndgameTables tables, int megabytes, int threads) {
        this.tables = tables;
        this.table = new TranspositionTable(megabytes);
        this.threads = threads;
    }

    /** Forgets all earlier searches, so that the next one on a single thread repeats exactly. */
    public void forget() {
        table.clear();
    }

    /** Ends the search that is under way; it answers with what it has found so far. */
    public void stop() {
        stop.now();
    }

    /** The best line in the position now, with the game's repetitions and draw counters in mind. */
    public Line search(History game, Limits limits) {
        return search(game, limits, line -> {});
    }

    /**
     * As {@link #search(History, Limits)}; each finished iteration is told on the way. A position that is over has no
     * move and one with a single move has it at once.
     */
    public Line search(History game, Limits limits, Consumer<Line> told) {
        Stop until = new Stop(limits);
        stop = until;
        List<Move> legal = game.position().legalMoves();
        if (legal.isEmpty()) {
            return new Line(List.of(), Verdict.of(-Search.WIN, false), 0, 0, 0);
        }
        Line first = new Line(List.of(legal.get(0)), known(game.position()), 0, 0, 0);
        if (legal.size() == 1) {
            return first;
        }
        table.newSearch();
        List<Thread> others = new ArrayList<>();
        for (int i = 1; i < threads; i++) {
            int ahead = i % 2;
            Search search = new Search(table, tables, until, game);
            Thread thread =
                    new Thread(() -> deepen(search, game, limits, ahead, until, first, line -> {}), "search-" + i);
            thread.setDaemon(true);
            thread.start();
            others.add(thread);
        }
        Line found = deepen(new Search(table, tables, until, game), game, limits, 0, until, first, told);
        until.now();
        for (Thread other : others) {
            join(other);
        }
        return found;
    }

    /** What the tables say without a search. */
    private Verdict known(Position position) {
        return tables.value(position)
                .map(value -> switch (value) {
                    case WIN -> Verdict.of(Search.PROVEN, false);
                    case LOSS -> Verdict.of(-Search.PROVEN, false);
                    case DRAW -> Verdict.of(0, true);
                })
                .orElseGet(() -> Verdict.of(0, false));
    }

    private Line deepen(
            Search search, History game, Limits limits, int ahead, Stop until, Line first, Consumer<Line> told) {
        boolean provenDraw = tables.value(game.position()).equals(Optional.of(EndgameTables.Value.DRAW));
        Line best = first;
        int expected = 0;
        for (int depth = 1 + ahead; depth <= limits.depth(); depth++) {
            int score = search.iterate(depth, expected);
            if (score == -Search.INFINITE) {
                break;
            }
            boolean cut = until.isTold();
            int worth = cut ? expected : score;
            best = new Line(
                    line(search, game.position()), Verdict.of(worth, provenDraw), depth, until.nodes(), until.millis());
            if (cut) {
                break;
            }
            expected = score;
            told.accept(best);
            if (Math.abs(score) >= Search.WIN - depth) {
                break;
            }
        }
        return best;
    }

    /** The best root move and what the table expects behind it. */
    private List<Move> line(Search search, Position start) {
        List<Move> moves = new ArrayList<>();
        Position position = start;
        Optional<Move> next = Optional.of(move(position, search.bestMove()));
        while (next.isPresent() && moves.size() < 30) {
            moves.add(next.get());
            position = position.play(next.get());
            next = stored(position);
        }
        return moves;
    }

    private Optional<Move> stored(Position position) {
        int mark = TranspositionTable.move(table.get(Zobrist.of(position)));
        return position.legalMoves().stream()
                .filter(move -> mark != 0 && TranspositionTable.mark(move.packed()) == mark)
                .findFirst();
    }

    private static Move move(Position position, long packed) {
        return position.legalMoves().stream()
                .filter(move -> move.packed() == packed)
                .findFirst()
                .orElseThrow();
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
