package dev.damka.web.rules;

import dev.damka.web.shared.PageLink;
import io.quarkus.qute.RawString;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The page of a chapter: text and boards in turn.
 *
 * @param part the name of the part of the contents it belongs to
 * @param puzzles where there are puzzles on its theme; empty for none
 * @param headings the way into its sections, where there are several
 * @param previous the chapter before it; null for none
 * @param next the chapter after it; null for none
 */
public record ChapterPage(
        String part,
        String title,
        String puzzles,
        List<PageLink> headings,
        List<Block> blocks,
        @Nullable PageLink previous,
        @Nullable PageLink next) {
    private static final int FEW = 3;

    /**
     * Text, or a board.
     *
     * @param lesson null for a text
     */
    public record Block(RawString html, @Nullable LessonView lesson) {}

    /** @param hasPuzzles whether there are puzzles on the theme of the chapter */
    static ChapterPage of(Chapter chapter, List<Chapter> all, boolean hasPuzzles, LessonQuery query) {
        List<Block> blocks = new ArrayList<>();
        for (Chapter.Block block : chapter.blocks()) {
            blocks.add(
                    block instanceof Chapter.Figure figure
                            ? new Block(new RawString(""), LessonScene.of(chapter, figure.board(), query))
                            : new Block(((Chapter.Prose) block).html(), null));
        }
        List<PageLink> headings = chapter.sections().stream()
                .filter(section -> !section.anchor().isEmpty())
                .map(section -> PageLink.of("#" + section.anchor(), section.heading()))
                .toList();
        int place = all.indexOf(chapter);
        return new ChapterPage(
                chapter.part().title(LearnWords.in(chapter.language())),
                chapter.title(),
                hasPuzzles ? "/themes/" + chapter.theme() : "",
                headings.size() < FEW ? List.of() : headings,
                blocks,
                place <= 0 ? null : link(all.get(place - 1)),
                place == all.size() - 1 ? null : link(all.get(place + 1)));
    }

    private static PageLink link(Chapter chapter) {
        return PageLink.of(chapter.href(), chapter.title());
    }
}
