package dev.damka.web.games;

import dev.damka.engine.Level;
import dev.damka.games.Game;
import dev.damka.games.Opening;
import dev.damka.games.Openings;
import dev.damka.games.TimeControl;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.FenException;
import dev.damka.web.shared.SitePath;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A game to begin, as its form or an address asks for it: anything may be missing or wrong.
 *
 * @param time minutes+seconds, {@code unlimited}, or {@link #OWN} for the two fields behind it, of which one that is
 *     empty counts as in the usual time
 * @param opening the number of an opening in the table, from 0; empty for none
 */
record Wish(String level, String colour, String time, String minutes, String seconds, String opening, String fen) {
    /** That the time is written in fields of its own. */
    static final String OWN = "own";

    private static final int FEN_LENGTH = 300;

    /** What is wrong with it. */
    enum Fault {
        LEVEL,
        TIME,
        /** A colour or an opening that there is not. */
        CHOICE,
        FEN,
        FINISHED
    }

    /**
     * With the usual choice where nothing is chosen. Own minutes or seconds beside the usual time are a choice: whoever
     * wrote them has only left the mark where it stood.
     */
    static Wish of(
            @Nullable String level,
            @Nullable String colour,
            @Nullable String time,
            @Nullable String minutes,
            @Nullable String seconds,
            @Nullable String opening,
            @Nullable String fen) {
        String usual = TimeControl.DEFAULT.toString();
        String chosen = or(time, usual);
        boolean own = !or(minutes, "").isEmpty() || !or(seconds, "").isEmpty();
        return new Wish(
                or(level, "3"),
                or(colour, "random"),
                own && chosen.equals(usual) ? OWN : chosen,
                or(minutes, ""),
                or(seconds, ""),
                or(opening, ""),
                or(fen, ""));
    }

    private static String or(@Nullable String text, String otherwise) {
        if (text == null || text.isBlank()) {
            return otherwise;
        }
        String kept = text.strip();
        return kept.length() > FEN_LENGTH ? kept.substring(0, FEN_LENGTH) : kept;
    }

    /** The first thing that is wrong; empty if the game can begin. */
    Optional<Fault> fault(Openings openings) {
        if (checkedLevel().isEmpty()) {
            return Optional.of(Fault.LEVEL);
        }
        if (control().isEmpty()) {
            return Optional.of(Fault.TIME);
        }
        boolean isColour = List.of("random", "white", "black").contains(colour);
        if (!isColour || !opening.isEmpty() && named(openings).isEmpty()) {
            return Optional.of(Fault.CHOICE);
        }
        try {
            return start(openings).outcome().isPresent() ? Optional.of(Fault.FINISHED) : Optional.empty();
        } catch (FenException e) {
            return Optional.of(Fault.FEN);
        }
    }

    /** The game that it asks for, begun by that player; there is no fault in it. */
    Game begin(long playerId, Openings openings, RandomGenerator lot, Instant now) {
        boolean white = colour.equals("random") ? lot.nextBoolean() : !colour.equals("black");
        return Game.begin(
                playerId,
                white ? Side.WHITE : Side.BLACK,
                checkedLevel().orElseThrow(),
                control().orElseThrow(),
                start(openings),
                now);
    }

    private Optional<Level> checkedLevel() {
        return level.matches("[1-9][0-9]?") && Integer.parseInt(level) <= Level.HIGHEST
                ? Optional.of(new Level(Integer.parseInt(level)))
                : Optional.empty();
    }

    private Optional<TimeControl> control() {
        if (!time.equals(OWN)) {
            return TimeControl.read(time);
        }
        TimeControl usual = TimeControl.DEFAULT;
        return TimeControl.read(or(minutes, "" + usual.minutes()) + "+" + or(seconds, "" + usual.seconds()));
    }

    /**
     * Where the game starts: in the written position, else after the opening, else as usual.
     *
     * @throws FenException if what is written is no position
     */
    Position start(Openings openings) {
        if (!fen.isEmpty()) {
            return Fen.read(fen);
        }
        return named(openings).map(Opening::position).orElse(Position.START);
    }

    private Optional<Opening> named(Openings openings) {
        return opening.matches("[0-9]{1,3}")
                        && Integer.parseInt(opening) < openings.all().size()
                ? Optional.of(openings.all().get(Integer.parseInt(opening)))
                : Optional.empty();
    }

    /** The page on which this is filled in. */
    String address() {
        return SitePath.with(
                "/games/new",
                List.of(
                        "level", level, "colour", colour, "time", time, "minutes", minutes, "seconds", seconds,
                        "opening", opening, "fen", fen));
    }
}
