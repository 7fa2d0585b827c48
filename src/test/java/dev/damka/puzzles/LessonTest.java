package dev.damka.puzzles;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.damka.engine.Cores;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.puzzles.files.WrittenPuzzles;
import dev.damka.puzzles.proofs.Proofs;
import dev.damka.rules.notation.MoveWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LessonTest {
    private static final Grader GRADER = Grading.grader();

    private static Lesson lesson(Line start, String... moves) {
        return Lesson.of(GRADER.line(start.puzzle(), List.of(moves)).orElseThrow(), GRADER);
    }

    private static List<String> written(Lesson.Step step) {
        return step.failing().stream()
                .map(wrong -> MoveWriter.write(step.before(), wrong.move()))
                .toList();
    }

    @Test
    void a_strike_is_explained_by_what_it_forces_and_gives_and_takes() {
        Line line = WrittenPuzzles.line("W:Wb2,d4,e3,f2,f4:BKa5,d6,e7", "win", "b2-c3 a5:e1:g3:e5 d4:f6:d8");
        List<Lesson.Step> steps = lesson(line, "b2-c3", "a5:e5", "d4:d8").steps();
        assertEquals(2, steps.size());
        Lesson.Step key = steps.get(0);
        assertEquals(true, key.forcesCapture());
        assertEquals(3, key.given());
        assertEquals(1, key.replies().size());
        assertEquals(Optional.empty(), key.threat());
        assertEquals(2, key.failing().size());
        Lesson.Step last = steps.get(1);
        assertEquals(true, last.crowns());
        assertEquals(2, Long.bitCount(last.move().captured()));
        assertEquals(List.of(), last.failing());
    }

    @Test
    void a_quiet_move_is_explained_by_what_it_threatens() {
        Line line = WrittenPuzzles.line("W:Wa1,b2,c3,h2:Ba5,e5,h4", "gain-1", "c3-b4 a5:c3 b2:f6");
        Grade.Right beside = (Grade.Right) GRADER.grade(line, "b2-a3");
        assertEquals(false, beside.after().isSolved());
        Lesson.Step step = Lesson.of(beside.after(), GRADER).steps().get(0);
        assertEquals(false, step.forcesCapture());
        assertEquals(true, step.replies().size() > 1);
        assertEquals(List.of("c3-d4", "h2-g3"), written(step).stream().sorted().toList());
    }

    @Test
    void nothing_is_said_of_moves_that_the_engine_would_have_to_be_asked_for(@TempDir Path folder) {
        Line line = WrittenPuzzles.line("W:Wb2,d4,e3,f2,f4:BKa5,d6,e7", "win", "b2-c3 a5:e1:g3:e5 d4:f6:d8");
        Line solved =
                GRADER.line(line.puzzle(), List.of("b2-c3", "a5:e5", "d4:d8")).orElseThrow();
        try (Proofs proofs = new Proofs(EndgameTables.shipped(), folder.resolve("proofs"), Cores.spare())) {
            List<Lesson.Step> unasked =
                    Lesson.of(solved, new Grader(proofs::now)).steps();
            assertEquals(2, unasked.size());
            assertEquals(List.of(), written(unasked.get(0)));
            assertEquals(0, proofs.size());
        }
    }
}
