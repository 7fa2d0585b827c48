package dev.damka.engine;

import dev.damka.engine.tables.EndgameTables;
import dev.damka.rules.History;
import dev.damka.rules.MoveGenerator;
import dev.damka.rules.MoveList;
import dev.damka.rules.Position;
import dev.damka.rules.RandomPositions;
import dev.damka.rules.Side;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What the engine's parts take on one thread: the legal moves of a position, its worth by the learned and by the
 * hand-made evaluation, and the positions that a search visits in a second ({@code nodes}), with either. {@code
 * docs/performance.md} says how to run it and what came out.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class EngineBenchmark {
    private static final int POSITIONS = 4096;
    private static final List<Position> SEEN = LongStream.range(0, 200)
            .boxed()
            .flatMap(seed -> RandomPositions.ofGame(seed).stream())
            .filter(position -> position.outcome().isEmpty())
            .limit(POSITIONS)
            .toList();

    private final long[] own = new long[POSITIONS];
    private final long[] enemy = new long[POSITIONS];
    private final long[] kings = new long[POSITIONS];
    private final boolean[] white = new boolean[POSITIONS];
    private final MoveList moves = new MoveList();
    private final Evaluation learned = Evaluation.best();
    private final Evaluation handMade = Evaluation.handMade();
    private final Engine engine = new Engine(EndgameTables.none(), 16, 1, learned);
    private final Engine handMadeEngine = new Engine(EndgameTables.none(), 16, 1, handMade);

    /** Nodes are counted beside the operations, so that the benchmark prints them by the second. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Visited {
        /** Positions visited. */
        public long nodes;
    }

    /** Lays the positions out in arrays, so that nothing but the measured call takes time. */
    public EngineBenchmark() {
        for (int i = 0; i < POSITIONS; i++) {
            Position position = SEEN.get(i);
            own[i] = position.pieces(position.turn());
            enemy[i] = position.pieces(position.turn().opponent());
            kings[i] = position.kings();
            white[i] = position.turn() == Side.WHITE;
        }
    }

    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int legalMoves() {
        int count = 0;
        for (int i = 0; i < POSITIONS; i++) {
            MoveGenerator.generate(own[i], enemy[i], kings[i], white[i], moves);
            count += moves.size();
        }
        return count;
    }

    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int learnedEvaluation() {
        return sum(learned);
    }

    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int handMadeEvaluation() {
        return sum(handMade);
    }

    private int sum(Evaluation evaluation) {
        int sum = 0;
        for (int i = 0; i < POSITIONS; i++) {
            sum += evaluation.of(own[i], enemy[i], kings[i], white[i]);
        }
        return sum;
    }

    @Benchmark
    public Line search(Visited visited) {
        return search(engine, visited);
    }

    @Benchmark
    public Line searchHandMade(Visited visited) {
        return search(handMadeEngine, visited);
    }

    private static Line search(Engine engine, Visited visited) {
        engine.forget();
        Line line = engine.search(History.from(Position.START), Limits.depth(16));
        visited.nodes += line.nodes();
        return line;
    }
}
