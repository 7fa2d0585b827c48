package dev.damka.web.rules;

import dev.damka.web.shared.Language;
import dev.damka.web.shared.Visit;
import io.quarkus.qute.RawString;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Supplier;

/** What a page says, with the terms of the glossary linked; templates know it as {@code inject:terms}. */
@Named("terms")
@RequestScoped
public class PageTerms {
    /** Openings are called by these terms too, for another reason: «Косяк» is no diagonal there. */
    private static final Set<String> NAMESAKES = Set.of("rim");

    private final Supplier<Language> language;
    /** The ids of the terms that the page has linked. */
    private final Set<String> linked = new HashSet<>();

    @Inject
    PageTerms(Visit visit) {
        this(visit::language);
    }

    PageTerms(Supplier<Language> language) {
        this.language = language;
    }

    /** HTML in which each term is linked where it comes first of all that passes here for the page. */
    public RawString in(RawString html) {
        return links().linked(html, linked);
    }

    /** Plain text in which each term is linked where it comes first. */
    public RawString in(String text) {
        return set(text, linked);
    }

    /** A heading, or what stands in the margin; what it links is linked once more where it is explained. */
    public RawString heading(RawString html) {
        return links().linked(html, new HashSet<>(linked));
    }

    /** Such a text without HTML. */
    public RawString heading(String text) {
        return set(text, new HashSet<>(linked));
    }

    /** A heading that may be the name of an opening. */
    public RawString name(String text) {
        Set<String> apart = new HashSet<>(linked);
        apart.addAll(NAMESAKES);
        return set(text, apart);
    }

    private TermLinks links() {
        return TermLinks.in(language.get());
    }

    private RawString set(String text, Set<String> already) {
        return new RawString(links().html(text, already));
    }
}
