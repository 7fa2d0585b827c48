package dev.damka.web.authors;

import dev.damka.engine.Proof;
import dev.damka.puzzles.Catalogue;
import dev.damka.puzzles.files.Fault;
import dev.damka.puzzles.files.FaultCode;
import dev.damka.puzzles.files.LiveLibrary;
import dev.damka.puzzles.workshop.Advice;
import dev.damka.puzzles.workshop.FirstMove;
import dev.damka.puzzles.workshop.Proven;
import dev.damka.puzzles.workshop.Workshop;
import dev.damka.rules.Position;
import dev.damka.rules.Square;
import dev.damka.rules.notation.FenException;
import dev.damka.rules.notation.MoveWriter;
import dev.damka.web.authors.AuthorsPage.Entry;
import dev.damka.web.authors.EditorPage.Openings;
import dev.damka.web.authors.EditorPage.Suggested;
import dev.damka.web.shared.FaultLine;
import dev.damka.web.shared.FlawWords;
import dev.damka.web.shared.Frame;
import dev.damka.web.shared.HtmlWriter;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.MoveEntry;
import dev.damka.web.shared.Prose;
import dev.damka.web.shared.Styles;
import dev.damka.web.shared.Visit;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.RawString;
import io.quarkus.qute.TemplateInstance;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedHashMap;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Where a puzzle is written: its whole state stands in the address or the form, and the server keeps nothing of it. */
@Path(Sheet.EDITOR)
@Produces(HtmlWriter.PAGE)
@Blocking
public class EditorResource {
    private final LiveLibrary library;
    private final Workshop workshop;
    private final Visit visit;

    EditorResource(LiveLibrary library, Workshop workshop, Visit visit) {
        this.library = library;
        this.workshop = workshop;
        this.visit = visit;
    }

    @CheckedTemplate(basePath = "authors")
    static final class Templates {
        private Templates() {}

        static native TemplateInstance editor(Frame frame, EditorPage page);
    }

    /** The page of the puzzle that the address holds. */
    @GET
    public String page(@Context UriInfo address) {
        MultivaluedMap<String, String> asked = address.getQueryParameters();
        return shown(Sheet.of(asked), asked);
    }

    /** Does what a button or a move asks, and shows what has become of it: by its address where that is short enough. */
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response change(MultivaluedMap<String, String> form) {
        EditorDeed deed = EditorDeed.of(form);
        String address = deed.sheet().address(shortened(deed.more()));
        if (address.length() < EditorDrawing.LONGEST_ADDRESS) {
            return Response.seeOther(URI.create(address)).build();
        }
        MultivaluedMap<String, String> asked = new MultivaluedHashMap<>();
        for (int i = 0; i < deed.more().size(); i += 2) {
            asked.putSingle(deed.more().get(i), deed.more().get(i + 1));
        }
        return Response.ok(shown(deed.sheet(), asked)).build();
    }

    private static String[] shortened(List<String> more) {
        return more.stream().map(MoveEntry::shortened).toArray(String[]::new);
    }

    /** The block as a file. */
    @POST
    @Path("file")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    @Produces("text/plain;charset=UTF-8")
    public Response file(MultivaluedMap<String, String> form) {
        Sheet sheet = Sheet.of(form);
        return Response.ok(sheet.block())
                .header(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"" + sheet.fileName() + "\"")
                .build();
    }

