package dev.damka.games;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * The cores on which the engine may think: all but one, which is left to the pages. Games that are played have them when
 * they want them; what can wait, such as a review, takes one that is idle and gives it back when it is told.
 */
public final class Cores {
    private final int number;
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private int games;

    /** @param number at least one */
    Cores(int number) {
        this.number = number;
    }

    /** Those of this machine. */
    public static Cores spare() {
        return new Cores(Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
    }

    /** How many there are. */
    public int number() {
        return number;
    }

    /** From now on that is run whenever games have come to need all of them. */
    public void whenBusy(Runnable listener) {
        listeners.add(listener);
    }

    /** A game begins to use one. */
    void take() {
        boolean busy;
        synchronized (this) {
            games++;
            busy = isBusy();
        }
        if (busy) {
            listeners.forEach(Runnable::run);
        }
    }

    /** A game needs its one no more. */
    synchronized void free() {
        games--;
        notifyAll();
    }

    private boolean isBusy() {
        return games >= number;
    }

    /**
     * Waits until games leave one idle, but no longer than that.
     *
     * @return whether one is idle
     */
    public synchronized boolean awaitIdle(Duration most) throws InterruptedException {
        long end = System.nanoTime() + most.toNanos();
        long left = most.toNanos();
        while (isBusy() && left > 0) {
            wait(left / 1_000_000, (int) (left % 1_000_000));
            left = end - System.nanoTime();
        }
        return !isBusy();
    }
}
