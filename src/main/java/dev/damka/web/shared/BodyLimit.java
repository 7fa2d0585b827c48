package dev.damka.web.shared;

import io.quarkus.runtime.configuration.MemorySize;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.json.JsonObject;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Tells a client of the API that its body is too large, before the server refuses it without a word. */
@Singleton
public class BodyLimit {
    /** Above the server's own check. */
    private static final int PRIORITY = 1000;

    private final long bytes;

    BodyLimit(@ConfigProperty(name = "quarkus.http.limits.max-body-size") MemorySize size) {
        this.bytes = size.asLongValue();
    }

    void register(@Observes Filters filters) {
        filters.register(this::check, PRIORITY);
    }

    private void check(RoutingContext request) {
        if (request.normalizedPath().startsWith("/api/") && length(request) > bytes) {
            Problem problem = Problem.of(413);
            request.response()
                    .setStatusCode(problem.status())
                    .putHeader(HttpHeaders.CONTENT_TYPE, Problem.MEDIA_TYPE)
                    .putHeader(HttpHeaders.CONNECTION, HttpHeaders.CLOSE)
                    .end(JsonObject.of(
                                    "type", problem.type(),
                                    "title", problem.title(),
                                    "status", problem.status(),
                                    "detail", problem.detail())
                            .toBuffer());
        } else {
            request.next();
        }
    }

    private static long length(RoutingContext request) {
        String length = request.request().getHeader(HttpHeaders.CONTENT_LENGTH);
        return length != null && length.matches("[0-9]{1,18}") ? Long.parseLong(length) : 0;
    }
}
