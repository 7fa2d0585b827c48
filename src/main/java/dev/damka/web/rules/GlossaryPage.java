package dev.damka.web.rules;

import dev.damka.rules.Position;
import dev.damka.web.shared.BoardWords;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.MiniBoard;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * All terms.
 *
 * @param foreign the tag of the language in which each is given besides
 */
public record GlossaryPage(String foreign, List<Entry> entries) {
    private static final Map<Language, GlossaryPage> ALL = new EnumMap<>(Language.class);

    static {
        for (Language language : Language.values()) {
            ALL.put(language, of(language));
        }
    }

    /** A term and, where it has one, the position that shows it. */
    public record Entry(Term term, @Nullable MiniBoard figure) {}

    /** The page in that language. */
    static GlossaryPage in(Language language) {
        return ALL.get(language);
    }

    private static GlossaryPage of(Language language) {
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
