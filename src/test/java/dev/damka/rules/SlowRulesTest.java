package dev.damka.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.damka.rules.notation.Fen;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The generator, the routes and the play of moves against the slow rules, on positions drawn by lot. */
class SlowRulesTest {
    static LongStream games() {
        return LongStream.range(0, 40);
    }

    @ParameterizedTest
    @MethodSource("games")
    void both_agree_on_every_position_of_a_random_game(long seed) {
        RandomPositions.ofGame(seed).forEach(SlowRulesTest::agree);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void both_agree_on_random_placements_with_few_kings_and_many(long seed) {
        RandomPositions.placed(seed, 1000).forEach(SlowRulesTest::agree);
    }

    private static void agree(Position position) {
        Map<Move, Set<String>> found = new TreeMap<>(Comparator.comparing(Move::toString));
        for (Move move : position.legalMoves()) {
            Set<String> routes = new TreeSet<>();
            for (List<Square> route : Routes.of(position, move)) {
                routes.add(SlowRules.written(route));
            }
            found.put(move, routes);
        }

        assertEquals(SlowRules.routes(position), found, () -> Fen.write(position));
        assertEquals(found.size(), position.legalMoves().size(), () -> "a move twice in " + Fen.write(position));
        for (SlowRules.Walk walk : SlowRules.walks(position)) {
            assertEquals(
                    SlowRules.after(position, walk),
                    position.play(walk.move()),
                    () -> SlowRules.written(walk.route()) + " in " + Fen.write(position));
        }
    }
}
