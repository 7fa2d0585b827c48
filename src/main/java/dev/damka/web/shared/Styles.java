package dev.damka.web.shared;

import io.quarkus.qute.RawString;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/** The style sheets of a kind of page, as links. Their addresses change with what the files hold, so they can be kept for long. */
public enum Styles {
    /** A board and notes. */
    SPREAD("motion", "task", "verdict", "move-form", "record", "counter", "tree", "shelf"),
    /** A board with clocks, and notes. */
    GAME("motion", "verdict", "move-form", "record", "counter", "clock", "game"),
    /** A board and the fields of a puzzle. */
    EDITOR("motion", "task", "verdict", "move-form", "record", "field", "reading", "editor"),
    /** A board and notes with tables and a graph. */
    REVIEW("motion", "task", "verdict", "record", "cells", "tree", "review"),
    /** A margin and text. */
    LEAF("contents", "cells", "topic", "verdict", "field", "reading"),
    /** A margin and text with boards in it, which prints well. */
    LESSON("motion", "contents", "verdict", "move-form", "record", "field", "reading", "lesson");

    private final Map<Look, RawString> links = new EnumMap<>(Look.class);

    /** @param sheets those besides the ones of every page */
    Styles(String... sheets) {
        for (Look look : Look.values()) {
            StringBuilder html = new StringBuilder();
            link(html, "fonts", "");
            link(html, "theme-light", "");
            if (look != Look.LIGHT) {
                link(html, "theme-dark", look == Look.AUTO ? "screen and (prefers-color-scheme: dark)" : "screen");
            }
            link(html, "theme-contrast", "(prefers-contrast: more)");
            Stream.concat(Stream.of("base", "head", "foot", "button", "spread", "board"), Stream.of(sheets))
                    .forEach(sheet -> link(html, sheet, ""));
            links.put(look, new RawString(html.toString()));
        }
    }

    /** The links for the head of a page. */
    public RawString links(Look look) {
        return links.get(look);
    }

    private static void link(StringBuilder html, String sheet, String media) {
        html.append("<link rel=\"stylesheet\" href=\"")
                .append(versioned("/css/" + sheet + ".css"))
                .append(media.isEmpty() ? "" : "\" media=\"" + media)
                .append("\">\n");
    }

    /** The address of a static file with a mark of what it holds. */
    static String versioned(String address) {
        try (InputStream file = Styles.class.getResourceAsStream("/META-INF/resources" + address)) {
            if (file == null) {
                throw new IllegalStateException(address + " is missing");
            }
            CRC32 mark = new CRC32();
            mark.update(file.readAllBytes());
            return address + "?v=" + Long.toHexString(mark.getValue());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
