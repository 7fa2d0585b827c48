package dev.damka.web.puzzles;

import dev.damka.puzzles.Attempt;
import dev.damka.puzzles.Catalogue;
import dev.damka.puzzles.Grade;
import dev.damka.puzzles.Grader;
import dev.damka.puzzles.Lesson;
import dev.damka.puzzles.Line;
import dev.damka.puzzles.Puzzle;
import dev.damka.puzzles.files.LiveLibrary;
import dev.damka.puzzles.proofs.CatalogueProofs;
import dev.damka.puzzles.proofs.Proofs;
import dev.damka.rules.notation.Reading;
import dev.damka.web.shared.Frame;
import dev.damka.web.shared.GradeWords;
import dev.damka.web.shared.HtmlWriter;
import dev.damka.web.shared.KeptPages;
import dev.damka.web.shared.MoveEntry;
import dev.damka.web.shared.Styles;
import dev.damka.web.shared.Visit;
import dev.damka.web.shared.Visitor;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.transaction.Transactional;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.time.InstantSource;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A puzzle: its page as far as it was played, its moves, its solution. */
@Path("/puzzles/{id}")
@Produces(HtmlWriter.PAGE)
public class PuzzleResource {
    private final LiveLibrary library;
    private final Grader grader;
    /** Grades at once what the engine need not be asked for. */
    private final Grader quick;

    private final CatalogueProofs background;
    private final Visit visit;
    private final Visitor visitor;
    private final VisitorProgress progress;
    private final InstantSource time;
    private final KeptPages kept;

    PuzzleResource(
            LiveLibrary library,
            Proofs proofs,
            CatalogueProofs background,
            Grader grader,
            Visit visit,
            Visitor visitor,
            VisitorProgress progress,
            InstantSource time,
            KeptPages kept) {
        this.library = library;
        this.grader = grader;
        this.quick = new Grader(proofs::now);
        this.background = background;
        this.visit = visit;
        this.visitor = visitor;
        this.progress = progress;
        this.time = time;
        this.kept = kept;
    }

    @CheckedTemplate(basePath = "puzzles")
    static final class Templates {
        private Templates() {}

        static native TemplateInstance puzzle(Frame frame, PuzzlePage page);

        static native TemplateInstance gone(Frame frame, String href);
    }

    /** The page of the puzzle in the state that the address names. */
    @GET
    public Response page(@PathParam("id") String id, @BeanParam PuzzleQuery query) {
        Catalogue catalogue = catalogue();
        Puzzle puzzle = puzzle(catalogue, id);
        background.first(puzzle);
        if (!visit.hasQuery() && !visitor.hasCookie()) {
            return Response.ok(kept.page(catalogue, visit.name(), () -> start(catalogue, puzzle)))
                    .build();
        }
        Optional<Line> line = grader.line(puzzle, PuzzleQuery.moves(query.line));
        if (line.isEmpty()) {
            return gone(puzzle, query);
        }
        Scene scene = scene(catalogue, line.get(), query);
        if (line.get().isSolved()) {
            return shown(SolvedPage.of(scene, also(scene), Lesson.of(line.get(), quick)));
        }
        return query.tried == null
                ? shown(AskPage.of(scene, query, also(scene), () -> grader.right(scene.line())))
                : graded(scene, query.tried, query);
    }

    /** Plays a move: keeps what it was worth, and shows it by its address. */
    @POST
    @Path("moves")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    @Transactional
    public Response play(
            @PathParam("id") String id,
            @FormParam("line") @Nullable String written,
            @FormParam("move") @Nullable String move,
            @BeanParam FormContext context) {
        Puzzle puzzle = puzzle(catalogue(), id);
        PuzzleQuery query = context.query();
        Optional<Line> line = grader.line(puzzle, PuzzleQuery.moves(written));
        if (line.isEmpty() || line.get().isSolved()) {
            return line.isEmpty()
                    ? gone(puzzle, query)
                    : see(address(line.get(), query).toString());
        }
        String typed = move == null ? "" : move;
        Grade grade = grader.grade(line.get(), typed);
        if (Attempt.isKept(grade)) {
            Attempt.record(visitor.orNew(time.instant()), line.get(), grade, time.instant());
        }
        return see(after(grade)
                .map(after -> address(after, query).toString())
                .orElseGet(() ->
                        address(line.get(), query).with("try", typed.isBlank() ? " " : MoveEntry.shortened(typed))));
    }

