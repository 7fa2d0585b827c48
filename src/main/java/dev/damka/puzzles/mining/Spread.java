package dev.damka.puzzles.mining;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;

/** Orders puzzles so that look-alikes stand apart. */
final class Spread {
    /** "At most 3 with the same solution pattern in a row of ten." */
    static final int ROW = 10;

    static final int MOST = 3;

    private Spread() {}

    /** The same puzzles with as few as possible of a shape in any row of ten; those that fit keep their order. */
    static <T> List<T> of(List<T> puzzles, Function<T, String> shape) {
        List<T> left = new ArrayList<>(puzzles);
        List<T> spread = new ArrayList<>();
        Deque<String> row = new ArrayDeque<>();
        while (!left.isEmpty()) {
            T next = left.get(0);
            long fewest = Long.MAX_VALUE;
            for (T puzzle : left) {
                long alike = row.stream().filter(shape.apply(puzzle)::equals).count();
                if (alike < fewest) {
                    fewest = alike;
                    next = puzzle;
                }
                if (alike == 0) {
                    break;
                }
            }
            left.remove(next);
            spread.add(next);
            row.addLast(shape.apply(next));
            if (row.size() == ROW) {
                row.removeFirst();
            }
        }
        return spread;
    }

    /** How many rows of ten hold more than three of one shape. */
    static <T> int crowded(List<T> puzzles, Function<T, String> shape) {
        int crowded = 0;
        for (int from = 0; from + ROW <= puzzles.size(); from++) {
            List<T> row = puzzles.subList(from, from + ROW);
            boolean full = row.stream()
                    .anyMatch(puzzle -> row.stream()
                                    .filter(other -> shape.apply(other).equals(shape.apply(puzzle)))
                                    .count()
                            > MOST);
            crowded += full ? 1 : 0;
        }
        return crowded;
    }
}
