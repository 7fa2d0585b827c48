package dev.damka.web.games;

import dev.damka.games.TimeControl;
import dev.damka.rules.Side;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.Prose;
import dev.damka.web.shared.Verdict;
import io.quarkus.qute.RawString;
import java.util.List;

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

    /** The note on something that can't be read: where, in words, and what is wrong there, in English. */
    static Verdict fault(String title, String where, String english) {
        String html = Prose.escaped(where) + " <span lang=\"en\">" + Prose.escaped(english) + "</span>";
        return new Verdict(Verdict.Kind.RULE, Prose.html(title), List.of(new RawString(html.strip())));
    }

    /** Such as «10 min + 5 s», «no clock». */
    static String time(TimeControl control, GameMessages words) {
        return control.isUnlimited() ? words.unlimited() : words.timed(control.minutes(), control.seconds());
    }
}
