package dev.damka.web.api;

import dev.damka.engine.Level;
import dev.damka.games.Game;
import dev.damka.games.TimeControl;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.FenException;
import dev.damka.web.shared.Problem;
import jakarta.ws.rs.core.Response.Status;
import java.time.Instant;
import java.util.random.RandomGenerator;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A game to begin, as it was sent: anything may be missing. */
@Schema(
        name = "GameRequest",
        requiredProperties = {"level"})
public record GameRequest(
        @Schema(description = "How strong the engine plays", minimum = "1", maximum = "10", examples = "5") @Nullable
        Integer level,

        @Schema(
                description = "The side to play; by lot if left out",
                enumeration = {"white", "black", "random"})
        @Nullable
        String colour,

        @Schema(
                description = "Minutes for the game + seconds for each move, 1+0 to 180+180, or unlimited; "
                        + "10+5 if left out",
                examples = "10+5")
        @Nullable
        String time,

        @Schema(description = "The position to begin from; the usual start if left out") @Nullable
        String fen) {

    /** The game that it asks for, begun by that player. */
    Game begin(long playerId, Side side, Instant now) {
        return Game.begin(playerId, side, checkedLevel(), checkedTime(), checkedStart(), now);
    }

    /** Says what is wrong before anything is kept. */
    void check() {
        checkedLevel();
        checkedTime();
        checkedStart();
    }

    private Level checkedLevel() {
        if (level == null || level < 1 || level > Level.HIGHEST) {
            throw problem("level must be a number from 1 to " + Level.HIGHEST);
        }
        return new Level(level);
    }

    /** The side that was chosen, or that the lot gives. */
    Side checkedSide(RandomGenerator lot) {
        return switch (colour == null ? "random" : colour) {
            case "white" -> Side.WHITE;
            case "black" -> Side.BLACK;
            case "random" -> lot.nextBoolean() ? Side.WHITE : Side.BLACK;
            default -> throw problem("colour must be white, black or random");
        };
    }

    private TimeControl checkedTime() {
        if (time == null) {
            return TimeControl.DEFAULT;
        }
        return TimeControl.read(time)
                .orElseThrow(() -> problem("time must be minutes+seconds such as 10+5, from 1+0 to "
                        + TimeControl.MOST_MINUTES + "+" + TimeControl.MOST_SECONDS + ", or unlimited"));
    }

    private Position checkedStart() {
        if (fen == null) {
            return Position.START;
        }
        try {
            Position start = Fen.read(fen);
            if (start.outcome().isPresent()) {
                throw fenProblem("the game is over in this position: give one with a legal move")
                        .asException();
            }
            return start;
        } catch (FenException e) {
            throw fenProblem(e.getMessage()).at(e.column()).asException();
        }
    }

    private static Problem fenProblem(String detail) {
        return Problem.of(Status.BAD_REQUEST, "fen", "Not a position to play from", detail);
    }

    private static RuntimeException problem(String detail) {
        return GradeRequest.problem(detail);
    }
}
