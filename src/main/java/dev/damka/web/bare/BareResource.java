package dev.damka.web.bare;

import io.quarkus.arc.profile.IfBuildProfile;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.smallrye.common.annotation.NonBlocking;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/** What the framework alone can do. */
@Path("/bare")
@IfBuildProfile("bench")
public class BareResource {
    /** What is sent and comes back. */
    public record Message(String text) {}

    @CheckedTemplate(basePath = "bare")
    static final class Templates {
        private Templates() {}

        static native TemplateInstance page(String text);
    }

    /** A page of one line. */
    @GET
    @Path("page")
    @Produces(MediaType.TEXT_HTML)
    public TemplateInstance page() {
        return Templates.page("a page");
    }

    /** A small object, read and written again. */
    @POST
    @Path("json")
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    @NonBlocking
    public Message json(Message message) {
        return message;
    }
}
