package dev.damka.web.drills;

import dev.damka.players.Player;
import dev.damka.puzzles.drills.Drill;
import dev.damka.puzzles.drills.DrillResult;
import dev.damka.puzzles.drills.Drills;
import dev.damka.puzzles.drills.Run;
import dev.damka.puzzles.drills.Start;
import dev.damka.puzzles.drills.Trial;
import dev.damka.puzzles.files.LiveLibrary;
import dev.damka.web.shared.Frame;
import dev.damka.web.shared.HtmlWriter;
import dev.damka.web.shared.MoveEntry;
import dev.damka.web.shared.Styles;
import dev.damka.web.shared.Visit;
import dev.damka.web.shared.Visitor;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.smallrye.common.annotation.Blocking;
import jakarta.transaction.Transactional;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
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
import java.util.Map;
import java.util.Optional;

/** The drills: their list, a drill as far as it was played, its moves. */
@Path("/drills")
@Produces(HtmlWriter.PAGE)
@Blocking
public class DrillsResource {
    private final Drills drills;
    private final LiveLibrary library;
    private final Visit visit;
    private final Visitor visitor;
    private final InstantSource time;

    DrillsResource(Drills drills, LiveLibrary library, Visit visit, Visitor visitor, InstantSource time) {
        this.drills = drills;
        this.library = library;
        this.visit = visit;
        this.visitor = visitor;
        this.time = time;
    }

    @CheckedTemplate(basePath = "drills")
    static final class Templates {
        private Templates() {}

        static native TemplateInstance drills(Frame frame, DrillListPage page);

        static native TemplateInstance drill(Frame frame, DrillPage page);

        static native TemplateInstance gone(Frame frame, String href);
    }

    /** All drills. */
    @GET
    public String list() {
        Map<String, DrillResult.Done> done =
                visitor.current().map(DrillResult::doneBy).orElse(Map.of());
        String title = DrillWords.in(visit.language()).title();
        return visit.render(Templates.drills(
                visit.frame(title, Styles.LEAF, Frame.Door.PUZZLES),
                DrillListPage.of(drills.all(), done, visit.language())));
    }

    /** The page of a drill in the state that the address names; without a position it leads to one. */
    @GET
    @Path("{id}")
    public Response page(@PathParam("id") String id, @BeanParam DrillQuery query) {
        Drill drill = drill(id);
        if (query.start == null) {
            int played = visitor.current()
                    .map(player -> DrillResult.countOf(player, drill))
                    .orElse(0);
            return see(DrillAddress.of(drill, Start.first(played), query.isFlipped()));
        }
        Optional<Run> run = run(drill, query);
        if (run.isEmpty()) {
            return gone(drill);
        }
        DrillScene scene = scene(run.get(), query);
        if (run.get().end().isPresent()) {
            return run.get().made() == 0 ? gone(drill) : shown(DrillEnd.of(scene));
        }
        return query.tried == null ? shown(DrillAsk.of(scene, query)) : tried(scene, query.tried, query);
    }

    /** Plays a move, keeps what was achieved by it, and shows it by its address. */
    @POST
    @Path("{id}/moves")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    @Transactional
    public Response play(@PathParam("id") String id, @BeanParam DrillForm form) {
        Drill drill = drill(id);
        DrillQuery query = form.query();
        Optional<Run> run = run(drill, query);
        if (run.isEmpty()) {
            return gone(drill);
        }
        DrillAddress address = DrillAddress.of(run.get(), query);
        if (run.get().end().isPresent()) {
            return see(address);
        }
        Trial trial = drills.play(run.get(), form.typed());
        if (trial instanceof Trial.Kept kept) {
            if (kept.after().isDone()) {
                Player player = visitor.orNew(time.instant());
                DrillResult.keep(player, kept.after(), query.slips(), time.instant());
            }
            return see(DrillAddress.of(kept.after(), query));
        }
        String typed = form.typed().isBlank() ? " " : MoveEntry.shortened(form.typed());
        DrillAddress shown = trial instanceof Trial.Slip ? address.slipped() : address;
        return Response.seeOther(URI.create(shown.with("try", typed))).build();
    }

    private Response tried(DrillScene scene, String tried, DrillQuery query) {
        String typed = MoveEntry.shortened(tried);
        Trial trial = drills.play(scene.run(), typed);
        if (trial instanceof Trial.Slip slip) {
            return shown(DrillSlip.of(scene, slip, typed, query));
        }
        if (trial instanceof Trial.Refused refused) {
            return shown(DrillAsk.refused(scene, refused.reading(), typed));
        }
        return see(DrillAddress.of(((Trial.Kept) trial).after(), query));
    }

    private Drill drill(String id) {
        return Drill.named(id).filter(drills.all()::contains).orElseThrow(NotFoundException::new);
    }

    private Optional<Run> run(Drill drill, DrillQuery query) {
        return Optional.ofNullable(query.start)
                .flatMap(name -> drills.start(drill, name))
                .flatMap(start -> drills.run(start, query.moves()));
    }

    private DrillScene scene(Run run, DrillQuery query) {
        boolean hasPuzzles = !library.current()
                .catalogue()
                .inTheme(run.start().drill().theme())
                .isEmpty();
        return new DrillScene(drills, run, DrillAddress.of(run, query), hasPuzzles, visit.language());
    }

    private Response shown(DrillPage page) {
        return Response.ok(visit.render(
                        Templates.drill(visit.frame(page.name(), Styles.SPREAD, Frame.Door.PUZZLES), page)))
                .build();
    }

    private Response gone(Drill drill) {
        String title = DrillWords.in(visit.language()).goneTitle();
        Frame frame = visit.frame(title, Styles.LEAF, Frame.Door.PUZZLES);
        return Response.status(Response.Status.BAD_REQUEST)
                .entity(visit.render(Templates.gone(frame, DrillAddress.of(drill))))
                .build();
    }

    private static Response see(DrillAddress address) {
        return Response.seeOther(URI.create(address.toString())).build();
    }
}
