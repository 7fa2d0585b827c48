package dev.damka.web.rules;

import dev.damka.web.shared.Language;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** A text to learn from, as it lies on the class path under {@code learn}. */
record TextFile(String name, String text) {
    private static final String ROOT = "learn/";

    /** The file of that name which every language shares. */
    static TextFile of(String name) {
        try (InputStream in = TextFile.class.getClassLoader().getResourceAsStream(ROOT + name)) {
            if (in == null) {
                throw new IllegalStateException(ROOT + name + " is missing from the class path");
            }
            return new TextFile(ROOT + name, new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r", ""));
        } catch (IOException e) {
            throw new UncheckedIOException(ROOT + name, e);
        }
    }

    /** The file of that name in a language. */
    static TextFile of(Language language, String name) {
        return of(language.tag() + "/" + name);
    }

    /** What ends the reading of a file: where it is wrong, how, and what would be right. */
    IllegalStateException fault(String where, String what) {
        return new IllegalStateException(name + ", " + where + ": " + what);
    }
}
