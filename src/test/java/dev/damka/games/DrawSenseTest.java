package dev.damka.games;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.engine.Verdict;
import dev.damka.engine.tables.EndgameTables.Value;
import dev.damka.rules.Side;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DrawSenseTest {
    private static Verdict worth(int centimen) {
        return new Verdict(Verdict.Kind.ESTIMATE, centimen, 0);
    }

    @Test
    void a_proven_draw_is_always_accepted() {
        assertTrue(DrawSense.accepts(worth(200), Optional.of(Value.DRAW), 0));
        assertTrue(DrawSense.accepts(worth(200), Optional.of(Value.LOSS), 0));
        assertFalse(DrawSense.accepts(worth(-200), Optional.of(Value.WIN), 100));
    }

    @Test
    void who_stands_worse_accepts_and_who_stands_better_does_not() {
        assertTrue(DrawSense.accepts(worth(-40), Optional.empty(), 10));
        assertFalse(DrawSense.accepts(worth(-39), Optional.empty(), 10));
        assertFalse(DrawSense.accepts(worth(11), Optional.empty(), 100));
        assertFalse(DrawSense.accepts(new Verdict(Verdict.Kind.WIN, 1, 9), Optional.empty(), 100));
    }

    @Test
    void a_level_game_is_a_draw_once_it_is_late() {
        assertFalse(DrawSense.accepts(worth(0), Optional.empty(), 59));
        assertTrue(DrawSense.accepts(worth(0), Optional.empty(), 60));
    }

    @Test
    void a_draw_is_offered_where_it_is_proven_and_not_again_and_again() {
        Optional<Value> drawn = Optional.of(Value.DRAW);
        assertTrue(DrawSense.offers(drawn, null, Side.BLACK, 50));
        assertFalse(DrawSense.offers(Optional.empty(), null, Side.BLACK, 50));
        DrawOffer declined = new DrawOffer(Side.BLACK, 50, DrawOffer.State.DECLINED);
        assertFalse(DrawSense.offers(drawn, declined, Side.BLACK, 69));
        assertTrue(DrawSense.offers(drawn, declined, Side.BLACK, 70));
    }
}
