package dev.damka.web.rules;

import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Square;
import dev.damka.rules.notation.MoveWriter;
import dev.damka.web.shared.BoardDrawing;
import dev.damka.web.shared.BoardView;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.MoveRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/** Draws one step of moves that are shown. */
public final class StageDrawing {
    private final Stages stages;
    private final int step;
    private final Function<Position, BoardDrawing> draw;
    private final LearnMessages words;

    private StageDrawing(Stages stages, int step, Function<Position, BoardDrawing> draw, Language language) {
        this.stages = stages;
        this.step = step;
        this.draw = draw;
        this.words = LearnWords.in(language);
    }

    /** @param draw begins a drawing of a position */
    public static StageDrawing of(Stages stages, int step, Function<Position, BoardDrawing> draw, Language language) {
        return new StageDrawing(stages, step, draw, language);
    }

    /** The board at that step. */
    public BoardView board(String titleAtStart) {
        Stage stage = stages.at(step);
        BoardDrawing drawing = draw.apply(stage.shown());
        Move move = stage.move();
        Position before = stage.before();
        if (move == null || before == null) {
            return drawing.view(titleAtStart).after(List.of());
        }
        drawing.lastMove(move);
        if (move.isCapture()) {
            drawing.route(stage.path());
        }
        if (!stage.over()) {
            drawing.taken(before, move);
        }
        boolean landed = stage.shown().turn() != before.turn();
        int done = landed ? stage.plies() : stage.plies() - 1;
        return drawing.view(title(stage, move)).after(stages.full().subList(0, done));
    }

    private String title(Stage stage, Move move) {
        String path = MoveWriter.path(stage.path(), move.isCapture());
        List<Square> standing = stage.standing();
        if (standing.isEmpty()) {
            return words.afterMove(path);
        }
        String squares = standing.stream().map(Square::toString).collect(Collectors.joining(", "));
        return standing.size() == 1 ? words.takenStandsOne(path, squares) : words.takenStand(path, squares);
    }

    /** The moves on ruled lines, with steps; each move leads to where it has ended. */
    public MoveRecord record(String title, IntFunction<String> address) {
        List<String> full = stages.full();
        List<MoveRecord.Cell> cells = new ArrayList<>();
        for (int ply = 0; ply < full.size(); ply++) {
            boolean current = stages.at(step).plies() == ply + 1;
            cells.add(MoveRecord.Cell.of(full.get(ply), address.apply(stages.end(ply)), current));
        }
        return MoveRecord.game(title, cells, stages.blackBegins(), step, stages.last(), address);
    }
}
