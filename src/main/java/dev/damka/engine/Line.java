package dev.damka.engine;

import dev.damka.rules.Move;
import java.util.List;

/**
 * What the engine would play and expects.
 *
 * @param moves the best move first; empty where the game is over
 * @param depth the iteration that found it, in plies; 0 where no search was needed
 * @param nodes the positions visited so far, over all threads
 */
public record Line(List<Move> moves, Verdict verdict, int depth, long nodes, long millis) {
    public Line {
        moves = List.copyOf(moves);
    }
}
