package dev.damka.web.games;

import dev.damka.web.shared.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * The form with which records are imported.
 *
 * @param text what was written, so that nothing typed is lost
 * @param fault what is wrong; null for nothing
 */
public record ImportPage(String text, @Nullable Verdict fault) {
    static final ImportPage EMPTY = new ImportPage("", null);
}
