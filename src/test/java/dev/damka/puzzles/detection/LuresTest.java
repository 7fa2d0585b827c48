package dev.damka.puzzles.detection;

import static dev.damka.puzzles.detection.Found.misses;
import static dev.damka.puzzles.detection.Found.shows;

import org.junit.jupiter.api.Test;

class LuresTest {
    private static final String ONE_FOR_TWO = "B:Wa1,e1,g1,b2,f2,h2,a3,g3,b4,c5:Bg5,f6,a7,e7,g7,b8,d8,f8,h8";
    private static final String ONTO_E5 = "g5-f4! g3:e5 f6:b6";
    private static final String TRADE = "W:Wg1,f2:Bd4,a7";
    private static final String TRADED = "f2-e3! d4:f2 g1:e3 a7-b6 e3-d4! b6-a5 d4-c5! a5-b4 c5:a3";

    @Test
    void deflection_leads_the_guard_from_the_square_behind_the_victim() {
        shows(
                "deflection",
                "B:Wa1,g1,d2,f2,a3,c3,g3,b4,f4:Ba5,e5,f6,h6,a7,c7,g7,b8,h8",
                "gain-3",
                "e5-d4! c3:e5 a5:e1!");
    }

    @Test
    void a_piece_that_guarded_nothing_is_attracted_but_not_deflected() {
        misses("deflection", ONE_FOR_TWO, "gain-1", ONTO_E5);
        shows("attraction", ONE_FOR_TWO, "gain-1", ONTO_E5);
    }

    @Test
    void a_square_that_only_the_drawn_piece_itself_left_open_is_no_deflection() {
        misses("deflection", "W:WKa3,Ke3,Kf4:BKc1", "win", "f4-h6! c1:f4 h6:e3");
    }

    @Test
    void attraction_may_wait_for_a_second_sacrifice() {
        shows("attraction", "W:Wd2,g3,b6,e7:Bb4,h4,a5,g5", "win", "d2-e3! h4:d4 e7-d8! a5:c7 d8:a5:c3:f6:h4");
    }

    @Test
    void a_plain_trade_attracts_nobody() {
        misses("attraction", TRADE, "win", TRADED);
    }

    @Test
    void a_piece_that_captures_and_gets_away_is_not_attracted() {
        misses("attraction", "W:Wb2,d2,f4,h2:Bd4,a5,g7,c7", "win", "b2-c3 d4:b2 f4-e5 b2-a1");
    }

    @Test
    void clearance_lets_the_opponent_take_the_man_in_the_way() {
        shows("clearance", "W:Wh2,e5,g5:Bc3,b6,h6,e7,h8", "win", "e5-f6! h6:f4 f6:h6 h8-g7 h6:f8");
        shows("clearance", "W:Wf2,b4,e7:Ba5,g5,b6,h8", "win", "e7-d8! a5:c3 d8:h6! h8-g7 h6:f8");
    }

    @Test
    void a_square_that_is_left_for_a_victim_to_stand_on_is_an_attraction_and_no_clearance() {
        misses("clearance", "W:Wa1,b2,d2,c3,e3,f4,a5:Bh4,b6,d6,f6,h6,c7,g7,f8", "gain-3", "f4-g5! h6:f4 e3:a7");
    }

    @Test
    void clearance_is_also_a_man_that_leaves_the_path_to_be_taken_elsewhere() {
        shows("clearance", "W:Wd2,c3,e3,g3,f4,c5:Bh4,a5,h6,a7,c7,e7,g7", "gain-3", "c5-b6! h4:b2 b6:a1 a5-b4 a1:h8");
    }

    @Test
    void a_man_that_was_never_in_the_way_clears_nothing() {
        misses("clearance", ONE_FOR_TWO, "gain-1", ONTO_E5);
    }

    @Test
    void a_trade_clears_nothing_though_its_recapture_lands_where_the_man_stood() {
        misses("clearance", TRADE, "win", TRADED);
    }

    @Test
    void a_victim_that_came_over_the_square_clears_nothing() {
        misses("clearance", "W:WKa3,Ke3,Kf4:BKc1", "win", "f4-h6! c1:f4 h6:e3");
    }

    @Test
    void throw_back_makes_a_man_capture_backwards() {
        shows("throw-back", "W:Wc1,a5,f6:Bb4,d4,g5", "win", "a5:e5! g5:e7 c1-b2 e7-f6 e5:g7");
        shows("throw-back", "B:Wc1,f2,a3,g3,h6,g7:Ba5,d6,c7,e7,d8", "gain-1", "e7-f6! g7:e5 d6:h2");
    }

    @Test
    void a_capture_forwards_throws_nobody_back_nor_does_one_that_comes_back_to_its_rank() {
        misses("throw-back", ONE_FOR_TWO, "gain-1", ONTO_E5);
        misses("throw-back", "W:We3,b4,h2:Be5,a7", "win", "e3-d4 e5:a5");
    }

    @Test
    void a_man_that_could_have_captured_forwards_is_not_made_to_go_back() {
        misses("throw-back", "W:We3,d6:Bc5,b6,b4,a7", "win", "e3-d4 c5:e7");
    }

    @Test
    void a_trade_in_which_the_opponent_captures_backwards_throws_nobody_back() {
        misses("throw-back", "W:We5,b2:Be7,d6,a3,c5", "win", "e5:c7 a3:c1 c7-b8");
    }
}
