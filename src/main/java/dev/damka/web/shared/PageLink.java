package dev.damka.web.shared;

/**
 * A link with its words.
 *
 * @param key the key that follows it, empty for none
 */
public record PageLink(String href, String label, String key) {
    /** A link that no key follows. */
    public static PageLink of(String href, String label) {
        return new PageLink(href, label, "");
    }
}
