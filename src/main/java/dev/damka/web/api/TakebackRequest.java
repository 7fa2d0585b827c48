package dev.damka.web.api;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A move to be taken back, as it was sent. */
@Schema(
        name = "TakebackRequest",
        requiredProperties = {"ply"})
public record TakebackRequest(
        @Schema(description = "How many plies have been played", minimum = "1", examples = "2") @Nullable
        Integer ply) {}
