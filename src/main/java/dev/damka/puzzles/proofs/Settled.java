package dev.damka.puzzles.proofs;

import dev.damka.engine.Judge;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import java.util.ArrayList;
import java.util.List;

/** Cuts a line to what shows its cost. */
public final class Settled {
    private static final int MOST = 12;

    private Settled() {}

    /**
     * The moves up to where the side that is not to move has lost material for good and nothing is left to capture; where
     * it loses none, up to the first position without a capture.
     *
     * @param start the opponent is to move
     */
    public static List<Move> of(Position start, List<Move> moves) {
        Side solver = start.turn().opponent();
        int length = Math.min(MOST, moves.size());
        List<Integer> quiet = new ArrayList<>();
        List<Integer> balances = new ArrayList<>();
        Position now = start;
        for (int i = 0; i < length; i++) {
            now = now.play(moves.get(i));
            if (isQuiet(now)) {
                quiet.add(i + 1);
                balances.add(Judge.balance(now, solver));
            }
        }
        int before = Judge.balance(start, solver);
        int lost = -1;
        for (int i = quiet.size() - 1, highest = Integer.MIN_VALUE; i >= 0; i--) {
            highest = Math.max(highest, balances.get(i));
            if (balances.get(i) < before && balances.get(i) == highest) {
                lost = quiet.get(i);
            }
        }
        int end = lost > 0 ? lost : quiet.isEmpty() ? length : quiet.get(0);
        return moves.subList(0, end);
    }

    private static boolean isQuiet(Position position) {
        List<Move> legal = position.legalMoves();
        return legal.isEmpty() || !legal.get(0).isCapture();
    }
}
