package dev.damka.web.games;

import dev.damka.games.DrawOffer;
import dev.damka.games.Game;
import dev.damka.games.StoredGame;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.MoveForm.Hidden;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game as somebody looks at it: what every part of its page is made from.
 *
 * @param seat the side that the viewer plays; empty for somebody who watches
 * @param shown how many plies have been played on the board that is shown
 */
record GameScene(
        StoredGame stored,
        Game game,
        Optional<Side> seat,
        int shown,
        GameAddress address,
        Language language,
        Instant now) {
    static GameScene of(StoredGame stored, Optional<Side> seat, GameQuery query, Language language, Instant now) {
        Game game = stored.game();
        int shown = query.shown(game.ply());
        GameAddress address = new GameAddress(stored.id, "", query.isFlipped(), query.isWholeRecord());
        return new GameScene(stored, game, seat, shown, address.at(shown, game.ply()), language, now);
    }

    GameMessages words() {
        return GameWords.in(language);
    }

    /** The side at the bottom of the board. */
    Side bottom() {
        Side own = seat.orElse(Side.WHITE);
        return address.flip() ? own.opponent() : own;
    }

    /** The position that is shown. */
    Position position() {
        return game.history().positions().get(shown);
    }

    /** Whether the game is shown as it is now. */
    boolean isNow() {
        return shown == game.ply();
    }

    /** Whether the viewer sits at the board of a game that goes on. */
    boolean isPlaying() {
        return seat.isPresent() && !game.isOver();
    }

    /** Whether the viewer is to move on the board that is shown. */
    boolean mayMove() {
        return isNow() && game.state() == Game.State.PERSON && seat.equals(Optional.of(game.turn()));
    }

    /** Whether the viewer is to answer a draw offer. */
    boolean isAsked() {
        DrawOffer offer = game.offer();
        return isPlaying() && offer != null && seat.filter(offer::isFor).isPresent();
    }

    /** What forms send along: how the board is turned, and what else they are given as names and values in turn. */
    List<Hidden> hidden(String... more) {
        List<Hidden> fields = new ArrayList<>();
        for (int i = 0; i < more.length; i += 2) {
            fields.add(new Hidden(more[i], more[i + 1]));
        }
        if (address.flip()) {
            fields.add(new Hidden("flip", "1"));
        }
        return fields;
    }
}
