package dev.damka.engine.tables;

import dev.damka.rules.Bitboard;
import dev.damka.rules.MoveGenerator;
import dev.damka.rules.MoveList;
import dev.damka.rules.PackedMove;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/**
 * Computes distances by retrograde analysis, one pair of slices (a slice and the same with the other side to move) after
 * another. Captures and promotions lead into slices that are finished; quiet moves stay within the pair.
 *
 * <p>A position with a capture is valued at once. Any other counts its quiet moves that stay in the pair; from each
 * position that turns out lost or won in n plies one steps back to those that can move into it: into a lost one means won
 * in n+1, and the last of the counted moves into a won one means lost. Values are written down once they are known and
 * become final when the plies have come up to them, so that every position gets its shortest win or longest loss.
 */
final class Builder {
    /** Added to the count of a position that has a move into a drawn one: it can't be lost. */
    private static final int HOLDS = 128;

    private static final int CHUNK = 1 << 14;
    private static final VarHandle INTS = MethodHandles.arrayElementVarHandle(int[].class);

    private final Distances distances;

    private Builder(Distances distances) {
        this.distances = distances;
    }

    /** Builds every slice of 2 to {@code pieces} pieces, on all threads of the pool that calls. */
    static Distances build(int pieces) {
        Distances distances = new Distances();
        for (Slice slice : Slice.upTo(pieces)) {
            if (!distances.knows(slice)) {
                solve(distances, slice);
            }
        }
        return distances;
    }

    /** Adds a slice and the turned one to the distances, which know all that captures and promotions lead into. */
    static void solve(Distances distances, Slice slice) {
        new Builder(distances).solve(slice);
    }

    private void solve(Slice slice) {
        Half first = new Half(slice);
        boolean same = slice.turned() == slice;
        Half second = same ? first : new Half(slice.turned());
        AtomicInteger last = new AtomicInteger();
        first.forChunks((from, to) -> value(first, from, to, last));
        if (!same) {
            second.forChunks((from, to) -> value(second, from, to, last));
        }
        for (int plies = 0; plies <= last.get(); plies++) {
            int now = plies;
            first.forChunks((from, to) -> settle(first, second, from, to, now, last));
            if (!same) {
                second.forChunks((from, to) -> settle(second, first, from, to, now, last));
            }
        }
        first.clearUnsettled();
        second.clearUnsettled();
        distances.put(slice, ByteBuffer.wrap(first.values));
        distances.put(slice.turned(), ByteBuffer.wrap(second.values));
    }

    /** One slice while it is being solved. */
    private static final class Half {
        final Slice slice;
        final byte[] values;
        /** How many counted moves each position has left, four counts to a number. */
        final int[] open;

        Half(Slice slice) {
            this.slice = slice;
            this.values = new byte[slice.size()];
            this.open = new int[(slice.size() + 3) / 4];
        }

        interface Chunk {
            void run(int from, int to);
        }

        void forChunks(Chunk chunk) {
            int chunks = (values.length + CHUNK - 1) / CHUNK;
            IntStream.range(0, chunks)
                    .parallel()
                    .forEach(i -> chunk.run(i * CHUNK, Math.min(values.length, (i + 1) * CHUNK)));
        }

        int open(int index) {
            return open[index >> 2] >>> (index & 3) * 8 & 0xFF;
        }

        void open(int index, int count) {
            open[index >> 2] |= count << (index & 3) * 8;
        }

        /** Takes one from the count of that position and returns what is left. */
        int close(int index) {
            int shift = (index & 3) * 8;
            int before = (int) INTS.getAndAdd(open, index >> 2, -(1 << shift));
            return (before >>> shift & 0xFF) - 1;
        }

        int value(int index) {
            return values[index] & 0xFF;
        }

        void value(int index, int value) {
            if (value > Distances.MOST) {
                throw new IllegalStateException(slice + " has an end beyond " + (Distances.MOST - 1) + " plies");
            }
            values[index] = (byte) value;
        }

        /** What would be lost but for moves that were never counted down is drawn, once no value changes any more. */
        void clearUnsettled() {
            for (int i = 0; i < values.length; i++) {
                if (isLoss(value(i)) && open(i) != 0) {
                    values[i] = 0;
                }
            }
        }
    }

