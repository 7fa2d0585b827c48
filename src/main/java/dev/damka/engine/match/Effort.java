package dev.damka.engine.match;

import dev.damka.engine.Limits;

/**
 * What a side has spent, over some moves.
 *
 * @param micros the time of all moves, in microseconds
 * @param depths the sum of the depths of moves for which one is known, and which were not searched to the end
 * @param searched how many moves these are
 * @param overruns moves that took longer than allowed
 * @param illegal illegal moves; each has lost a game
 */
public record Effort(int moves, long micros, long nodes, long depths, int searched, int overruns, int illegal) {
    /** Nothing spent. */
    public static final Effort NONE = new Effort(0, 0, 0, 0, 0, 0, 0);

    static Effort of(Choice choice, long micros, boolean overrun) {
        boolean searched = choice.depth() > 0 && choice.depth() < Limits.MAX_DEPTH;
        return new Effort(
                1, micros, choice.nodes(), searched ? choice.depth() : 0, searched ? 1 : 0, overrun ? 1 : 0, 0);
    }

    /** Both together. */
    public Effort plus(Effort other) {
        return new Effort(
                moves + other.moves,
                micros + other.micros,
                nodes + other.nodes,
                depths + other.depths,
                searched + other.searched,
                overruns + other.overruns,
                illegal + other.illegal);
    }

    Effort withIllegalMove() {
        return new Effort(moves, micros, nodes, depths, searched, overruns, illegal + 1);
    }

    /** Nodes a second; 0 where they are not known. */
    public double speed() {
        return micros == 0 ? 0 : nodes * 1e6 / micros;
    }

    /** The mean depth; 0 where it is not known. */
    public double depth() {
        return searched == 0 ? 0 : (double) depths / searched;
    }

    /** The mean time of a move, in milliseconds. */
    public double millis() {
        return moves == 0 ? 0 : micros / 1000.0 / moves;
    }
}
