package dev.damka.web.shared;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;

/** Says of every page that it is one visitor's, in one language, and is to be asked for anew. */
@Singleton
public class PageHeaders {
    private static final int PRIORITY = 200;
    private static final String VARY = "Accept-Language, Cookie";

    void register(@Observes Filters filters) {
        filters.register(PageHeaders::watch, PRIORITY);
    }

    private static void watch(RoutingContext request) {
        MultiMap headers = request.response().headers();
        request.addHeadersEndHandler(done -> {
            String type = headers.get(HttpHeaders.CONTENT_TYPE);
            if (type != null && type.startsWith("text/html")) {
                headers.add(HttpHeaders.VARY, VARY);
                if (!headers.contains(HttpHeaders.CACHE_CONTROL)) {
                    headers.add(HttpHeaders.CACHE_CONTROL, "private, no-cache");
                }
            }
        });
        request.next();
    }
}
