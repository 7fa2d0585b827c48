package dev.damka.engine;

import java.time.Duration;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * The cores on which engines think in an application that serves pages: all but one, which is left to the pages; where
 * there is only one, that one. Whoever lets an engine think takes a turn first, so that no more think at once, whatever
 * for. Who is in a hurry comes first, but whoever has waited for {@link Use#patience()} comes before all who ask after that.
 * A turn that is cut short and asked for again waits anew, so that whoever does so sees to it that it ends one day.
 */
public final class Cores {
    /** What an engine thinks for, the most urgent first. */
    public enum Use {
        /** A move in a game: a player and maybe a clock wait. */
        GAME(Duration.ZERO),
        /** An answer that somebody waits for at a page. */
        PAGE(Duration.ofMillis(250)),
        /** What nobody waits for. */
        BACKGROUND(Duration.ofSeconds(3));

        private final Duration patience;

        Use(Duration patience) {
            this.patience = patience;
        }

        /** For how long what is more urgent goes first, though it came later. */
        public Duration patience() {
            return patience;
        }
    }

    private static final Duration FOREVER = Duration.ofDays(1_000);
    /** The cut of what can't be cut short. */
    private static final Runnable NO_CUT = () -> {};

    private final int number;
    private final LongSupplier nanos;
    private final Set<Turn> thinking = new LinkedHashSet<>();
    private final PriorityQueue<Turn> waiting =
            new PriorityQueue<>(Comparator.<Turn>comparingLong(turn -> turn.due).thenComparingLong(turn -> turn.place));
    private final long began;
    private long asked;

    /** @param number at least one */
    public Cores(int number) {
        this(number, System::nanoTime);
    }

    /** As {@link #Cores(int)}, with another clock for the patience of those who wait, in nanoseconds. */
    public Cores(int number, LongSupplier nanos) {
        this.number = number;
        this.nanos = nanos;
        this.began = nanos.getAsLong();
    }

    /** Those of this machine. */
    public static Cores spare() {
        return new Cores(Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
    }

    /** How many there are. */
    public int number() {
        return number;
    }

    /** How many turns wait for a core. */
    public synchronized int waiting() {
        return waiting.size();
    }

    /** Asks for a core that is kept until the turn is closed. */
    public Turn turn(Use use) {
        return turn(use, NO_CUT);
    }

    /**
     * As {@link #turn(Use)}, for what can be cut short.
     *
     * @param cut says that the core is wanted back soon. It is run once when something more urgent that waits needs this
     *     core, unless this had waited for its whole patience, or came before somebody more urgent who waited already; and
     *     whenever this is {@linkplain Turn#giveUp given up}. So it may be run more than once, from any thread, before there
     *     is a core, and still after the turn is closed.
     */
    public Turn turn(Use use, Runnable cut) {
        Turn turn = new Turn(use, cut);
        Optional<Turn> told;
        synchronized (this) {
            turn.due = now() + use.patience.toNanos();
            turn.place = asked++;
            waiting.add(turn);
            give();
            told = turn.thinks ? Optional.empty() : yielding(use);
            told.ifPresent(other -> other.yields = false);
        }
        told.ifPresent(other -> other.cut.run());
        return turn;
    }

    /** Of those who think, the least urgent one that makes room for that use. */
    private Optional<Turn> yielding(Use use) {
        return thinking.stream()
                .filter(turn -> turn.yields && use.compareTo(turn.use) < 0)
                .max(Comparator.comparing(turn -> turn.use));
    }

    private long now() {
        return nanos.getAsLong() - began;
    }

    private void give() {
        while (thinking.size() < number && !waiting.isEmpty()) {
            Turn next = waiting.remove();
            next.thinks = true;
            // Who comes before somebody more urgent by its own patience is not to be told at once that it must go.
            next.yields = next.cut != NO_CUT
                    && now() < next.due
                    && waiting.stream().noneMatch(other -> other.use.compareTo(next.use) < 0);
            thinking.add(next);
        }
        notifyAll();
    }

    /** One core, from when it is asked for until it is given back. */
    public final class Turn implements AutoCloseable {
        private final Use use;
        private final Runnable cut;
        private long due;
        private long place;
        private boolean thinks;
        private boolean yields;
        private boolean over;

        private Turn(Use use, Runnable cut) {
            this.use = use;
            this.cut = cut;
        }

        /**
         * Waits for the core.
         *
         * @return whether it is there; not if the turn was given up
         */
        public boolean await() throws InterruptedException {
            return await(FOREVER);
        }

        /** As {@link #await()}, but no longer than that. */
        public boolean await(Duration most) throws InterruptedException {
            if (Thread.interrupted()) {
                throw new InterruptedException("interrupted before a core was there");
            }
            synchronized (Cores.this) {
                long end = System.nanoTime() + most.toNanos();
                long left = most.toNanos();
                while (!thinks && !over && left > 0) {
                    TimeUnit.NANOSECONDS.timedWait(Cores.this, left);
                    left = end - System.nanoTime();
                }
                return thinks && !over;
            }
        }

        /** Ends it from another thread: whoever waits has no core any more, and whoever thinks is cut short. Final. */
        public void giveUp() {
            synchronized (Cores.this) {
                over = true;
                waiting.remove(this);
                Cores.this.notifyAll();
            }
            cut.run();
        }

        /** Gives the core back, or asks for it no more. */
        @Override
        public void close() {
            synchronized (Cores.this) {
                over = true;
                waiting.remove(this);
                thinking.remove(this);
                give();
            }
        }
    }
}
