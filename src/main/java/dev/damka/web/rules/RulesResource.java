package dev.damka.web.rules;

import dev.damka.puzzles.files.LiveLibrary;
import dev.damka.web.shared.Frame;
import dev.damka.web.shared.HtmlWriter;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.MoveEntry;
import dev.damka.web.shared.SitePath;
import dev.damka.web.shared.Styles;
import dev.damka.web.shared.Visit;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
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
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The contents, each chapter with its boards, and the glossary. */
@Path("/")
@Produces(HtmlWriter.PAGE)
public class RulesResource {
    private final Chapters chapters;
    private final LiveLibrary library;
    private final Visit visit;

    RulesResource(Chapters chapters, LiveLibrary library, Visit visit) {
        this.chapters = chapters;
        this.library = library;
        this.visit = visit;
    }

    @CheckedTemplate(basePath = "rules")
    static final class Templates {
        private Templates() {}

        static native TemplateInstance contents(Frame frame, ContentsPage page);

        static native TemplateInstance chapter(Frame frame, ChapterPage page);

        static native TemplateInstance glossary(Frame frame, GlossaryPage page);
    }

    @GET
    @Path("rules")
    public String contents() {
        Language language = visit.language();
        LearnMessages words = LearnWords.in(language);
        return visit.render(Templates.contents(
                frame(words.rulesTitle(), words.rulesDescription()), ContentsPage.of(chapters, language)));
    }

    /** A chapter, with one of its boards in the state that the address names. */
    @GET
    @Path("rules/{id: (themes/)?[^/]+}")
    public String chapter(@PathParam("id") String id, @BeanParam LessonQuery query) {
        Chapter chapter = find(id);
        boolean hasPuzzles =
                !library.current().catalogue().inTheme(chapter.theme()).isEmpty();
        ChapterPage page = ChapterPage.of(chapter, chapters.in(visit.language()), hasPuzzles, query);
        return visit.render(Templates.chapter(frame(chapter.title(), chapter.description()), page));
    }

    /** Shows a move on a board by its address; nothing of it is kept. */
    @POST
    @Path("rules/{id: (themes/)?[^/]+}/moves")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response play(
            @PathParam("id") String id, @FormParam("board") int board, @FormParam("move") @Nullable String move) {
        Chapter chapter = find(id);
        if (chapter.board(board).filter(LessonBoard::isPlayed).isEmpty()) {
            throw new NotFoundException();
        }
        String typed = move == null || move.isBlank() ? " " : MoveEntry.shortened(move);
        String address = SitePath.with(chapter.href(), List.of("board", Integer.toString(board), "try", typed));
        return Response.seeOther(URI.create(address + "#" + LessonScene.anchor(board)))
                .build();
    }

    @GET
    @Path("glossary")
    public String glossary() {
        LearnMessages words = LearnWords.in(visit.language());
        return visit.render(Templates.glossary(
                frame(words.glossaryTitle(), words.glossaryDescription()), GlossaryPage.in(visit.language())));
    }

    private Chapter find(String id) {
        return chapters.find(visit.language(), id).orElseThrow(NotFoundException::new);
    }

    private Frame frame(String title, String description) {
        return visit.frame(title, Styles.LESSON, Frame.Door.RULES).describedAs(description);
    }
}
