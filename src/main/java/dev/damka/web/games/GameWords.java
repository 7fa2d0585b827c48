package dev.damka.web.games;

import dev.damka.games.TimeControl;
import dev.damka.rules.Side;
import dev.damka.web.shared.Language;

/** The words of these pages in a language. */
final class GameWords {
    private GameWords() {}

    static GameMessages in(Language language) {
        return language.bundle(GameMessages.class);
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
