package dev.damka.web.rules;

import dev.damka.web.shared.Language;
import java.util.Arrays;
import java.util.List;

/** The contents of all that there is to learn. */
public record ContentsPage(List<Group> groups) {
    /** A part with its chapters. */
    public record Group(String id, String title, List<Chapter> chapters) {}

    static ContentsPage of(Chapters chapters, Language language) {
        LearnMessages words = LearnWords.in(language);
        return new ContentsPage(Arrays.stream(Part.values())
                .map(part -> new Group(
                        part.id(),
                        part.title(words),
                        chapters.in(language).stream()
                                .filter(chapter -> chapter.part() == part)
                                .toList()))
                .filter(group -> !group.chapters().isEmpty())
                .toList());
    }
}