    /** The first look at each position: its captures and promotions are valued, its other moves counted. */
    private void value(Half half, int from, int to, AtomicInteger last) {
        Board board = new Board();
        MoveList moves = new MoveList();
        int deepest = 0;
        for (int index = from; index < to; index++) {
            half.slice.place(index, board);
            long own = Board.padded(board.men | board.kings);
            long enemy = Board.padded(board.enemyMen | board.enemyKings);
            long kings = Board.padded(board.kings | board.enemyKings);
            MoveGenerator.generate(own, enemy, kings, true, moves);
            int open = 0;
            int quickestWin = Integer.MAX_VALUE;
            int longestLoss = moves.size() == 0 ? 0 : -1;
            boolean holds = false;
            for (int i = 0; i < moves.size(); i++) {
                long move = moves.get(i);
                long after = MoveGenerator.kingsAfter(move, kings, true);
                boolean stays = PackedMove.captured(move) == 0 && Long.bitCount(after) == Long.bitCount(kings);
                if (stays) {
                    open++;
                    continue;
                }
                int value = distances.after(move, own, enemy, kings);
                if (value == 0) {
                    holds = true;
                } else if (value % 2 == 1) {
                    quickestWin = Math.min(quickestWin, value);
                } else {
                    longestLoss = Math.max(longestLoss, value);
                }
            }
            if (quickestWin != Integer.MAX_VALUE) {
                half.value(index, quickestWin + 1);
                deepest = Math.max(deepest, quickestWin);
            } else if (longestLoss >= 0 && !holds) {
                half.value(index, longestLoss + 1);
                deepest = Math.max(deepest, longestLoss);
            }
            half.open(index, holds && open > 0 ? open + HOLDS : open);
        }
        raise(last, deepest);
    }

    /** Makes the values of {@code plies} plies final and steps back from each. */
    private void settle(Half half, Half before, int from, int to, int plies, AtomicInteger last) {
        Board board = new Board();
        boolean lost = plies % 2 == 0;
        boolean any = false;
        for (int index = from; index < to; index++) {
            if (half.value(index) == plies + 1 && (!lost || half.open(index) == 0)) {
                half.slice.place(index, board);
                stepBack(board, before, plies, lost);
                any = true;
            }
        }
        if (any) {
            raise(last, plies + 1);
        }
    }

    private void stepBack(Board board, Half before, int plies, boolean lost) {
        int empty = ~(board.men | board.kings | board.enemyMen | board.enemyKings);
        long free = Board.padded(empty);
        for (int rest = board.enemyKings; rest != 0; rest &= rest - 1) {
            int at = rest & -rest;
            for (long from = MoveGenerator.reach(Board.padded(at), free); from != 0; from &= from - 1) {
                int origin = Bitboard.packed(from & -from);
                reached(board, board.enemyMen, board.enemyKings & ~at | origin, before, plies, lost);
            }
        }
        for (int rest = board.enemyMen; rest != 0; rest &= rest - 1) {
            int at = rest & -rest;
            long wide = Board.padded(at);
            // The enemy's men play down the board, so they came from above.
            for (long from = (wide << Bitboard.LEFT | wide << Bitboard.RIGHT) & free; from != 0; from &= from - 1) {
                int origin = Bitboard.packed(from & -from);
                reached(board, board.enemyMen & ~at | origin, board.enemyKings, before, plies, lost);
            }
        }
    }

    /** The enemy could have moved into {@code board} from where its pieces are given, unless it had a capture there. */
    private void reached(Board board, int enemyMen, int enemyKings, Half before, int plies, boolean lost) {
        int index = before.slice.index(
                Integer.reverse(enemyMen),
                Integer.reverse(enemyKings),
                Integer.reverse(board.men),
                Integer.reverse(board.kings));
        // No counted move is left where the position is valued by its captures, or is lost already.
        if (before.open(index) == 0) {
            return;
        }
        // A value that is final already is a win in fewer plies, which neither branch replaces.
        int known = before.value(index);
        int next = plies + 2;
        if (lost) {
            if (known == 0 || isLoss(known) || known > next) {
                before.value(index, next);
            }
        } else if (before.close(index) == 0 && (known == 0 || isLoss(known) && known < next)) {
            before.value(index, next);
        }
    }

    private static boolean isLoss(int value) {
        return value % 2 == 1;
    }

    private static void raise(AtomicInteger last, int plies) {
        last.accumulateAndGet(plies, Math::max);
    }
}
