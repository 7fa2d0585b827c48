package dev.damka.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.engine.tables.EndgameTables;
import dev.damka.rules.History;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.MoveWriter;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LevelTest {
    private static final Limits LITTLE = Limits.nodes(2000);

    private final Engine engine = new Engine(EndgameTables.none(), 1, 1);

    private List<Move> played(Level level, int seed, int plies) {
        SplittableRandom random = new SplittableRandom(seed);
        History game = History.from(Position.START);
        while (game.moves().size() < plies && game.outcome().isEmpty()) {
            Move move = level.play(engine, game, LITTLE, random).moves().get(0);
            assertTrue(game.position().legalMoves().contains(move), () -> "illegal " + move);
            game = game.play(move);
        }
        return game.moves();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 5, 10})
    void a_level_does_not_play_the_same_game_twice(int level) {
        Set<List<Move>> openings = new HashSet<>();
        for (int seed = 0; seed < 8; seed++) {
            openings.add(played(new Level(level), seed, 10));
        }
        assertTrue(openings.size() >= 6, openings.size() + " different openings of 8");
    }

    @Test
    void the_highest_level_takes_the_only_good_move_in_the_opening_too() {
        History game = History.from(Fen.read("W:Wb2,d4,e3,f2,f4:BKa5,d6,e7"));
        for (int seed = 0; seed < 5; seed++) {
            Line line = Level.highest().play(engine, game, Limits.depth(13), new SplittableRandom(seed));
            assertEquals("b2-c3", MoveWriter.shortForm(line.moves().get(0)));
        }
    }

    @Test
    void the_lowest_level_seldom_gives_a_man_for_nothing() {
        History game = History.from(Fen.read("W:Wc3,e3,g3,b2,d2,f2,h2:Bb6,d6,f6,h6,a7,c7,e7"));
        int given = 0;
        for (int seed = 0; seed < 200; seed++) {
            Move move = new Level(1)
                    .play(engine, game, LITTLE, new SplittableRandom(seed))
                    .moves()
                    .get(0);
            Position after = game.position().play(move);
            given += after.legalMoves().get(0).isCapture() ? 1 : 0;
        }
        assertTrue(given < 100, given + " of 200");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 11, -3})
    void there_are_ten_levels(int number) {
        assertThrows(IllegalArgumentException.class, () -> new Level(number));
    }
}
