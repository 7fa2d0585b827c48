package dev.damka.rules;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Leaves a second on one thread from the start position, bulk counting at the last ply: through the primitive core, and
 * beside it through immutable positions. One operation is one leaf, so that the two scores divide to the ratio.
 * {@code docs/performance.md} says how to run it and what came out.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class PerftBenchmark {
    private static final int DEPTH_9 = 4_570_586;
    private static final int DEPTH_7 = 190_146;

    @Benchmark
    @OperationsPerInvocation(DEPTH_9)
    public long throughTheCore() {
        return checked(DEPTH_9, Perft.count(Position.START, 9));
    }

    @Benchmark
    @OperationsPerInvocation(DEPTH_7)
    public long throughPositions() {
        return checked(DEPTH_7, count(Position.START, 7));
    }

    private static long count(Position position, int depth) {
        List<Move> moves = position.legalMoves();
        if (depth == 1) {
            return moves.size();
        }
        long leaves = 0;
        for (Move move : moves) {
            leaves += count(position.play(move), depth - 1);
        }
        return leaves;
    }

    private static long checked(long expected, long leaves) {
        if (leaves != expected) {
            throw new IllegalStateException(leaves + " leaves, not " + expected);
        }
        return leaves;
    }
}
