package dev.damka.web.drills;

import dev.damka.web.shared.BoardView;
import dev.damka.web.shared.MoveForm;
import dev.damka.web.shared.MoveRecord;
import dev.damka.web.shared.PageLink;
import dev.damka.web.shared.Scale;
import dev.damka.web.shared.Verdict;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The page of a drill in whatever state it is.
 *
 * @param name the drill's
 * @param side the piece drawn before the task: {@code white} or {@code black}
 * @param task what is to be done
 * @param limit how long it takes at least, or how long it is to be held
 * @param verdict the teacher's note, if there is one
 * @param form where the next move is written; null where none may be made
 * @param buttons what to do next
 * @param counters the draw rules that are counting
 * @param links where one can go from here
 */
public record DrillPage(
        String name,
        String side,
        String task,
        String limit,
        BoardView board,
        @Nullable Verdict verdict,
        @Nullable MoveForm form,
        List<PageLink> buttons,
        List<Scale> counters,
        MoveRecord record,
        List<PageLink> links) {}
