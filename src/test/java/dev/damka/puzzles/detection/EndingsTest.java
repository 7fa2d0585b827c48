package dev.damka.puzzles.detection;

import static dev.damka.puzzles.detection.Found.misses;
import static dev.damka.puzzles.detection.Found.shows;

import org.junit.jupiter.api.Test;

class EndingsTest {
    @Test
    void petrov_is_three_kings_against_one_off_the_main_road() {
        shows("petrov", "W:WKa3,Ke3,Kf4:BKc1", "win", "f4-h6! c1:f4 h6:e3");
        misses("petrov", "W:WKe1,Kc3,Kg3:BKa1", "win", "c3-h8! a1-b2 h8:a1");
        misses("petrov", "W:WKd2,Kb6:BKa7", "win", "b6-g1 a7-b8");
    }

    @Test
    void sargin_is_a_king_and_two_men_against_a_king() {
        shows("sargin", "W:WKa3,g3,g5:BKe3", "win", "a3-c1! e3:h6 g3-f4! h6:e3 c1:f4");
        misses("sargin", "W:WKa3,Kg1,g5:BKe1", "win", "a3-c1");
        shows("kings-man", "W:WKa3,Kg1,g5:BKe1", "win", "a3-c1");
        misses("kings-man", "W:WKa3,g3,g5:BKe3", "win", "a3-c1! e3:h6 g3-f4! h6:e3 c1:f4");
    }

    @Test
    void a_king_against_two_or_three_men_is_known_by_their_number() {
        shows("king-v-two", "W:WKe7:Bh4,a5", "win", "e7-d6! h4-g3 d6:h2");
        misses("king-v-three", "W:WKe7:Bh4,a5", "win", "e7-d6! h4-g3 d6:h2");
        shows("king-v-three", "W:WKd2:Be5,f6,c7", "win", "d2-a5! c7-d6 a5-b4! f6-g5 b4:h4");
        misses("king-v-two", "W:WKd2:Be5,f6,c7", "win", "d2-a5! c7-d6 a5-b4! f6-g5 b4:h4");
    }

    @Test
    void two_men_against_a_king_are_the_other_side_of_it() {
        misses("king-v-two", "B:WKe7:Bh4,a5", "draw", "h4-g3 e7-d6");
    }

    @Test
    void four_kings_against_two_are_kings_all() {
        shows("kings-4v2", "W:WKa1,Kc1,Ke1,Kg1:BKh8,Kb8", "win", "a1-c3");
        misses("kings-4v2", "W:WKa1,Kc1,Ke1,g1:BKh8,Kb8", "win", "a1-c3");
    }

    @Test
    void men_ending_has_no_kings_and_few_men() {
        shows("men-ending", "B:Wd2,h4:Be5,f6", "win", "e5-d4! d2-c3 d4:b2 h4-g5 f6:h4");
        misses("men-ending", "W:WKc1,a1:Bd6", "win", "c1-f4 d6-c5 f4-e3 c5-d4 e3:c5");
        misses("men-ending", "W:Wf2,e3,g3,d4,a5:Bh4,c5,b6,d6,h6,c7", "gain-1", "g3-f4! c5-b4 a5:c3");
    }

    @Test
    void a_shot_with_few_men_is_no_ending() {
        misses("men-ending", "W:Wd4,f4,h6:Bb2,c3,d6", "win", "f4-g5! c3:e5 g5-f6! e5:g7 h6:c1");
    }

    @Test
    void cut_off_takes_each_man_as_it_steps_onto_the_kings_line() {
        shows("cut-off", "W:WKd8:Bf6,h6,g7", "win", "d8:h4! g7-f6 h4:e7 h6-g5 e7:h4");
        shows("cut-off", "W:WKg5:Ba3,h8", "win", "g5-f6! h8-g7 f6:h8 a3-b2 h8:a1");
    }

    @Test
    void a_man_that_is_shut_in_or_fetched_or_helped_against_is_no_cut_off() {
        misses("cut-off", "W:WKa5:Bh4,c7,e7", "win", "a5:f6! h4-g3 f6-d4! g3-h2 d4-g1!");
        misses("cut-off", "W:WKg5:Ba3,h8,b8", "win", "g5-f6! h8-g7 f6:h8");
        misses("cut-off", "W:WKg5,h2:Ba3,h8", "win", "g5-f6! h8-g7 f6:h8 a3-b2 h8:a1");
    }

    @Test
    void king_hunt_takes_a_king_that_was_free() {
        shows("king-hunt", "W:Wg3,d4,a5,e5:Ba3,Ke7", "win", "d4-c5! e7:b4 a5:c3 a3-b2 c3:a1");
        shows("king-hunt", "W:WKb2,Kd4:BKc3", "win", "d4-e5 c3:a1 e5-h8!");
    }

    @Test
    void a_king_that_could_be_taken_at_once_or_was_made_in_the_line_is_not_hunted() {
        misses("king-hunt", "B:Wb2,d2,f2,Kg3:Ba3,g7,f8,h8", "gain-6", "a3:h2!");
        misses("king-hunt", "W:Wd2,b4,a5,b6:Bc3,d4,f4,f6", "win", "b6-c7! c3:e1 a5-b6! e1:a5 c7-d8! a5:c7 d8:e7");
    }
}
