package dev.damka.puzzles.detection;

import static dev.damka.puzzles.detection.Found.misses;
import static dev.damka.puzzles.detection.Found.shows;

import org.junit.jupiter.api.Test;

class StrikesTest {
    private static final String TWO_GIVEN = "W:Wd4,f4,h6:Bb2,c3,d6";
    private static final String THREE_TAKEN = "f4-g5! c3:e5 g5-f6! e5:g7 h6:c1";
    private static final String ONE_FOR_TWO = "B:Wa1,e1,g1,b2,f2,h2,a3,g3,b4,c5:Bg5,f6,a7,e7,g7,b8,d8,f8,h8";

    @Test
    void turkish_strike_is_a_king_that_its_own_victims_stop_before_it_falls() {
        shows("turkish-strike", "W:Wb2,d4,e3,f2,f4:BKa5,d6,e7", "win", "b2-c3 a5:e1:g3:e5 d4:d8");
        shows("turkish-strike", "W:Wc1,d2,f2,c5,d6,f6,c7:BKe1,a3", "win", "d2-e3 e1:d4 e3:c5 a3-b2 c1:a3");
    }

    @Test
    void turkish_strike_is_seen_from_the_black_side_as_well() {
        shows("turkish-strike", "B:WKh4,e3,d2:Bg7,e5,d6,c7,c5", "win", "g7-f6 h4:d8:b6:d4 e5:c3:e1");
    }

    @Test
    void a_king_that_takes_three_and_simply_has_no_more_to_take_is_no_turkish_strike() {
        misses("turkish-strike", "W:Wb2,f2,f4,f6:BKa5,g7,h8", "win", "b2-c3 a5:e1:g3:e5 f6:d4");
    }

    @Test
    void a_king_that_takes_three_and_is_not_taken_itself_is_no_turkish_strike() {
        misses("turkish-strike", "W:Wb2,c1,e3,f2,f4:BKa5,d6,e7", "win", "b2-c3 a5:e1:g3:e5 c1-b2");
    }

    @Test
    void final_shot_takes_two_or_more_and_ends_the_game() {
        shows("final-shot", TWO_GIVEN, "win", THREE_TAKEN);
    }

    @Test
    void the_last_capture_of_one_man_is_no_final_shot() {
        misses("final-shot", "W:Wa1:Bb2", "win", "a1:c3");
    }

    @Test
    void a_capture_of_two_after_which_the_opponent_plays_on_is_no_final_shot() {
        misses("final-shot", ONE_FOR_TWO, "gain-1", "g5-f4! g3:e5 f6:b6");
    }

    @Test
    void sieve_is_one_capture_of_three() {
        shows("sieve", TWO_GIVEN, "win", THREE_TAKEN);
    }

    @Test
    void a_capture_of_two_is_no_sieve_and_three_taken_by_the_opponent_are_none() {
        misses("sieve", ONE_FOR_TWO, "gain-1", "g5-f4! g3:e5 f6:b6");
        misses("sieve", "W:Wb2,d4,e3,f2,f4:BKa5,d6,e7", "win", "b2-c3 a5:e1:g3:e5 d4:d8");
    }

    @Test
    void column_is_men_one_behind_the_other_that_capture_in_turn() {
        shows("column", "W:Wc3,g3,h4:Bb4,g5,b6,h6", "win", "c3:c7 g5-f4 g3:e5 h6-g5 h4:f6");
    }

    @Test
    void men_that_stand_apart_are_no_column_nor_is_one_man_that_captures_twice() {
        misses("column", "W:Wc3,h4:Bd4,g5,a7,h8", "win", "c3:e5 a7-b6 h4:f6");
        misses("column", "W:Wc3,h2:Bd4,g7,h8,a7", "win", "c3:e5 g7-f6 e5:g7");
    }

    @Test
    void promotion_capture_goes_on_from_the_last_rank() {
        shows("promotion-capture", TWO_GIVEN, "win", THREE_TAKEN);
        shows("promotion-capture", "W:Wa1,b2,h2,h4:Bb4,d4,g5,b6,e7,g7", "win-in-1", "h4:f6:d8:a5:c3:e5:h8!");
    }

    @Test
    void a_capture_that_ends_on_the_last_rank_is_a_promotion_but_no_promotion_capture() {
        String fen = "B:Wa1,g1,d2,f2,a3,c3,g3,b4,f4:Ba5,e5,f6,h6,a7,c7,g7,b8,h8";
        misses("promotion-capture", fen, "gain-3", "e5-d4! c3:e5 a5:e1!");
        shows("promotion", fen, "gain-3", "e5-d4! c3:e5 a5:e1!");
    }

    @Test
    void a_king_that_reaches_the_last_rank_is_no_promotion() {
        misses("promotion", "W:WKa1:Bb2,a7", "win", "a1:f6 a7-b6 f6-d8");
    }

    @Test
    void combination_long_is_five_moves_with_forced_captures_between() {
        shows(
                "combination-long",
                "W:Wa1,c1,c3,g3,f4,h4,h6:Ba3,a5,c5,b6,f6,e7,h8",
                "gain-2",
                "c3-b4! a5:c3 f4-e5! f6:d4 c1-b2! a3:c1 g3-f4! c1:g5 h4:d2");
    }

    @Test
    void four_moves_are_no_long_combination() {
        misses(
                "combination-long",
                "W:Wd2,b4,a5,b6:Bc3,d4,f4,f6",
                "win",
                "b6-c7! c3:e1 a5-b6! e1:a5 c7-d8! a5:c7 d8:e7");
    }

    @Test
    void five_moves_are_no_long_combination_if_a_reply_has_a_choice() {
        misses(
                "combination-long",
                "W:Wb6,c7:Bg5,b8",
                "win",
                "c7-d8! g5-h4 d8-e7 h4-g3 e7-c5! g3-h2 c5-g1! b8-a7 b6-c7! a7-b6 c7:a5");
    }
}
