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
        int chunk = 1 << 14;
        return IntStream.range(0, (slice.size() + chunk - 1) / chunk)
                .parallel()
                .mapToObj(i -> verifier.fault(slice, i * chunk, Math.min(slice.size(), (i + 1) * chunk)))
                .flatMap(Optional::stream)
                .findAny();
    }

    private Optional<String> fault(Slice slice, int from, int to) {
        Board board = new Board();
        MoveList moves = new MoveList();
        Replies replies = new Replies();
        for (int index = from; index < to; index++) {
            slice.place(index, board);
            if (slice.index(board.men, board.kings, board.enemyMen, board.enemyKings) != index) {
                return Optional.of(slice + " numbers position " + index + " in two ways");
            }
            int value = distances.get(slice, index);
            int proven = valueByMoves(board, moves, replies);
            if (proven != value) {
                return Optional.of(slice + " has " + value + " for position " + index + ", its moves say " + proven);
            }
        }
        return Optional.empty();
    }

    private int valueByMoves(Board board, MoveList moves, Replies replies) {
        long own = Board.padded(board.men | board.kings);
        long enemy = Board.padded(board.enemyMen | board.enemyKings);
        long kings = Board.padded(board.kings | board.enemyKings);
        MoveGenerator.generate(own, enemy, kings, true, moves);
        replies.clear();
        for (int i = 0; i < moves.size(); i++) {
            replies.add(distances.after(moves.get(i), own, enemy, kings));
        }
        return replies.value();
    }
}
