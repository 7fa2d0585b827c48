package dev.damka.games.review;

import dev.damka.rules.Move;
import dev.damka.rules.Side;
import org.jspecify.annotations.Nullable;

/**
 * A move of a game with what is said of it.
 *
 * @param ply how many plies had been played with it, from 1
 * @param before what the position was worth with best play
 * @param after what was left with this move
 * @param better the line that would have been better; null where none was by more than a little
 */
public record JudgedMove(
        int ply,
        Side side,
        Move move,
        Judgement judgement,
        Worth before,
        Worth after,
        @Nullable Variation better) {}
