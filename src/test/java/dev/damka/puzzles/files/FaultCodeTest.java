package dev.damka.puzzles.files;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class FaultCodeTest {
    @Test
    void the_page_for_authors_explains_every_code() throws IOException {
        String page = Files.readString(Path.of("docs", "authors.md"));
        for (FaultCode code : FaultCode.values()) {
            assertTrue(page.contains("`" + code.id() + "`"), code::id);
        }
    }
}
