package dev.damka.web.drills;

import dev.damka.puzzles.drills.Drills;
import dev.damka.puzzles.drills.Run;
import dev.damka.puzzles.drills.Start;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.web.games.Counters;
import dev.damka.web.shared.BoardDrawing;
import dev.damka.web.shared.BoardView;
import dev.damka.web.shared.BoardWords;
import dev.damka.web.shared.Counted;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.MoveForm;
import dev.damka.web.shared.MoveRecord;
import dev.damka.web.shared.PageLink;
import dev.damka.web.shared.Verdict;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * A drill as somebody plays it: what every state of its page is made from.
 *
 * @param hasPuzzles whether the catalogue has puzzles of the drill's theme
 */
record DrillScene(Drills drills, Run run, DrillAddress address, boolean hasPuzzles, Language language) {
    DrillMessages words() {
        return DrillWords.in(language);
    }

    Start start() {
        return run.start();
    }

    /** A drawing of that position as the learner sees it. */
    BoardDrawing draw(Position position) {
        boolean turned = (run.learner() == Side.BLACK) != address.flip();
        return BoardDrawing.of(position, turned, BoardWords.of(language.words()));
    }

    /** Shows the last move of the run on a drawing of where it stands. */
    BoardDrawing withLast(BoardDrawing drawing) {
        List<Move> moves = run.history().moves();
        int last = moves.size() - 1;
        return last < 0 ? drawing : drawing.moved(run.history().positions().get(last), moves.get(last));
    }

    /** The side that the learner plays against, at the beginning of a sentence. */
    String opponent() {
        return language.side(run.learner().opponent());
    }

    /** All moves of the run in full. */
    List<String> full() {
        return MoveRecord.full(run.history().positions(), run.history().moves());
    }

    DrillPage page(
            BoardView board,
            @Nullable Verdict verdict,
            @Nullable MoveForm form,
            List<PageLink> buttons,
            MoveRecord record,
            List<PageLink> links) {
        String side = language.side(run.learner());
        return new DrillPage(
                words().name(start().drill()),
                run.learner() == Side.WHITE ? "white" : "black",
                start().isToWin() ? words().taskWin(side) : words().taskHold(side),
                limit(),
                board,
                verdict,
                form,
                buttons,
                Counters.of(run.history(), language),
                record,
                links);
    }

    private String limit() {
        if (!start().isToWin()) {
            return words().holdFor(Run.HELD_MOVES);
        }
        OptionalInt shortest = drills.shortest(start());
        return shortest.isPresent() ? words().shortest(Counted.moves(language, shortest.getAsInt())) : "";
    }

    PageLink another() {
        return new PageLink(address.another(start()).toString(), words().another(), "n");
    }

    PageLink again() {
        return PageLink.of(address.fresh().toString(), words().again());
    }

    PageLink all() {
        return PageLink.of("/drills", words().allDrills());
    }

    /** The puzzles of the drill's theme, if there are any. */
    List<PageLink> puzzles() {
        return hasPuzzles ? List.of(PageLink.of("/themes/" + start().drill().theme(), words().puzzles())) : List.of();
    }
}
