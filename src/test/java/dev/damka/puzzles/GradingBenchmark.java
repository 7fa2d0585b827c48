package dev.damka.puzzles;

import dev.damka.engine.Cores;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.puzzles.files.Folder;
import dev.damka.puzzles.files.Library;
import dev.damka.puzzles.proofs.CatalogueProofs;
import dev.damka.puzzles.proofs.Proofs;
import dev.damka.rules.Move;
import dev.damka.rules.notation.MoveWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/**
 * Proves the puzzles of the usual folder as the application does in the background, starts again with the file that it
 * left, and grades every legal move at each position of each main line: how long each grade takes, with what is said of a
 * shorter way, and how many of them had to ask the engine.
 */
public final class GradingBenchmark {
    private GradingBenchmark() {}

    public static void main(String... args) throws IOException, InterruptedException {
        Catalogue catalogue = Library.load(Folder.configured()).catalogue();
        EndgameTables tables = EndgameTables.shipped();
        Path file = Files.createTempDirectory("grading").resolve("moves.bin");
        long begun = System.nanoTime();
        try (Proofs proofs = new Proofs(tables, file, Cores.spare())) {
            prove(proofs, catalogue);
            System.out.printf(
                    "%d puzzles: %d findings in %.1f s%n",
                    catalogue.puzzles().size(), proofs.size(), (System.nanoTime() - begun) / 1e9);
        }
        begun = System.nanoTime();
        try (Proofs proofs = new Proofs(tables, file, Cores.spare())) {
            System.out.printf(
                    "read again in %.0f ms, %d KB%n", (System.nanoTime() - begun) / 1e6, Files.size(file) / 1024);
            Grader grader = new Grader(proofs::find);
            int before = proofs.size();
            print("first round", graded(catalogue, grader));
            System.out.printf("%d grades asked the engine%n", proofs.size() - before);
            print("second round", graded(catalogue, grader));
        }
    }

    private static void prove(Proofs proofs, Catalogue catalogue) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(1);
        try (CatalogueProofs background = new CatalogueProofs(proofs, told -> done.countDown())) {
            background.prove(catalogue);
            done.await();
        }
    }

    private static List<Long> graded(Catalogue catalogue, Grader grader) {
        List<Long> nanos = new ArrayList<>();
        for (Puzzle puzzle : catalogue.puzzles()) {
            Line line = Line.start(puzzle);
            while (!line.isSolved()) {
                Line now = line;
                for (Move move : now.position().legalMoves()) {
                    String written = MoveWriter.fullForm(now.position(), move);
                    long begun = System.nanoTime();
                    Line again = grader.line(puzzle, now.written()).orElseThrow();
                    Grade told = grader.grade(again, written);
                    if (!now.lists(move) && (told instanceof Grade.Right || told instanceof Grade.Solved)) {
                        grader.shorter(again, move);
                    }
                    nanos.add(System.nanoTime() - begun);
                }
                Branch main = Branch.main(now.next()).orElseThrow();
                Grade grade = grader.grade(now, MoveWriter.fullForm(now.position(), main.move()));
                line = grade instanceof Grade.Right right ? right.after() : ((Grade.Solved) grade).after();
            }
        }
        nanos.sort(null);
        return nanos;
    }

    private static void print(String round, List<Long> nanos) {
        System.out.printf(
                "%s: %d grades, median %.3f ms, p99 %.3f ms, longest %.3f ms%n",
                round,
                nanos.size(),
                nanos.get(nanos.size() / 2) / 1e6,
                nanos.get(nanos.size() * 99 / 100) / 1e6,
                nanos.get(nanos.size() - 1) / 1e6);
    }
}
