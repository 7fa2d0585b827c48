package dev.damka.web.shared;

import dev.damka.rules.notation.Pdn;
import io.quarkus.arc.Arc;
import io.quarkus.arc.ManagedContext;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
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
 * larger. A form with too large a one is still read, so that its page can say so and give back what was typed.
 */
@Singleton
public class BodyLimit {
    /** The most bytes of a body that is no file. */
    static final long TYPED = 64 << 10;
    /** The most bytes of a file of records. */
    static final long FILE = Pdn.MAX_LENGTH;

    private static final Set<String> FILES = Set.of("/api/games/import", "/games/import");
    /** The most bytes of a form with a file, which is the server's own limit. */
    private static final long FORM = 16 << 20;
    /** What is read and forgotten, since a browser shows no answer before it has sent everything. */
    private static final long FORGOTTEN = 64 << 20;
    /** Above the server's own check. */
    private static final int PRIORITY = 1000;

    private final CurrentVertxRequest current;
    private final Visit visit;

    BodyLimit(CurrentVertxRequest current, Visit visit) {
        this.current = current;
        this.visit = visit;
    }

    void register(@Observes Filters filters) {
        filters.register(this::check, PRIORITY);
    }

    private void check(RoutingContext request) {
        String path = request.normalizedPath();
        boolean api = path.startsWith("/api/");
        long most = FILES.contains(path) ? FILE : TYPED;
        long length = length(request);
        if (length <= most || !api && most == FILE && length <= FORM) {
            request.next();
            return;
        }
        if (!api && length <= FORGOTTEN) {
            request.request().handler(bytes -> {}).endHandler(end -> refuse(request, most));
            request.request().resume();
        } else {
            refuse(request, most);
        }
    }

    private void refuse(RoutingContext request, long most) {
        Problem problem = Problem.ofTooLarge(most);
        HttpServerResponse answer =
                request.response().setStatusCode(problem.status()).putHeader(HttpHeaders.CONNECTION, HttpHeaders.CLOSE);
        if (!request.normalizedPath().startsWith("/api/")) {
            answer.putHeader(HttpHeaders.CONTENT_TYPE, "text/html;charset=UTF-8")
                    .end(page(request, most));
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

    /** Drawn in a request of its own, which otherwise begins behind this filter. */
    private String page(RoutingContext request, long most) {
        ManagedContext scope = Arc.container().requestContext();
        scope.activate();
        try {
            current.setCurrent(request);
            return ErrorPage.tooLarge(most, visit);
        } finally {
            scope.terminate();
        }
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
