package dev.damka.games.review;

import dev.damka.rules.Move;
import java.util.ArrayList;
import java.util.List;

/**
 * A line of play.
 *
 * @param worth what the position is worth in which it begins, if this is played
 * @param moves the first move and what is expected then; may be empty where nothing can be played
 */
public record Variation(Worth worth, List<Move> moves) {
    public Variation {
        moves = List.copyOf(moves);
    }

    /** The line that begins one move before. */
    Variation after(Move move) {
        List<Move> longer = new ArrayList<>(moves.size() + 1);
        longer.add(move);
        longer.addAll(moves);
        return new Variation(worth.earlier(), longer);
    }

    /** The same with no more than so many moves. */
    Variation shortened(int length) {
        return new Variation(worth, moves.subList(0, Math.min(length, moves.size())));
    }
}
