package dev.damka.web.games;

import dev.damka.games.Clock;
import dev.damka.games.Game;
import dev.damka.games.Seat;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A player's strip beside the board: who, what has been taken, time left.
 *
 * @param side {@code white} or {@code black}
 * @param detail what is known besides
 * @param clock null in a game without clocks
 */
public record Strip(
        String side, String name, String detail, @Nullable ClockFace clock) {
    static Strip of(GameScene scene, Side side) {
        Game game = scene.game();
        GameMessages words = scene.words();
        Seat seat = game.seat(side);
        int taken = taken(scene, side);
        String css = css(side);
        ClockFace clock = face(scene, side);
        String sideName = GameWords.side(side, words);
        if (seat instanceof Seat.Machine machine) {
            String level = words.levelOf(machine.level().number());
            return new Strip(css, words.computer(), and(level, taken, words.tookOne(taken)), clock);
        }
        if (seat instanceof Seat.Named named) {
            String name = named.name().isEmpty() ? "?" : named.name();
            return new Strip(css, name, and(sideName, taken, words.taken(taken)), clock);
        }
        return scene.seat().equals(Optional.of(side))
                ? new Strip(css, words.you(), and(sideName, taken, words.tookYou(taken)), clock)
                : new Strip(css, words.player(), and(sideName, taken, words.taken(taken)), clock);
    }

    /** What a side is called in the page's source. */
    static String css(Side side) {
        return side == Side.WHITE ? "white" : "black";
    }

    private static String and(String detail, int taken, String took) {
        return taken == 0 ? detail : detail + ", " + took;
    }

    private static int taken(GameScene scene, Side side) {
        Position start = scene.game().history().start();
        return Long.bitCount(start.pieces(side.opponent()))
                - Long.bitCount(scene.position().pieces(side.opponent()));
    }

    private static @Nullable ClockFace face(GameScene scene, Side side) {
        Clock clock = scene.game().clock();
        if (clock.control().isUnlimited()) {
            return null;
        }
        GameMessages words = scene.words();
        String label = scene.seat().equals(Optional.of(side))
                ? words.clockYours()
                : side == Side.WHITE ? words.clockWhite() : words.clockBlack();
        return ClockFace.of(clock.left(side, scene.now()), side == clock.running(), label);
    }
}
