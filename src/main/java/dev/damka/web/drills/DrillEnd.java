package dev.damka.web.drills;

import dev.damka.puzzles.drills.Run;
import dev.damka.rules.History;
import dev.damka.rules.Move;
import dev.damka.web.games.EndNote;
import dev.damka.web.shared.BoardDrawing;
import dev.damka.web.shared.BoardView;
import dev.damka.web.shared.Counted;
import dev.damka.web.shared.MoveRecord;
import dev.damka.web.shared.PageLink;
import dev.damka.web.shared.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** The page of a drill that is over: won, held, or drawn by a rule before it was won. */
final class DrillEnd {
    private final DrillScene scene;
    private final Run run;
    private final DrillMessages words;

    private DrillEnd(DrillScene scene) {
        this.scene = scene;
        this.run = scene.run();
        this.words = scene.words();
    }

    static DrillPage of(DrillScene scene) {
        return new DrillEnd(scene).page();
    }

    private DrillPage page() {
        List<String> full = scene.full();
        List<PageLink> links = new ArrayList<>(scene.puzzles());
        links.add(scene.all());
        links.add(new PageLink(
                scene.address().flipped().toString(), scene.language().words().flip(), "f"));
        return scene.page(
                board(full),
                verdict(),
                null,
                List.of(scene.another(), scene.again()),
                MoveRecord.soFar(scene.language().words().record(), full, words.ended()),
                links);
    }

    private Verdict verdict() {
        return switch (run.end().orElseThrow()) {
            case WON -> Verdict.of(Verdict.Kind.RIGHT, words.wonTitle(), length(), slips());
            case HELD -> Verdict.of(Verdict.Kind.RIGHT, words.heldTitle(), drawn(), slips());
            case MISSED -> Verdict.of(Verdict.Kind.DRAW, words.missedTitle(), drawn());
        };
    }

    private String length() {
        String made = Counted.moves(scene.language(), run.made());
        OptionalInt shortest = scene.drills().shortest(run.start());
        if (shortest.isEmpty()) {
            return words.wonIn(made);
        }
        return run.made() <= shortest.getAsInt()
                ? words.wonShortest(made)
                : words.wonLonger(made, Counted.moves(scene.language(), shortest.getAsInt()));
    }

    private String slips() {
        int slips = scene.address().slips();
        return slips == 0 ? words.clean() : words.slips(slips);
    }

    private String drawn() {
        return run.history()
                .outcome()
                .map(outcome -> EndNote.reason(outcome, run.history(), scene.language()))
                .orElseGet(() -> words.heldText(Counted.moves(scene.language(), run.made())));
    }

    private BoardView board(List<String> full) {
        History game = run.history();
        Move move = game.moves().get(game.moves().size() - 1);
        BoardDrawing drawing = scene.withLast(scene.draw(run.position()));
        if (run.isDone()) {
            drawing.right(move.to());
        }
        return drawing.view(words.afterMove(full.get(full.size() - 1))).after(full);
    }
}
