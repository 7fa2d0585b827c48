package dev.damka.puzzles.proofs;

import dev.damka.engine.Question;
import dev.damka.puzzles.Catalogue;
import dev.damka.puzzles.Grader;
import dev.damka.puzzles.Line;
import dev.damka.puzzles.Puzzle;
import dev.damka.rules.Move;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Proves in the background what solvers may play in the puzzles of the catalogue, so that a page need not wait. Whoever
 * waits for an engine goes before it, and it rests at least half of the time; it begins anew when the catalogue has changed.
 */
public final class CatalogueProofs implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(CatalogueProofs.class.getName());
    private static final int MOST_WANTED = 100;
    private static final long BETWEEN_SAVES_NANOS = 60_000_000_000L;
    /** Longer than any one question takes, and the file. */
    private static final long PATIENCE_MILLIS = 10_000;

    private final Proofs proofs;
    private final Finder finder;
    private final Consumer<String> told;
    /** What somebody is looking at, to be proven before the others. */
    private final Queue<Puzzle> wanted = new ArrayBlockingQueue<>(MOST_WANTED);

    private @Nullable Catalogue next;
    private @Nullable Thread thread;
    private boolean closed;

    /** A job that says in a sentence when it is done. */
    public CatalogueProofs(Proofs proofs, Consumer<String> told) {
        this.proofs = proofs;
        this.finder = proofs.unhurried();
        this.told = told;
    }

    /** Proves the puzzles of that catalogue from now on, instead of any other. */
    public synchronized void prove(Catalogue catalogue) {
        next = catalogue;
        if (thread == null && !closed) {
            Thread started = new Thread(this::run, "catalogue-proofs");
            started.setDaemon(true);
            started.setPriority(Thread.MIN_PRIORITY);
            started.start();
            thread = started;
        }
        notifyAll();
    }

    /** Proves that puzzle before the others that are left, since somebody has begun with it. */
    public void first(Puzzle puzzle) {
        if (!wanted.contains(puzzle)) {
            wanted.offer(puzzle);
        }
    }

    private void run() {
        for (Optional<Catalogue> catalogue = await(); catalogue.isPresent(); catalogue = await()) {
            try {
                new Round(catalogue.get()).run();
            } catch (CancellationException e) {
                // This is being closed.
                proofs.save();
            } catch (RuntimeException | Error e) {
                // One puzzle that fails must not end all later ones in silence.
                LOG.log(System.Logger.Level.ERROR, "the puzzles could not all be proven", e);
                proofs.save();
            }
        }
    }

    /** The catalogue to prove next; empty once this is closed. */
    private synchronized Optional<Catalogue> await() {
        while (next == null && !closed) {
            rest(0);
        }
        Optional<Catalogue> catalogue = closed ? Optional.empty() : Optional.ofNullable(next);
        next = null;
        return catalogue;
    }

    /** Waits so long, or for ever, unless there is a new catalogue or this is closed. */
    private synchronized void rest(long millis) {
        if (isOvertaken()) {
            return;
        }
        try {
            wait(millis);
        } catch (InterruptedException e) {
            closed = true;
            Thread.currentThread().interrupt();
        }
    }

    private synchronized boolean isOvertaken() {
        return next != null || closed;
    }

    /** Ends the work after the question that is being asked; what was found by then is kept. */
    @Override
    public void close() {
        Thread running;
        synchronized (this) {
            closed = true;
            running = thread;
            notifyAll();
        }
        finder.giveUp();
        if (running != null) {
            try {
                running.join(PATIENCE_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** All puzzles once. */
    private final class Round {
        private final Catalogue catalogue;
        private final Grader grader = new Grader(this::find);
        private final long began = System.nanoTime();
        private long saved = began;
        private long owed;
        private int asked;

        Round(Catalogue catalogue) {
            this.catalogue = catalogue;
        }

        void run() {
            for (Puzzle puzzle : catalogue.puzzles()) {
                for (Puzzle first = wanted.poll(); first != null; first = wanted.poll()) {
                    prove(first);
                }
                prove(puzzle);
            }
            // Whoever is told that it is done finds it on the disk.
            proofs.save();
            if (asked > 0 && !isOvertaken()) {
                told.accept(asked + " moves of " + catalogue.puzzles().size() + " puzzles were proven in "
                        + (System.nanoTime() - began) / 1_000_000_000 + " s");
            }
        }

        /** What a grade of any move in any position of the solution has to ask. */
        private void prove(Puzzle puzzle) {
            for (Line line : Line.inTree(puzzle)) {
                for (Move move : line.position().legalMoves()) {
                    if (isOvertaken()) {
                        return;
                    }
                    if (!line.lists(move) && grader.finding(line, move).isProven()) {
                        grader.shorter(line, move);
                    }
                }
            }
        }

        private Finding find(Question question) {
            Optional<Finding> known = proofs.known(question);
            if (known.isPresent()) {
                return known.get();
            }
            long start = System.nanoTime();
            Finding found = proofs.find(question, finder);
            asked++;
            long now = System.nanoTime();
            if (now - saved > BETWEEN_SAVES_NANOS) {
                saved = now;
                proofs.save();
            }
            // As long again for whoever else wants this core.
            owed += now - start;
            if (owed > 1_000_000) {
                rest(owed / 1_000_000);
                owed = 0;
            }
            return found;
        }
    }
}