    private String shown(Sheet sheet, MultivaluedMap<String, String> asked) {
        Language language = visit.language();
        AuthorMessages words = language.bundle(AuthorMessages.class);
        Catalogue catalogue = library.current().catalogue();
        EditorDrawing drawing = new EditorDrawing(sheet, language);
        Optional<Advice> advice =
                sheet.isBlank() ? Optional.empty() : workshop.advise(sheet.block(), sheet.probe(catalogue), catalogue);
        List<Entry> faults = advice.map(one -> one.checked().faults()).orElse(List.of()).stream()
                .map(fault -> entry(fault, sheet, language))
                .toList();
        Openings openings =
                asked.getFirst("others") == null ? null : openings(sheet, catalogue, isSound(advice), language);
        boolean placing = sheet.isPlacing();
        EditorDrawing.@Nullable Entered entered = placing
                ? null
                : drawing.entered(square(asked, "from"), square(asked, "to"), tried(asked.getFirst("try")));
        EditorPage page = new EditorPage(
                sheet.values(),
                sheet.hidden(),
                entered == null ? drawing.placed() : entered.board(),
                drawing.turn(),
                placing ? drawing.squares(String.valueOf(asked.getFirst("at"))) : List.of(),
                drawing.pieces(),
                entered != null ? entered.entry().note() : asked.getFirst("stuck") == null ? null : drawing.stuck(),
                entered == null ? null : entered.form(),
                entered == null ? null : entered.record(),
                faults,
                sheet.isBlank() ? words.checkedNothing() : advice.isEmpty() ? words.busy() : words.checkedSound(),
                openings,
                advice.map(Advice::themes).orElse(List.of()).stream()
                        .map(theme -> new Suggested(theme.id(), theme.name().in(language.tag())))
                        .toList(),
                advice.isPresent() && advice.get().level().isPresent()
                        ? words.levelSuggested(advice.get().level().getAsInt())
                        : "",
                sheet.block());
        return visit.render(Templates.editor(visit.frame(words.editorTitle(), Styles.EDITOR, Frame.Door.NONE), page));
    }

    private static boolean isSound(Optional<Advice> advice) {
        return advice.isPresent() && advice.get().checked().puzzle() != null;
    }

    private static @Nullable String tried(@Nullable String typed) {
        return typed == null ? null : MoveEntry.shortened(typed);
    }

    private static Optional<Square> square(MultivaluedMap<String, String> asked, String name) {
        return Optional.ofNullable(asked.getFirst(name)).flatMap(Square::named);
    }

    private static Entry entry(Fault fault, Sheet sheet, Language language) {
        AuthorMessages words = language.bundle(AuthorMessages.class);
        FaultCode code = FaultCode.of(fault);
        String kind = words.kind(code);
        String gist = fault.isError() ? words.error(kind) : words.warning(kind);
        Optional<FenException> fen = code == FaultCode.BAD_FEN ? sheet.fenFault() : Optional.empty();
        return new Entry(
                words.place(fault.line(), fault.column()),
                fen.map(one -> gist + " " + Prose.sentence(FlawWords.of(one, language)))
                        .orElse(gist),
                FaultLine.of(fault).text());
    }

    private @Nullable Openings openings(Sheet sheet, Catalogue catalogue, boolean sound, Language language) {
        AuthorMessages words = language.bundle(AuthorMessages.class);
        if (sheet.isPlacing() || sheet.goal().isEmpty()) {
            return null;
        }
        Position start = sheet.position().orElseThrow();
        Optional<Proven> proven =
                workshop.prove(sheet.block(), start, sheet.goal().get(), catalogue);
        if (proven.isEmpty()) {
            return new Openings(true, List.of(), "", List.of(), "");
        }
        List<FirstMove> all = proven.get().firstMoves();
        List<RawString> lines = all.stream()
                .filter(move -> move.answer() != Proof.Answer.REFUTED)
                .map(move -> Prose.html(line(move, start, words)))
                .toList();
        Optional<List<Fault>> found = proven.get().faults();
        List<Entry> faults = found.orElse(List.of()).stream()
                .map(fault -> entry(fault, sheet, language))
                .toList();
        String verdict = !sound
                ? words.proofNeedsSound()
                : found.isEmpty() ? words.proofTooLong() : faults.isEmpty() ? words.proofSound() : "";
        return new Openings(false, lines, words.othersMiss(all.size() - lines.size(), all.size()), faults, verdict);
    }

    private static String line(FirstMove move, Position start, AuthorMessages words) {
        String written = MoveWriter.fullForm(start, move.move());
        if (move.answer() == Proof.Answer.UNPROVEN) {
            return words.otherOpen(written);
        }
        return switch (move.basis()) {
            case TABLES -> words.otherByTables(written);
            case SEARCH -> words.otherBySearch(written);
            case JUDGEMENT -> words.otherByJudgement(written);
        };
    }
}
