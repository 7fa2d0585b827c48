package dev.damka.web.games;

import dev.damka.games.Counter;
import dev.damka.rules.History;
import dev.damka.rules.Position;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.Scale;
import java.util.List;

/** The draw rules that are counting, as ruled scales. */
public final class Counters {
    private Counters() {}

    /** Those of a game as it stands. */
    public static List<Scale> of(History game, Language language) {
        GameMessages words = GameWords.in(language);
        Position position = game.position();
        int pieces = Long.bitCount(position.white() | position.black());
        return game.counts().stream()
                .map(count -> scale(Counter.of(count), pieces, words))
                .toList();
    }

    private static Scale scale(Counter counter, int pieces, GameMessages words) {
        String name = switch (counter.rule()) {
            case THREE_KINGS -> words.counterThreeKings();
            case THREE_MEN -> words.counterThreeMen();
            case SMALL_ENDING ->
                pieces < 5 ? words.counterSmallEndingFew(pieces) : words.counterSmallEndingMany(pieces);
            case KINGS_ONLY -> words.counterKingsOnly();
            case THREEFOLD -> words.counterThreefold();
        };
        int count = Math.min(counter.count(), counter.limit());
        boolean near = 3 * count >= 2 * counter.limit();
        return new Scale(name, words.countOf(count, counter.limit()), near, count, counter.limit());
    }
}
