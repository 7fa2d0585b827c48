package dev.damka.puzzles.workshop;

import dev.damka.engine.Cores;
import dev.damka.engine.Cores.Use;
import dev.damka.engine.Goal;
import dev.damka.engine.Proof;
import dev.damka.engine.Question;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.puzzles.Catalogue;
import dev.damka.puzzles.Difficulty;
import dev.damka.puzzles.Puzzle;
import dev.damka.puzzles.Theme;
import dev.damka.puzzles.detection.ThemeDetectors;
import dev.damka.puzzles.files.BlockChecker;
import dev.damka.puzzles.proofs.Finder;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Checks what authors write and looks for other solutions, on one thread, which asks the engine on the cores that engines
 * share. What is not done in time has no answer, and nobody works on it any longer: what waits is taken out, and what is
 * being proven ends after the question that is being asked.
 */
public final class Workshop implements AutoCloseable {
    private static final int MOST_WAITING = 8;
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    /** A level is worth no longer wait, since the page comes without it too. */
    private static final Duration PATIENCE_FOR_A_LEVEL = Duration.ofSeconds(1);

    private final EndgameTables tables;
    private final Cores cores;
    private final ThemeDetectors detectors;
    private final Duration patience;
    private final Duration forLevel;
    private final ThreadPoolExecutor bench;
    /** Made and used by the bench's thread alone. */
    private @Nullable Finder finder;

    private @Nullable Difficulty difficulty;

    public Workshop(EndgameTables tables, Cores cores) {
        this(tables, cores, PATIENCE, PATIENCE_FOR_A_LEVEL);
    }

    /**
     * @param patience how long somebody waits for an answer
     * @param forLevel how long a level waits for a core
     */
    Workshop(EndgameTables tables, Cores cores, Duration patience, Duration forLevel) {
        this.patience = patience;
        this.forLevel = forLevel;
        this.tables = tables;
        this.cores = cores;
        this.detectors = new ThemeDetectors(tables);
        this.bench = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(MOST_WAITING), task -> {
            Thread thread = new Thread(task, "workshop");
            thread.setDaemon(true);
            return thread;
        });
    }

    /**
     * What can be said of the text of one puzzle; empty where too many ask or it takes too long.
     *
     * @param probe the same puzzle with an id, a theme and a licence that no fault hangs on, to look for its themes
     */
    public Optional<Advice> advise(String block, String probe, Catalogue catalogue) {
        return done(() -> {
            Optional<Puzzle> puzzle = BlockChecker.probed(probe, catalogue);
            List<Theme> themes = puzzle.map(shown -> themes(shown, catalogue)).orElse(List.of());
            OptionalInt level = puzzle.isPresent() ? level(puzzle.get()) : OptionalInt.empty();
            return new Advice(BlockChecker.check(block, catalogue), themes, level);
        });
    }

    private List<Theme> themes(Puzzle puzzle, Catalogue catalogue) {
        return detectors.themes(puzzle.start(), puzzle.goal(), puzzle.solution(), puzzle.playFrom()).stream()
                .map(catalogue::theme)
                .flatMap(Optional::stream)
                .toList();
    }

    private OptionalInt level(Puzzle puzzle) throws InterruptedException {
        try (Cores.Turn turn = cores.turn(Use.PAGE)) {
            if (!turn.await(forLevel)) {
                return OptionalInt.empty();
            }
            if (difficulty == null) {
                difficulty = new Difficulty(tables);
            }
            return OptionalInt.of(difficulty.level(puzzle));
        }
    }

    /**
     * Every first move with what is proven of it, and what proof finds wrong in the solution; empty where too many ask or
     * it takes too long.
     */
    public Optional<Proven> prove(String block, Position position, Goal goal, Catalogue catalogue) {
        return done(() -> {
            if (finder == null) {
                finder = new Finder(tables, cores, Use.PAGE);
            }
            List<FirstMove> moves = judged(position, goal, finder);
            return new Proven(moves, BlockChecker.proof(block, catalogue, finder));
        });
    }

    private static List<FirstMove> judged(Position position, Goal goal, Finder finder) {
        List<FirstMove> judged = new ArrayList<>();
        for (Move move : position.legalMoves()) {
            Proof proof = finder.prove(Question.after(goal, position, 1, position.play(move)));
            judged.add(new FirstMove(move, proof.answer(), proof.basis()));
        }
        judged.sort(Comparator.comparingInt(move -> rank(move.answer())));
        return judged;
    }

    private static int rank(Proof.Answer answer) {
        return switch (answer) {
            case PROVEN -> 0;
            case UNPROVEN -> 1;
            case REFUTED -> 2;
        };
    }

    private <T> Optional<T> done(Callable<T> work) {
        FutureTask<T> task = new FutureTask<>(work);
        try {
            bench.execute(task);
            return Optional.of(task.get(patience.toMillis(), TimeUnit.MILLISECONDS));
        } catch (RejectedExecutionException | TimeoutException | CancellationException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof CancellationException || e.getCause() instanceof InterruptedException) {
                // This is being closed.
                return Optional.empty();
            }
            throw new IllegalStateException(e.getCause());
        } finally {
            // Where it is done this does nothing; else nobody waits for it any more.
            task.cancel(true);
            bench.remove(task);
        }
    }

    /** Ends what is being worked on; whoever waits has no answer. */
    @Override
    public void close() {
        for (Runnable waiting : bench.shutdownNow()) {
            ((Future<?>) waiting).cancel(false);
        }
    }
}
