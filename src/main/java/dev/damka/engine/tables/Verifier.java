package dev.damka.engine.tables;

import dev.damka.rules.MoveGenerator;
import dev.damka.rules.MoveList;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Proves distances over every position, forwards and without a look at how they were built: a lost position has only
 * moves into won ones and the longest of them is one ply shorter; a won one has a move into a lost one and the quickest
 * is one ply shorter; a drawn one has a move into a drawn one and none into a lost one. Since each step towards the end
 * is one ply shorter, no circle of consistent and wrong values can stand.
 */
final class Verifier {
    private final Distances distances;

    private Verifier(Distances distances) {
        this.distances = distances;
    }

    /** The first position found with a value that its moves deny, in words; empty where all of the slice is proven. */
    static Optional<String> fault(Distances distances, Slice slice) {
        Verifier verifier = new Verifier(distances);
        byte[] values = distances.of(slice);
        int chunk = 1 << 14;
        return IntStream.range(0, (values.length + chunk - 1) / chunk)
                .parallel()
                .mapToObj(i -> verifier.fault(slice, values, i * chunk, Math.min(values.length, (i + 1) * chunk)))
                .flatMap(Optional::stream)
                .findAny();
    }

    private Optional<String> fault(Slice slice, byte[] values, int from, int to) {
        Board board = new Board();
        MoveList moves = new MoveList();
        for (int index = from; index < to; index++) {
            slice.place(index, board);
            if (slice.index(board.men, board.kings, board.enemyMen, board.enemyKings) != index) {
                return Optional.of(slice + " numbers position " + index + " in two ways");
            }
            int proven = valueByMoves(board, moves);
            if (proven != values[index]) {
                return Optional.of(
                        slice + " has " + values[index] + " for position " + index + ", its moves say " + proven);
            }
        }
        return Optional.empty();
    }

    private int valueByMoves(Board board, MoveList moves) {
        long own = Board.padded(board.men | board.kings);
        long enemy = Board.padded(board.enemyMen | board.enemyKings);
        long kings = Board.padded(board.kings | board.enemyKings);
        MoveGenerator.generate(own, enemy, kings, true, moves);
        int quickestWin = Integer.MAX_VALUE;
        int longestLoss = 0;
        boolean draws = false;
        for (int i = 0; i < moves.size(); i++) {
            int value = distances.after(moves.get(i), own, enemy, kings);
            if (value == 0) {
                draws = true;
            } else if (value % 2 == 1) {
                quickestWin = Math.min(quickestWin, value);
            } else {
                longestLoss = Math.max(longestLoss, value);
            }
        }
        if (quickestWin != Integer.MAX_VALUE) {
            return quickestWin + 1;
        }
        return draws ? 0 : longestLoss + 1;
    }
}
