package dev.damka.puzzles.files;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The library of a folder that authors write in while it is served. Whoever reads takes the {@link #current()} one and
 * keeps it for one request; a new one takes its place at once.
 */
public final class LiveLibrary implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(LiveLibrary.class.getName());

    private final Folder folder;
    private final Consumer<Library> whenChanged;
    private volatile Library current;
    private Library read;
    private Optional<Object> readPrint;
    private @Nullable Object changedPrint;
    private @Nullable ScheduledExecutorService polls;

    /** Reads the folder; {@code whenChanged} is told each later library as it takes its place. */
    public LiveLibrary(Folder folder, Consumer<Library> whenChanged) {
        this.folder = folder;
        this.whenChanged = whenChanged;
        readPrint = folder.fingerprint();
        read = Library.load(folder);
        current = read;
    }

    /** The library now. */
    public Library current() {
        return current;
    }

    /**
     * Looks whether files have changed, and reads them once they have stood still since the last look, so that a file
     * that is being written is not read half. Puzzles whose edit is broken stay as they were; a folder that vanished,
     * or has no puzzle file any more, loses nothing.
     *
     * @return whether another library took its place
     */
    public synchronized boolean refresh() {
        Optional<Object> print = folder.fingerprint();
        if (print.isEmpty()) {
            changedPrint = null;
            return replace(withoutFolder());
        }
        if (print.equals(readPrint)) {
            changedPrint = null;
            return replace(read);
        }
        if (!print.get().equals(changedPrint)) {
            changedPrint = print.get();
            return false;
        }
        try {
            Library library = Library.load(folder, read);
            if (!folder.fingerprint().equals(print)) {
                return false;
            }
            read = library;
            readPrint = print;
            changedPrint = null;
            return replace(library);
        } catch (IOException e) {
            return replace(withoutFolder());
        }
    }

    private Library withoutFolder() {
        if (readPrint.isEmpty() || current != read) {
            return current;
        }
        List<Fault> faults = new ArrayList<>(read.faults());
        faults.add(0, Library.missing(folder, "the puzzles as they were last read are served"));
        return read.withFaults(faults);
    }

    private boolean replace(Library library) {
        if (library == current) {
            return false;
        }
        current = library;
        whenChanged.accept(library);
        return true;
    }

    /** Looks again and again in a thread of its own, with that much time between two looks. */
    public synchronized void start(Duration between) {
        if (polls != null) {
            throw new IllegalStateException("polling already");
        }
        ScheduledExecutorService started = Executors.newSingleThreadScheduledExecutor(task -> {
            Thread thread = new Thread(task, "puzzles");
            thread.setDaemon(true);
            return thread;
        });
        started.scheduleWithFixedDelay(this::look, between.toNanos(), between.toNanos(), TimeUnit.NANOSECONDS);
        polls = started;
    }

    private void look() {
        try {
            refresh();
        } catch (Throwable e) {
            // A look that fails, even by an Error, must not end all later ones in silence.
            LOG.log(System.Logger.Level.ERROR, "the puzzles could not be read again", e);
        }
    }

    @Override
    public synchronized void close() {
        if (polls != null) {
            polls.shutdownNow();
            polls = null;
        }
    }
}
