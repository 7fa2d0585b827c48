package dev.damka.puzzles.workshop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.engine.Cores;
import dev.damka.engine.Cores.Turn;
import dev.damka.engine.Cores.Use;
import dev.damka.engine.Goal;
import dev.damka.engine.Proof;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.puzzles.Catalogue;
import dev.damka.puzzles.Puzzle;
import dev.damka.puzzles.Text;
import dev.damka.puzzles.Theme;
import dev.damka.puzzles.files.BlockChecker;
import dev.damka.puzzles.files.Fault;
import dev.damka.puzzles.proofs.Finder;
import dev.damka.rules.Position;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.MoveWriter;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.FutureTask;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WorkshopTest {
    private static final Theme THEME = new Theme("king-hunt", "ending", Text.of("а", "a"), Text.of("б", "b"));
    private static final Catalogue CATALOGUE = new Catalogue(List.of(THEME), List.of());
    private static final Workshop WORKSHOP = patient(new Cores(1));

    private static final String SOUND = """
            [hunt-001]
            fen: W:WKb2,Kd4:BKc3
            theme: king-hunt
            license: CC0-1.0
            solution: d4-e5 c3:a1 (c3:f6 b2:h8) (c3:g7 b2:h8) (c3:h8 b2-a1) e5-h8
            """;

    private static Workshop patient(Cores cores) {
        Duration patience = Duration.ofMinutes(10);
        return new Workshop(EndgameTables.shipped(), cores, patience, patience);
    }

    @AfterAll
    static void close() {
        WORKSHOP.close();
    }

    @Test
    void a_level_is_guessed_once_the_solution_is_sound() {
        String grab = """
                [grab-001]
                fen: W:Wc3,h2:Bb4,h8
                theme: king-hunt
                license: CC0-1.0
                goal: gain-1
                solution: c3:a5
                """;
        assertEquals(
                OptionalInt.of(1),
                WORKSHOP.advise(grab, grab, CATALOGUE).orElseThrow().level());
        String faulty = grab.replace("c3:a5", "c3-d4");
        assertEquals(
                OptionalInt.empty(),
                WORKSHOP.advise(faulty, faulty, CATALOGUE).orElseThrow().level());
    }

    private static List<String> codes(String block, Catalogue catalogue) {
        return WORKSHOP.advise(block, block, catalogue).orElseThrow().checked().faults().stream()
                .map(Fault::code)
                .toList();
    }

    @Test
    void a_sound_block_has_no_faults_and_is_a_puzzle() {
        BlockChecker.Checked checked =
                WORKSHOP.advise(SOUND, SOUND, CATALOGUE).orElseThrow().checked();
        assertEquals(List.of(), checked.faults());
        assertNotNull(checked.puzzle());
    }

    @ParameterizedTest
    @CsvSource({
        "'fen: W:WKb2,Kd4:BKc3', 'fen: W:WKb2,Kd9:BKc3', BAD-FEN",
        "theme: king-hunt, theme: king-hnt, UNKNOWN-THEME",
        "license: CC0-1.0, source: me, MISSING-LICENSE",
        "d4-e5 c3:a1, d4-e6 c3:a1, UNREADABLE-MOVE",
        "(c3:f6 b2:h8), '', MISSING-REPLY",
        "[hunt-001], [Hunt], BAD-ID"
    })
    void a_fault_is_told_as_the_check_tells_it(String sound, String faulty, String code) {
        assertTrue(codes(SOUND.replace(sound, faulty), CATALOGUE).contains(code));
    }

    @Test
    void an_id_and_a_position_of_the_catalogue_may_not_come_again() {
        Puzzle puzzle =
                WORKSHOP.advise(SOUND, SOUND, CATALOGUE).orElseThrow().checked().puzzle();
        Catalogue served = new Catalogue(List.of(THEME), List.of(puzzle));
        assertEquals(List.of("DOUBLED-ID", "DUPLICATE-POSITION"), codes(SOUND, served));
        String turned = SOUND.replace("hunt-001", "hunt-002");
        assertEquals(List.of("DUPLICATE-POSITION"), codes(turned, served));
    }

    @Test
    void the_themes_that_a_sound_solution_shows_are_named_and_none_of_a_faulty_one() {
        assertEquals(
                List.of(THEME),
                WORKSHOP.advise(SOUND, SOUND, CATALOGUE).orElseThrow().themes());
        String faulty = SOUND.replace("(c3:f6 b2:h8)", "");
        assertEquals(
                List.of(),
                WORKSHOP.advise(SOUND, faulty, CATALOGUE).orElseThrow().themes());
    }

    @Test
    void a_text_without_a_puzzle_is_told_so() {
        assertEquals(List.of("FILE-EMPTY"), codes("# nothing\n", CATALOGUE));
    }

    @Test
    void all_first_moves_that_win_are_found() {
        Position start = Fen.read("W:WKb2,Kd4:BKc3");
        List<FirstMove> moves =
                WORKSHOP.prove(SOUND, start, Goal.WIN, CATALOGUE).orElseThrow().firstMoves();
        List<String> winning = moves.stream()
                .filter(move -> move.answer() == Proof.Answer.PROVEN)
                .map(move -> MoveWriter.write(start, move.move()))
                .sorted()
                .toList();
        assertEquals(List.of("d4-e5", "d4-f6", "d4-g7"), winning);
        assertEquals(start.legalMoves().size(), moves.size());
    }

    private static void await(BooleanSupplier event) {
        assertTimeoutPreemptively(Duration.ofMinutes(1), () -> {
            while (!event.getAsBoolean() && !Thread.currentThread().isInterrupted()) {
                Thread.yield();
            }
        });
    }

    private static Optional<Proven> prove(Workshop workshop) {
        return workshop.prove(SOUND, Fen.read("W:WKb2,Kd4:BKc3"), Goal.WIN, CATALOGUE);
    }

    @Test
    void who_gives_up_is_in_nobodys_way() throws InterruptedException {
        Cores one = new Cores(1);
        Turn game = one.turn(Use.GAME);
        try (Workshop workshop = patient(one)) {
            assertTrue(game.await());
            CompletableFuture<Optional<Proven>> first = CompletableFuture.supplyAsync(() -> prove(workshop));
            await(() -> one.waiting() > 0);
            for (int i = 0; i < 20; i++) {
                Thread.currentThread().interrupt();
                assertEquals(Optional.empty(), prove(workshop));
                assertTrue(Thread.interrupted());
            }
            game.close();
            assertTrue(prove(workshop).isPresent());
            assertTrue(first.join().isPresent());
        }
    }

    @Test
    void nobody_works_on_what_its_author_does_not_wait_for_any_more() throws Exception {
        Cores one = new Cores(1);
        try (Workshop workshop = patient(one);
                Turn game = one.turn(Use.GAME)) {
            assertTrue(game.await());
            FutureTask<Optional<Proven>> asked = new FutureTask<>(() -> prove(workshop));
            Thread author = new Thread(asked, "author");
            author.start();
            await(() -> one.waiting() == 1);
            author.interrupt();
            await(() -> one.waiting() == 0);
            assertEquals(Optional.empty(), asked.get());
        }
    }

    @Test
    void a_proof_whose_thread_is_interrupted_ends() {
        Finder finder = new Finder(EndgameTables.shipped());
        Thread.currentThread().interrupt();
        assertThrows(CancellationException.class, () -> BlockChecker.proof(SOUND, CATALOGUE, finder));
        assertTrue(Thread.interrupted());
    }

    private static Optional<Advice> advise(Workshop workshop) {
        return workshop.advise(SOUND, SOUND, CATALOGUE);
    }

    @Test
    void whoever_waits_when_it_is_closed_has_no_answer() throws InterruptedException {
        List<Function<Workshop, Optional<?>>> wishes = List.of(WorkshopTest::prove, WorkshopTest::advise);
        for (Function<Workshop, Optional<?>> wish : wishes) {
            Cores one = new Cores(1);
            Workshop workshop = patient(one);
            try (Turn game = one.turn(Use.GAME)) {
                assertTrue(game.await());
                CompletableFuture<Optional<?>> first = CompletableFuture.supplyAsync(() -> wish.apply(workshop));
                await(() -> one.waiting() > 0);
                workshop.close();
                assertEquals(Optional.empty(), first.join());
                assertEquals(Optional.empty(), wish.apply(workshop));
            }
        }
    }

    private static List<String> proofCodes(String block) {
        Position start = Fen.read("W:WKb2,Kd4:BKc3");
        Proven proven = WORKSHOP.prove(block, start, Goal.WIN, CATALOGUE).orElseThrow();
        return proven.faults().orElseThrow().stream().map(Fault::code).toList();
    }

    @Test
    void proof_finds_what_the_author_has_not_listed() {
        assertTrue(proofCodes(SOUND).contains("UNLISTED-MOVE"));
        assertTrue(proofCodes(SOUND.replace("d4-e5 c3", "d4-e5! c3")).contains("NOT-ONLY"));
        assertEquals(List.of(), proofCodes("[x]\nfen: W:WKb2:B\n"), "what has other errors is not proven");
    }
}
