package dev.damka.web.rules;

import dev.damka.web.shared.BoardView;
import dev.damka.web.shared.MoveForm;
import dev.damka.web.shared.MoveRecord;
import dev.damka.web.shared.PageLink;
import dev.damka.web.shared.Verdict;
import io.quarkus.qute.RawString;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A board of a chapter as it stands on its page.
 *
 * @param number its place in the chapter, from 1
 * @param current whether it is the one that the address is about
 * @param caption what it shows
 * @param verdict what is said to the last try; null for nothing
 * @param form where a move is written; null where none may be made
 * @param record moves to step through; null for none
 * @param links what can be done besides
 */
public record LessonView(
        int number,
        boolean current,
        BoardView board,
        RawString caption,
        @Nullable Verdict verdict,
        @Nullable MoveForm form,
        @Nullable MoveRecord record,
        List<PageLink> links) {}
