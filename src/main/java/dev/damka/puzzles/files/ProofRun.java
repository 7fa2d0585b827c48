package dev.damka.puzzles.files;

import dev.damka.engine.tables.EndgameTables;
import dev.damka.puzzles.files.PuzzleProof.Kind;
import dev.damka.puzzles.files.PuzzleProof.Result;
import dev.damka.puzzles.proofs.Finder;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;

/** Proves many puzzles on several threads; what comes out does not depend on how many. */
final class ProofRun {
    private final ThreadLocal<Finder> finder;

    private ProofRun(EndgameTables tables) {
        this.finder = ThreadLocal.withInitial(() -> new Finder(tables));
    }

    /**
     * The faults of those puzzles in their order, and by what their moves are known.
     *
     * @param told is told after each puzzle how many are done and of how many, from any thread
     */
    static Result of(List<ReadPuzzle> puzzles, EndgameTables tables, int threads, BiConsumer<Integer, Integer> told) {
        ProofRun run = new ProofRun(tables);
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<CompletableFuture<Result>> results = new ArrayList<>();
            AtomicInteger done = new AtomicInteger();
            for (ReadPuzzle puzzle : puzzles) {
                results.add(CompletableFuture.supplyAsync(
                        () -> {
                            Result result = PuzzleProof.of(puzzle, run.finder.get());
                            told.accept(done.incrementAndGet(), puzzles.size());
                            return result;
                        },
                        pool));
            }
            List<Fault> faults = new ArrayList<>();
            Map<Kind, Integer> kinds = new EnumMap<>(Kind.class);
            for (CompletableFuture<Result> result : results) {
                faults.addAll(result.join().faults());
                result.join().kinds().forEach((kind, number) -> kinds.merge(kind, number, Integer::sum));
            }
            return new Result(faults, kinds);
        } finally {
            pool.shutdownNow();
        }
    }
}
