package dev.damka.web.games;

import dev.damka.web.shared.BoardView;
import dev.damka.web.shared.MoveForm;
import dev.damka.web.shared.MoveRecord;
import dev.damka.web.shared.PageLink;
import dev.damka.web.shared.Scale;
import dev.damka.web.shared.Verdict;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The page of a game.
 *
 * @param title what game it is
 * @param version of the game, so that the script knows what is later
 * @param here the address at which the page is drawn anew
 * @param events where changes are told; empty once there can be none
 * @param ahead the side for which the script may take a move while the engine is to move; empty for none
 * @param awaited whether something is to change soon, for which a browser without script asks again
 * @param them the player above the board
 * @param us the player below it
 * @param note what is said, if anything
 * @param deed buttons that go with the note
 * @param onward links that go with it
 * @param form where the next move is written; null for those who watch and once the game is over
 * @param said the last move, for those who listen; empty before the first
 * @param source of a record: the event and the day, as it names them; may be empty
 * @param quiet a line of less weight; may be empty
 * @param counters the draw rules that are counting
 * @param record the moves; null before the first
 * @param links where one can go from here
 * @param deeds what can be done besides moving
 */
public record GamePage(
        String title,
        int version,
        String here,
        String events,
        String ahead,
        boolean awaited,
        Strip them,
        Strip us,
        BoardView board,
        @Nullable Verdict note,
        @Nullable Deed deed,
        List<PageLink> onward,
        @Nullable MoveForm form,
        String said,
        String source,
        String quiet,
        List<Scale> counters,
        @Nullable MoveRecord record,
        List<PageLink> links,
        List<Deed> deeds) {}
