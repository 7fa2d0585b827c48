package dev.damka.web.shared;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasKey;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.engine.tables.EndgameTables;
import dev.damka.puzzles.files.Folder;
import dev.damka.puzzles.files.Library;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.HealthCheckResponse.Status;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@QuarkusTest
class HealthTest {
    @Test
    void the_application_is_ready_once_it_has_puzzles_and_a_database() {
        given().get("/q/health/ready")
                .then()
                .statusCode(200)
                .body("status", is("UP"))
                .body("checks.name", hasItem("catalogue"))
                .body("checks.find { it.name == 'catalogue' }.data.puzzles", is(6))
                .body("checks.find { it.name == 'catalogue' }.data.faults", is(0));
    }

    @Test
    void proofs_that_are_missing_are_made_anew_and_stop_nothing() {
        given().get("/q/health/ready")
                .then()
                .body("checks.find { it.name == 'proofs' }.status", is("UP"))
                .body("checks.find { it.name == 'proofs' }.data", not(hasKey("fault")));
    }

    @Test
    void the_endgame_tables_that_come_along_are_known() {
        given().get("/q/health/ready")
                .then()
                .body("checks.find { it.name == 'tables' }.status", is("UP"))
                .body("checks.find { it.name == 'tables' }.data.pieces", is(5))
                .body("checks.find { it.name == 'tables' }.data.'distance-pieces'", is(4))
                .body("checks.find { it.name == 'tables' }.data.faults", is(0));
    }

    @Test
    void a_damaged_table_is_told_and_the_rest_serves(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("plies-5.tables"), "no table");

        HealthCheckResponse health = TablesHealth.of(EndgameTables.shipped().with(folder));

        assertEquals(Status.UP, health.getStatus());
        assertEquals(5L, health.getData().orElseThrow().get("pieces"));
        assertEquals(4L, health.getData().orElseThrow().get("distance-pieces"));
        String fault = health.getData().orElseThrow().get("fault-1").toString();
        assertTrue(fault.startsWith("plies-5.tables does not begin with"), fault);
        assertTrue(fault.contains("damka tables build"), fault);
        assertFalse(fault.contains(folder.toString()), fault);
    }

    @Test
    void a_faulty_puzzle_is_told_and_the_others_are_served(@TempDir Path folder) throws IOException {
        Path sound = Path.of("src/test/resources/catalogue");
        Files.copy(sound.resolve("themes.tsv"), folder.resolve("themes.tsv"));
        Files.writeString(
                folder.resolve("mixed.fen"),
                Files.readString(sound.resolve("turkish.fen")).replace("level: 4", "level: four"));

        HealthCheckResponse health = CatalogueHealth.of(Library.load(Folder.of(folder)));

        assertEquals(Status.UP, health.getStatus());
        assertEquals(1L, health.getData().orElseThrow().get("puzzles"));
        assertEquals(1L, health.getData().orElseThrow().get("left-out"));
        assertEquals(1L, health.getData().orElseThrow().get("faults"));
        String fault = health.getData().orElseThrow().get("fault-1").toString();
        assertTrue(fault.startsWith("mixed.fen:9:8: error BAD-LEVEL \"four\""), fault);
        assertFalse(fault.contains(folder.toString()), fault);
    }

    @Test
    void without_any_sound_puzzle_the_application_is_not_ready(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("broken.fen"), "[a-1]\nfen: nothing\n");

        assertEquals(
                Status.DOWN, CatalogueHealth.of(Library.load(Folder.of(folder))).getStatus());
    }
}
