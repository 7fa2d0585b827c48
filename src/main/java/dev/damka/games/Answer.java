package dev.damka.games;

import dev.damka.rules.notation.Reading;
import org.jspecify.annotations.Nullable;

/**
 * What became of something that somebody wanted to do.
 *
 * @param game the game now; it may have changed also where the wish was refused, since the flag may have fallen
 * @param refused why it was not done; null where it was
 */
public record Answer(Game game, @Nullable Refused refused) {
    static Answer done(Game game) {
        return new Answer(game, null);
    }

    static Answer refused(Game game, Refused.Code code) {
        return new Answer(game, new Refused(code, null));
    }

    static Answer refused(Game game, Reading reading) {
        return new Answer(game, new Refused(Refused.Code.NO_MOVE, reading));
    }
}
