package dev.damka.web.home;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.damka.puzzles.Catalogue;
import dev.damka.puzzles.Puzzle;
import dev.damka.puzzles.files.Folder;
import dev.damka.puzzles.files.Library;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class HomePageTest {
    private static final Catalogue CATALOGUE =
            Library.load(Folder.of(Path.of("src/test/resources/catalogue"))).catalogue();

    @Test
    void the_puzzle_of_a_day_is_the_same_all_day_and_every_puzzle_has_its_day() {
        LocalDate first = LocalDate.of(2026, 1, 1);
        Set<String> seen = new HashSet<>();
        for (int day = 0; day < CATALOGUE.puzzles().size(); day++) {
            LocalDate date = first.plusDays(day);
            String id = HomePage.puzzleOf(date, CATALOGUE).orElseThrow().id();
            assertEquals(id, HomePage.puzzleOf(date, CATALOGUE).orElseThrow().id());
            seen.add(id);
        }
        assertEquals(CATALOGUE.puzzles().stream().map(Puzzle::id).collect(Collectors.toSet()), seen);
    }

    @Test
    void an_empty_catalogue_has_no_puzzle_of_the_day() {
        assertEquals(Optional.empty(), HomePage.puzzleOf(LocalDate.EPOCH, new Catalogue(List.of(), List.of())));
    }
}
