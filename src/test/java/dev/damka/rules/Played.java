package dev.damka.rules;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.MoveReader;
import dev.damka.rules.notation.Reading;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;

/** Games as tests need them: moves as they are written, or quiet moves that nobody punishes. */
public final class Played {
    private Played() {}

    public static Move move(Position position, String text) {
        Reading reading = MoveReader.read(position, text, MoveReader.Style.STRICT);
        return assertInstanceOf(Reading.Found.class, reading, text).move();
    }

    public static Position after(String fen, String... moves) {
        return game(fen, moves).position();
    }

    public static History game(String fen, String... moves) {
        return on(History.from(Fen.read(fen)), moves);
    }

    public static History on(History game, String... moves) {
        History longer = game;
        for (String text : moves) {
            longer = longer.play(move(longer.position(), text));
        }
        return longer;
    }

    /** The game with that many more king moves: nothing is captured or promoted, and no position comes twice. */
    public static History kingsWander(History game, int plies) {
        return wander(game, plies, ply -> false);
    }

    /** The same, but on those plies, counted from the game's start, a man steps instead. */
    public static History wander(History game, int plies, IntPredicate manSteps) {
        History longer = wander(game, plies, manSteps, new HashSet<>(game.positions()));
        if (longer == null) {
            throw new IllegalArgumentException("no such game from " + Fen.write(game.position()));
        }
        return longer;
    }

    private static History wander(History game, int plies, IntPredicate manSteps, Set<Position> seen) {
        if (plies == 0) {
            return game;
        }
        Position position = game.position();
        boolean kingMoves = !manSteps.test(game.moves().size() + 1);
        for (Move move : position.legalMoves()) {
            Position after = position.play(move);
            if (!move.isCapture()
                    && position.at(move.from()).orElseThrow().king() == kingMoves
                    && Long.bitCount(after.kings()) == Long.bitCount(position.kings())
                    && isCalm(after)
                    && seen.add(after)) {
                History longer = wander(game.play(move), plies - 1, manSteps, seen);
                if (longer != null) {
                    return longer;
                }
            }
        }
        return null;
    }

    private static boolean isCalm(Position position) {
        List<Move> replies = position.legalMoves();
        return !replies.isEmpty() && !replies.get(0).isCapture();
    }
}
