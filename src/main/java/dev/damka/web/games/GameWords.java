package dev.damka.web.games;

import dev.damka.games.TimeControl;
import dev.damka.rules.Side;
import dev.damka.web.shared.Language;
import java.util.EnumMap;
import java.util.Map;

/** The words of these pages in a language; looked up once, since a page asks for them many times. */
final class GameWords {
    private static final Map<Language, GameMessages> ALL = new EnumMap<>(Language.class);

    static {
        for (Language language : Language.values()) {
            ALL.put(language, language.bundle(GameMessages.class));
        }
    }

    private GameWords() {}

    static GameMessages in(Language language) {
        return ALL.get(language);
    }

    /** A side in the middle of a sentence. */
    static String side(Side side, GameMessages words) {
        return side == Side.WHITE ? words.sideWhite() : words.sideBlack();
    }

    /** Such as «10 min + 5 s», «no clock». */
    static String time(TimeControl control, GameMessages words) {
        return control.isUnlimited() ? words.unlimited() : words.timed(control.minutes(), control.seconds());
    }
}
