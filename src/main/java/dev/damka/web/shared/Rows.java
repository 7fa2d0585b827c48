package dev.damka.web.shared;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Sets moves as a record of a game does: a row for a move of each side. */
public final class Rows {
    private Rows() {}

    /** Makes a row of its number, from 1, and the moves of both sides. */
    public interface Row<M extends @Nullable Object, R> {
        R of(int number, M first, M second);
    }

    /**
     * The rows of those moves in their order.
     *
     * @param none what stands where the last row has no second move
     */
    public static <M extends @Nullable Object, R> List<R> of(List<M> moves, M none, Row<M, R> row) {
        List<R> rows = new ArrayList<>();
        for (int i = 0; i < moves.size(); i += 2) {
            rows.add(row.of(i / 2 + 1, moves.get(i), i + 1 < moves.size() ? moves.get(i + 1) : none));
        }
        return rows;
    }
}
