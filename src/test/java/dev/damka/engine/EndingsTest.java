package dev.damka.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.engine.tables.EndgameTables;
import dev.damka.engine.tables.EndgameTables.Value;
import dev.damka.rules.History;
import dev.damka.rules.Move;
import dev.damka.rules.Outcome;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.notation.Fen;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The engine against a perfect defence, and as the defender against perfect attack, by the game's own draw rules. */
class EndingsTest {
    private static final Limits LITTLE = Limits.nodes(20_000);

    @Test
    void won_endings_of_four_pieces_are_won() {
        won(EndgameTables.shipped(), EndgameTables.shipped(), 4, 40);
    }

    @Test
    void drawn_endings_of_four_pieces_are_held() {
        drawn(EndgameTables.shipped(), 4, 40);
    }

    @Test
    @Tag("slow")
    void won_endings_of_five_pieces_are_won_with_and_without_their_distances() {
        EndgameTables perfect = EndgameTables.build(5);
        won(perfect, perfect, 5, 1000);
        won(EndgameTables.shipped(), perfect, 5, 1000);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "B:Wh2,Kf8:BKa1,h4,Kd6",
                "W:Wb2,Kd4,Kd8:Bb8,Kf8",
                "B:Wc1,Kd8:BKh6,a7,Kc7",
                "W:We1,Ke3,Kg7:BKa5,f8",
                "B:Wa1,Kc1:BKe1,Kc3,Kb8"
            })
    void long_wins_of_five_pieces_are_won_by_what_comes_with_damka(String fen) {
        Engine engine = new Engine(EndgameTables.shipped(), 4, 1);
        Engine defence = new Engine(EndgameTables.shipped(), 4, 1);
        Position start = Fen.read(fen);
        History game = played(start, by(engine), by(defence));
        assertEquals(Optional.of(start.turn()), winner(game), () -> game.moves().toString());
    }

    @Test
    @Tag("slow")
    void drawn_endings_of_five_pieces_are_held() {
        drawn(EndgameTables.build(5), 5, 1000);
    }

    /** The other side has tables that know every distance. */
    private static void won(EndgameTables own, EndgameTables perfect, int pieces, int number) {
        Engine engine = new Engine(own, 4, 1);
        int forbidden = 0;
        List<String> missed = new ArrayList<>();
        for (Position start : positions(perfect, pieces, Value.WIN, number)) {
            History game = played(start, by(engine), by(perfect));
            if (winner(game).equals(Optional.of(start.turn()))) {
                continue;
            }
            // Where the shortest way runs into a draw counter as well, nobody can be asked to win.
            if (winner(played(start, by(perfect), by(perfect))).isEmpty()) {
                forbidden++;
            } else {
                missed.add(Fen.write(start));
            }
        }
        assertEquals(List.of(), missed);
        assertTrue(forbidden < number / 4, forbidden + " of " + number);
    }

    private static void drawn(EndgameTables perfect, int pieces, int number) {
        Engine engine = new Engine(EndgameTables.shipped(), 4, 1);
        List<String> lost = new ArrayList<>();
        for (Position start : positions(perfect, pieces, Value.DRAW, number)) {
            if (winner(played(start, by(engine), by(perfect)))
                    .equals(Optional.of(start.turn().opponent()))) {
                lost.add(Fen.write(start));
            }
        }
        assertEquals(List.of(), lost);
    }

    private static Optional<Side> winner(History game) {
        return game.outcome().map(Outcome::winner);
    }

    private static Function<History, Move> by(Engine engine) {
        return game -> engine.search(game, LITTLE).moves().get(0);
    }

    private static Function<History, Move> by(EndgameTables perfect) {
        return game -> perfect.moves(game.position()).get(0).move();
    }

    private static History played(Position start, Function<History, Move> mover, Function<History, Move> other) {
        History game = History.from(start);
        while (game.outcome().isEmpty()) {
            game = game.play((game.position().turn() == start.turn() ? mover : other).apply(game));
        }
        return game;
    }

    private static List<Position> positions(EndgameTables tables, int pieces, Value value, int number) {
        Random random = new Random(pieces);
        List<Position> positions = new ArrayList<>();
        while (positions.size() < number) {
            Position position = RandomPositions.of(random, pieces);
            if (position.outcome().isEmpty() && tables.value(position).equals(Optional.of(value))) {
                positions.add(position);
            }
        }
        return positions;
    }
}
