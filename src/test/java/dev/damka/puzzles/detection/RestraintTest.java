package dev.damka.puzzles.detection;

import static dev.damka.puzzles.detection.Found.leavesOpen;
import static dev.damka.puzzles.detection.Found.misses;
import static dev.damka.puzzles.detection.Found.proven;
import static dev.damka.puzzles.detection.Found.shows;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class RestraintTest {
    private static final String FACING = "B:Wd2,h4:Be5,f6";
    private static final String GIVES_WAY = "e5-d4! d2-c3 d4:b2 h4-g5 f6:h4";
    private static final String BLOCKED = "W:Wa1,g1,d2:Bh2,a3,d4";
    private static final String BLOCKED_LINE = "d2-c3! d4:b2 a1:c3 a3-b2 c3:a1";

    @Test
    void opposition_holds_every_man_that_could_move() {
        shows("opposition", FACING, "win", GIVES_WAY);
    }

    @Test
    void a_man_under_attack_is_no_opposition() {
        misses("opposition", "W:Wc1,e1,g1,h2,b4,h4,a5:Be3,a7,c7,e7,g7,b8,d8,h8", "gain-1", "e1-d2 g7-h6 d2:f4");
    }

    @Test
    void a_free_move_of_the_opponent_is_no_opposition() {
        misses("opposition", "B:Wd2,h4,a1:Be5,f6", "win", "e5-d4 a1-b2 f6-e5 b2-a3 d4-c3 d2:b4");
    }

    @Test
    void with_kings_on_the_board_it_is_no_opposition() {
        misses("opposition", "W:WKc1,a1:Bd6", "win", "c1-f4 d6-c5 f4-e3 c5-d4 e3:c5");
    }

    @Test
    void zugzwang_loses_because_it_has_to_move() {
        shows("zugzwang", FACING, "win", GIVES_WAY);
    }

    @Test
    void who_loses_with_or_without_moving_is_not_in_zugzwang() {
        misses("zugzwang", "W:WKa1,Kc1:Ba5", "win", "c1-d2 a5-b4 d2:a5");
    }

    @Test
    void the_last_position_of_a_line_may_be_the_zugzwang() {
        shows("zugzwang", "W:WKc1:Bd2,g3,e5", "win", "c1:h2! e5-d4 h2-f4! d4-c3 f4-c1!");
    }

    @Test
    void who_has_to_capture_is_not_in_zugzwang() {
        misses("zugzwang", "W:Wa1:Bb2", "win", "a1:c3");
        misses("zugzwang", "W:Wd4,f4,h6:Bb2,c3,d6", "win", "f4-g5! c3:e5 g5-f6! e5:g7 h6:c1");
    }

    @Test
    void zugzwang_of_many_men_needs_a_search() {
        String fen = "W:Wf2,e3,g3,d4,a5:Bh4,c5,b6,d6,h6,c7";
        String line = "g3-f4! c5-b4 a5:c3";
        leavesOpen("zugzwang", fen, "gain-1", line);
        assertEquals(Finding.SHOWN, proven("zugzwang", fen, "gain-1", line));
    }

    @Test
    void blocking_leaves_men_without_a_move() {
        shows("blocking", BLOCKED, "win", BLOCKED_LINE);
    }

    @Test
    void a_line_that_goes_on_by_itself_is_followed_to_its_end() {
        shows("blocking", BLOCKED, "win", "d2-c3! d4:b2 a1:c3");
    }

    @Test
    void who_has_lost_everything_is_not_blocked_nor_is_who_can_still_move() {
        misses("blocking", "W:Wa1:Bb2", "win", "a1:c3");
        misses("blocking", "W:WKb2,Kd4:BKc3", "win", "d4-e5 c3:a1 e5-h8!");
    }

    @Test
    void self_blocking_men_captured_their_way_into_the_dead_end() {
        shows("self-blocking", "W:Wg1,g3,c7:Bf4,e5,h6", "win", "c7-b8! f4:h2 b8:f4! h6-g5 f4:h6");
    }

    @Test
    void a_blocked_man_that_stood_there_did_not_block_itself() {
        misses("self-blocking", BLOCKED, "win", BLOCKED_LINE);
    }

    @Test
    void paralysis_is_a_king_that_falls_wherever_it_goes() {
        shows("paralysis", "W:WKe1,Kc3,Kg3:BKa1", "win", "c3-h8! a1-b2 h8:a1");
    }

    @Test
    void one_safe_square_or_one_man_that_can_move_is_no_paralysis() {
        misses("paralysis", "W:WKe1,Kc3,Kg3:BKa1", "win", "g3-h2 a1:d4");
        misses("paralysis", "W:WKe1,Kc3,Kg3:BKa1,a7", "win", "c3-h8! a7-b6");
    }

    @Test
    void laggards_stand_still_while_the_others_run_out_of_moves() {
        shows("laggards", "W:Wc3,c5,b6:Bd4,f4,g5,a7", "win", "c3:g3! g5-h4 g3-f4! h4-g3 f4:h2");
    }

    @Test
    void a_black_solver_holds_the_man_on_h2() {
        shows("laggards", "B:We5,c5,b4,h2:Bf6,f4,g3", "win", "f6:b6! b4-a5 b6-c5! a5-b6 c5:a7");
    }

    @Test
    void a_man_shut_in_elsewhere_or_while_others_can_move_is_no_laggard() {
        misses("laggards", BLOCKED, "win", BLOCKED_LINE);
        misses("laggards", "W:Wc3,c5,b6:Bd4,f4,g5,a7,h8", "win", "c3:g3");
    }

    @Test
    void laggards_also_lose_men_where_every_other_move_loses_one() {
        String line = "b2-c3! c7-d6 c3:a5 d6-e5 f4:d6";
        shows("laggards", "W:Wg1,b2,d2,e3,d4,f4,h4:Bb4,g5,f6,h6,c7,g7,h8", "gain-1", line);
        misses("laggards", "W:Wg1,b2,d2,e3,d4,f4,h4:Bb4,g5,f6,h6,c7,g7,h8,b8", "gain-1", line);
    }
}
