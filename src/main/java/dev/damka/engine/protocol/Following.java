package dev.damka.engine.protocol;

import dev.damka.rules.History;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import java.util.Optional;

/**
 * Makes a game out of positions that are sent one by one, so that repetition and the draw counters are seen: a position
 * one or two plies behind the last one goes on with its game, any other begins a new one.
 */
final class Following {
    private Following() {}

    /**
     * The game in which that position is the last.
     *
     * @param answered the move that was given in the last position, if there was one: it is taken as played where it fits
     */
    static History to(Position position, History game, Optional<Move> answered) {
        if (position.equals(game.position())) {
            return game;
        }
        return answered.map(game::play)
                .flatMap(after -> reached(position, after))
                .or(() -> reached(position, game))
                .or(() -> afterTwo(position, game))
                .orElseGet(() -> History.from(position));
    }

    private static Optional<History> afterTwo(Position position, History game) {
        if (position.turn() != game.position().turn()) {
            return Optional.empty();
        }
        return game.position().legalMoves().stream()
                .flatMap(move -> afterOne(position, game.play(move)).stream())
                .findFirst();
    }

    private static Optional<History> reached(Position position, History game) {
        return position.equals(game.position()) ? Optional.of(game) : afterOne(position, game);
    }

    private static Optional<History> afterOne(Position position, History game) {
        return game.position().legalMoves().stream()
                .filter(move -> game.position().play(move).equals(position))
                .findFirst()
                .map(game::play);
    }
}
