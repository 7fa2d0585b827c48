package dev.damka.games;

import static org.junit.jupiter.api.Assertions.assertNull;

import dev.damka.engine.Level;
import dev.damka.rules.History;
import dev.damka.rules.Move;
import dev.damka.rules.Played;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.MoveWriter;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Games as tests need them, also those of the pages: a player against the engine, which moves as it is told. */
public final class Table {
    static final Instant NOON = Instant.parse("2026-05-01T12:00:00Z");
    static final long PLAYER = 7;
    static final Seat PERSON = new Seat.Person(PLAYER);
    static final Seat MACHINE = new Seat.Machine(new Level(5));
    static final String START = Fen.write(Position.START);

    private Table() {}

    static Instant after(double seconds) {
        return NOON.plusMillis(Math.round(seconds * 1000));
    }

    /** A game that begins at noon, the player having that side. */
    static Game game(String fen, TimeControl control, Side person) {
        return Game.begin(
                person == Side.WHITE ? PERSON : MACHINE,
                person == Side.WHITE ? MACHINE : PERSON,
                control,
                Fen.read(fen),
                NOON);
    }

    static Game game(String fen) {
        return game(fen, TimeControl.UNLIMITED, Side.WHITE);
    }

    /** The game with those moves, whoever's turn it is, all at that instant. */
    public static Game play(Game game, Instant now, String... moves) {
        Game played = game;
        for (String move : moves) {
            played = play(played, now, Played.move(played.history().position(), move));
        }
        return played;
    }

    /** The game with the moves of a longer history. */
    public static Game playOn(Game game, Instant now, History longer) {
        Game played = game;
        for (Move move : longer.moves().subList(game.ply(), longer.moves().size())) {
            played = play(played, now, move);
        }
        return played;
    }

    private static Game play(Game game, Instant now, Move move) {
        if (game.machine().orElseThrow() == game.turn()) {
            Game thinking = game.think(now);
            return done(thinking.reply(thinking.history(), move, false, now));
        }
        String typed = MoveWriter.write(game.history().position(), move);
        return done(game.play(game.turn(), game.ply(), typed, now));
    }

    static Game done(Answer answer) {
        assertNull(answer.refused());
        return answer.game();
    }

    static Refused.Code code(Answer answer) {
        @Nullable Refused refused = answer.refused();
        if (refused == null) {
            throw new AssertionError("nothing was refused");
        }
        return refused.code();
    }
}
