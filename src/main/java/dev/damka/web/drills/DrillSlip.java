package dev.damka.web.drills;

import dev.damka.engine.tables.EndgameTables.Value;
import dev.damka.engine.tables.RatedMove;
import dev.damka.puzzles.drills.Trial;
import dev.damka.rules.Position;
import dev.damka.rules.Routes;
import dev.damka.rules.notation.MoveWriter;
import dev.damka.web.shared.BoardDrawing;
import dev.damka.web.shared.BoardView;
import dev.damka.web.shared.Counted;
import dev.damka.web.shared.Ink;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.MoveRecord;
import dev.damka.web.shared.PageLink;
import dev.damka.web.shared.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The page after a move that lets the task slip: what was there, what shows it, and on request what was right. */
final class DrillSlip {
    /** How many right moves are named besides the best. */
    private static final int OTHERS = 4;

    private final DrillScene scene;
    private final Trial.Slip slip;
    private final DrillMessages words;
    private final Language language;
    private final Position before;
    private final String move;

    private DrillSlip(DrillScene scene, Trial.Slip slip) {
        this.scene = scene;
        this.slip = slip;
        this.words = scene.words();
        this.language = scene.language();
        this.before = scene.run().position();
        this.move = MoveWriter.fullForm(before, slip.move());
    }

    static DrillPage of(DrillScene scene, Trial.Slip slip, String typed, DrillQuery query) {
        return new DrillSlip(scene, slip).page(typed, query.isShown());
    }

    private DrillPage page(String typed, boolean shown) {
        DrillAddress address = scene.address();
        List<PageLink> buttons = new ArrayList<>();
        buttons.add(PageLink.of(address.toString(), words.takeBack()));
        if (!shown) {
            buttons.add(new PageLink(address.with("try", typed, "show", "1"), words.showMove(), "h"));
        }
        List<RatedMove> right = shown ? scene.drills().moves(scene.run()) : List.of();
        List<String> full = scene.full();
        List<String> played = new ArrayList<>(full);
        played.add(move);
        int wrong = full.size();
        MoveRecord record = MoveRecord.steps(
                        language.words().record(),
                        played,
                        played.size(),
                        wrong,
                        step -> step == played.size() ? address.with("try", typed) : "")
                .withoutSteps();
        return scene.page(
                shown ? right(right, full) : wrong(played),
                verdict(shown ? rightMoves(right) : reply()),
                null,
                buttons,
                record,
                List.of(
                        scene.another(),
                        scene.again(),
                        new PageLink(
                                address.flipped().with("try", typed, "show", shown ? "1" : ""),
                                language.words().flip(),
                                "f")));
    }

    private Verdict verdict(String then) {
        String title = switch (slip.loss()) {
            case WIN_TO_DRAW, WIN_TO_LOSS -> words.slipWin(move);
            case DRAW_TO_LOSS -> words.slipDraw(move);
            case TIME -> words.slipTime(move);
        };
        return Verdict.of(Verdict.Kind.WRONG, title, cost(), then);
    }

    private String cost() {
        if (slip.loss() == Trial.Loss.DRAW_TO_LOSS) {
            return words.hadDraw();
        }
        if (slip.loss() == Trial.Loss.TIME) {
            return words.tooLate(Counted.moves(language, slip.left().orElse(0)));
        }
        String had = slip.distance().isPresent()
                ? words.hadWinIn(Counted.moves(language, slip.distance().getAsInt()))
                : words.hadWin();
        return had + " " + (slip.loss() == Trial.Loss.WIN_TO_DRAW ? words.nowDrawn() : words.nowLost());
    }

    private String reply() {
        if (slip.replies().isEmpty() || slip.loss() == Trial.Loss.TIME) {
            return "";
        }
        RatedMove best = slip.replies().get(0);
        String written = MoveWriter.fullForm(slip.after(), best.move());
        long equal = slip.replies().stream()
                .filter(one -> one.value() == best.value())
                .count();
        boolean isOnly = equal == 1 && slip.replies().size() > 1 && best.value() == Value.DRAW;
        return isOnly ? words.onlyReply(scene.opponent(), written) : words.wouldReply(scene.opponent(), written);
    }

    private String rightMoves(List<RatedMove> moves) {
        RatedMove best = moves.get(0);
        String others = moves.stream()
                .skip(1)
                .filter(one -> one.value() == best.value())
                .limit(OTHERS)
                .map(one -> MoveWriter.fullForm(before, one.move()))
                .collect(Collectors.joining(", "));
        String said = words.bestMove(MoveWriter.fullForm(before, best.move()));
        return others.isEmpty() ? said : said + " " + words.otherMoves(others);
    }

    /** The position after the wrong move, with the reply to it as an arrow. */
    private BoardView wrong(List<String> played) {
        BoardDrawing drawing = scene.draw(slip.after())
                .moved(before, slip.move())
                .wrong(slip.move().to());
        if (!slip.replies().isEmpty() && slip.loss() != Trial.Loss.TIME) {
            drawing.arrow(Routes.first(slip.after(), slip.replies().get(0).move()), Ink.RED);
        }
        return drawing.view(words.afterMove(move)).after(played);
    }

    /** The position before it, with the best move. */
    private BoardView right(List<RatedMove> moves, List<String> full) {
        RatedMove best = moves.get(0);
        String written = MoveWriter.fullForm(before, best.move());
        return scene.draw(before)
                .arrow(Routes.first(before, best.move()), Ink.PEN)
                .view(words.bestMove(written))
                .after(full);
    }
}
