package dev.damka.engine.learning;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.engine.Evaluation;
import dev.damka.engine.Patterns;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.rules.Position;
import dev.damka.rules.RandomPositions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LearningTest {
    @TempDir
    private Path directory;

    private Path play(String name, long seed, long games) throws IOException {
        Path file = directory.resolve(name);
        new Lessons(EndgameTables.shipped(), Evaluation.handMade(), 200).play(seed, games, file, done -> {});
        return file;
    }

    @Test
    void the_same_seeds_give_the_same_positions_whichever_thread_plays() throws IOException {
        assertArrayEquals(Files.readAllBytes(play("one", 5, 12)), Files.readAllBytes(play("other", 5, 12)));
    }

    @Test
    void a_game_leaves_quiet_positions_beyond_the_tables_with_its_result_for_the_side_to_move() throws IOException {
        List<Sample> samples = SampleFile.read(play("games", 1, 10));
        assertTrue(samples.size() > 50, samples.size() + " positions");
        for (Sample sample : samples) {
            Position position = sample.position();
            assertFalse(position.legalMoves().get(0).isCapture());
            assertTrue(Long.bitCount(position.white() | position.black()) > 5);
        }
    }

    @Test
    void positions_are_read_as_they_were_added() throws IOException {
        Path file = directory.resolve("samples");
        List<Sample> samples = RandomPositions.placed(1, 200).stream()
                .map(position -> new Sample(position, (int) (position.white() % 3)))
                .toList();
        SampleFile.append(file, samples.subList(0, 120));
        SampleFile.append(file, samples.subList(120, 200));
        assertEquals(samples, SampleFile.read(file));
    }

    @Test
    void a_file_that_was_cut_off_is_refused_to_readers_and_writers() throws IOException {
        Path file = directory.resolve("cut");
        SampleFile.append(file, List.of(new Sample(Position.START, Sample.WON)));
        Files.write(file, new byte[] {1, 2}, java.nio.file.StandardOpenOption.APPEND);
        assertThrows(IOException.class, () -> SampleFile.read(file));
        assertThrows(IOException.class, () -> SampleFile.append(file, List.of()));
    }

    @Test
    void what_wins_gains_weight() throws IOException {
        Path file = directory.resolve("many");
        List<Sample> samples = new ArrayList<>();
        for (Position position : RandomPositions.placed(2, 12_000)) {
            long own = position.pieces(position.turn());
            long enemy = position.pieces(position.turn().opponent());
            int men = Long.bitCount(own) - Long.bitCount(enemy);
            samples.add(new Sample(position, men > 0 ? Sample.WON : men < 0 ? Sample.LOST : Sample.DRAWN));
        }
        SampleFile.append(file, samples);
        Fit.Result result = Fit.of(List.of(file), 2, pass -> {});
        assertEquals(7_000, result.positions());
        assertTrue(result.unseenLoss() < Math.log(2), "log loss " + result.unseenLoss());
        assertEquals(Patterns.WEIGHTS, result.weights().length);
    }

    @Test
    void too_few_positions_are_refused() throws IOException {
        Path file = directory.resolve("few");
        SampleFile.append(file, List.of(new Sample(Position.START, Sample.DRAWN)));
        assertThrows(IOException.class, () -> Fit.of(List.of(file), 1, pass -> {}));
    }
}
