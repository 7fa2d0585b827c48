package dev.damka.web.api;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** An answer to a draw offer, as it was sent. */
@Schema(
        name = "DrawAnswerRequest",
        requiredProperties = {"accept"})
public record DrawAnswerRequest(
        @Schema(description = "true accepts and ends the game, false declines") @Nullable
        Boolean accept) {
    boolean checkedAccept() {
        if (accept == null) {
            throw GradeRequest.problem("accept is missing; give true or false");
        }
        return accept;
    }
}
