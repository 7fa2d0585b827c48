package dev.damka.web.api;

import dev.damka.puzzles.Catalogue;
import dev.damka.puzzles.Grader;
import dev.damka.puzzles.Line;
import dev.damka.puzzles.Puzzle;
import dev.damka.puzzles.Theme;
import dev.damka.puzzles.files.LiveLibrary;
import dev.damka.puzzles.proofs.Proofs;
import dev.damka.puzzles.proofs.UnknownException;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.Problem;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response.Status;
import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestHeader;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;

/** The catalogue and the grading of moves. Nothing here is kept. */
@Path("/api/puzzles")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Puzzles")
@NonBlocking
public class PuzzlesResource {
    private static final int HIGHEST_LEVEL = 5;

    private final LiveLibrary library;
    private final Grader grader;
    /** Grades at once what the engine need not be asked for. */
    private final Grader quick;

    PuzzlesResource(LiveLibrary library, Proofs proofs, Grader grader) {
        this.library = library;
        this.grader = grader;
        this.quick = new Grader(proofs::now);
    }

    @GET
    @Operation(summary = "Puzzles by theme and level", description = "In rising difficulty, 20 on a page.")
    @APIResponse(responseCode = "200", description = "The page")
    @APIResponse(
            responseCode = "400",
            description = "No such theme, level or page",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
    public PuzzleList list(
            @Parameter(description = "A theme id; all themes if left out", example = "turkish-strike")
                    @RestQuery
                    @Nullable
                    String theme,
            @Parameter(description = "1 to 5; all levels if left out", example = "2") @RestQuery @Nullable String level,
            @Parameter(description = "Counted from 1; the first if left out", example = "1") @RestQuery @Nullable
                    String page) {
        Catalogue catalogue = library.current().catalogue();
        if (theme != null && catalogue.theme(theme).isEmpty()) {
            throw parameter("there is no such theme; give one of "
                    + catalogue.themes().stream().map(Theme::id).collect(Collectors.joining(", ")));
        }
        @Nullable Integer wanted = level == null ? null : number(level, "level", HIGHEST_LEVEL);
        int number = page == null ? 1 : number(page, "page", Integer.MAX_VALUE);
        return PuzzleList.of(catalogue.search(theme, wanted, null), number);
    }

    @GET
    @Path("/{id}")
    @Operation(summary = "One puzzle", description = "With its hint, never with its solution.")
    @APIResponse(responseCode = "200", description = "The puzzle")
    @APIResponse(
            responseCode = "404",
            description = "There is no such puzzle",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
    public PuzzleView puzzle(@RestPath String id) {
        return PuzzleView.alone(find(id));
    }

    @POST
    @Path("/{id}/grade")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            summary = "Grade a move",
            description = "Grades a move of the solver after the moves so far, and plays the reply to a right one. "
                    + "The same question always has the same answer; nothing is kept.")
    @APIResponse(responseCode = "200", description = "The grade, also of what is no move")
    @APIResponse(
            responseCode = "400",
            description = "The body is not as expected",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
    @APIResponse(
            responseCode = "404",
            description = "There is no such puzzle",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
    @APIResponse(
            responseCode = "409",
            description = "The line is not one of this puzzle, or it is solved already",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
    @APIResponse(
            responseCode = "503",
            description = "Too many moves wait for the engine; the same question is answered in a moment",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
    public Uni<GradeView> grade(
            @RestPath String id,
            @Nullable GradeRequest request,
            @Parameter(hidden = true) @RestHeader(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String languages) {
        Puzzle puzzle = find(id);
        if (request == null) {
            throw GradeRequest.problem("the body is empty; give {\"line\": [], \"move\": \"c3:e5\"}");
        }
        String typed = request.checkedMove();
        List<String> moves = request.checkedLine();
        Language language = Language.ofApi(languages);
        try {
            return Uni.createFrom().item(graded(puzzle, moves, typed, quick, language));
        } catch (UnknownException e) {
            return Uni.createFrom()
                    .item(() -> graded(puzzle, moves, typed, grader, language))
                    .runSubscriptionOn(Infrastructure.getDefaultWorkerPool());
        }
    }

    private static GradeView graded(Puzzle puzzle, List<String> moves, String typed, Grader grader, Language language) {
        Line line = grader.line(puzzle, moves).orElseThrow(PuzzlesResource::notALine);
        if (line.isSolved()) {
            throw Problem.of(
                            Status.CONFLICT,
                            "solved",
                            "The puzzle is solved",
                            "this line solves the puzzle; a solved puzzle takes no further move")
                    .asException();
        }
        return GradeView.of(line, typed, grader.grade(line, typed), grader, language);
    }

    private Puzzle find(String id) {
        return library.current()
                .catalogue()
                .puzzle(id)
                .orElseThrow(() -> Problem.of(
                                Status.NOT_FOUND,
                                "puzzle",
                                "No such puzzle",
                                "there is no puzzle of this id; /api/puzzles lists them")
                        .asException());
    }

    private static RuntimeException notALine() {
        return Problem.of(
                        Status.CONFLICT,
                        "line",
                        "Not a line of this puzzle",
                        "line must hold right moves and the replies to them; take it from the last grade, [] at first")
                .asException();
    }

    private static int number(String text, String name, int highest) {
        if (text.matches("[1-9][0-9]{0,6}")) {
            int number = Integer.parseInt(text);
            if (number <= highest) {
                return number;
            }
        }
        throw parameter(name + " must be a number from 1" + (highest == Integer.MAX_VALUE ? " on" : " to " + highest));
    }

    private static RuntimeException parameter(String detail) {
        return Problem.of(Status.BAD_REQUEST, "parameter", "Not a possible parameter", detail)
                .asException();
    }
}
