package dev.damka.web.games;

import dev.damka.games.GameRecord;
import dev.damka.games.Games;
import dev.damka.games.StoredGame;
import dev.damka.players.Player;
import dev.damka.rules.notation.Pdn;
import dev.damka.rules.notation.PdnException;
import dev.damka.web.shared.FlawWords;
import dev.damka.web.shared.Frame;
import dev.damka.web.shared.HtmlWriter;
import dev.damka.web.shared.PdnText;
import dev.damka.web.shared.Prose;
import dev.damka.web.shared.SitePath;
import dev.damka.web.shared.Styles;
import dev.damka.web.shared.Verdict;
import dev.damka.web.shared.Visit;
import dev.damka.web.shared.Visitor;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.time.InstantSource;
import java.util.List;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.multipart.FileUpload;
import org.jspecify.annotations.Nullable;

/** Imports records that were written or are sent as a file: all of their games, or none. */
@Path("/games/import")
@Produces(HtmlWriter.PAGE)
@Blocking
public class ImportResource {
    private final Games games;
    private final Visit visit;
    private final Visitor visitor;
    private final InstantSource time;

    ImportResource(Games games, Visit visit, Visitor visitor, InstantSource time) {
        this.games = games;
        this.visit = visit;
        this.visitor = visitor;
        this.time = time;
    }

    @CheckedTemplate(basePath = "games")
    static final class Templates {
        private Templates() {}

        static native TemplateInstance bring(Frame frame, ImportPage page);
    }

    @GET
    public String page() {
        return html(ImportPage.EMPTY);
    }

    /** Keeps the games; what is faulty is shown again, also where it came as a file, with what is wrong. */
    @POST
    @Consumes(MediaType.MULTIPART_FORM_DATA)
    public Response keep(@RestForm @Nullable String text, @RestForm @Nullable FileUpload file) throws IOException {
        String typed = text == null ? "" : text;
        GameMessages words = GameWords.in(visit.language());
        boolean isFile = file != null && file.size() > 0;
        if (isFile && file.size() > Pdn.MAX_LENGTH || !isFile && typed.length() > Pdn.MAX_LENGTH) {
            return again(typed, Verdict.of(Verdict.Kind.RULE, words.importTooLarge(), words.importSplit()));
        }
        String pdn = isFile ? PdnText.decode(Files.readAllBytes(file.uploadedFile())) : typed;
        try {
            List<GameRecord> records = GameRecord.read(pdn);
            return records.isEmpty()
                    ? again(pdn, Verdict.of(Verdict.Kind.RULE, words.importEmpty(), words.importKeptNothing()))
                    : see(records);
        } catch (PdnException e) {
            String place =
                    e.ply() == 0 ? words.importGame(e.game()) : words.importPly(e.game(), (e.ply() + 1) / 2, e.ply());
            String reason = Prose.sentence(FlawWords.of(e, visit.language()));
            return again(pdn, Verdict.of(Verdict.Kind.RULE, place, reason, words.importKeptNothing()));
        }
    }

    private Response see(List<GameRecord> records) {
        Player player = QuarkusTransaction.requiringNew().call(() -> visitor.orNew(time.instant()));
        List<StoredGame> kept = games.keep(player.id, records);
        int skipped = records.stream().mapToInt(GameRecord::skippedVariations).sum();
        String address = SitePath.with(
                "/games", List.of("kept", Integer.toString(kept.size()), "skipped", Integer.toString(skipped)));
        return Response.seeOther(URI.create(address)).build();
    }

    private Response again(String text, Verdict fault) {
        return Response.status(Response.Status.BAD_REQUEST)
                .entity(html(new ImportPage(text, fault)))
                .build();
    }

    private String html(ImportPage page) {
        String title = GameWords.in(visit.language()).importTitle();
        return visit.render(Templates.bring(visit.frame(title, Styles.LEAF, Frame.Door.GAMES), page));
    }
}
