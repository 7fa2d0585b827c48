package dev.damka.engine.match;

import dev.damka.engine.protocol.MoveText;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.rules.History;
import dev.damka.rules.Move;
import dev.damka.rules.Side;
import dev.damka.rules.notation.Fen;
import java.util.Optional;

/** Lets two players play, checks each move, and ends games by the rules. */
final class Referee {
    private final EndgameTables judging;

    /** @param judging the tables by which games are ended early; {@link EndgameTables#none} to play all of them out */
    Referee(EndgameTables judging) {
        this.judging = judging;
    }

    /** How a game ended; without a winner it is drawn. */
    private record Ending(Optional<Side> winner, String reason) {}

    /** One game from that opening on. */
    Game play(History opening, Seat white, Seat black, boolean firstIsWhite) {
        History game = opening;
        Seat mover = white;
        Ending ending;
        boolean forfeited = false;
        try {
            white.begin();
            mover = black;
            black.begin();
            Optional<Ending> over = ending(game);
            while (over.isEmpty()) {
                mover = game.position().turn() == Side.WHITE ? white : black;
                game = game.play(move(mover, game));
                over = ending(game);
            }
            ending = over.get();
        } catch (Forfeit e) {
            Side winner = mover == white ? Side.BLACK : Side.WHITE;
            ending = new Ending(Optional.of(winner), mover.settings().name() + ": " + e.getMessage());
            forfeited = true;
        }
        return new Game(
                game, firstIsWhite, ending.winner(), ending.reason(), forfeited, white.effort(), black.effort());
    }

    private static Move move(Seat mover, History game) throws Forfeit {
        Choice choice = mover.choose(game);
        Optional<Move> move = MoveText.read(game.position(), choice.move());
        if (move.isEmpty()) {
            mover.moveWasIllegal();
            throw new Forfeit("the move '" + choice.move() + "' is not legal in " + Fen.write(game.position()));
        }
        return move.get();
    }

    private Optional<Ending> ending(History game) {
        return game.outcome()
                .map(outcome -> new Ending(
                        Optional.ofNullable(outcome.winner()), outcome.reason().id()))
                .or(() -> judging.value(game.position())
                        .map(value -> judged(value, game.position().turn())));
    }

    private static Ending judged(EndgameTables.Value value, Side turn) {
        return switch (value) {
            case WIN -> new Ending(Optional.of(turn), "tables");
            case LOSS -> new Ending(Optional.of(turn.opponent()), "tables");
            case DRAW -> new Ending(Optional.empty(), "tables");
        };
    }
}
