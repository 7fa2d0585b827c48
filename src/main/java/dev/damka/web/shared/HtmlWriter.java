package dev.damka.web.shared;

import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.Provider;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import org.jboss.resteasy.reactive.server.spi.ResteasyReactiveResourceInfo;
import org.jboss.resteasy.reactive.server.spi.ServerMessageBodyWriter;
import org.jboss.resteasy.reactive.server.spi.ServerRequestContext;

/**
 * Sends pages as bytes. The writer that comes with the framework encodes a text with Cyrillic letters sign by sign, which
 * took more time than all the rest of a page.
 */
@Provider
@Produces(MediaType.TEXT_HTML)
public class HtmlWriter implements ServerMessageBodyWriter<String> {
    /** What every page is. */
    public static final String PAGE = "text/html;charset=UTF-8";

    @Override
    public boolean isWriteable(
            Class<?> type, Type genericType, ResteasyReactiveResourceInfo target, MediaType mediaType) {
        return type == String.class;
    }

    @Override
    public void writeResponse(String page, Type genericType, ServerRequestContext context) {
        context.serverResponse().end(page.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
        return type == String.class;
    }

    @Override
    public void writeTo(
            String page,
            Class<?> type,
            Type genericType,
            Annotation[] annotations,
            MediaType mediaType,
            MultivaluedMap<String, Object> headers,
            OutputStream out)
            throws IOException {
        out.write(page.getBytes(StandardCharsets.UTF_8));
    }
}
