package dev.damka.puzzles.files;

import dev.damka.engine.Goal;
import dev.damka.puzzles.Branch;
import dev.damka.puzzles.Puzzle;
import dev.damka.puzzles.Text;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.MoveWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Writes puzzles in the authors' format, so that reading them gives the same. */
public final class PuzzleWriter {
    private static final int WIDTH = 118;
    private static final String INDENT = "  ";

    private final List<String> words = new ArrayList<>();

    private PuzzleWriter() {}

    /** The section of a puzzle from its id to its last field, each line ended. */
    public static String write(Puzzle puzzle) {
        StringBuilder text = new StringBuilder();
        text.append('[').append(puzzle.id()).append("]\n");
        field(text, "fen", Fen.write(puzzle.start()));
        field(text, "theme", puzzle.themes().stream().map(theme -> theme.id()).collect(Collectors.joining(", ")));
        if (!puzzle.goal().equals(Goal.WIN)) {
            field(text, "goal", puzzle.goal().id());
        }
        field(text, "level", Integer.toString(puzzle.level()));
        texts(text, "title", puzzle.title());
        texts(text, "hint", puzzle.hint());
        if (!puzzle.playFrom().isEmpty()) {
            field(text, "play-from", String.join(" ", played(puzzle.playFrom())));
        }
        field(text, "solution", solution(puzzle.start(), puzzle.solution()));
        texts(text, "comment", puzzle.comment());
        field(text, "source", puzzle.source());
        field(text, "license", puzzle.license());
        return text.toString();
    }

    /** A tree of moves as the field {@code solution} has it, in one line. */
    public static String solution(Position start, List<Branch> branches) {
        PuzzleWriter writer = new PuzzleWriter();
        writer.sequence(start, branches);
        return String.join(" ", writer.words);
    }

    private static List<String> played(List<Move> moves) {
        List<String> written = new ArrayList<>();
        Position position = Position.START;
        for (Move move : moves) {
            written.add(MoveWriter.write(position, move));
            position = position.play(move);
        }
        return written;
    }

    private void sequence(Position start, List<Branch> first) {
        Position position = start;
        List<Branch> branches = first;
        while (!branches.isEmpty()) {
            Branch main = Branch.main(branches).orElseThrow();
            word(position, main);
            for (Branch other : branches) {
                if (other != main) {
                    group(position, other);
                }
            }
            position = position.play(main.move());
            branches = main.next();
        }
    }

    private void group(Position position, Branch branch) {
        int first = words.size();
        word(position, branch);
        Position after = position.play(branch.move());
        if (!branch.next().isEmpty()) {
            sequence(after, branch.next());
        }
        words.set(first, "(" + words.get(first));
        words.set(words.size() - 1, words.get(words.size() - 1) + ")");
    }

    private void word(Position position, Branch branch) {
        String mark = branch.only() ? "!" : branch.fails() ? "?" : "";
        words.add(MoveWriter.write(position, branch.move()) + mark);
        if (!branch.comment().isEmpty()) {
            Text comment = branch.comment();
            words.add("{" + comment.ru() + (comment.en().isEmpty() ? "" : "|" + comment.en()) + "}");
        }
    }

    private static void texts(StringBuilder text, String name, Text texts) {
        for (Map.Entry<String, String> entry :
                new TreeMap<>(texts.byLanguage()).descendingMap().entrySet()) {
            field(text, name + "." + entry.getKey(), entry.getValue());
        }
    }

    /** A field, broken between words where the line would be too long; nothing for an empty one. */
    private static void field(StringBuilder text, String name, String value) {
        if (value.isEmpty()) {
            return;
        }
        int lineStart = text.length();
        text.append(name).append(':');
        for (String word : value.split(" ")) {
            if (text.length() - lineStart + 1 + word.length() > WIDTH) {
                text.append('\n');
                lineStart = text.length();
                text.append(INDENT).append(word);
            } else {
                text.append(' ').append(word);
            }
        }
        text.append('\n');
    }
}
