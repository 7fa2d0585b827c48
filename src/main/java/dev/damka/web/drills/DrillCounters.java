package dev.damka.web.drills;

import dev.damka.rules.DrawRule;
import dev.damka.rules.History;
import dev.damka.rules.Position;
import dev.damka.web.games.GameMessages;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.Scale;
import java.util.List;

/** The draw rules that are counting, in moves, as ruled scales. */
final class DrillCounters {
    private DrillCounters() {}

    static List<Scale> of(History game, Language language) {
        GameMessages words = DrillWords.ofGames(language);
        Position position = game.position();
        int pieces = Long.bitCount(position.white() | position.black());
        return game.counts().stream().map(count -> scale(count, pieces, words)).toList();
    }

    private static Scale scale(History.Count counted, int pieces, GameMessages words) {
        int plies = counted.rule() == DrawRule.THREEFOLD ? 1 : 2;
        int limit = counted.limit() / plies;
        int count = Math.min(counted.count() / plies, limit);
        return new Scale(
                name(counted.rule(), pieces, words), words.countOf(count, limit), 3 * count >= 2 * limit, count, limit);
    }

    private static String name(DrawRule rule, int pieces, GameMessages words) {
        return switch (rule) {
            case THREE_KINGS -> words.counterThreeKings();
            case THREE_MEN -> words.counterThreeMen();
            case SMALL_ENDING ->
                pieces < 5 ? words.counterSmallEndingFew(pieces) : words.counterSmallEndingMany(pieces);
            case KINGS_ONLY -> words.counterKingsOnly();
            case THREEFOLD -> words.counterThreefold();
        };
    }
}
