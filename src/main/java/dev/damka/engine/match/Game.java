package dev.damka.engine.match;

import dev.damka.rules.History;
import dev.damka.rules.Side;
import dev.damka.rules.notation.PdnGame;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A game of a match, played to its end.
 *
 * @param firstIsWhite whether the first side of the match had White
 * @param winner empty for a draw
 * @param ending why it ended
 * @param forfeited whether the loser made an illegal move or could not go on
 */
public record Game(
        History history,
        boolean firstIsWhite,
        Optional<Side> winner,
        String ending,
        boolean forfeited,
        Effort white,
        Effort black) {
    /** Half points of the first side: 2 for a win, 1 for a draw. */
    public int firstsHalfPoints() {
        return winner.map(side -> (side == Side.WHITE) == firstIsWhite ? 2 : 0).orElse(1);
    }

    /** The result as records write it. */
    public String result() {
        return winner.map(side -> side == Side.WHITE ? "1-0" : "0-1").orElse("1/2-1/2");
    }

    Effort first() {
        return firstIsWhite ? white : black;
    }

    Effort second() {
        return firstIsWhite ? black : white;
    }

    /** The record of the game. */
    public PdnGame record(Settings first, Settings second, int round) {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", "Match of engines");
        tags.put("Round", Integer.toString(round));
        tags.put("White", firstIsWhite ? first.name() : second.name());
        tags.put("Black", firstIsWhite ? second.name() : first.name());
        tags.put("Termination", ending);
        return new PdnGame(tags, history, result(), 0);
    }
}
