package dev.damka.web.rules;

import dev.damka.web.shared.Language;
import io.quarkus.qute.RawString;
import java.util.List;
import java.util.Optional;

/**
 * A chapter in one language.
 *
 * @param id its name in addresses, the same in each language
 * @param part where in the contents it stands
 * @param description what search engines show of it
 * @param summary one line in the contents
 * @param blocks text and boards in turn
 * @param sections the same as plain text, to be searched
 * @param links every address that its text leads to
 */
public record Chapter(
        String id,
        Part part,
        Language language,
        String title,
        String description,
        String summary,
        List<Block> blocks,
        List<Section> sections,
        List<String> links) {
    /** A piece of a chapter. */
    sealed interface Block permits Prose, Figure {}

    /** Text as HTML. */
    record Prose(RawString html) implements Block {}

    /** A board. */
    record Figure(LessonBoard board) implements Block {}

    /**
     * What stands under a heading.
     *
     * @param anchor the heading's id; empty for what stands before the first
     */
    public record Section(String anchor, String heading, String text) {}

    /** All boards, in their order. */
    List<LessonBoard> boards() {
        return blocks.stream()
                .filter(Figure.class::isInstance)
                .map(block -> ((Figure) block).board())
                .toList();
    }

    Optional<LessonBoard> board(int number) {
        return boards().stream().filter(board -> board.number() == number).findFirst();
    }

    /** The id of the theme that it is about; empty for none. */
    String theme() {
        return part == Part.THEMES ? id.substring(part.directory().length()) : "";
    }

    /** Whether it is about a theme of the puzzles. */
    public boolean isOnTheme() {
        return part == Part.THEMES;
    }

    /** Its address. */
    public String href() {
        return "/rules/" + id;
    }
}
