package dev.damka.engine.tables;

import dev.damka.engine.tables.EndgameTables.Value;
import dev.damka.rules.Move;
import java.util.OptionalInt;

/**
 * A legal move and what the tables say of it, for the side that makes it.
 *
 * @param plies how many plies the game lasts with this move and best play after it, the move counted; empty for a draw
 *     and where the distance is not known
 */
public record RatedMove(Move move, Value value, OptionalInt plies) {
    private static final int FAR = 1000;

    /** The move that leads to a position of that value for the other side, so many plies before its end. */
    static RatedMove of(Move move, Value reply, OptionalInt replyPlies) {
        OptionalInt plies = replyPlies.isPresent() ? OptionalInt.of(replyPlies.getAsInt() + 1) : OptionalInt.empty();
        return new RatedMove(move, reply.turned(), plies);
    }

    /** The better the move, the lower: wins, quickest first; draws; losses, longest first. */
    int rank() {
        return switch (value) {
            case WIN -> plies.orElse(FAR - 1);
            case DRAW -> FAR;
            case LOSS -> 2 * FAR - plies.orElse(0);
        };
    }
}
