package dev.damka.puzzles.files;

import dev.damka.engine.Goal;
import dev.damka.engine.Judge;
import dev.damka.puzzles.Branch;
import dev.damka.puzzles.Puzzle;
import dev.damka.puzzles.Theme;
import dev.damka.rules.Move;
import dev.damka.rules.MoveList;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.FenException;
import dev.damka.rules.notation.Reading;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes a puzzle of a section, or the faults for which it is left out. One thread uses it at a time. */
final class PuzzleReader {
    private static final String OPENING_TRAP = "opening-trap";

    private final ThemeTable themes;
    private final Shared shared;
    private final Draft above;
    /** Room for the moves of each ply, the same for every puzzle. */
    private final List<MoveList> lists = new ArrayList<>();

    private @Nullable Judge judge;
    private Goal judged = Goal.WIN;
    private Side solver = Side.WHITE;

    /** A reader of puzzles under lines that say so much for all of them. */
    PuzzleReader(ThemeTable themes, Shared shared, Draft above) {
        this.themes = themes;
        this.shared = shared;
        this.above = above;
        lists.add(new MoveList());
    }

    /** The puzzle of that section. */
    ReadPuzzle read(Section section) {
        Faults faults = section.faults();
        Draft draft = Draft.of(section, above, themes, shared);
        missing(section, draft);
        Position start = draft.fen() == null || draft.isBroken("fen") ? null : start(draft.fen(), faults);
        Field solution = draft.solution();
        List<Branch> tree = List.of();
        List<Move> playFrom = List.of();
        if (start != null && solution != null && !draft.isBroken("solution")) {
            Judge proves = draft.isBroken("goal") ? null : judge(draft.goal(), start);
            tree = SolutionReader.read(solution, start, draft.goal().id(), proves, shared, lists, faults);
        }
        if (start != null && draft.playFrom() != null && !draft.isBroken("play-from")) {
            playFrom = playFrom(draft.playFrom(), start, faults);
        }
        Puzzle puzzle = faults.hasErrors() || draft.isBroken() || start == null
                ? null
                : puzzle(section.id(), start, draft, tree, playFrom);
        Position key = start == null ? null : PositionKey.of(start);
        return new ReadPuzzle(
                faults.file(), section.id(), section.place(), draft.fen(), key, solution, puzzle, faults.found());
    }

    /** A judge with room for its search, which serves again where nothing but the goal and the solver's side count. */
    private Judge judge(Goal goal, Position start) {
        if (judge == null || goal instanceof Goal.Gain || !goal.equals(judged) || start.turn() != solver) {
            judge = new Judge(goal, start);
            judged = goal;
            solver = start.turn();
        }
        return judge;
    }

    private static Puzzle puzzle(String id, Position start, Draft draft, List<Branch> tree, List<Move> playFrom) {
        return new Puzzle(
                id,
                start,
                draft.themes(),
                draft.goal(),
                tree,
                draft.level(),
                draft.title(),
                draft.hint(),
                draft.comment(),
                playFrom,
                draft.source(),
                draft.license());
    }

    private static void missing(Section section, Draft draft) {
        missing(section, draft, "fen", draft.fen() == null, "fen: W:Wc3:Bd4");
        missing(section, draft, "theme", draft.themeField() == null, "theme: sacrifice");
        missing(section, draft, "solution", draft.solution() == null, "solution: with the main line");
        for (Theme theme : draft.themes()) {
            if (theme.id().equals(OPENING_TRAP)) {
                missing(
                        section,
                        draft,
                        "play-from",
                        draft.playFrom() == null,
                        "play-from: with the moves that lead here");
            }
        }
        if (draft.license().isEmpty() && !draft.isBroken("license")) {
            section.faults()
                    .error(
                            section.place(),
                            FaultCode.MISSING_LICENSE,
                            "license is missing; add a line" + " license: CC0-1.0 here or above the first [id]");
        }
    }

    private static void missing(Section section, Draft draft, String name, boolean isMissing, String example) {
        if (isMissing && !draft.isBroken(name)) {
            section.faults()
                    .error(section.place(), FaultCode.MISSING_FIELD, name + " is missing; add a line " + example);
        }
    }

    private @Nullable Position start(Field fen, Faults faults) {
        Position start;
        try {
            start = Fen.read(fen.text());
        } catch (FenException e) {
            faults.error(
                    fen.place(e.column() - 1),
                    FaultCode.BAD_FEN,
                    e.getMessage() + "; a position is written W:Wc3,Kd4:Bb6,Ke5");
            return null;
        }
        boolean enemyStands = start.pieces(start.turn().opponent()) != 0;
        if (!enemyStands || new FileMoves(start, lists.get(0)).size() == 0) {
            faults.error(
                    fen.place(0),
                    FaultCode.GAME_OVER,
                    "the game is over in this position; give one in which the"
                            + " side to move has a move and the other a piece");
            return null;
        }
        return start;
    }

    private List<Move> playFrom(Field field, Position start, Faults faults) {
        String text = field.text();
        List<Move> moves = new ArrayList<>();
        Position position = Position.START;
        int at = 0;
        while (at < text.length()) {
            int end = at;
            while (end < text.length() && !SolutionText.isBlank(text.charAt(end))) {
                end++;
            }
            if (end > at) {
                String written = text.substring(at, end);
                FileMoves legal = new FileMoves(position, new MoveList());
                if (!(legal.read(written) instanceof Reading.Found found)) {
                    faults.error(
                            field.place(at),
                            FaultCode.PLAY_FROM,
                            Faults.shown(written) + " is no legal move there; legal: "
                                    + Refusals.list(position, legal.besides(List.of())));
                    return List.of();
                }
                moves.add(shared.move(found.move()));
                position = position.play(found.move());
            }
            at = end + 1;
        }
        if (!position.equals(start)) {
            faults.error(
                    field.place(0),
                    FaultCode.PLAY_FROM,
                    "these moves lead to " + Fen.write(position) + "; they must lead to the position of fen");
        }
        return moves;
    }
}
