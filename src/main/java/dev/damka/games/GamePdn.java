package dev.damka.games;

import dev.damka.rules.Outcome;
import dev.damka.rules.Side;
import dev.damka.rules.notation.PdnGame;
import dev.damka.rules.notation.PdnWriter;
import java.time.Duration;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** Writes kept games as records, with the clocks in comments. */
public final class GamePdn {
    private static final DateTimeFormatter DAY =
            DateTimeFormatter.ofPattern("yyyy.MM.dd").withZone(ZoneOffset.UTC);

    private GamePdn() {}

    /** The record of that game as far as it was played. */
    public static String write(StoredGame stored) {
        Game game = stored.game();
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", game.isRecord() ? or(stored.event, "?") : "Damka");
        tags.put("Date", game.isRecord() ? or(stored.playedOn, "????.??.??") : DAY.format(stored.created));
        tags.put("White", name(game.white()));
        tags.put("Black", name(game.black()));
        if (!game.isRecord()) {
            TimeControl control = game.clock().control();
            tags.put(
                    "TimeControl",
                    control.isUnlimited() ? "-" : control.initial().toSeconds() + "+" + control.seconds());
        }
        Outcome outcome = game.outcome();
        if (outcome != null && outcome.reason() != Outcome.Reason.RECORDED) {
            tags.put(GameRecord.TERMINATION, outcome.reason().id());
        }
        return PdnWriter.write(
                new PdnGame(tags, game.history(), PdnWriter.result(outcome), 0), ply -> clocks(game, ply));
    }

    private static String or(String text, String otherwise) {
        return text.isEmpty() ? otherwise : text;
    }

    private static String name(Seat seat) {
        if (seat instanceof Seat.Machine machine) {
            return "Damka, level " + machine.level().number();
        }
        return seat instanceof Seat.Named named ? or(named.name(), "?") : "Player";
    }

    /** Both clocks after a ply; the capital letter is of the side that runs. */
    private static String clocks(Game game, int ply) {
        if (ply >= game.left().size()) {
            return "";
        }
        Side mover = game.history().positions().get(ply).turn();
        String own = time(game.left().get(ply));
        String other =
                time(ply == 0 ? game.clock().control().initial() : game.left().get(ply - 1));
        return mover == Side.WHITE ? "[%clock w" + own + " B" + other + "]" : "[%clock W" + other + " b" + own + "]";
    }

    private static String time(Duration left) {
        return String.format(Locale.ROOT, "%d:%02d:%02d", left.toHours(), left.toMinutesPart(), left.toSecondsPart());
    }
}
