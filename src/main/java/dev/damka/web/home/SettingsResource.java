package dev.damka.web.home;

import dev.damka.web.shared.Frame;
import dev.damka.web.shared.HtmlWriter;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.Look;
import dev.damka.web.shared.SitePath;
import dev.damka.web.shared.Styles;
import dev.damka.web.shared.Visit;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.NewCookie;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** Which language and which colours a browser is shown, whether its keys act and games sound. */
@Path("/settings")
@Produces(HtmlWriter.PAGE)
public class SettingsResource {
    // Browsers keep no cookie longer than 400 days.
    private static final Duration KEPT = Duration.ofDays(400);

    private final Visit visit;

    SettingsResource(Visit visit) {
        this.visit = visit;
    }

    @CheckedTemplate(basePath = "home")
    static final class Templates {
        private Templates() {}

        static native TemplateInstance settings(Frame frame, SettingsPage page);
    }

    @GET
    public String page(@QueryParam("back") @Nullable String back) {
        return visit.render(Templates.settings(
                visit.frame(visit.words().settingsLabel(), Styles.LEAF, Frame.Door.NONE),
                SettingsPage.of(SitePath.of(back), visit.language(), visit.look(), visit.keysAct(), visit.sounds())));
    }

    /** Keeps what was chosen in a cookie and leads back; a language that the pages don't know is no choice. */
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response choose(
            @FormParam("lang") @Nullable String lang,
            @FormParam("look") @Nullable String look,
            @FormParam("keys") @Nullable String keys,
            @FormParam("sounds") @Nullable String sounds,
            @FormParam("back") @Nullable String back) {
        Response.ResponseBuilder response = Response.seeOther(URI.create(SitePath.of(back)));
        Language.tagged(lang).ifPresent(language -> response.cookie(cookie(Visit.LANGUAGE, language.tag())));
        if (look != null) {
            response.cookie(cookie(Visit.LOOK, Look.of(look).id()));
        }
        if (keys != null) {
            boolean off = keys.equals(Visit.KEYS_OFF);
            response.cookie(cookie(Visit.KEYS, off ? Visit.KEYS_OFF : SettingsPage.KEYS_ON));
        }
        if (sounds != null) {
            boolean on = sounds.equals(Visit.SOUNDS_ON);
            response.cookie(cookie(Visit.SOUNDS, on ? Visit.SOUNDS_ON : SettingsPage.SOUNDS_OFF));
        }
        return response.build();
    }

    private NewCookie cookie(String name, String value) {
        return new NewCookie.Builder(name)
                .value(value)
                .path("/")
                .httpOnly(true)
                .sameSite(NewCookie.SameSite.LAX)
                .secure(visit.isSecure())
                .maxAge((int) KEPT.toSeconds())
                .build();
    }
}
