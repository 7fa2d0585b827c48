package dev.damka.web.review;

import dev.damka.web.shared.BoardView;
import dev.damka.web.shared.MoveForm;
import dev.damka.web.shared.PageLink;
import dev.damka.web.shared.Verdict;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A mistake as an exercise.
 *
 * @param title which mistake of how many
 * @param task what is to be done
 * @param side {@code white} or {@code black}, to move
 * @param form where the move is written; null once the exercise is over or a try is shown
 * @param buttons what to do next
 */
public record MistakePage(
        String reviewHref,
        String title,
        String task,
        String side,
        String toMove,
        BoardView board,
        @Nullable Verdict note,
        @Nullable MoveForm form,
        List<PageLink> buttons,
        List<PageLink> links) {}
