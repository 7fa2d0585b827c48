package dev.damka.web.shared;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import dev.damka.puzzles.proofs.BusyException;
import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.Status;
import java.lang.annotation.Annotation;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;
import org.jboss.resteasy.reactive.server.handlers.FormBodyHandler;

/** Gives every error a body: a problem document under {@code /api}, a page elsewhere. */
@Singleton
public class Errors {
    private static final Logger LOG = Logger.getLogger(Errors.class);
    /** How much of a foreign name is repeated, in characters. */
    private static final int SHOWN = 40;

    private static final MediaType PROBLEM = MediaType.valueOf(Problem.MEDIA_TYPE);

    private final RoutingContext request;
    private final Visit visit;

    Errors(RoutingContext request, Visit visit) {
        this.request = request;
        this.visit = visit;
    }

    @ServerExceptionMapper
    Response problem(ProblemException e) {
        return answer(e.problem());
    }

    @ServerExceptionMapper({JsonProcessingException.class, MismatchedInputException.class})
    Response json(JsonProcessingException e) {
        return answer(Problem.of(Status.BAD_REQUEST, "json", "Not the expected JSON", detail(e)));
    }

    @ServerExceptionMapper
    Response web(WebApplicationException e) {
        if (e.getCause() instanceof JsonProcessingException cause) {
            return json(cause);
        }
        int status = e.getResponse().getStatus();
        if (status < 400) {
            return e.getResponse();
        }
        return answer(Problem.of(status));
    }

    /** Nothing is wrong with the question: the same one is answered in a moment. */
    @ServerExceptionMapper
    Response busy(BusyException e) {
        return answer(Problem.of(Status.SERVICE_UNAVAILABLE.getStatusCode()));
    }

    /** A content type that is none would be an error of whoever asks for it later. */
    @ServerRequestFilter(preMatching = true)
    Optional<Response> readable(ContainerRequestContext context) {
        try {
            context.getMediaType();
            return Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.of(answer(Problem.of(Status.UNSUPPORTED_MEDIA_TYPE.getStatusCode())));
        }
    }

    @ServerExceptionMapper
    Response unexpected(Throwable e) {
        if (isOfTheForm(e)) {
            return answer(Problem.of(Status.BAD_REQUEST.getStatusCode()));
        }
        LOG.errorf(e, "%s failed", request.normalizedPath());
        return answer(Problem.of(500));
    }

    /** Fills what a filter that ends a request leaves empty, as the one that checks the token of a form does. */
    @ServerResponseFilter
    void fill(ContainerResponseContext response) {
        if (response.getStatus() >= 400 && !response.hasEntity()) {
            Response answer = answer(Problem.of(response.getStatus()));
            response.setEntity(answer.getEntity(), new Annotation[0], answer.getMediaType());
        }
    }

    private Response answer(Problem problem) {
        Response.ResponseBuilder answer =
                Response.status(problem.status()).header(HttpHeaders.CACHE_CONTROL, "no-store");
        if (isApi()) {
            return answer.entity(problem).type(PROBLEM).build();
        }
        return answer.entity(ErrorPage.of(problem.status(), visit))
                .type(MediaType.TEXT_HTML_TYPE.withCharset("UTF-8"))
                .build();
    }

    /** What stands where, without the name of any class. */
    private static String detail(JsonProcessingException e) {
        JsonLocation at = e.getLocation();
        String where = at == null ? "" : " at line " + at.getLineNr() + ", column " + at.getColumnNr();
        if (e instanceof UnrecognizedPropertyException unknown) {
            String name = unknown.getPropertyName();
            String known = unknown.getKnownPropertyIds().stream()
                    .map(Object::toString)
                    .sorted()
                    .collect(Collectors.joining(", "));
            return "there is no field '" + name.substring(0, Math.min(name.length(), SHOWN)) + "'" + where
                    + "; the fields are " + known;
        }
        String field = e instanceof JsonMappingException wrong
                ? wrong.getPath().stream()
                        .map(JsonMappingException.Reference::getFieldName)
                        .filter(Objects::nonNull)
                        .collect(Collectors.joining("."))
                : "";
        String what = field.isEmpty() ? "the body" : "what stands in the field '" + field + "'";
        return what + " can't be read" + where + expected(e) + "; see /q/openapi for what is expected";
    }

    private static String expected(JsonProcessingException e) {
        Class<?> wanted = e instanceof MismatchedInputException wrong ? wrong.getTargetType() : null;
        if (wanted == int.class || wanted == Integer.class) {
            return ", a whole number should stand there";
        }
        return wanted == String.class ? ", a text in quotes should stand there" : "";
    }

    /** Whether a form could not be read, of which the framework says nothing by the kind of its exception. */
    private static boolean isOfTheForm(Throwable e) {
        return Arrays.stream(e.getStackTrace())
                .anyMatch(frame -> frame.getClassName().equals(FormBodyHandler.class.getName()));
    }

    private boolean isApi() {
        String path = request.normalizedPath();
        return path.equals("/api") || path.startsWith("/api/");
    }
}
