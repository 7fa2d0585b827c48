package dev.damka.rules.notation;

import dev.damka.rules.History;
import dev.damka.rules.Outcome;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Writes records of games so that {@link Pdn} reads the same. */
public final class PdnWriter {
    private static final int WIDTH = 80;

    private PdnWriter() {}

    /** The result as records give it; {@code *} where nobody has won and it is no draw. */
    public static String result(@Nullable Outcome outcome) {
        if (outcome == null) {
            return "*";
        }
        return outcome.winner() == null ? "1/2-1/2" : outcome.winner() == Side.WHITE ? "1-0" : "0-1";
    }

    /** One game, its last line ended. Result and kind of draughts become tags, and the start where it is not the usual. */
    public static String write(PdnGame game) {
        return write(game, ply -> "");
    }

    /**
     * The same with comments.
     *
     * @param comments what is said after each ply, counted from 0; empty for nothing
     */
    public static String write(PdnGame game, IntFunction<String> comments) {
        Map<String, String> tags = new LinkedHashMap<>(game.tags());
        tags.put("Result", game.result());
        tags.put("GameType", Pdn.RUSSIAN);
        if (!game.history().start().equals(Position.START)) {
            tags.put("SetUp", "1");
            tags.put("FEN", Fen.write(game.history().start()));
        }
        StringBuilder text = new StringBuilder();
        tags.forEach((name, value) -> text.append('[')
                .append(name)
                .append(" \"")
                .append(quoted(value))
                .append("\"]\n"));
        return text.append('\n')
                .append(wrapped(words(game, comments)))
                .append("\n\n")
                .toString();
    }

    /** A value as it stands between quotes, in one line. */
    private static String quoted(String value) {
        return value.replaceAll("\\p{Cntrl}", " ").replace("\\", "\\\\").replace("\"", "\\\"");
    }

    private static List<String> words(PdnGame game, IntFunction<String> comments) {
        History history = game.history();
        List<String> words = new ArrayList<>();
        int number = 1;
        // Black's move needs a number of its own at the start and behind a comment.
        boolean numbered = false;
        for (int ply = 0; ply < history.moves().size(); ply++) {
            Position position = history.positions().get(ply);
            boolean white = position.turn() == Side.WHITE;
            String move = MoveWriter.write(position, history.moves().get(ply));
            words.add((white ? number + ". " : numbered ? "" : number + "... ") + move);
            String comment = comments.apply(ply);
            if (!comment.isEmpty()) {
                words.add("{" + comment.replace('}', ')') + "}");
            }
            numbered = white && comment.isEmpty();
            number += white ? 0 : 1;
        }
        words.add(game.result());
        return words;
    }

    private static String wrapped(List<String> words) {
        StringBuilder text = new StringBuilder();
        int lineStart = 0;
        for (String word : words) {
            boolean full = text.length() - lineStart + 1 + word.length() > WIDTH;
            String gap = text.isEmpty() ? "" : full ? "\n" : " ";
            lineStart = full ? text.length() + 1 : lineStart;
            text.append(gap).append(word);
        }
        return text.toString();
    }
}
