package dev.damka.puzzles.detection;

import static dev.damka.puzzles.detection.Found.misses;
import static dev.damka.puzzles.detection.Found.proven;
import static dev.damka.puzzles.detection.Found.shows;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SkirmishesTest {
    private static final String TRADE = "W:Wg1,f2:Bd4,a7";
    private static final String TRADED = "f2-e3! d4:f2 g1:e3 a7-b6 e3-d4! b6-a5 d4-c5! a5-b4 c5:a3";

    @Test
    void sacrifice_gives_one_for_two() {
        shows(
                "sacrifice",
                "B:Wa1,e1,g1,b2,f2,h2,a3,g3,b4,c5:Bg5,f6,a7,e7,g7,b8,d8,f8,h8",
                "gain-1",
                "g5-f4! g3:e5 f6:b6");
    }

    @Test
    void sacrifice_may_shut_in_what_has_taken_it() {
        shows("sacrifice", "W:WKb2,Kd4:BKc3", "win", "d4-e5 c3:a1 e5-h8!");
    }

    @Test
    void a_king_for_a_king_that_ends_the_game_is_a_sacrifice_and_no_exchange() {
        shows("sacrifice", "W:WKa3,Ke3,Kf4:BKc1", "win", "f4-h6! c1:f4 h6:e3");
        misses("exchange", "W:WKa3,Ke3,Kf4:BKc1", "win", "f4-h6! c1:f4 h6:e3");
    }

    @Test
    void an_equal_trade_is_an_exchange_and_no_sacrifice() {
        misses("sacrifice", TRADE, "win", TRADED);
        shows("exchange", TRADE, "win", TRADED);
    }

    @Test
    void an_exchange_without_a_mark_is_needed_if_the_tables_say_so() {
        shows("exchange", TRADE, "win", TRADED.replace("!", ""));
    }

    @Test
    void an_exchange_beside_another_winning_move_is_not_needed() {
        String fen = "W:Wb2,a3,g3,h6:Bd4,e5,h8";
        String line = "b2-c3 d4:b2 a3:c1 h8-g7 h6:f8";
        assertEquals(Finding.DENIED, proven("exchange", fen, "win", line));
        Found.leavesOpen("exchange", fen, "win", line);
    }

    @Test
    void one_for_two_is_no_exchange() {
        misses(
                "exchange",
                "B:Wa1,e1,g1,b2,f2,h2,a3,g3,b4,c5:Bg5,f6,a7,e7,g7,b8,d8,f8,h8",
                "gain-1",
                "g5-f4! g3:e5 f6:b6");
    }

    @Test
    void a_recapture_that_the_solver_begins_is_not_offered() {
        misses(
                "exchange",
                "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,e3,g3:Bf4,a5,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8",
                "gain-1",
                "g3:e5! f6:d4 e3:c5");
    }

    @Test
    void a_capture_that_was_there_before_is_not_offered() {
        misses("exchange", "W:Wc1,c3,h2:Bb4,a5,a7", "win", "h2-g3! b4:d2 c1:e3");
    }

    @Test
    void breakthrough_gives_men_for_a_king() {
        shows(
                "breakthrough",
                "W:Wa1,c1,e1,g1,b2,d2,h2,a3,g3,b4,f4,h4:Ba5,e5,d6,f6,h6,a7,c7,e7,g7,b8,d8,h8",
                "gain-3",
                "b4-c5! d6:b4 f4:f8!");
    }

    @Test
    void a_man_that_walks_through_without_a_sacrifice_breaks_nothing() {
        misses("breakthrough", "W:We1,g7:Bc3,e7,b8", "gain-3", "g7-h8! b8-c7 h8:b2");
    }

    @Test
    void a_new_king_that_is_taken_at_once_is_no_breakthrough() {
        misses("breakthrough", "W:Wa3,g5,h6:Bg3,e5,d6,b6,a7", "win", "g5-f6! e5:g7 h6:c5 b6:d4");
    }

    @Test
    void a_shot_through_the_king_row_that_ends_the_game_is_no_breakthrough() {
        misses("breakthrough", "W:Wd4,f4,h6:Bb2,c3,d6", "win", "f4-g5! c3:e5 g5-f6! e5:g7 h6:c1");
    }
}
