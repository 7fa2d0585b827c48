package dev.damka.engine.tables;

import dev.damka.rules.MoveGenerator;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What it takes to ask for a label: positions drawn evenly from all with that many pieces and no capture, a million of
 * them, so that the caches hold few of the answers. {@code docs/performance.md} says what came out.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
@State(Scope.Benchmark)
public class ProbeBenchmark {
    private static final int POSITIONS = 1 << 20;

    @Param({"2", "3", "4", "5"})
    public int pieces;

    private final EndgameTables tables = EndgameTables.shipped();
    private final long[] own = new long[POSITIONS];
    private final long[] enemy = new long[POSITIONS];
    private final long[] kings = new long[POSITIONS];

    @Setup
    public void draw() {
        Slice[] slices = Slice.of(pieces).toArray(Slice[]::new);
        long all = Slice.of(pieces).stream().mapToLong(Slice::size).sum();
        Random random = new Random(1);
        Board board = new Board();
        for (int i = 0; i < POSITIONS; ) {
            long number = (long) (random.nextDouble() * all);
            int slice = 0;
            while (number >= slices[slice].size()) {
                number -= slices[slice++].size();
            }
            slices[slice].place((int) number, board);
            own[i] = Board.padded(board.men | board.kings);
            enemy[i] = Board.padded(board.enemyMen | board.enemyKings);
            kings[i] = Board.padded(board.kings | board.enemyKings);
            if (!MoveGenerator.hasCapture(own[i], enemy[i], kings[i])) {
                i++;
            }
        }
    }

    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int probe() {
        int sum = 0;
        for (int i = 0; i < POSITIONS; i++) {
            sum += tables.probe(own[i], enemy[i], kings[i], true);
        }
        return sum;
    }
}
