package dev.damka.puzzles.files;

import com.sun.management.OperatingSystemMXBean;
import dev.damka.engine.Goal;
import dev.damka.engine.Judge;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.Square;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.MoveWriter;
import java.io.IOException;
import java.io.Writer;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * Loads 100,000 puzzles and prints how long that took and what it keeps in memory. The files are made once: positions of
 * few pieces that are won within six plies, with trees and texts like those of the shipped puzzles.
 */
final class CatalogueBenchmark {
    private static final int PUZZLES = 100_000;
    private static final int IN_A_FILE = 20_000;
    private static final Path DIRECTORY = Path.of("target", "catalogue-benchmark");
    private static final String[] THEMES = {"king-hunt", "sacrifice", "men-ending", "blocking, sacrifice", "promotion"};

    private CatalogueBenchmark() {}

    public static void main(String... args) throws IOException {
        if (!Files.exists(DIRECTORY.resolve("done"))) {
            generate();
            System.out.println("the puzzles are made; run again to load them in a fresh JVM");
            return;
        }
        long cpuBefore = cpu();
        long begun = System.nanoTime();
        Library library = Library.load(Folder.of(DIRECTORY));
        double seconds = (System.nanoTime() - begun) / 1e9;
        double cpuSeconds = (cpu() - cpuBefore) / 1e9;
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        long kept = runtime.totalMemory() - runtime.freeMemory();
        System.out.printf(
                "%d puzzles, %d faults, %.2f s (%.2f s of CPU time), %d MB kept, largest heap %d MB%n",
                library.catalogue().puzzles().size(),
                library.faults().size(),
                seconds,
                cpuSeconds,
                kept >> 20,
                runtime.maxMemory() >> 20);
        library.faults().stream().limit(5).forEach(System.out::println);
        if (library.catalogue().search(null, 5, "nowhere").isEmpty()) {
            System.out.println("nothing found");
        }
    }

    /** CPU time of all threads, which other programs on the machine sway less than the clock. */
    private static long cpu() {
        return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
    }

    private static void generate() throws IOException {
        Files.createDirectories(DIRECTORY);
        Random random = new Random(1);
        Set<Position> seen = new HashSet<>();
        for (int file = 0; file * IN_A_FILE < PUZZLES; file++) {
            try (Writer out = Files.newBufferedWriter(DIRECTORY.resolve("made-" + file + ".fen"))) {
                out.write("# Made by CatalogueBenchmark\nlicense: CC0-1.0\nsource: made\n");
                for (int i = 0; i < IN_A_FILE; i++) {
                    puzzle(out, file * IN_A_FILE + i, random, seen);
                }
            }
        }
        Files.createFile(DIRECTORY.resolve("done"));
    }

    private static void puzzle(Writer out, int number, Random random, Set<Position> seen) throws IOException {
        while (true) {
            Position start = position(random);
            Judge judge = new Judge(Goal.WIN, start);
            if (start.outcome().isPresent() || !judge.isForced(start, 0, 5) || !seen.add(PositionKey.of(start))) {
                continue;
            }
            out.write(String.format(
                    "%n[made-%06d]%ntheme: %s%nfen: %s%nlevel: %d%n",
                    number, THEMES[number % THEMES.length], Fen.write(start), 1 + number % 5));
            out.write("title.ru: Некуда отступить " + number + "\ntitle.en: Nowhere to go " + number + "\n");
            out.write("hint.ru: Отдайте одну дамку, чтобы запереть другую, задача " + number + ".\n");
            out.write("hint.en: Give one king away to shut in the other, puzzle " + number + ".\n");
            out.write("solution: " + line(start, judge, 0) + "\n");
            if (number % 2 == 0) {
                out.write(
                        "comment.ru: Одинокая дамка должна бить и остаётся запертой в углу, задача " + number + ".\n");
                out.write("comment.en: The lone king must take, and is shut in the corner, puzzle " + number + ".\n");
            }
            return;
        }
    }

    private static Position position(Random random) {
        long[] sides = new long[2];
        long kings = 0;
        int[] counts = {2 + random.nextInt(6), 1 + random.nextInt(5)};
        for (int side = 0; side < 2; side++) {
            for (int i = 0; i < counts[side]; i++) {
                Square square = Square.values()[random.nextInt(32)];
                boolean crowned = square.rank() == (side == 0 ? 7 : 0) || random.nextInt(5) == 0;
                if (((sides[0] | sides[1]) & square.bit()) == 0) {
                    sides[side] |= square.bit();
                    kings |= crowned ? square.bit() : 0;
                }
            }
        }
        return new Position(sides[0], sides[1], kings, Side.WHITE);
    }

    private static String line(Position position, Judge judge, int made) {
        Move move = answer(position, judge, made);
        Position after = position.play(move);
        String written = MoveWriter.write(position, move);
        List<Move> replies = after.legalMoves();
        if (made == 3 || replies.size() > 5) {
            return written;
        }
        List<String> groups = new ArrayList<>();
        for (Move reply : replies) {
            String continued = MoveWriter.write(after, reply) + " " + line(after.play(reply), judge, made + 1);
            groups.add(continued);
        }
        if (groups.isEmpty()) {
            return written;
        }
        StringBuilder all = new StringBuilder(written);
        String main = groups.get(0);
        int space = main.indexOf(' ');
        all.append(' ').append(main, 0, space);
        groups.stream().skip(1).forEach(group -> all.append(" (").append(group).append(')'));
        return all.append(main.substring(space)).toString();
    }

    private static Move answer(Position position, Judge judge, int made) {
        for (int plies = 0; plies <= Judge.PLIES; plies += 2) {
            int depth = plies;
            Optional<Move> found = position.legalMoves().stream()
                    .filter(move -> judge.isForced(position.play(move), made + 1, depth))
                    .findFirst();
            if (found.isPresent()) {
                return found.get();
            }
        }
        throw new IllegalStateException(Fen.write(position));
    }
}
