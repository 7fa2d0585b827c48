package dev.damka.games;

import static dev.damka.games.Table.NOON;
import static dev.damka.games.Table.START;
import static dev.damka.games.Table.code;
import static dev.damka.games.Table.done;
import static dev.damka.games.Table.game;
import static dev.damka.games.Table.play;
import static dev.damka.rules.Side.BLACK;
import static dev.damka.rules.Side.WHITE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.games.DrawOffer.State;
import dev.damka.rules.History;
import dev.damka.rules.Outcome;
import dev.damka.rules.Outcome.Reason;
import dev.damka.rules.Played;
import org.junit.jupiter.api.Test;

class DrawOfferTest {
    private static final Game OFFERED = done(game(START).offerDraw(WHITE, NOON));

    /** The engine has moved and offers a draw. */
    private static Game offeredByTheEngine() {
        Game thinking = play(game(START), NOON, "c3-d4").think(NOON);
        History history = thinking.history();
        return done(thinking.reply(history, Played.move(history.position(), "d6-c5"), true, NOON));
    }

    @Test
    void an_accepted_offer_is_a_draw() {
        assertEquals(
                Outcome.draw(Reason.AGREEMENT),
                done(OFFERED.answerDraw(BLACK, true, NOON)).outcome());
    }

    @Test
    void a_declined_one_stays_to_be_shown_and_can_not_be_accepted_any_more() {
        Game declined = done(OFFERED.answerDraw(BLACK, false, NOON));
        assertEquals(new DrawOffer(WHITE, 0, State.DECLINED), declined.offer());
        assertEquals(Refused.Code.NO_OFFER, code(declined.answerDraw(BLACK, true, NOON)));
    }

    @Test
    void nobody_accepts_an_own_offer_or_none() {
        assertEquals(Refused.Code.NO_OFFER, code(OFFERED.answerDraw(WHITE, true, NOON)));
        assertEquals(Refused.Code.NO_OFFER, code(game(START).answerDraw(BLACK, true, NOON)));
    }

    @Test
    void a_draw_is_offered_once_in_a_position() {
        assertEquals(Refused.Code.OFFERED_ALREADY, code(OFFERED.offerDraw(WHITE, NOON)));
        Game declined = done(OFFERED.answerDraw(BLACK, false, NOON));
        assertEquals(Refused.Code.OFFERED_ALREADY, code(declined.offerDraw(WHITE, NOON)));
        Game later = play(declined, NOON, "c3-d4", "d6-c5");
        assertEquals(
                new DrawOffer(WHITE, 2, State.OPEN),
                done(later.offerDraw(WHITE, NOON)).offer());
    }

    @Test
    void an_offer_stands_through_the_own_move_and_lapses_when_the_other_side_moves() {
        Game moved = play(OFFERED, NOON, "c3-d4");
        assertEquals(new DrawOffer(WHITE, 0, State.OPEN), moved.offer());
        assertEquals(
                new DrawOffer(WHITE, 0, State.LAPSED),
                play(moved, NOON, "d6-c5").offer());
    }

    @Test
    void the_engine_offers_with_its_move_and_the_player_answers_or_moves() {
        Game offered = offeredByTheEngine();
        assertEquals(new DrawOffer(BLACK, 2, State.OPEN), offered.offer());
        assertEquals(
                Outcome.draw(Reason.AGREEMENT),
                done(offered.answerDraw(WHITE, true, NOON)).outcome());
        assertEquals(
                new DrawOffer(BLACK, 2, State.LAPSED),
                play(offered, NOON, "b2-c3").offer());
    }

    @Test
    void to_offer_what_is_offered_is_to_accept() {
        assertEquals(
                Outcome.draw(Reason.AGREEMENT),
                done(offeredByTheEngine().offerDraw(WHITE, NOON)).outcome());
    }

    @Test
    void who_declined_an_offer_may_make_one_in_the_same_position() {
        Game declined = done(offeredByTheEngine().answerDraw(WHITE, false, NOON));
        assertTrue(declined.mayOfferDraw(WHITE));
        assertFalse(declined.mayOfferDraw(BLACK));
        assertEquals(
                new DrawOffer(WHITE, 2, State.OPEN),
                done(declined.offerDraw(WHITE, NOON)).offer());
    }

    @Test
    void an_end_leaves_no_offer_to_answer() {
        Game over = done(OFFERED.resign(WHITE, NOON));
        assertEquals(Refused.Code.OVER, code(over.answerDraw(BLACK, true, NOON)));
        assertTrue(over.isOver());
    }
}
