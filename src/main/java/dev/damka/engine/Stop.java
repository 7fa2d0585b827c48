package dev.damka.engine;

import java.util.concurrent.atomic.LongAdder;

/** Tells the threads of one search when to end: by its limits, or because somebody said so. */
final class Stop {
    private final Limits limits;
    private final long began = System.nanoTime();
    private final LongAdder nodes = new LongAdder();
    private volatile boolean told;

    Stop(Limits limits) {
        this.limits = limits;
    }

    void now() {
        told = true;
    }

    boolean isTold() {
        return told;
    }

    /** Called by a thread now and then with the nodes it has visited since the last call. */
    boolean after(long visited) {
        nodes.add(visited);
        if (!told && (nodes.sum() >= limits.nodes() || millis() >= limits.millis())) {
            told = true;
        }
        return told;
    }

    /** After how many positions a thread says what it has visited: seldom, but often enough for the limits. */
    int interval() {
        return limits.nodes() < 100_000 ? 64 : 1024;
    }

    long nodes() {
        return nodes.sum();
    }

    long millis() {
        return (System.nanoTime() - began) / 1_000_000;
    }
}
