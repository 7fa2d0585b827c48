package dev.damka.web.shared;

import io.quarkus.csrf.reactive.runtime.CsrfTokenParameterProvider;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * Pages that are the same for everybody but for the token in their forms. Each is drawn once and kept in pieces, between
 * which each visitor's own token goes.
 */
@ApplicationScoped
public class KeptPages {
    /** About 12 KB each; when there are more, all are drawn anew. */
    private static final int MOST = 2_000;

    private record Kept(Object edition, Map<String, List<byte[]>> pages) {}

    private final CsrfTokenParameterProvider csrf;
    private volatile Kept kept = new Kept(new Object(), Map.of());

    KeptPages(CsrfTokenParameterProvider csrf) {
        this.csrf = csrf;
    }

    /**
     * A page as UTF-8.
     *
     * @param edition what the pages are drawn from; with another one all are drawn anew
     * @param name tells the pages of an edition apart
     * @param drawn draws the page where it is not kept yet
     */
    public byte[] page(Object edition, String name, Supplier<String> drawn) {
        Kept now = kept;
        if (now.edition() != edition || now.pages().size() >= MOST) {
            now = new Kept(edition, new ConcurrentHashMap<>());
            kept = now;
        }
        String token = csrf.getToken();
        List<byte[]> pieces = now.pages().get(name);
        if (pieces == null) {
            pieces = Arrays.stream(drawn.get().split(Pattern.quote(token), -1))
                    .map(piece -> piece.getBytes(StandardCharsets.UTF_8))
                    .toList();
            now.pages().put(name, pieces);
        }
        return joined(pieces, token.getBytes(StandardCharsets.UTF_8));
    }

    private static byte[] joined(List<byte[]> pieces, byte[] token) {
        ByteArrayOutputStream page = new ByteArrayOutputStream(1 << 14);
        for (int i = 0; i < pieces.size(); i++) {
            if (i > 0) {
                page.writeBytes(token);
            }
            page.writeBytes(pieces.get(i));
        }
        return page.toByteArray();
    }
}
