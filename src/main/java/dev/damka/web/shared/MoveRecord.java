package dev.damka.web.shared;

import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.notation.MoveWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Moves on ruled lines, the solver's left and the replies right.
 *
 * @param back the address one step back, empty at the beginning; {@code forward} likewise
 * @param hasSteps whether it can be stepped through
 */
public record MoveRecord(String title, boolean hasSteps, String back, String forward, List<Row> rows) {
    /** A turn of both sides. */
    public record Row(int number, Cell first, Cell second) {}

    /**
     * A move, or what stands in the place of one.
     *
     * @param href where the position after it is shown, empty for nowhere
     */
    public record Cell(String text, String href, boolean current, boolean wrong, boolean blank) {
        static final Cell EMPTY = new Cell("", "", false, false, true);
        private static final Cell BEFORE = new Cell("…", "", false, false, true);

        /** A move that leads to the position after it. */
        public static Cell of(String move, String href, boolean current) {
            return new Cell(move, href, current, false, false);
        }
    }

    /** The moves so far with the place for the next one. */
    public static MoveRecord soFar(String title, List<String> moves, String blank) {
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            cells.add(new Cell(moves.get(i), "", i == moves.size() - 1, false, false));
        }
        cells.add(new Cell(blank, "", false, false, true));
        return new MoveRecord(title, false, "", "", rows(cells));
    }

    /**
     * Moves to step through.
     *
     * @param current how many of them are shown on the board
     * @param wrong the index of the move that was wrong, -1 for none
     * @param address the address of each step
     */
    public static MoveRecord steps(
            String title, List<String> moves, int current, int wrong, IntFunction<String> address) {
        return stepped(title, cells(moves, current, wrong, address), current, moves.size(), address);
    }

    /** The moves of a game to step through; where Black moves first, the first line has nothing of White's. */
    public static MoveRecord game(
            String title, List<String> moves, int current, boolean blackFirst, IntFunction<String> address) {
        return game(title, cells(moves, current, -1, address), blackFirst, current, moves.size(), address);
    }

    /**
     * The moves of a game of which one may take several steps.
     *
     * @param step which step is shown on the board
     * @param last the last step
     */
    public static MoveRecord game(
            String title, List<Cell> moves, boolean blackFirst, int step, int last, IntFunction<String> address) {
        List<Cell> cells = new ArrayList<>();
        if (blackFirst) {
            cells.add(Cell.BEFORE);
        }
        cells.addAll(moves);
        return stepped(title, cells, step, last, address);
    }

    private static MoveRecord stepped(String title, List<Cell> cells, int step, int last, IntFunction<String> address) {
        return new MoveRecord(
                title,
                true,
                step == 0 ? "" : address.apply(step - 1),
                step == last ? "" : address.apply(step + 1),
                rows(cells));
    }

    private static List<Cell> cells(List<String> moves, int current, int wrong, IntFunction<String> address) {
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            cells.add(new Cell(moves.get(i), address.apply(i + 1), i + 1 == current, i == wrong, false));
        }
        return cells;
    }

    /** The same with no more than that many lines: those that end with the current move. */
    public MoveRecord near(int lines) {
        int current = 0;
        for (int i = 0; i < rows.size(); i++) {
            if (rows.get(i).first().current() || rows.get(i).second().current()) {
                current = i;
            }
        }
        int end = Math.min(rows.size(), Math.max(lines, current + 1));
        return new MoveRecord(title, hasSteps, back, forward, rows.subList(Math.max(0, end - lines), end));
    }

    /** The same with another first step back: a refutation begins behind the wrong move. */
    public MoveRecord notBefore(int current, int first) {
        return current > first ? this : new MoveRecord(title, hasSteps, "", forward, rows);
    }

    /** The same without the way to step through it. */
    public MoveRecord withoutSteps() {
        return new MoveRecord(title, false, "", "", rows);
    }

    /** Moves in full that lead through those positions, the first of which they start from. */
    public static List<String> full(List<Position> positions, List<Move> moves) {
        return full(positions.get(0), moves);
    }

    /** Moves in full, played on from that position. */
    public static List<String> full(Position start, List<Move> moves) {
        List<String> full = new ArrayList<>();
        Position at = start;
        for (Move move : moves) {
            full.add(MoveWriter.fullForm(at, move));
            at = at.play(move);
        }
        return full;
    }

    private static List<Row> rows(List<Cell> cells) {
        return Rows.of(cells, Cell.EMPTY, Row::new);
    }
}
