package dev.damka.web.drills;

import dev.damka.engine.tables.RatedMove;
import dev.damka.puzzles.drills.Allowance;
import dev.damka.puzzles.drills.Run;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Routes;
import dev.damka.rules.notation.MoveWriter;
import dev.damka.rules.notation.Reading;
import dev.damka.web.shared.BoardDrawing;
import dev.damka.web.shared.BoardView;
import dev.damka.web.shared.Counted;
import dev.damka.web.shared.Ink;
import dev.damka.web.shared.Messages;
import dev.damka.web.shared.MoveEntry;
import dev.damka.web.shared.MoveForm;
import dev.damka.web.shared.MoveRecord;
import dev.damka.web.shared.PageLink;
import dev.damka.web.shared.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** The page of a drill while a move is awaited: at the start, after a reply, with a piece in hand, with a hint. */
final class DrillAsk {
    private final DrillScene scene;
    private final Run run;
    private final Position position;
    private final DrillMessages words;
    private final BoardDrawing drawing;

    private DrillAsk(DrillScene scene) {
        this.scene = scene;
        this.run = scene.run();
        this.position = run.position();
        this.words = scene.words();
        this.drawing = scene.draw(position);
    }

    /** The page for what the address asks. */
    static DrillPage of(DrillScene scene, DrillQuery query) {
        DrillAsk ask = new DrillAsk(scene);
        return MoveEntry.inHand(
                        ask.drawing,
                        ask.position,
                        query.from(),
                        query.to(),
                        (from, to) -> scene.address().with("from", from, "to", to),
                        scene.language().words())
                .map(entry -> ask.page(entry.note(), entry, 1))
                .orElseGet(() -> query.hints() > 0 ? ask.hint(query.hints()) : ask.plain());
    }

    /** The page after a text that could not be played. */
    static DrillPage refused(DrillScene scene, Reading reading, String typed) {
        DrillAsk ask = new DrillAsk(scene);
        MoveEntry entry = MoveEntry.refused(ask.drawing, ask.position, typed, reading, "", scene.language());
        return ask.page(entry.note(), entry, 1);
    }

    private DrillPage plain() {
        List<Move> moves = run.history().moves();
        if (moves.isEmpty()) {
            return page(null, MoveEntry.empty(scene.language().words().moveHelp()), 1);
        }
        int last = moves.size() - 1;
        String reply = MoveWriter.fullForm(run.history().positions().get(last), moves.get(last));
        OptionalInt now = scene.drills().distance(run);
        OptionalInt before =
                scene.drills().distance(run.start(), run.history().positions().get(last - 1));
        // The last move of the learner kept the win, but did not come nearer to it.
        boolean longer = now.isPresent() && before.isPresent() && now.getAsInt() >= before.getAsInt();
        String text = words.replied(scene.opponent(), reply) + " " + outlook(now);
        return page(
                longer
                        ? Verdict.of(
                                Verdict.Kind.RIGHT, words.longerTitle(), text + " " + couldBe(before.getAsInt() - 1))
                        : Verdict.of(Verdict.Kind.RIGHT, words.rightTitle(), text),
                MoveEntry.empty(""),
                1);
    }

    private String couldBe(int moves) {
        return words.couldBe(Counted.moves(scene.language(), moves));
    }

    private String outlook(OptionalInt now) {
        if (!run.start().isToWin()) {
            return words.stillDrawn();
        }
        return now.isPresent() ? words.distance(Counted.moves(scene.language(), now.getAsInt())) : words.stillWon();
    }

    private DrillPage hint(int hints) {
        List<RatedMove> moves = scene.drills().moves(run);
        RatedMove best = moves.get(0);
        long good = moves.stream().filter(move -> move.value() == best.value()).count();
        String count = run.start().isToWin() ? words.hintWins(good, moves.size()) : words.hintHolds(good, moves.size());
        if (hints == 1) {
            drawing.hint(best.move().from());
            String piece = words.hintPiece(best.move().from().toString());
            return page(Verdict.of(Verdict.Kind.HINT, words.hint(), piece, count), MoveEntry.empty(""), 2);
        }
        drawing.arrow(Routes.first(position, best.move()), Ink.OCHRE);
        String move = words.bestMove(MoveWriter.fullForm(position, best.move()));
        return page(Verdict.of(Verdict.Kind.HINT, words.hint(), move, count), MoveEntry.empty(""), 0);
    }

    private String title() {
        return scene.drills()
                .allowance(run)
                .map(this::title)
                .orElse(scene.language().words().yourMove());
    }

    private String title(Allowance allowance) {
        return words.yourMoveOf(allowance.move(), allowance.limit());
    }

    /** @param hints what is offered: 0 nothing, 1 the piece, 2 the move */
    private DrillPage page(@Nullable Verdict verdict, MoveEntry entry, int hints) {
        List<PageLink> links = new ArrayList<>();
        if (hints > 0) {
            String label = hints == 1 ? words.hint() : words.showMove();
            links.add(new PageLink(scene.address().with("hint", Integer.toString(hints)), label, "h"));
        }
        links.add(scene.another());
        if (run.made() > 0) {
            links.add(scene.again());
        }
        links.add(new PageLink(
                scene.address().flipped().toString(), scene.language().words().flip(), "f"));
        List<String> full = scene.full();
        Messages shared = scene.language().words();
        return scene.page(
                board(full),
                verdict,
                MoveForm.of(scene.address().moves(), scene.address().hidden(), title(), entry),
                List.of(),
                MoveRecord.soFar(shared.record(), full, words.yourMoveBlank()),
                links);
    }

    private BoardView board(List<String> full) {
        scene.withLast(drawing);
        for (Move move : position.legalMoves()) {
            drawing.link(move.from(), scene.address().with("from", move.from().toString()));
        }
        return drawing.view(scene.language().toMove(position.turn())).playable(position, full);
    }
}
