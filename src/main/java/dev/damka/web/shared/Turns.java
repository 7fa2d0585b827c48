package dev.damka.web.shared;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Sets moves in turns of both sides, a line each. */
public final class Turns {
    private Turns() {}

    /** Makes a line of its number, from 1, and the moves of both sides. */
    public interface Line<M extends @Nullable Object, L> {
        L of(int number, M first, M second);
    }

    /**
     * The lines of those moves in their order.
     *
     * @param none what stands where the last line has no second move
     */
    public static <M extends @Nullable Object, L> List<L> of(List<M> moves, M none, Line<M, L> line) {
        List<L> lines = new ArrayList<>();
        for (int i = 0; i < moves.size(); i += 2) {
            lines.add(line.of(i / 2 + 1, moves.get(i), i + 1 < moves.size() ? moves.get(i + 1) : none));
        }
        return lines;
    }
}
