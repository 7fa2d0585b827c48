package dev.damka.web.api;

import dev.damka.puzzles.Puzzle;
import dev.damka.web.shared.Problem;
import jakarta.ws.rs.core.Response.Status;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** One page of the list of puzzles. */
@Schema(name = "PuzzleList")
public record PuzzleList(
        @Schema(description = "How many puzzles fit, on all pages")
        int total,

        @Schema(description = "This page, counted from 1") int page,

        @Schema(description = "How many pages there are, at least 1")
        int pages,

        List<PuzzleView> puzzles) {
    /** How many puzzles stand on a page. */
    static final int SIZE = 20;

    /** That page of those puzzles. */
    static PuzzleList of(List<Puzzle> found, int page) {
        int pages = Math.max(1, (found.size() + SIZE - 1) / SIZE);
        if (page > pages) {
            throw Problem.of(
                            Status.BAD_REQUEST,
                            "parameter",
                            "Not a possible parameter",
                            "there is no page " + page + "; give a page from 1 to " + pages)
                    .asException();
        }
        List<PuzzleView> shown = found.stream()
                .skip((page - 1L) * SIZE)
                .limit(SIZE)
                .map(PuzzleView::inList)
                .toList();
        return new PuzzleList(found.size(), page, pages, shown);
    }
}
