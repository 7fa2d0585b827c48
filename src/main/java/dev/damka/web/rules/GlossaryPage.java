package dev.damka.web.rules;

import dev.damka.rules.Position;
import dev.damka.web.shared.BoardWords;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.MiniBoard;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All terms.
 *
 * @param foreign the tag of the language in which each is given besides
 */
public record GlossaryPage(String foreign, List<Entry> entries) {
    /** A term and, where it has one, the position that shows it. */
    public record Entry(Term term, @Nullable MiniBoard figure) {}

    static GlossaryPage of(Language language) {
        return new GlossaryPage(
                language.other().tag(),
                Glossary.in(language).terms().stream()
                        .map(term -> new Entry(term, figure(term, language)))
                        .toList());
    }

    private static @Nullable MiniBoard figure(Term term, Language language) {
        Position shown = term.shown();
        return shown == null
                ? null
                : MiniBoard.of(
                        shown,
                        term.name() + ". " + BoardWords.of(language.words()).list(shown));
    }
}
