package dev.damka.puzzles.proofs;

import dev.damka.engine.Cores;
import dev.damka.engine.Cores.Use;
import dev.damka.engine.Prover;
import dev.damka.engine.Question;
import dev.damka.engine.tables.EndgameTables;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Keeps what was found out about moves, in memory and in a file, and asks the engine for the rest: on few threads, which
 * take their turns on the cores that engines share, and with no more than so many questions waiting. What is answered does
 * not depend on the load, only whether.
 */
public final class Proofs implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Proofs.class.getName());

    /** The most findings in memory, of about 100 bytes each. */
    private static final int MOST = 600_000;
    /** Each engine takes 10 MB. */
    private static final int MOST_THREADS = 4;

    private static final int MOST_WAITING = 100;

    private final EndgameTables tables;
    private final Cores cores;
    private final ProofFile file;
    private final Map<Asked, byte[]> known = new ConcurrentHashMap<>();
    private final Map<Asked, CompletableFuture<Finding>> asked = new ConcurrentHashMap<>();
    private final AtomicBoolean changed = new AtomicBoolean();
    private final ThreadPoolExecutor pool;
    private final ThreadLocal<Finder> finder;
    private final Optional<String> fault;

    /** The findings that lie in that file, as far as the prover of today made them. */
    public Proofs(EndgameTables tables, Path path, Cores cores) {
        this.tables = tables;
        this.cores = cores;
        this.file = new ProofFile(path, prover(tables));
        this.finder = ThreadLocal.withInitial(() -> new Finder(tables, cores, Use.PAGE));
        int threads = Math.min(MOST_THREADS, cores.number());
        pool = new ThreadPoolExecutor(
                threads, threads, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(MOST_WAITING), task -> {
                    Thread thread = new Thread(task, "proofs");
                    thread.setDaemon(true);
                    return thread;
                });
        fault = load();
    }

    /** What the answers depend on: the prover, its effort, and which endings are known. */
    private static String prover(EndgameTables tables) {
        return "prover " + Prover.VERSION + ", " + Finder.NODES + " nodes, tables of " + tables.wholePieces()
                + " pieces, distances of " + tables.distancePieces() + ", beyond " + tables.slicesBeyond();
    }

    private Optional<String> load() {
        try {
            known.putAll(file.read());
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(
                    e instanceof ProofFile.DamagedException
                            ? e.getMessage()
                            : file.path() + " can't be read: " + e + "; what it holds is proven anew");
        }
    }

    /** Why the file of earlier findings was left out; empty where all is well. */
    public Optional<String> fault() {
        return fault;
    }

    /** How many findings are kept. */
    public int size() {
        return known.size();
    }

    /** What is known of that question without asking the engine. */
    public Optional<Finding> known(Question question) {
        byte[] packed = known.get(Asked.of(question));
        return packed == null ? Optional.empty() : Packed.finding(question.position(), packed);
    }

    /**
     * What is known of that question, for threads that may not wait.
     *
     * @throws UnknownException if the engine would have to be asked
     */
    public Finding now(Question question) {
        return known(question).orElseThrow(() -> UnknownException.ONLY);
    }

    /**
     * What is known of that question, or what the engine finds out while the caller waits.
     *
     * @throws BusyException if too many wait already, or this is closed
     */
    public Finding find(Question question) {
        return known(question).orElseGet(() -> ask(question));
    }

    private Finding ask(Question question) {
        Asked key = Asked.of(question);
        CompletableFuture<Finding> mine = new CompletableFuture<>();
        CompletableFuture<Finding> others = asked.putIfAbsent(key, mine);
        if (others == null) {
            try {
                pool.execute(() -> answer(key, question, mine));
            } catch (RejectedExecutionException e) {
                asked.remove(key);
                mine.completeExceptionally(new BusyException());
            }
        }
        try {
            return (others == null ? mine : others).join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof BusyException) {
                throw new BusyException();
            }
            throw e;
        }
    }

    private void answer(Asked key, Question question, CompletableFuture<Finding> waiting) {
        try {
            Finding found = find(question, finder.get());
            asked.remove(key);
            waiting.complete(found);
        } catch (CancellationException e) {
            // It is being closed.
            asked.remove(key);
            waiting.completeExceptionally(new BusyException());
        } catch (Throwable e) {
            // Whoever waits must be told, even of an Error.
            asked.remove(key);
            waiting.completeExceptionally(e);
        }
    }

    /** What is known of that question, or what that finder finds out on this thread. */
    Finding find(Question question, Finder with) {
        Optional<Finding> earlier = known(question);
        if (earlier.isPresent()) {
            return earlier.get();
        }
        Finding found = with.find(question);
        if (known.size() >= MOST) {
            makeRoom();
        }
        known.put(Asked.of(question), Packed.of(question.position(), found));
        changed.set(true);
        return found;
    }

    /** Drops a tenth, whichever: those of the catalogue are proven again after the next start. */
    private synchronized void makeRoom() {
        Iterator<Asked> all = known.keySet().iterator();
        for (int i = 0; i < MOST / 10 && known.size() >= MOST - MOST / 10 && all.hasNext(); i++) {
            all.next();
            all.remove();
        }
    }

    /** A finder for what nobody waits for. */
    Finder unhurried() {
        return new Finder(tables, cores, Use.BACKGROUND);
    }

    /** Writes the file where something new was found since the last time. */
    synchronized void save() {
        if (changed.getAndSet(false)) {
            try {
                file.write(known);
            } catch (IOException e) {
                changed.set(true);
                LOG.log(System.Logger.Level.ERROR, "the proofs can't be kept in " + file.path(), e);
            }
        }
    }

    /** Takes no more questions, lets whoever waits go, and writes the file. */
    @Override
    public void close() {
        pool.shutdownNow();
        asked.values().forEach(waiting -> waiting.completeExceptionally(new BusyException()));
        save();
    }
}
