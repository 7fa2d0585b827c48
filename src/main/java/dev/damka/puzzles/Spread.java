package dev.damka.puzzles;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Orders puzzles so that of any ten in a row three at most look alike, as far as that can be. */
public final class Spread {
    /** The puzzles of a row. */
    public static final int ROW = 10;
    /** How many of a row may look alike. */
    public static final int MOST = 3;
    /** How far ahead a puzzle is looked for that fits, which bounds the work. */
    private static final int AHEAD = 200;

    private Spread() {}

    /**
     * The same puzzles; those that fit keep their order, but for a shape of which more are left than the others can keep
     * apart: its turn comes as soon as it may.
     */
    public static <T> List<T> of(List<T> puzzles, Function<T, String> shape) {
        return behind(List.of(), puzzles, shape);
    }

    /** As {@link #of}, where the puzzles follow others whose order stands. */
    static <T> List<T> behind(List<T> before, List<T> puzzles, Function<T, String> shape) {
        Iterator<Shaped<T>> rest = puzzles.stream()
                .map(puzzle -> new Shaped<>(puzzle, shape.apply(puzzle)))
                .iterator();
        Map<String, Integer> left = new HashMap<>();
        List<Shaped<T>> near = new ArrayList<>();
        Deque<String> row = new ArrayDeque<>();
        before.subList(Math.max(0, before.size() - ROW + 1), before.size())
                .forEach(puzzle -> row.add(shape.apply(puzzle)));
        List<T> spread = new ArrayList<>();
        while (spread.size() < puzzles.size()) {
            while (near.size() < AHEAD && rest.hasNext()) {
                Shaped<T> next = rest.next();
                near.add(next);
                left.merge(next.shape, 1, Integer::sum);
            }
            Shaped<T> next = next(near, left, row);
            near.remove(next);
            left.merge(next.shape, -1, Integer::sum);
            spread.add(next.puzzle);
            row.addLast(next.shape);
            if (row.size() == ROW) {
                row.removeFirst();
            }
        }
        return spread;
    }

    private record Shaped<T>(T puzzle, String shape) {}

    /** The one to come behind the last nine: one that fits, of a shape that is pressing before others. */
    private static <T> Shaped<T> next(List<Shaped<T>> near, Map<String, Integer> left, Deque<String> row) {
        Map<String, Integer> inRow = new HashMap<>();
        row.forEach(shape -> inRow.merge(shape, 1, Integer::sum));
        Shaped<T> best = near.get(0);
        int bestRank = Integer.MAX_VALUE;
        for (Shaped<T> shaped : near) {
            int alike = inRow.getOrDefault(shaped.shape, 0);
            boolean pressing = left.getOrDefault(shaped.shape, 0) * ROW > near.size() * MOST;
            int rank = alike >= MOST ? alike : pressing ? -1 : 0;
            if (rank < bestRank) {
                best = shaped;
                bestRank = rank;
            }
        }
        return best;
    }
}
