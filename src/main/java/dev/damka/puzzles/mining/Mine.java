package dev.damka.puzzles.mining;

import java.util.List;

/**
 * A place where puzzles are found. The work is cut into numbered batches, and what a batch yields depends on the seed and
 * its number alone, so that batches may be done in any order, on any number of threads, and in any number of runs.
 */
interface Mine {
    /** The name of the place in the names of files and puzzles, such as {@code games}. */
    String name();

    /** What that batch yields, in the order in which it was found. */
    List<Find> batch(long seed, int number);
}
