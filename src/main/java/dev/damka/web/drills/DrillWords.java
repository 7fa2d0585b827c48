package dev.damka.web.drills;

import dev.damka.web.games.GameMessages;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.Plural;
import java.util.EnumMap;
import java.util.Map;

/** The words of these pages in a language; looked up once, since a page asks for them many times. */
final class DrillWords {
    private static final Map<Language, DrillMessages> ALL = new EnumMap<>(Language.class);
    private static final Map<Language, GameMessages> GAMES = new EnumMap<>(Language.class);

    static {
        for (Language language : Language.values()) {
            ALL.put(language, language.bundle(DrillMessages.class));
            GAMES.put(language, language.bundle(GameMessages.class));
        }
    }

    private DrillWords() {}

    static DrillMessages in(Language language) {
        return ALL.get(language);
    }

    /** The words for the draw rules, which games have. */
    static GameMessages ofGames(Language language) {
        return GAMES.get(language);
    }

    /** Such as «7 ходов», «7 moves». */
    static String moves(Language language, int n) {
        DrillMessages words = in(language);
        return switch (Plural.of(language, n)) {
            case ONE -> words.movesOne(n);
            case FEW -> words.movesFew(n);
            case MANY -> words.movesMany(n);
        };
    }
}
