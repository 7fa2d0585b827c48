package dev.damka.rules.notation;

import dev.damka.rules.History;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import java.util.LinkedHashMap;
import java.util.Map;

/** Writes records of games so that {@link Pdn} reads the same. */
public final class PdnWriter {
    private static final int WIDTH = 80;

    private PdnWriter() {}

    /** One game, its last line ended. Result and kind of draughts become tags, and the start where it is not the usual. */
    public static String write(PdnGame game) {
        Map<String, String> tags = new LinkedHashMap<>(game.tags());
        tags.put("Result", game.result());
        tags.put("GameType", "25");
        if (!game.history().start().equals(Position.START)) {
            tags.put("FEN", Fen.write(game.history().start()));
        }
        StringBuilder text = new StringBuilder();
        tags.forEach((name, value) -> text.append('[')
                .append(name)
                .append(" \"")
                .append(value.replace("\\", "\\\\").replace("\"", "\\\""))
                .append("\"]\n"));
        return text.append('\n').append(moves(game)).append("\n\n").toString();
    }

    private static String moves(PdnGame game) {
        History history = game.history();
        StringBuilder text = new StringBuilder();
        int number = 1;
        int lineStart = 0;
        for (int ply = 0; ply <= history.moves().size(); ply++) {
            String word;
            if (ply == history.moves().size()) {
                word = game.result();
            } else {
                Position position = history.positions().get(ply);
                Move move = history.moves().get(ply);
                boolean white = position.turn() == Side.WHITE;
                word = (white ? number + ". " : ply == 0 ? number + "... " : "") + MoveWriter.write(position, move);
                number += white ? 0 : 1;
            }
            boolean full = text.length() - lineStart + 1 + word.length() > WIDTH;
            lineStart = full ? text.length() + 1 : lineStart;
            text.append(ply == 0 ? "" : full ? "\n" : " ").append(word);
        }
        return text.toString();
    }
}
