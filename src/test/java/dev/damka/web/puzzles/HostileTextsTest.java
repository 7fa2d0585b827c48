package dev.damka.web.puzzles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.puzzles.files.LiveLibrary;
import dev.damka.web.Pages;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What authors write is text on every page, never markup. */
@QuarkusTest
@TestProfile(HostileTextsTest.HostileCatalogue.class)
class HostileTextsTest {
    private static final String PUZZLE = "/puzzles/hostile-001";

    @Inject
    LiveLibrary library;

    /** A catalogue whose every text is an attack. */
    public static class HostileCatalogue implements QuarkusTestProfile {
        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of("damka.puzzles", "src/test/resources/hostile");
        }
    }

    @Test
    void the_hostile_puzzle_is_in_the_catalogue() {
        assertEquals(List.of(), library.current().faults());
        assertEquals(1, library.current().catalogue().puzzles().size());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/|title",
                "/puzzles|gist",
                "/puzzles?q=title|title",
                "/themes/turkish-strike|name",
                PUZZLE + "|title",
                PUZZLE + "?hint=1|hint",
                PUZZLE + "?line=b2-c3,a5:e5|Move",
                PUZZLE + "?try=d4-e5|Why not",
                PUZZLE + "?line=b2-c3,a5:e5,d4:d8|comment",
                PUZZLE + "?line=b2-c3,a5:e5,d4:d8|source",
                PUZZLE + "/solution?step=2|move",
                PUZZLE + "/solution?step=2|source",
            })
    void what_an_author_writes_is_text(String address, String text) {
        String html = new Pages("en").open(address).html();

        assertFalse(html.contains("<img"), html);
        assertFalse(html.contains("<script>"), html);
        String unquoted = html.replace("&quot;", "\"").replace("&gt;", ">").replace("&lt;", "<");
        assertTrue(unquoted.contains(text + "\"><img src=x onerror"), html);
    }
}
