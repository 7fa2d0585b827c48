package dev.damka.games;

import dev.damka.rules.Outcome;
import dev.damka.rules.Side;
import dev.damka.rules.notation.Pdn;
import dev.damka.rules.notation.PdnException;
import dev.damka.rules.notation.PdnGame;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A game that was played elsewhere, as its record tells it. All names are foreign text.
 *
 * @param day such as {@code 2026.05.01}; empty where it is not told
 * @param skippedVariations how many variations in brackets were left out
 */
public record GameRecord(Game game, String event, String day, int skippedVariations) {
    static final String TERMINATION = "Termination";

    private static final int NAME_LENGTH = 100;
    /** Kinds of signs that have no place in a name, such as those that turn the direction of a line. */
    private static final Set<Integer> UNSEEN = Set.of(
            (int) Character.CONTROL,
            (int) Character.FORMAT,
            (int) Character.SURROGATE,
            (int) Character.LINE_SEPARATOR,
            (int) Character.PARAGRAPH_SEPARATOR);

    /**
     * Reads every game of a text, all of them or none.
     *
     * @throws PdnException with the first thing that is wrong: its game, its ply and, for a move, the legal ones
     */
    public static List<GameRecord> read(String pdn) {
        return Pdn.read(pdn).stream().map(GameRecord::of).toList();
    }

    private static GameRecord of(PdnGame game) {
        String day = tag(game, "Date");
        return new GameRecord(
                Game.recorded(tag(game, "White"), tag(game, "Black"), game.history(), outcome(game)),
                tag(game, "Event"),
                day.matches("[0-9?]{4}\\.[0-9?]{2}\\.[0-9?]{2}") ? day : "",
                game.skippedVariations());
    }

    /** The value without what isn't seen, or turns what stands around it; at most so long that it can be kept. */
    private static String tag(PdnGame game, String name) {
        String value = game.tags().getOrDefault(name, "");
        String shown = value.codePoints()
                .filter(sign -> !UNSEEN.contains(Character.getType(sign)))
                .limit(NAME_LENGTH)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString()
                .strip();
        return shown.equals("?") ? "" : shown;
    }

    /** How the board says that it ended, else how the record does. */
    private static @Nullable Outcome outcome(PdnGame game) {
        String result = game.result().equals("*") ? game.tags().getOrDefault("Result", "*") : game.result();
        Outcome told = switch (result) {
            case "1-0", "2-0" -> Outcome.win(Side.WHITE, winReason(game));
            case "0-1", "0-2" -> Outcome.win(Side.BLACK, winReason(game));
            case "1/2-1/2", "1-1" -> Outcome.draw(drawReason(game));
            default -> null;
        };
        return game.history().position().outcome().orElse(told);
    }

    private static Outcome.Reason winReason(PdnGame game) {
        return reason(game, Set.of(Outcome.Reason.RESIGNATION, Outcome.Reason.TIME));
    }

    private static Outcome.Reason drawReason(PdnGame game) {
        return game.history()
                .outcome()
                .map(Outcome::reason)
                .orElseGet(() -> reason(game, Set.of(Outcome.Reason.AGREEMENT)));
    }

    private static Outcome.Reason reason(PdnGame game, Set<Outcome.Reason> possible) {
        String told = game.tags().getOrDefault(TERMINATION, "");
        return possible.stream()
                .filter(reason -> reason.id().equals(told))
                .findFirst()
                .orElse(Outcome.Reason.RECORDED);
    }

    String white() {
        return ((Seat.Named) game.white()).name();
    }

    String black() {
        return ((Seat.Named) game.black()).name();
    }
}
