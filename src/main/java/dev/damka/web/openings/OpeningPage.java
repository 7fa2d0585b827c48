package dev.damka.web.openings;

import dev.damka.games.Opening;
import dev.damka.rules.Position;
import dev.damka.web.rules.LearnMessages;
import dev.damka.web.rules.LearnWords;
import dev.damka.web.rules.StageDrawing;
import dev.damka.web.rules.Stages;
import dev.damka.web.shared.BoardDrawing;
import dev.damka.web.shared.BoardView;
import dev.damka.web.shared.BoardWords;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.MoveRecord;
import dev.damka.web.shared.PageLink;
import java.util.List;

/**
 * The page of an opening: its moves on a board, step by step.
 *
 * @param source how well its name is known
 */
public record OpeningPage(OpeningEntry entry, BoardView board, MoveRecord record, String source, List<PageLink> links) {
    /** @param step how many moves are shown; all of them where the address names none */
    static OpeningPage of(Opening opening, OpeningEntry entry, String step, Language language) {
        LearnMessages words = LearnWords.in(language);
        Stages stages = Stages.of(Position.START, opening.line().moves());
        int last = stages.last();
        int shown = step.matches("[0-9]{1,3}") ? Math.min(Integer.parseInt(step), last) : last;
        StageDrawing drawing = StageDrawing.of(
                stages, shown, position -> BoardDrawing.of(position, false, BoardWords.of(language.words())), language);
        return new OpeningPage(
                entry,
                drawing.board(language.toMove(Position.START.turn())),
                drawing.record(language.words().record(), i -> entry.href() + "?step=" + i),
                entry.single() ? words.singleSourceText() : words.severalSources(),
                List.of(
                        PageLink.of("/games/new?opening=" + entry.number(), words.playOpening()),
                        PageLink.of("/openings", words.allOpenings())));
    }
}
