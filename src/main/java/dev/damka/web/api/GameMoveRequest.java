package dev.damka.web.api;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A move in a game, as it was sent: anything may be missing. */
@Schema(
        name = "GameMoveRequest",
        requiredProperties = {"ply", "move"})
public record GameMoveRequest(
        @Schema(description = "How many plies had been played when this move was chosen", minimum = "0", examples = "0")
        @Nullable
        Integer ply,

        @Schema(description = "The move, in any form that people write", examples = "c3-d4") @Nullable
        String move) {
    int checkedPly() {
        return checkedPly(ply);
    }

    String checkedMove() {
        if (move == null) {
            throw GradeRequest.problem("move is missing; give a text such as \"c3:e5\"");
        }
        return move;
    }

    /** The same ply, if there is one. */
    static int checkedPly(@Nullable Integer ply) {
        if (ply == null) {
            throw GradeRequest.problem("ply is missing; give the ply of the game that this answers, 0 at the start");
        }
        return ply;
    }
}
