package dev.damka.engine;

import java.util.Arrays;

/**
 * What the search found out about positions, shared by its threads without locks. Entries of two longs lie four to a
 * cluster of one cache line; the first long is the key combined with the second, so that an entry torn between two
 * threads fits no key.
 *
 * <p>An entry's data: score in bits 0-15, depth in 16-23, kind of bound in 24-25, age in 26-31, the move's start and end
 * in 32-37 and 38-43, and a check of its captured set in 44-63.
 */
final class TranspositionTable {
    static final int UPPER = 1;
    static final int LOWER = 2;
    static final int EXACT = 3;

    private static final int CLUSTER = 4;
    private static final int AGES = 64;

    private final long[] entries;
    private final long mask;
    private int age;

    /** A table of at least 1 megabyte, rounded down to a power of two. */
    TranspositionTable(int megabytes) {
        long clusters = Long.highestOneBit(Math.max(1, megabytes) * (1L << 20) / (CLUSTER * 16));
        entries = new long[(int) Math.min(clusters, 1L << 27) * CLUSTER * 2];
        mask = entries.length / (CLUSTER * 2) - 1;
    }

    /** Marks what is stored so far as older than what comes. */
    void newSearch() {
        age = (age + 1) % AGES;
    }

    void clear() {
        Arrays.fill(entries, 0);
        age = 0;
    }

    /** The data stored under that key, or 0. */
    long get(long key) {
        int at = cluster(key);
        for (int i = at; i < at + 2 * CLUSTER; i += 2) {
            long data = entries[i + 1];
            if ((entries[i] ^ data) == key && data != 0) {
                return data;
            }
        }
        return 0;
    }

    void put(long key, int score, int depth, int bound, int move) {
        int at = cluster(key);
        int replaced = at;
        int least = Integer.MAX_VALUE;
        int kept = move;
        for (int i = at; i < at + 2 * CLUSTER; i += 2) {
            long data = entries[i + 1];
            if ((entries[i] ^ data) == key) {
                replaced = i;
                kept = move == 0 ? move(data) : move;
                break;
            }
            int older = (age - age(data) + AGES) % AGES;
            int worth = data == 0 ? Integer.MIN_VALUE : depth(data) - 8 * older;
            if (worth < least) {
                least = worth;
                replaced = i;
            }
        }
        long data = score & 0xFFFFL
                | (long) (depth & 0xFF) << 16
                | (long) bound << 24
                | (long) age << 26
                | (long) kept << 32;
        entries[replaced] = key ^ data;
        entries[replaced + 1] = data;
    }

    private int cluster(long key) {
        return (int) (key & mask) * CLUSTER * 2;
    }

    static int score(long data) {
        return (short) data;
    }

    static int depth(long data) {
        return (byte) (data >>> 16);
    }

    static int bound(long data) {
        return (int) (data >>> 24) & 3;
    }

    private static int age(long data) {
        return (int) (data >>> 26) & 63;
    }

    /** The best move's mark as made by {@link #mark}; 0 for none. */
    static int move(long data) {
        return (int) (data >>> 32);
    }

    /** A packed move in 32 bits: start, end and a mix of the captured set, which tells the moves of one position apart. */
    static int mark(long packed) {
        long captured = packed & 0xFFFFFFFFFL;
        int mixed = (int) (captured * 0x9E3779B97F4A7C15L >>> 44);
        return (int) (packed >>> 36 & 0xFFF) | mixed << 12;
    }
}
