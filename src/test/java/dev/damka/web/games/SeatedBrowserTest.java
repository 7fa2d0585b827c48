package dev.damka.web.games;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import dev.damka.engine.Level;
import dev.damka.games.Game;
import dev.damka.games.Games;
import dev.damka.games.Opponent;
import dev.damka.games.Referee;
import dev.damka.games.TimeControl;
import dev.damka.players.Player;
import dev.damka.players.Token;
import dev.damka.rules.Played;
import dev.damka.rules.Side;
import dev.damka.rules.notation.Fen;
import dev.damka.web.BrowserTest;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.inject.Inject;
import java.time.InstantSource;

/** What browser tests of games share: visitors who sit in games that stand where the test wants them. */
abstract class SeatedBrowserTest extends BrowserTest {
    @Inject
    Games games;

    @Inject
    Opponent opponent;

    @Inject
    InstantSource time;

    /** Makes the visitor somebody, whose games can be kept. */
    long seat(Page page) {
        Token token = Token.random();
        cookie(page, "damka", token.value());
        return QuarkusTransaction.requiringNew().call(() -> {
            Player stored = new Player(token, time.instant());
            stored.persist();
            return stored.id;
        });
    }

    /** A game at the lowest level, not kept yet. */
    Game begin(long player, Side side, TimeControl control, String fen) {
        return Game.begin(player, side, new Level(1), control, Fen.read(fen), time.instant());
    }

    /** Keeps the game and shows its page. */
    void open(Page page, long player, Game game) {
        page.navigate("games/" + games.begin(player, game).id);
        assertThat(page.locator("#board")).isVisible();
    }

    /** Shows the page of a game in which the engine has no thread yet, and gets none before {@link #think}. */
    void openWaiting(Page page, long player, Game game) {
        Games unheard = new Games(time);
        page.navigate("games/" + unheard.begin(player, game).id);
        assertThat(page.locator("#board")).isVisible();
    }

    /** The engine takes up its move in the game of that page. */
    void think(Page page) {
        opponent.changed(games.find(id(page)).orElseThrow());
    }

    /** The engine has that move made for it. */
    void reply(Page page, String move) {
        games.change(id(page), (game, now) -> {
            Game thinking = game.think(now);
            return thinking.reply(
                    thinking.history(), Played.move(thinking.history().position(), move), false, now);
        });
    }

    private static String id(Page page) {
        return page.url().replaceAll(".*/games/|[?].*", "");
    }

    /** What the next start of the server does with the games. */
    void restart() {
        new Referee(games, time).close();
        Referee next = new Referee(games, time);
        next.resume();
        next.spare();
    }

    static Locator heading(Page page) {
        return page.locator("#move-form h2");
    }

    static Locator verdict(Page page) {
        return page.locator("#verdict");
    }
}
