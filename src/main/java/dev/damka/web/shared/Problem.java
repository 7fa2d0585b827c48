package dev.damka.web.shared;

import com.fasterxml.jackson.annotation.JsonInclude;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * What went wrong with a request, as an RFC 9457 problem document.
 *
 * @param type names the kind of problem for programs; it never changes
 * @param title the kind in words
 * @param detail what is wrong with this request, and what would be right
 * @param position for a faulty text, the character at which the fault is, counted from 1
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
@Schema(description = "An RFC 9457 problem document")
public record Problem(
        String type,
        String title,
        int status,
        String detail,
        @Nullable Integer position) {
    /** The media type of a problem document. */
    public static final String MEDIA_TYPE = "application/problem+json";

    private static final String TYPES = "urn:damka:problem:";

    /** A problem of one of the product's own kinds. */
    public static Problem of(Response.Status status, String kind, String title, String detail) {
        return new Problem(TYPES + kind, title, status.getStatusCode(), detail, null);
    }

    /** A problem that its status says all about. */
    static Problem of(int status) {
        Response.Status known = Response.Status.fromStatusCode(status);
        String title = known == null ? "Error" : known.getReasonPhrase();
        return new Problem("about:blank", title, status, detail(status), null);
    }

    /** That the body has more bytes than that. */
    static Problem ofTooLarge(long most) {
        Problem problem = of(413);
        String limit = most < 1 << 20 ? most / (1 << 10) + " KB" : most / (1 << 20) + " MB";
        return new Problem(problem.type, problem.title, problem.status, "the body is larger than " + limit, null);
    }

    private static String detail(int status) {
        return switch (status) {
            case 400 -> "the request can't be read; see /q/openapi for what is expected";
            case 404 -> "there is nothing at this address; see /q/openapi for what there is";
            case 405 -> "this address does not take this method; see /q/openapi for those it takes";
            case 406 -> "this address gives application/json only";
            case 413 -> "the body is too large";
            case 503 -> "the engine is busy; ask again in a moment";
            case 415 -> "the body must be application/json, of a record text/plain";
            default ->
                status >= 500 ? "the server failed; the fault is in its log" : "see /q/openapi for what is expected";
        };
    }

    /** The same problem with the place of the fault. */
    public Problem at(int column) {
        return new Problem(type, title, status, detail, column);
    }

    /** Ends the request with this problem. */
    public ProblemException asException() {
        return new ProblemException(this);
    }
}
