package dev.damka;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DataDirectoryTest {
    @TempDir
    Path directory;

    @Test
    void a_second_start_on_the_same_directory_is_told_so_in_one_sentence() throws Exception {
        Path database = Files.createFile(directory.resolve("damka.mv.db"));
        try (FileChannel held = FileChannel.open(database, StandardOpenOption.WRITE)) {
            held.lock();
            Path told = directory.resolve("told");
            Process second = start(told);
            if (!second.waitFor(60, TimeUnit.SECONDS)) {
                second.destroyForcibly();
            }
            assertEquals(1, second.waitFor());
            assertEquals(List.of(new DataDirectory(directory).inUse()), Files.readAllLines(told));
        }
    }

    private Process start(Path told) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "-Ddamka.data=" + directory,
                        Main.class.getName())
                .redirectErrorStream(true)
                .redirectOutput(told.toFile())
                .start();
    }

    @Test
    void a_directory_without_a_database_or_with_one_that_nobody_has_open_is_free() throws IOException {
        assertFalse(new DataDirectory(directory.resolve("none")).isInUse());
        Files.createFile(directory.resolve("damka.mv.db"));
        assertFalse(new DataDirectory(directory).isInUse());
    }
}
