package dev.damka.web.games;

/**
 * The form with which records are imported.
 *
 * @param text what was written, so that nothing typed is lost
 * @param fault what is wrong, in words; empty for nothing
 * @param foreign more about it, in English; may be empty
 */
public record ImportPage(String text, String fault, String foreign) {
    static final ImportPage EMPTY = new ImportPage("", "", "");
}
