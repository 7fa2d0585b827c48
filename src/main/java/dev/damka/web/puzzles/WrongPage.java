package dev.damka.web.puzzles;

import dev.damka.engine.Goal;
import dev.damka.puzzles.Branch;
import dev.damka.puzzles.Grade;
import dev.damka.puzzles.Text;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Routes;
import dev.damka.web.shared.BoardDrawing;
import dev.damka.web.shared.BoardView;
import dev.damka.web.shared.GradeWords;
import dev.damka.web.shared.Ink;
import dev.damka.web.shared.MoveRecord;
import dev.damka.web.shared.PageLink;
import dev.damka.web.shared.Prose;
import dev.damka.web.shared.Verdict;
import java.util.ArrayList;
import java.util.List;

/** The page after a legal move that does not reach the goal: what refutes it, step by step. */
final class WrongPage {
    private final Scene scene;
    private final PuzzleMessages words;
    /** The wrong move and what refutes it. */
    private final List<Move> moves = new ArrayList<>();

    private final List<Position> positions = new ArrayList<>();
    private final List<String> full;

    private WrongPage(Scene scene, Grade.Wrong wrong) {
        this.scene = scene;
        this.words = scene.words();
        positions.add(scene.line().position());
        moves.add(wrong.move());
        moves.addAll(wrong.refutation());
        for (Move move : moves) {
            positions.add(positions.get(positions.size() - 1).play(move));
        }
        full = MoveRecord.full(positions, moves);
    }

    static PuzzlePage of(Scene scene, Grade.Wrong wrong, String typed, PuzzleQuery query) {
        WrongPage page = new WrongPage(scene, wrong);
        int last = page.moves.size();
        int step = Math.max(1, query.step(Math.min(2, last), last));
        return page.page(
                step,
                typed,
                GradeWords.in(scene.language()).cost(scene.line().position(), wrong),
                comment(scene, wrong.move()));
    }

    private static String comment(Scene scene, Move move) {
        return Prose.sentence(Comments.on(scene.line().next(), move)
                .map(Branch::comment)
                .orElse(Text.NONE)
                .in(scene.language().tag()));
    }

    private PuzzlePage page(int step, String typed, String cost, String comment) {
        String again = scene.address().toString();
        MoveRecord record = MoveRecord.steps(
                        moves.size() > 1
                                ? words.refutation()
                                : scene.language().words().record(),
                        full,
                        step,
                        0,
                        i -> scene.address().with("try", typed, "step", Integer.toString(Math.max(1, i))))
                .notBefore(step, 1);
        return new PuzzlePage(
                scene.task(),
                board(step),
                verdict(cost, comment),
                null,
                List.of(
                        PageLink.of(again, words.again()),
                        new PageLink(scene.address().with("hint", "1"), words.hint(), "h")),
                record,
                null,
                null,
                null,
                List.of(
                        PageLink.of(scene.address().solution(0), words.solution()),
                        scene.skip(),
                        new PageLink(
                                scene.address().flipped().with("try", typed, "step", Integer.toString(step)),
                                scene.language().words().flip(),
                                "f")),
                null);
    }

    private Verdict verdict(String cost, String comment) {
        Goal goal = scene.puzzle().goal();
        String title = goal instanceof Goal.Draw
                ? words.wrongDraw(full.get(0))
                : goal instanceof Goal.Gain ? words.wrongGain(full.get(0)) : words.wrongWin(full.get(0));
        if (!cost.isEmpty()) {
            return Verdict.of(Verdict.Kind.WRONG, title, cost, comment);
        }
        if (full.size() == 1) {
            return Verdict.of(Verdict.Kind.WRONG, title, comment, words.wrongPlain());
        }
        String then = full.size() == 2 ? "" : " " + words.wrongThen(String.join(" ", full.subList(2, full.size())));
        return Verdict.of(Verdict.Kind.WRONG, title, words.wrongReply(scene.opponent(), full.get(1)) + then, comment);
    }

    /** The first step is the wrong move itself; each further one is an arrow on the position before it. */
    private BoardView board(int step) {
        if (step == 1) {
            Move move = moves.get(0);
            BoardDrawing drawing = scene.draw(positions.get(1));
            return Scene.showMove(drawing, positions.get(0), move, false)
                    .wrong(move.to())
                    .view(words.afterMove(full.get(0)))
                    .after(played(1));
        }
        Position before = positions.get(step - 1);
        BoardDrawing drawing = scene.draw(before)
                .lastMove(moves.get(step - 2))
                .arrow(Routes.first(before, moves.get(step - 1)), Ink.RED);
        return drawing.view(words.refutationStep(full.get(step - 1))).after(played(step - 1));
    }

    private List<String> played(int count) {
        List<String> played =
                MoveRecord.full(scene.line().positions(), scene.line().moves());
        played.addAll(full.subList(0, count));
        return played;
    }
}
