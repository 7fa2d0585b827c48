package dev.damka.puzzles.files;

import dev.damka.engine.Judge;
import dev.damka.puzzles.Branch;
import dev.damka.puzzles.Puzzle;
import dev.damka.rules.Move;
import dev.damka.rules.MoveList;
import dev.damka.rules.Position;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.FenException;
import dev.damka.rules.notation.Reading;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes a puzzle of a section, or the faults for which it is left out. */
final class PuzzleReader {
    private static final String OPENING_TRAP = "opening-trap";

    private final ThemeTable themes;
    private final Shared shared;

    PuzzleReader(ThemeTable themes, Shared shared) {
        this.themes = themes;
        this.shared = shared;
    }

    /** What the lines above the first puzzle say. */
    Draft above(Section header) {
        return Draft.of(header, null, themes, shared);
    }

    /** The puzzles of those sections. */
    List<ReadPuzzle> read(List<Section> sections, Draft above) {
        List<MoveList> lists = new ArrayList<>();
        List<ReadPuzzle> read = new ArrayList<>(sections.size());
        for (Section section : sections) {
            read.add(read(section, above, lists));
        }
        return read;
    }

    private ReadPuzzle read(Section section, Draft above, List<MoveList> lists) {
        Faults faults = section.faults();
        Draft draft = Draft.of(section, above, themes, shared);
        missing(section, draft);
        Position start = draft.fen() == null || draft.isBroken("fen") ? null : start(draft.fen(), faults);
        Field solution = draft.solution();
        List<Branch> tree = List.of();
        List<Move> playFrom = List.of();
        if (start != null && solution != null && !draft.isBroken("solution")) {
            Judge judge = draft.isBroken("goal") ? null : new Judge(draft.goal(), start);
            tree = SolutionReader.read(solution, start, draft.goal().id(), judge, shared, lists, faults);
        }
        if (start != null && draft.playFrom() != null && !draft.isBroken("play-from")) {
            playFrom = playFrom(draft.playFrom(), start, faults);
        }
        Puzzle puzzle = faults.hasErrors() || draft.isBroken() || start == null
                ? null
                : puzzle(section.id(), start, draft, tree, playFrom);
        return new ReadPuzzle(
                section.faults().file(), section.id(), section.place(), draft.fen(), start, puzzle, faults.found());
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
        boolean isTrap = draft.themes().stream().anyMatch(theme -> theme.id().equals(OPENING_TRAP));
        if (isTrap) {
            missing(section, draft, "play-from", draft.playFrom() == null, "play-from: with the moves that lead here");
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

    private static @Nullable Position start(Field fen, Faults faults) {
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
        if (start.outcome().isPresent()) {
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
                moves.add(shared.of(found.move()));
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
