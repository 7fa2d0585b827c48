package dev.damka.puzzles.proofs;

import dev.damka.engine.Question;
import dev.damka.puzzles.Branch;
import dev.damka.puzzles.Catalogue;
import dev.damka.puzzles.Puzzle;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Proves in the background what solvers may play in the puzzles of the catalogue, so that a page need not wait. Whoever
 * waits for an engine goes before it, and it rests at least half of the time; it begins anew when the catalogue has changed.
 */
public final class CatalogueProofs implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(CatalogueProofs.class.getName());
    private static final long BETWEEN_SAVES_NANOS = 60_000_000_000L;

    private final Proofs proofs;
    private final Consumer<String> told;
    private @Nullable Catalogue next;
    private @Nullable Thread thread;
    private boolean closed;

    /** A job that says in a sentence when it is done. */
    public CatalogueProofs(Proofs proofs, Consumer<String> told) {
        this.proofs = proofs;
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

    private void run() {
        Finder finder = proofs.unhurried();
        try {
            while (true) {
                Catalogue catalogue = await();
                try {
                    new Round(catalogue, finder).run();
                } catch (CancellationException e) {
                    // It is being closed; what was found is kept with the proofs.
                    return;
                } catch (RuntimeException | Error e) {
                    // One puzzle that fails must not end all later ones in silence.
                    LOG.log(System.Logger.Level.ERROR, "the puzzles could not all be proven", e);
                    proofs.save();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized Catalogue await() throws InterruptedException {
        while (next == null) {
            wait();
        }
        Catalogue catalogue = next;
        next = null;
        return catalogue;
    }

    private synchronized boolean isOvertaken() {
        return next != null || closed;
    }

    @Override
    public void close() {
        Thread running;
        synchronized (this) {
            closed = true;
            running = thread;
        }
        if (running != null) {
            running.interrupt();
        }
    }

    /** All puzzles once. */
    private final class Round {
        private final Catalogue catalogue;
        private final Finder finder;
        private final long began = System.nanoTime();
        private long saved = began;
        private long owed;
        private int asked;

        Round(Catalogue catalogue, Finder finder) {
            this.catalogue = catalogue;
            this.finder = finder;
        }

        void run() throws InterruptedException {
            for (Puzzle puzzle : catalogue.puzzles()) {
                solver(puzzle, puzzle.solution(), puzzle.start(), 0);
                if (isOvertaken()) {
                    break;
                }
            }
            // Whoever is told that it is done finds it on the disk.
            proofs.save();
            if (asked > 0 && !isOvertaken()) {
                told.accept(asked + " moves of " + catalogue.puzzles().size() + " puzzles were proven in "
                        + (System.nanoTime() - began) / 1_000_000_000 + " s");
            }
        }

        /** Every move in that position but the right ones of the file, and what may follow those. */
        private void solver(Puzzle puzzle, List<Branch> branches, Position position, int made)
                throws InterruptedException {
            for (Move move : position.legalMoves()) {
                if (branches.stream()
                        .noneMatch(branch -> !branch.fails() && branch.move().equals(move))) {
                    find(Question.after(puzzle.goal(), puzzle.start(), made + 1, position.play(move)));
                }
            }
            for (Branch branch : branches) {
                if (!branch.fails()) {
                    Position after = position.play(branch.move());
                    for (Branch reply : branch.next()) {
                        if (!reply.next().isEmpty()) {
                            solver(puzzle, reply.next(), after.play(reply.move()), made + 1);
                        }
                    }
                }
            }
        }

        private void find(Question question) throws InterruptedException {
            if (proofs.known(question).isPresent() || isOvertaken()) {
                return;
            }
            long start = System.nanoTime();
            proofs.find(question, finder);
            asked++;
            long now = System.nanoTime();
            if (now - saved > BETWEEN_SAVES_NANOS) {
                saved = now;
                proofs.save();
            }
            // As long again for whoever else wants this core.
            owed += now - start;
            if (owed > 1_000_000) {
                Thread.sleep(owed / 1_000_000);
                owed = 0;
            }
        }
    }
}
