package dev.damka.web.rules;

import dev.damka.web.shared.Prose;
import dev.damka.web.shared.Visit;
import io.quarkus.qute.RawString;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Named;
import java.util.HashSet;
import java.util.Set;

/** What a page says, with the terms of the glossary linked; templates know it as {@code inject:terms}. */
@Named("terms")
@RequestScoped
public class PageTerms {
    private final Visit visit;
    /** The ids of the terms that the page has linked. */
    private final Set<String> linked = new HashSet<>();

    PageTerms(Visit visit) {
        this.visit = visit;
    }

    /** HTML in which each term is linked where the page says it first. */
    public RawString in(RawString html) {
        return links().linked(html, linked);
    }

    /** Plain text in which each term is linked where the page says it first. */
    public RawString in(String text) {
        return in(plain(text));
    }

    /** A heading; what it links is linked once more where it is explained. */
    public RawString heading(RawString html) {
        return links().linked(html, new HashSet<>(linked));
    }

    /** A heading of plain text. */
    public RawString heading(String text) {
        return heading(plain(text));
    }

    private TermLinks links() {
        return TermLinks.in(visit.language());
    }

    private static RawString plain(String text) {
        return new RawString(Prose.escaped(text));
    }
}
