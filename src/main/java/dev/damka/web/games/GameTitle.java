package dev.damka.web.games;

import dev.damka.games.Game;
import dev.damka.games.Seat;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.Prose;

/** What a game is called in lists and headings: by who played it. */
public final class GameTitle {
    private GameTitle() {}

    /** The names in a record, which are foreign text; else the engine with its level. */
    public static String of(Game game, Language language) {
        if (game.white() instanceof Seat.Named white && game.black() instanceof Seat.Named black) {
            return name(white) + " – " + name(black);
        }
        GameMessages words = GameWords.in(language);
        return game.machine()
                .map(side -> ((Seat.Machine) game.seat(side)).level().number())
                .map(level -> words.computerOf(Prose.unbroken(words.levelOf(level))))
                .orElse("");
    }

    private static String name(Seat.Named seat) {
        return seat.name().isEmpty() ? "?" : seat.name();
    }
}
