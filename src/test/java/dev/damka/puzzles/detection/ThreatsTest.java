package dev.damka.puzzles.detection;

import static dev.damka.puzzles.detection.Found.misses;
import static dev.damka.puzzles.detection.Found.shows;

import org.junit.jupiter.api.Test;

class ThreatsTest {
    private static final String BETWEEN = "B:Wa1,b2,c3,g3,f4:Bf6,h6,a7,c7,b8";
    private static final String STEPS_IN = "f6-g5! f4-e5 g5-f4! g3-h4 f4:d6";

    @Test
    void lyubki_steps_between_two_men_of_which_one_falls() {
        shows("lyubki", BETWEEN, "gain-1", STEPS_IN);
    }

    @Test
    void a_king_may_stand_between_pieces_that_are_far_away() {
        shows("lyubki", "B:Wh2,Ke3,c5:BKf6", "gain-1", "f6-d4! e3-f4 d4:b6");
    }

    @Test
    void between_two_men_of_which_one_is_guarded_it_is_neither_lyubki_nor_a_double_threat() {
        String guarded = "B:Wa1,b2,c3,g3,h2,f4:Bf6,h6,a7,c7,b8";
        misses("lyubki", guarded, "gain-1", "f6-g5! f4-e5 g5-f4! b2-a3 f4:d6");
        misses("double-threat", guarded, "gain-1", "f6-g5! f4-e5 g5-f4! b2-a3 f4:d6");
    }

    @Test
    void double_threat_is_of_two_captures_without_a_common_victim() {
        shows("double-threat", BETWEEN, "gain-1", STEPS_IN);
    }

    @Test
    void two_captures_of_the_same_man_are_one_threat() {
        misses("double-threat", "W:WKc1,h2:Bd4,a7", "gain-1", "c1-b2 a7-b6 b2:e5");
    }

    @Test
    void a_threat_that_is_never_carried_out_is_none() {
        misses("double-threat", BETWEEN, "gain-1", "f6-g5! f4-e5 g5-f4!");
    }

    @Test
    void unsupported_man_is_attacked_from_the_front_and_falls() {
        shows("unsupported", "W:Wc1,e1,g1,h2,b4,h4,a5:Be3,a7,c7,e7,g7,b8,d8,h8", "gain-1", "e1-d2 g7-h6 d2:f4");
    }

    @Test
    void a_man_with_another_behind_it_is_supported() {
        misses("unsupported", "W:Wc1,e1,g1,h2,b4,h4,a5:Be3,d4,a7,c7,g7,b8,d8,h8", "gain-1", "e1-d2 g7-h6 d2:f4");
    }

    @Test
    void a_king_that_hunts_a_man_is_another_theme() {
        misses("unsupported", "W:WKd2:Be5,f6,c7", "win", "d2-a5! c7-d6 a5-b4! f6-g5 b4:h4");
    }
}