    /** The solution, step by step. */
    @GET
    @Path("solution")
    public Response solution(@PathParam("id") String id, @BeanParam PuzzleQuery query) {
        Catalogue catalogue = catalogue();
        Scene scene = scene(catalogue, Line.start(puzzle(catalogue, id)), query);
        return shown(SolutionPage.of(scene, query));
    }

    /** What is said of the last move where the file does not list it. */
    private String also(Scene scene) {
        return GradeWords.in(scene.language()).also(scene.line(), grader);
    }

    private Response graded(Scene scene, String tried, PuzzleQuery query) {
        String typed = MoveEntry.shortened(tried);
        Grade grade = grader.grade(scene.line(), typed);
        if (grade instanceof Grade.Wrong wrong) {
            return shown(WrongPage.of(scene, wrong, typed, query));
        }
        Optional<Reading> refused = refused(grade);
        if (refused.isPresent()) {
            return shown(AskPage.refused(scene, refused.get(), typed));
        }
        return see(address(after(grade).orElseThrow(), query).toString());
    }

    /** What was made of a text that could not be played. */
    private static Optional<Reading> refused(Grade grade) {
        if (grade instanceof Grade.Illegal illegal) {
            return Optional.of(new Reading.Illegal(illegal.refusal()));
        }
        if (grade instanceof Grade.Ambiguous ambiguous) {
            return Optional.of(new Reading.Ambiguous(ambiguous.moves()));
        }
        return grade instanceof Grade.Unreadable unreadable
                ? Optional.of(new Reading.Unreadable(unreadable.problem(), unreadable.item()))
                : Optional.empty();
    }

    private static Optional<Line> after(Grade grade) {
        if (grade instanceof Grade.Solved solved) {
            return Optional.of(solved.after());
        }
        return grade instanceof Grade.Right right ? Optional.of(right.after()) : Optional.empty();
    }

    private static Puzzle puzzle(Catalogue catalogue, String id) {
        return catalogue.puzzle(id).orElseThrow(NotFoundException::new);
    }

    /** The page on which somebody new begins. */
    private String start(Catalogue catalogue, Puzzle puzzle) {
        return html(PuzzlePage.toSolve(puzzle, catalogue, Progress.NONE, visit.language()));
    }

    /** The catalogue now; a request takes it once, since another may take its place at any time. */
    private Catalogue catalogue() {
        return library.current().catalogue();
    }

    private Scene scene(Catalogue catalogue, Line line, PuzzleQuery query) {
        return Scene.of(catalogue, line, query, progress.current(), visit.language());
    }

    private static PuzzleAddress address(Line line, PuzzleQuery query) {
        return PuzzleAddress.of(line, Scene.theme(line.puzzle(), query).id(), query.isFlipped());
    }

    private Response shown(PuzzlePage page) {
        return Response.ok(html(page)).build();
    }

    private String html(PuzzlePage page) {
        String title = page.task().title() + " · " + page.task().theme();
        return visit.render(Templates.puzzle(visit.frame(title, Styles.SPREAD, Frame.Door.PUZZLES), page));
    }

    private Response gone(Puzzle puzzle, PuzzleQuery query) {
        String title = PuzzleWords.in(visit.language()).goneTitle();
        String href = address(Line.start(puzzle), query).toString();
        return Response.status(Response.Status.BAD_REQUEST)
                .entity(visit.render(Templates.gone(visit.frame(title, Styles.LEAF, Frame.Door.PUZZLES), href)))
                .build();
    }

    private static Response see(String address) {
        return Response.seeOther(URI.create(address)).build();
    }
}
