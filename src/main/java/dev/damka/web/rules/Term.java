package dev.damka.web.rules;

import dev.damka.rules.Position;
import io.quarkus.qute.RawString;
import org.jspecify.annotations.Nullable;

/**
 * A word of draughts players.
 *
 * @param id its name in the table, the same in each language
 * @param name the word, or several with the same meaning parted by commas
 * @param foreign what it is in the other language
 * @param meaning what it means
 * @param plain the meaning without markup
 * @param shown a position that shows it; null for none
 */
public record Term(
        String id,
        String name,
        String foreign,
        RawString meaning,
        String plain,
        @Nullable Position shown) {
    /** Its address. */
    public String href() {
        return "/glossary#" + anchor();
    }

    /** Its place on the page of all terms; a figure of the board may have the bare name. */
    public String anchor() {
        return "term-" + id;
    }
}
