package dev.damka.puzzles.detection;

import static dev.damka.puzzles.detection.Found.misses;
import static dev.damka.puzzles.detection.Found.proven;
import static dev.damka.puzzles.detection.Found.shows;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TemposTest {
    private static final String SHOT = "W:Wd4,f4,h6:Bb2,c3,d6";
    private static final String SHOT_LINE = "f4-g5! c3:e5 g5-f6! e5:g7 h6:c1";

    @Test
    void rest_tempo_is_a_quiet_move_while_a_capture_waits() {
        shows("rest-tempo", "W:Wf2,c5,a7:Bf4,b6,c7", "win", "a7-b8! b6:d4 b8:c3 f4-g3 f2:h4");
    }

    @Test
    void a_quiet_move_that_opens_the_capture_is_an_offer_and_no_rest_tempo() {
        misses("rest-tempo", SHOT, "win", SHOT_LINE);
    }

    @Test
    void a_quiet_move_that_gives_a_choice_of_another_capture_leaves_nothing_as_it_was() {
        misses("rest-tempo", "W:Wf2,c5,a7:Bf4,b6,c7", "win", "f2-g3 b6:d4 g3:c3");
    }

    @Test
    void a_man_that_steps_out_of_another_capture_leaves_the_waiting_one_as_it_was() {
        shows("rest-tempo", "W:We5,g7:Bb2,f6,e7", "win", "g7-h8! f6:d4 h8:a1");
    }

    @Test
    void a_quiet_move_that_bars_one_way_of_the_capture_leaves_nothing_as_it_was() {
        misses("rest-tempo", "W:WKc1,d2,c7:BKf4", "win", "c7-b8 f4-h2 d2-e3 h2-g1 b8-a7! g1:d4 a7:e3");
    }

    @Test
    void quiet_key_threatens_and_offers_nothing() {
        shows("quiet-key", "W:We1,g7:Bc3,e7,b8", "gain-3", "g7-h8! b8-c7 h8:b2");
    }

    @Test
    void a_first_move_that_offers_or_captures_is_no_quiet_key() {
        misses("quiet-key", SHOT, "win", SHOT_LINE);
        misses("quiet-key", "W:Wh2,d6:Be5,c7", "win", "d6:b8! e5-d4 b8-f4! d4-c3 f4-c1!");
    }

    @Test
    void a_quiet_first_move_beside_another_that_wins_is_no_quiet_key() {
        misses("quiet-key", "W:WKd4,Ke1:Ba3", "win", "d4-a1 a3-b2 a1:c3");
    }

    @Test
    void capture_choice_has_one_right_capture_of_several() {
        shows("capture-choice", "W:Wh2,d6:Be5,c7", "win", "d6:b8 e5-d4 b8-f4! d4-c3 f4-c1!");
    }

    @Test
    void the_landing_square_is_a_choice_where_all_take_the_same() {
        shows("capture-choice", "W:WKa5:Bh4,c7,e7", "win", "a5:f6 h4-g3 f6-d4! g3-h2 d4-g1!");
    }

    @Test
    void two_captures_that_both_win_are_no_choice() {
        String fen = "W:Wa1,c1,b2,e5:Bb4,d4,d6,d8";
        String line = "e5:c7 d8:b6 b2-c3! d4:b2 a1:c7";
        assertEquals(Finding.DENIED, proven("capture-choice", fen, "win", line));
    }

    @Test
    void a_single_capture_is_no_choice() {
        misses("capture-choice", SHOT, "win", SHOT_LINE);
    }

    @Test
    void the_last_capture_of_all_beside_a_smaller_one_is_no_choice() {
        misses(
                "capture-choice",
                "B:Wa1,c1,e1,b2,f2,h2,a3,c3,g3,b4,d4:Bg5,b6,d6,h6,a7,c7,e7,b8,d8,f8,h8",
                "gain-4",
                "d6-c5! b4:d6 e7:g1!");
    }
}
