package dev.damka.puzzles.mining;

import dev.damka.puzzles.Text;
import dev.damka.puzzles.Theme;
import dev.damka.rules.Position;

/** Names mined puzzles by what they show and what stands on the board: "Turkish strike, 5 against 4". */
final class Titles {
    private Titles() {}

    static Text of(Theme theme, Position start) {
        int own = Long.bitCount(start.pieces(start.turn()));
        int enemy = Long.bitCount(start.pieces(start.turn().opponent()));
        return Text.of(
                theme.name().ru() + ", " + own + " против " + enemy,
                theme.name().en() + ", " + own + " against " + enemy);
    }
}
