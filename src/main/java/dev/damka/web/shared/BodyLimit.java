package dev.damka.web.shared;

import dev.damka.rules.notation.Pdn;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.json.JsonObject;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.Set;

/**
 * Bounds bodies, before the server refuses them without a word: what is typed is small, only a file of records may be
 * larger.
 */
@Singleton
public class BodyLimit {
    /** The most bytes of a body that is no file. */
    static final long TYPED = 64 << 10;
    /** The most bytes of a file of records. */
    static final long FILE = Pdn.MAX_LENGTH;

    private static final Set<String> FILES = Set.of("/api/games/import", "/games/import");
    /** A form has a little around its file. */
    private static final long FORM = 16 << 10;
    /** Above the server's own check. */
    private static final int PRIORITY = 1000;

    void register(@Observes Filters filters) {
        filters.register(BodyLimit::check, PRIORITY);
    }

    private static void check(RoutingContext request) {
        String path = request.normalizedPath();
        boolean api = path.startsWith("/api/");
        long most = !FILES.contains(path) ? TYPED : api ? FILE : FILE + FORM;
        if (length(request) <= most) {
            request.next();
            return;
        }
        Problem problem = Problem.ofTooLarge(most);
        HttpServerResponse answer =
                request.response().setStatusCode(problem.status()).putHeader(HttpHeaders.CONNECTION, HttpHeaders.CLOSE);
        if (!api) {
            answer.end();
            return;
        }
        answer.putHeader(HttpHeaders.CONTENT_TYPE, Problem.MEDIA_TYPE)
                .end(JsonObject.of(
                                "type", problem.type(),
                                "title", problem.title(),
                                "status", problem.status(),
                                "detail", problem.detail())
                        .toBuffer());
    }

    private static long length(RoutingContext request) {
        String length = request.request().getHeader(HttpHeaders.CONTENT_LENGTH);
        if (request.request().getHeader(HttpHeaders.TRANSFER_ENCODING) != null
                && !FILES.contains(request.normalizedPath())) {
            // What is typed has a length; a stream that doesn't tell its own could be of any.
            return Long.MAX_VALUE;
        }
        return length != null && length.matches("[0-9]{1,18}") ? Long.parseLong(length) : 0;
    }
}
