package dev.damka.games.review;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What was found out about one position of a game.
 *
 * @param worth with best play
 * @param other the best line that does not begin with the move of the game; after the last move of the game, what was to
 *     come; null where there is no other move
 * @param tried where the game's move was a mistake to learn from: the lines that begin with the remaining legal moves
 */
public record Finding(Worth worth, @Nullable Variation other, List<Variation> tried) {
    public Finding {
        tried = List.copyOf(tried);
    }
}
