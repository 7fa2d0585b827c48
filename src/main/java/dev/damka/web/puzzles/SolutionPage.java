package dev.damka.web.puzzles;

import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.web.shared.BoardDrawing;
import dev.damka.web.shared.BoardView;
import dev.damka.web.shared.MoveRecord;
import dev.damka.web.shared.PageLink;
import java.util.ArrayList;
import java.util.List;

/** The page of a solution: the main line on the board step by step, all branches as text. */
final class SolutionPage {
    private SolutionPage() {}

    static PuzzlePage of(Scene scene, PuzzleQuery query) {
        PuzzleMessages words = scene.words();
        List<Move> moves = scene.puzzle().mainLine();
        List<Position> positions = new ArrayList<>();
        positions.add(scene.puzzle().start());
        for (Move move : moves) {
            positions.add(positions.get(positions.size() - 1).play(move));
        }
        List<String> full = MoveRecord.full(positions, moves);
        int step = query.step(0, moves.size());
        List<PageLink> buttons = new ArrayList<>();
        buttons.add(PageLink.of(scene.address().fresh().toString(), words.solveYourself()));
        scene.next().ifPresent(buttons::add);
        return new PuzzlePage(
                scene.task(),
                board(scene, positions, moves, step).after(full.subList(0, step)),
                null,
                null,
                buttons,
                MoveRecord.steps(
                        words.solution(), full, step, -1, i -> scene.address().solution(i)),
                BranchesHtml.html(scene.puzzle(), scene.language()),
                null,
                null,
                List.of(
                        PageLink.of(
                                "/themes/" + scene.theme().id(),
                                scene.theme().name().in(scene.language().tag())),
                        scene.playOut(),
                        new PageLink(
                                scene.address().flipped().solution(step),
                                scene.language().words().flip(),
                                "f")),
                Credit.of(scene.puzzle()));
    }

    private static BoardView board(Scene scene, List<Position> positions, List<Move> moves, int step) {
        BoardDrawing drawing = scene.draw(positions.get(step));
        if (step == 0) {
            return drawing.view(scene.toMove(positions.get(0)));
        }
        Position before = positions.get(step - 1);
        Move move = moves.get(step - 1);
        return Scene.showMove(drawing, before, move, true).view(SolvedPage.title(scene.words(), before, move));
    }
}
