package dev.damka.web.api;

import dev.damka.rules.Position;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.FenException;
import dev.damka.web.shared.Problem;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response.Status;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;

/** What may be played in a position. */
@Path("/api/position")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Positions")
public class PositionResource {
    @GET
    @Operation(
            summary = "Legal moves of a position",
            description = "Reads any accepted form of FEN and gives the position with every legal move.")
    @APIResponse(responseCode = "200", description = "The position")
    @APIResponse(
            responseCode = "400",
            description = "The FEN is faulty; `detail` names the item, `position` the character, counted from 1",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
    public PositionView position(
            @Parameter(required = true, description = "The position", example = "W:WKa1:Bb2,b4,c5,c7")
                    @RestQuery
                    @Nullable
                    String fen) {
        return PositionView.of(read(fen));
    }

    private static Position read(@Nullable String fen) {
        if (fen == null) {
            throw problem("give a position as ?fen=W:WKa1:Bb2,b4,c5,c7").asException();
        }
        try {
            return Fen.read(fen);
        } catch (FenException e) {
            throw problem(e.getMessage()).at(e.column()).asException();
        }
    }

    private static Problem problem(String detail) {
        return Problem.of(Status.BAD_REQUEST, "fen", "Not a position", detail);
    }
}
