package dev.damka.web.games;

import dev.damka.games.Counter;
import dev.damka.rules.Position;
import dev.damka.web.shared.Scale;
import java.util.List;

/** The draw rules that are counting, as ruled scales. */
final class Counters {
    private Counters() {}

    static List<Scale> of(GameScene scene) {
        GameMessages words = scene.words();
        Position position = scene.game().history().position();
        int pieces = Long.bitCount(position.white() | position.black());
        return scene.game().isRecord()
                ? List.of()
                : scene.game().counters().stream()
                        .map(counter -> scale(counter, pieces, words))
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
