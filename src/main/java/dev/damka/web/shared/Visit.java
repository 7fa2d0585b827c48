package dev.damka.web.shared;

import io.quarkus.qute.TemplateInstance;
import io.vertx.core.http.Cookie;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.RequestScoped;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** One request as the pages see it: which language and look it wants, and where it is. */
@RequestScoped
public class Visit {
    /** The cookie, and the query parameter for a single page, that hold the language. */
    public static final String LANGUAGE = "lang";
    /** The cookie that holds the look. */
    public static final String LOOK = "look";
    /** The cookie that says whether keys of one letter act. */
    public static final String KEYS = "keys";
    /** What the cookie holds, and forms send, where they don't. */
    public static final String KEYS_OFF = "off";

    /** The cookie that says whether games sound. */
    public static final String SOUNDS = "sounds";
    /** What the cookie holds, and forms send, where they do. */
    public static final String SOUNDS_ON = "on";

    private static final String SETTINGS = "/settings";

    private final RoutingContext request;
    private @Nullable Language language;

    Visit(RoutingContext request) {
        this.request = request;
    }

    /** The language of this page: asked for in its address, else chosen before, else preferred by the browser. */
    public Language language() {
        if (language == null) {
            String asked = request.request().getParam(LANGUAGE);
            language = Language.choose(
                    asked != null ? asked : cookie(LANGUAGE), request.request().getHeader("Accept-Language"));
        }
        return language;
    }

    /** All words in this visit's language. */
    public Messages words() {
        return language().words();
    }

    /** What stands around a page with that title. */
    public Frame frame(String title, Styles styles, Frame.Door door) {
        String base = request.request().scheme() + "://" + request.request().authority() + request.normalizedPath();
        return new Frame(
                language(),
                title,
                Surroundings.of(language(), look(), styles, door),
                address(),
                SETTINGS + "?back=" + URLEncoder.encode(back(), StandardCharsets.UTF_8),
                true,
                keysAct(),
                base,
                "");
    }

    /** Tells apart what everybody sees at this address without a query: by language, look, keys, and where the site stands. */
    public String name() {
        return language().tag() + " " + look() + " " + keysAct() + " "
                + request.request().scheme() + "://" + request.request().authority()
                + request.request().path();
    }

    /** Whether the address has a query. */
    public boolean hasQuery() {
        String query = request.request().query();
        return query != null && !query.isEmpty();
    }

    /** A page as HTML in the language of this visit. */
    public String render(TemplateInstance page) {
        return page.setLocale(language().locale()).render();
    }

    /** Whether the request came encrypted, so that cookies need never go otherwise. */
    public boolean isSecure() {
        return "https".equals(request.request().scheme());
    }

    /** The colours that were chosen. */
    public Look look() {
        return Look.of(cookie(LOOK));
    }

    /** Whether keys of one letter act, as they do unless they were switched off. */
    public boolean keysAct() {
        return !KEYS_OFF.equals(cookie(KEYS));
    }

    /** Whether games sound, as they do once it was switched on. */
    public boolean sounds() {
        return SOUNDS_ON.equals(cookie(SOUNDS));
    }

    /** Where the settings lead back to: this page, from the settings themselves the page before them. */
    private String back() {
        return request.normalizedPath().equals(SETTINGS)
                ? SitePath.of(request.request().getParam("back"))
                : address();
    }

    /** The address of this page on this site, without a language that was asked for in it. */
    private String address() {
        if (!request.request().method().name().equals("GET")) {
            return "/";
        }
        String query = request.request().query();
        if (query == null || query.isEmpty()) {
            return request.request().path();
        }
        if (!query.contains("lang=")) {
            return request.request().path() + "?" + query;
        }
        String kept = ("&" + query).replaceAll("&lang=[^&]*", "");
        return request.request().path() + (kept.isEmpty() ? "" : "?" + kept.substring(1));
    }

    private @Nullable String cookie(String name) {
        Cookie cookie = request.request().getCookie(name);
        return cookie == null ? null : cookie.getValue();
    }
}
