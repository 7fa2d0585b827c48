package dev.damka.engine;

import dev.damka.engine.tables.EndgameTables;
import dev.damka.rules.History;
import dev.damka.rules.Position;
import dev.damka.rules.RandomPositions;
import java.util.List;
import java.util.Locale;
import java.util.stream.LongStream;

/**
 * How much more two threads see than one, and how much sooner they reach a depth: 50 positions of the middle game to a
 * fixed depth, on one thread and on two in turn. Prints both ratios; {@code docs/performance.md} says how to run it.
 */
final class ThreadsBenchmark {
    private static final int POSITIONS = 50;
    private static final int DEPTH = 19;
    private static final int PLY = 14;
    private static final EndgameTables TABLES = EndgameTables.shipped();

    private ThreadsBenchmark() {}

    /** What some threads did for all positions. */
    private record Effort(long nodes, double seconds) {
        Effort plus(Effort other) {
            return new Effort(nodes + other.nodes, seconds + other.seconds);
        }

        double rate() {
            return nodes / seconds;
        }
    }

    public static void main(String... args) {
        WarmUp.run(EndgameTables.none(), 3000);
        List<Position> positions = LongStream.iterate(0, seed -> seed + 1)
                .mapToObj(RandomPositions::ofGame)
                .filter(game -> game.size() > PLY && game.get(PLY).legalMoves().size() > 3)
                .map(game -> game.get(PLY))
                .limit(POSITIONS)
                .toList();
        Effort one = new Effort(0, 0);
        Effort two = new Effort(0, 0);
        for (Position position : positions) {
            one = one.plus(searched(position, 1));
            two = two.plus(searched(position, 2));
        }
        System.out.printf(
                Locale.ROOT,
                "one thread %.2f million nodes a second, two %.2f: ratio %.2f; to depth %d in %.1f s and %.1f s: ratio"
                        + " %.2f%n",
                one.rate() / 1e6,
                two.rate() / 1e6,
                two.rate() / one.rate(),
                DEPTH,
                one.seconds(),
                two.seconds(),
                one.seconds() / two.seconds());
    }

    private static Effort searched(Position position, int threads) {
        Engine engine = new Engine(TABLES, 64, threads);
        long begun = System.nanoTime();
        Line line = engine.search(History.from(position), Limits.depth(DEPTH));
        return new Effort(line.nodes(), (System.nanoTime() - begun) / 1e9);
    }
}
