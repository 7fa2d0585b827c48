package dev.damka.web.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.damka.games.Refused;
import dev.damka.rules.Position;
import dev.damka.rules.notation.Reading;
import dev.damka.web.shared.Explanation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** Why something can't be done in a game, as an RFC 9457 problem document that also holds the game as it is. */
@JsonInclude(JsonInclude.Include.NON_NULL)
@Schema(name = "GameProblem")
public record GameProblem(
        @Schema(
                description = "urn:damka:problem:game- and over, no-seat, not-your-turn, stale, doubled, no-move, "
                        + "no-offer, offered-already or no-takeback",
                examples = "urn:damka:problem:game-stale")
        String type,

        String title,
        int status,
        String detail,

        @Schema(description = "Why the text is no legal move") @Nullable
        ReasonView reason,

        @Schema(description = "The game as it is") GameView game) {
    private static final String TYPES = "urn:damka:problem:game-";

    /** The refusal in words; what is wrong with a move in the language of the request. */
    static GameProblem of(Refused refused, String typed, Position position, GameView game, Explanation words) {
        Reading reading = refused.reading();
        ReasonView reason = reading == null ? null : reason(reading, typed, position, words);
        return new GameProblem(
                TYPES + refused.code().id(),
                "Refused",
                status(refused.code()),
                reason == null ? detail(refused.code(), game) : reason.sentence(),
                reason,
                game);
    }

    private static ReasonView reason(Reading reading, String typed, Position position, Explanation words) {
        if (reading instanceof Reading.Illegal illegal) {
            return ReasonView.of(illegal.refusal(), position, words);
        }
        if (reading instanceof Reading.Ambiguous ambiguous) {
            return ReasonView.ofAmbiguous(typed, ambiguous.moves(), position, words);
        }
        Reading.Unreadable unreadable = (Reading.Unreadable) reading;
        return ReasonView.of(unreadable.problem(), unreadable.item(), words);
    }

    private static int status(Refused.Code code) {
        return switch (code) {
            case NO_SEAT -> 403;
            case NO_MOVE -> 422;
            default -> 409;
        };
    }

    private static String detail(Refused.Code code, GameView game) {
        return switch (code) {
            case OVER -> "the game is over; game.outcome says how it ended";
            case NO_SEAT -> "you watch this game; only who began it may do this, with the same cookie";
            case NOT_YOUR_TURN -> "it is the engine's turn; wait until turn is your seat";
            case STALE -> "the game stands at ply " + game.ply() + "; look at it and move again with that ply";
            case DOUBLED -> "this move is made already; it counts once";
            case NO_MOVE -> "this is no legal move; game.legal lists them";
            case NO_OFFER -> "there is no open draw offer to answer";
            case OFFERED_ALREADY -> "you have offered a draw in this position; make a move first";
            case NO_TAKEBACK -> "moves are taken back in games without clocks, once you have made one";
        };
    }
}
