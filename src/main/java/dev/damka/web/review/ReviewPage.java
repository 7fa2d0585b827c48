package dev.damka.web.review;

import dev.damka.web.shared.BoardView;
import dev.damka.web.shared.PageLink;
import dev.damka.web.shared.Verdict;
import java.util.List;

/**
 * The page of a finished review.
 *
 * @param players who played
 * @param better the line that was better than the move looked at; empty where there is none
 * @param onward what to do next
 * @param mistakes the exercises made of the game's mistakes
 * @param ownMistakes whether they are of one side, the player's
 * @param counts how often each side's moves were judged so
 * @param facts all moves, where {@code sheet} has only some
 */
public record ReviewPage(
        String players,
        String gameHref,
        BoardView board,
        Verdict note,
        List<Step> better,
        List<PageLink> onward,
        Graph graph,
        Scoresheet sheet,
        List<Cell> mistakes,
        boolean ownMistakes,
        List<Count> counts,
        List<PageLink> links,
        Scoresheet facts) {
    /** A move of a line, with the page on which the position after it stands. */
    public record Step(String move, String href, boolean current) {}

    /** An exercise in its square. */
    public record Cell(int number, String href, boolean done, String label) {}

    /** How often moves were judged so. */
    public record Count(String judgement, String sign, int white, int black) {}
}
