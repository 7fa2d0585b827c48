package dev.damka.rules;

/** Counts the lines of legal moves of a given length, through the core and with bulk counting at the last ply. */
public final class Perft {
    private Perft() {}

    /** The number of lines of {@code depth} plies from the position; 1 at depth 0. */
    public static long count(Position position, int depth) {
        if (depth == 0) {
            return 1;
        }
        MoveList[] lists = new MoveList[depth];
        for (int i = 0; i < depth; i++) {
            lists[i] = new MoveList();
        }
        boolean white = position.turn() == Side.WHITE;
        long own = white ? position.white() : position.black();
        long enemy = white ? position.black() : position.white();
        return count(own, enemy, position.kings(), white, depth, lists);
    }

    private static long count(long own, long enemy, long kings, boolean white, int depth, MoveList[] lists) {
        MoveList moves = lists[depth - 1];
        if (depth == 1) {
            return MoveGenerator.count(own, enemy, kings, white, moves);
        }
        MoveGenerator.generate(own, enemy, kings, white, moves);
        long lines = 0;
        for (int i = 0; i < moves.size(); i++) {
            long move = moves.get(i);
            long captured = PackedMove.captured(move);
            long from = 1L << PackedMove.from(move);
            long to = 1L << PackedMove.to(move);
            lines += count(
                    enemy & ~captured,
                    own & ~from | to,
                    MoveGenerator.kingsAfter(move, kings, white),
                    !white,
                    depth - 1,
                    lists);
        }
        return lines;
    }
}
