package dev.damka.web;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Asks axe-core what on a page keeps people from using it. */
public final class Axe {
    private static final String SCRIPT = script();

    private static final String RUN = """
            async () => (await axe.run(document, { resultTypes: ["violations"] })).violations
                .flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.html.slice(0, 200)}: ${node.failureSummary}`))
            """;

    private Axe() {}

    /** A line for each finding: the rule, the element, what would be right. */
    @SuppressWarnings("unchecked")
    public static List<String> findings(Page page) {
        page.evaluate(SCRIPT);
        return (List<String>) page.evaluate(RUN);
    }

    private static String script() {
        try (InputStream in = Axe.class.getResourceAsStream("/axe.min.js")) {
            if (in == null) {
                throw new IllegalStateException("axe.min.js is missing from the class path");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
