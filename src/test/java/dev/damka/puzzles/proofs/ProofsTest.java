package dev.damka.puzzles.proofs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.damka.engine.Cores;
import dev.damka.engine.Cores.Turn;
import dev.damka.engine.Cores.Use;
import dev.damka.engine.Goal;
import dev.damka.engine.Prover;
import dev.damka.engine.Question;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.puzzles.Catalogue;
import dev.damka.puzzles.Grader;
import dev.damka.puzzles.Line;
import dev.damka.puzzles.Puzzle;
import dev.damka.puzzles.files.WrittenPuzzles;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.MoveWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProofsTest {
    private static final EndgameTables TABLES = EndgameTables.shipped();
    private static final String MEN = "W:Wa1,b2,c3,h2:Ba5,e5,h4";

    @TempDir
    Path directory;

    private Path file() {
        return directory.resolve("proofs").resolve("moves.bin");
    }

    private static List<Question> questions(String fen, String goal) {
        Position start = Fen.read(fen);
        Goal wanted = Goal.named(goal).orElseThrow();
        List<Question> questions = new ArrayList<>();
        for (Move move : start.legalMoves()) {
            questions.add(Question.after(wanted, start, 1, start.play(move)));
        }
        return questions;
    }

    private static List<Question> several() {
        List<Question> all = new ArrayList<>(questions(MEN, "gain-1"));
        all.addAll(questions("W:WKb2,Kd4:BKc3", "win"));
        all.addAll(questions("W:WKb2,Kd4:BKc3", "win-in-2"));
        all.addAll(questions("B:WKe1,Kg1,Kh2:BKh8", "draw"));
        return all;
    }

    @Test
    void what_was_found_is_known_again_after_a_restart() {
        List<Finding> found = new ArrayList<>();
        try (Proofs proofs = new Proofs(TABLES, file(), Cores.spare())) {
            several().forEach(question -> found.add(proofs.find(question)));
            assertEquals(several().size(), proofs.size());
        }
        try (Proofs again = new Proofs(TABLES, file(), Cores.spare())) {
            assertEquals(Optional.empty(), again.fault());
            assertEquals(several().size(), again.size());
            for (int i = 0; i < found.size(); i++) {
                assertEquals(
                        Optional.of(found.get(i)),
                        again.known(several().get(i)),
                        several().get(i).toString());
            }
        }
    }

    @Test
    void a_damaged_file_is_noticed_left_out_and_written_anew() throws IOException {
        try (Proofs proofs = new Proofs(TABLES, file(), Cores.spare())) {
            several().forEach(proofs::find);
        }
        byte[] sound = Files.readAllBytes(file());
        for (int place : new int[] {0, 3, 20, 200, sound.length / 2, sound.length - 1}) {
            byte[] damaged = sound.clone();
            damaged[place] ^= 0x10;
            Files.write(file(), damaged);
            try (Proofs proofs = new Proofs(TABLES, file(), Cores.spare())) {
                assertEquals(0, proofs.size(), "byte " + place);
            }
        }
        Files.write(file(), java.util.Arrays.copyOf(sound, sound.length / 2));
        try (Proofs proofs = new Proofs(TABLES, file(), Cores.spare())) {
            assertTrue(proofs.fault().orElseThrow().contains("damaged"));
            several().forEach(proofs::find);
        }
        assertEquals(sound.length, Files.size(file()));
    }

    @Test
    void what_another_prover_found_is_not_believed() {
        try (Proofs proofs = new Proofs(EndgameTables.none(), file(), Cores.spare())) {
            proofs.find(several().get(0));
        }
        try (Proofs proofs = new Proofs(TABLES, file(), Cores.spare())) {
            assertEquals(0, proofs.size());
            assertEquals(Optional.empty(), proofs.fault());
        }
    }

    @Test
    void many_who_ask_at_once_have_the_same_answers_as_one_who_asks_alone() throws Exception {
        Finder alone = new Finder(TABLES);
        List<Finding> expected = several().stream().map(alone::find).toList();
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try (Proofs proofs = new Proofs(TABLES, file(), Cores.spare())) {
            List<Callable<List<Finding>>> askers = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                askers.add(() -> several().stream().map(proofs::find).toList());
            }
            for (Future<List<Finding>> answers : threads.invokeAll(askers)) {
                assertEquals(expected, answers.get());
            }
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void who_may_not_wait_is_told_so_and_who_asks_after_the_end_as_well() {
        Question question = several().get(0);
        Proofs proofs = new Proofs(TABLES, file(), Cores.spare());
        assertThrows(UnknownException.class, () -> proofs.now(question));
        Finding found = proofs.find(question);
        assertEquals(found, proofs.now(question));
        proofs.close();
        assertThrows(BusyException.class, () -> proofs.find(several().get(1)));
    }

    @Test
    void the_catalogue_is_proven_in_the_background() throws InterruptedException {
        Puzzle puzzle = WrittenPuzzles.line(MEN, "gain-1", "c3-b4 a5:c3 b2:f6").puzzle();
        CountDownLatch done = new CountDownLatch(1);
        try (Proofs proofs = new Proofs(TABLES, file(), Cores.spare());
                CatalogueProofs background = new CatalogueProofs(proofs, told -> done.countDown())) {
            background.prove(new Catalogue(puzzle.themes(), List.of(puzzle)));
            assertTrue(done.await(60, TimeUnit.SECONDS));
            Position start = puzzle.start();
            for (Move move : start.legalMoves()) {
                boolean listed = MoveWriter.write(start, move).equals("c3-b4");
                Question question = Question.after(puzzle.goal(), start, 1, start.play(move));
                assertEquals(!listed, proofs.known(question).isPresent(), MoveWriter.write(start, move));
            }
            assertTrue(Files.isRegularFile(file()));
        }
    }

    @Test
    void what_somebody_has_begun_with_is_proven_before_the_catalogue() throws InterruptedException {
        Puzzle begun = WrittenPuzzles.line(MEN, "gain-1", "c3-b4 a5:c3 b2:f6").puzzle();
        Puzzle other = WrittenPuzzles.line(
                        "W:WKb2,Kd4:BKc3", "win", "d4-e5 c3:a1 (c3:f6 b2:h8) (c3:g7 b2:h8) (c3:h8 b2-a1) e5-h8")
                .puzzle();
        CountDownLatch done = new CountDownLatch(1);
        try (Proofs proofs = new Proofs(TABLES, file(), Cores.spare());
                CatalogueProofs background = new CatalogueProofs(proofs, told -> done.countDown())) {
            background.first(begun);
            background.prove(new Catalogue(other.themes(), List.of(other)));
            assertTrue(done.await(60, TimeUnit.SECONDS));
            Grader grader = new Grader(proofs::now);
            Line start = Line.start(begun);
            start.position().legalMoves().stream()
                    .filter(move -> !start.lists(move))
                    .forEach(move -> grader.finding(start, move));
        }
    }

    @Test
    void the_background_proves_what_comes_later_in_a_solution_and_what_is_asked_for_shorter_ways()
            throws InterruptedException {
        Puzzle puzzle = WrittenPuzzles.line(
                        "W:WKb2,Kd4:BKc3", "win", "d4-e5 c3:a1 (c3:f6 b2:h8) (c3:g7 b2:h8) (c3:h8 b2-a1) e5-h8")
                .puzzle();
        CountDownLatch done = new CountDownLatch(1);
        try (Proofs proofs = new Proofs(TABLES, file(), Cores.spare());
                CatalogueProofs background = new CatalogueProofs(proofs, told -> done.countDown())) {
            background.prove(new Catalogue(puzzle.themes(), List.of(puzzle)));
            assertTrue(done.await(60, TimeUnit.SECONDS));
            Grader grader = new Grader(proofs::now);
            // d4-f6 and d4-g7 win as well, which makes the main move's own length be asked.
            Line start = Line.start(puzzle);
            start.position().legalMoves().forEach(move -> grader.shorter(start, move));
            Line later = grader.line(puzzle, List.of("d4-e5", "c3:a1")).orElseThrow();
            for (Move move : later.position().legalMoves()) {
                assertTrue(
                        later.lists(move) || grader.finding(later, move) != null,
                        MoveWriter.write(later.position(), move));
            }
        }
    }

    @Test
    void the_background_waits_for_no_core_once_it_is_closed() throws InterruptedException {
        Puzzle puzzle = WrittenPuzzles.line(MEN, "gain-1", "c3-b4 a5:c3 b2:f6").puzzle();
        Cores one = new Cores(1);
        try (Proofs proofs = new Proofs(TABLES, file(), one);
                Turn game = one.turn(Use.GAME)) {
            assertTrue(game.await());
            CatalogueProofs background = new CatalogueProofs(proofs, told -> fail(told));
            background.prove(new Catalogue(puzzle.themes(), List.of(puzzle)));
            assertTimeoutPreemptively(Duration.ofMinutes(1), () -> {
                while (one.waiting() == 0) {
                    Thread.yield();
                }
            });
            background.close();
            assertEquals(0, one.waiting());
            assertEquals(0, proofs.size());
        }
    }

    /** If this fails the prover's answers have changed: raise {@link Prover#VERSION}, then write the new number here. */
    @Test
    void answers_that_change_raise_the_version_of_the_prover() {
        Finder finder = new Finder(TABLES);
        List<Question> asked = new ArrayList<>(several());
        asked.addAll(questions("W:Wb2,d4,e3,f2,f4:BKa5,d6,e7", "win"));
        asked.addAll(questions("W:Wa3,c1,c3,d2,e3,f4,g3:Ba5,b6,c5,d6,e7,f6,h6", "win"));
        Position forced = Fen.read("B:Wa1,c1,d2,e1,e3,e5,g1,h2:Ba7,b8,d6,h8");
        asked.add(new Question(forced, Side.WHITE, Goal.WIN));
        StringBuilder answers = new StringBuilder();
        for (Question question : asked) {
            Finding finding = finder.find(question);
            answers.append(finding.answer())
                    .append(finding.basis())
                    .append(finding.fate())
                    .append(finding.plies());
            Position now = question.position();
            for (Move move : finding.line()) {
                answers.append(MoveWriter.write(now, move));
                now = now.play(move);
            }
        }
        assertEquals("3 -872158543", Prover.VERSION + " " + answers.toString().hashCode());
    }
}
