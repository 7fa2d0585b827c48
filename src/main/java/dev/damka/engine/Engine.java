package dev.damka.engine;

import dev.damka.engine.tables.EndgameTables;
import dev.damka.rules.History;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Plays and analyses. One search at a time; {@link #stop} may come from any thread. */
public final class Engine {
    private static final int LONGEST_LINE = 30;
    /** The scale of scores while the game is not in the tables. */
    private static final int BEFORE_TABLES = -1;
    /** A line searched later may turn out better than the search of the first one thought it could be. */
    private static final Comparator<Line> BEST_FIRST =
            Comparator.comparingInt(line -> -line.verdict().centimen());

    private final EndgameTables tables;
    private final TranspositionTable table;
    private final List<Search> searches;
    /** By what the scores in the table are told: {@link #BEFORE_TABLES}, or what {@link EndgameTables#nearest} says. */
    private int scale = BEFORE_TABLES;

    private volatile Stop stop = new Stop(Limits.time(0));

    /**
     * An engine with its best evaluation.
     *
     * @param megabytes the size of the transposition table, which all threads share
     * @param threads how many threads search
     */
    public Engine(EndgameTables tables, int megabytes, int threads) {
        this(tables, megabytes, threads, Evaluation.best());
    }

    /** An engine with another evaluation. */
    public Engine(EndgameTables tables, int megabytes, int threads, Evaluation evaluation) {
        this.tables = tables;
        this.table = new TranspositionTable(megabytes);
        this.searches = Stream.generate(() -> new Search(table, tables, evaluation))
                .limit(threads)
                .toList();
    }

    /** Forgets all earlier searches, so that the next one on a single thread repeats exactly. */
    public void forget() {
        table.clear();
        searches.forEach(Search::forget);
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
        return search(game, limits, 1, lines -> told.accept(lines.get(0))).get(0);
    }

    /**
     * The best lines, each with another first move, the best one first.
     *
     * @param count how many are wanted; there are fewer where fewer moves are legal, and always one
     * @param told is told the lines of each finished iteration
     */
    public List<Line> search(History game, Limits limits, int count, Consumer<List<Line>> told) {
        return search(game, limits, count, search -> {}, told);
    }

    /**
     * The best line, but that a lot decides between moves of nearly the same worth, so that no two games need be the same.
     *
     * @param nearly by how much a move may be worth less than the best one, in hundredths of a man
     */
    Line searchVaried(History game, Limits limits, int nearly, SplittableRandom random) {
        long seed = random.nextLong();
        Consumer<Search> favoured = search -> search.favour(nearly, new SplittableRandom(seed));
        return search(game, limits, 1, favoured, found -> {}).get(0);
    }

    private List<Line> search(
            History game, Limits limits, int count, Consumer<Search> prepared, Consumer<List<Line>> told) {
        Stop until = new Stop(limits);
        stop = until;
        Position position = game.position();
        List<Move> legal = position.legalMoves();
        if (legal.isEmpty()) {
            return List.of(new Line(List.of(), Verdict.of(-Search.WIN, false), 0, 0, 0));
        }
        if (position.pieces(position.turn().opponent()) == 0) {
            return List.of(new Line(List.of(), Verdict.of(Search.WIN, false), 0, 0, 0));
        }
        List<Line> first = List.of(new Line(List.of(legal.get(0)), known(position), 0, 0, 0));
        if (legal.size() == 1) {
            return first;
        }
        int now = tables.value(position).isPresent() ? tables.nearest(position) : BEFORE_TABLES;
        if (now != scale || now > 0) {
            // In the tables a score tells how far the end or a nearer class of wins is, before them that it is won.
            // Whether a nearer class is reached in time changes with each move.
            table.clear();
            scale = now;
        }
        table.newSearch();
        int lines = Math.min(count, legal.size());
        CountDownLatch others = new CountDownLatch(searches.size() - 1);
        for (int i = 1; i < searches.size(); i++) {
            Search search = searches.get(i);
            search.begin(game, until);
            prepared.accept(search);
            int ahead = i % 2;
            Thread thread = new Thread(
                    () -> {
                        try {
                            deepen(search, game, limits, lines, ahead, until, first, found -> {});
                        } finally {
                            others.countDown();
                        }
                    },
                    "search-" + i);
            thread.setDaemon(true);
            thread.start();
        }
        searches.get(0).begin(game, until);
        prepared.accept(searches.get(0));
        try {
            return deepen(searches.get(0), game, limits, lines, 0, until, first, told);
        } finally {
            until.now();
            awaitAll(others);
        }
    }

    private List<Line> deepen(
            Search search,
            History game,
            Limits limits,
            int count,
            int ahead,
            Stop until,
            List<Line> first,
            Consumer<List<Line>> told) {
        boolean provenDraw = tables.value(game.position()).equals(Optional.of(EndgameTables.Value.DRAW));
        List<Line> best = first;
        int[] expected = new int[count];
        for (int depth = 1 + ahead; depth <= limits.depth(); depth++) {
            List<Line> found = new ArrayList<>();
            for (int place = 0; place < count; place++) {
                int score = search.iterate(depth, expected[place], place);
                if (score == -Search.INFINITE) {
                    break;
                }
                // What a search cut short says of a move is that it beats the others seen, not what it is worth.
                expected[place] = until.isTold() ? expected[place] : score;
                found.add(new Line(
                        line(search.rootMove(place), game.position()),
                        verdict(expected[place], provenDraw && place == 0, game.position()),
                        depth,
                        until.nodes(),
                        until.millis()));
            }
            if (found.size() == count || best == first && !found.isEmpty()) {
                best = found.stream().sorted(BEST_FIRST).toList();
            } else if (!found.isEmpty()) {
                best = withFirst(found.get(0), best);
            }
            if (until.isTold()) {
                break;
            }
            told.accept(best);
            if (Math.abs(expected[0]) >= Search.WIN - depth) {
                break;
            }
        }
        return best;
    }

    /** The lines with that one first, in place of what they said of its move. */
    private static List<Line> withFirst(Line line, List<Line> lines) {
        return Stream.concat(
                        Stream.of(line),
                        lines.stream()
                                .filter(other -> !other.moves()
                                        .get(0)
                                        .equals(line.moves().get(0))))
                .limit(lines.size())
                .toList();
    }

    /** What the tables say without a search. */
    private Verdict known(Position position) {
        return tables.value(position)
                .map(value -> switch (value) {
                    case WIN -> verdict(Search.PROVEN, false, position);
                    case LOSS -> verdict(-Search.PROVEN, false, position);
                    case DRAW -> Verdict.of(0, true);
                })
                .orElseGet(() -> Verdict.of(0, false));
    }

    /** The verdict of a score, with the plies to the end where the tables know them. */
    private Verdict verdict(int score, boolean provenDraw, Position position) {
        Verdict verdict = Verdict.of(score, provenDraw);
        OptionalInt plies = verdict.isDecided() && verdict.plies() == 0 ? tables.plies(position) : OptionalInt.empty();
        return plies.isPresent() ? new Verdict(verdict.kind(), verdict.centimen(), plies.getAsInt()) : verdict;
    }

    /** A root move and what the table expects behind it. */
    private List<Move> line(long first, Position start) {
        List<Move> moves = new ArrayList<>();
        Position position = start;
        Optional<Move> next = Optional.of(move(position, first));
        while (next.isPresent() && moves.size() < LONGEST_LINE) {
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

    /** The legal move that is packed so. */
    static Move move(Position position, long packed) {
        return position.legalMoves().stream()
                .filter(move -> move.packed() == packed)
                .findFirst()
                .orElseThrow();
    }

    /** The threads were told to stop and use this engine's boards until they do, so that no interrupt may cut this short. */
    private static void awaitAll(CountDownLatch others) {
        boolean interrupted = false;
        while (true) {
            try {
                others.await();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
