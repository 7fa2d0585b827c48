package dev.damka.puzzles.detection;

import static dev.damka.puzzles.detection.Found.misses;
import static dev.damka.puzzles.detection.Found.shows;

import org.junit.jupiter.api.Test;

class RoadTest {
    @Test
    void main_road_is_taken_by_the_only_move() {
        shows("main-road", "W:WKg5:Ba3,h8", "win", "g5-f6! h8-g7 f6:h8 a3-b2 h8:a1");
    }

    @Test
    void without_a_mark_the_tables_say_whether_the_move_is_the_only_one() {
        shows("main-road", "W:WKg5:Ba3,h8", "win", "g5-f6 h8-g7 f6:h8 a3-b2 h8:a1");
        misses("main-road", "W:WKd8,Kg5:Ba3,h8", "win", "g5-f6 h8-g7 f6:h8 a3-b2 h8:a1");
    }

    @Test
    void a_king_that_only_passes_the_main_road_makes_no_use_of_it() {
        misses("main-road", "W:WKa7:Bg3,d4,f4", "win", "a7:h4! f4-e3 h4-e1! e3-f2 e1:g3");
    }

    @Test
    void main_road_may_be_left_to_an_enemy_king_that_falls_there() {
        shows("main-road", "W:Wf4,Ke5:BKh2", "win", "e5-b8 h2:e5 b8:f4");
        misses("main-road", "W:Wa3,Kd4:BKf8", "win", "d4-c5 f8:b4 a3:c5");
    }

    @Test
    void a_man_that_steps_onto_the_main_road_takes_none() {
        misses("main-road", "B:Wd2,h4:Be5,f6", "win", "e5-d4! d2-c3 d4:b2 h4-g5 f6:h4");
    }

    @Test
    void double_road_is_entered_and_used() {
        shows("double-road", "W:WKe7:Bh4,a5", "win", "e7-d6! h4-g3 d6:h2 a5-b4 h2-f4 b4-c3 f4-c1!");
        misses("double-road", "W:WKg5:Ba3,h8", "win", "g5-f6! h8-g7 f6:h8 a3-b2 h8:a1");
    }

    @Test
    void triple_road_is_entered_and_used() {
        shows("triple-road", "W:Wb6,Kb8:Bd4,a7", "win", "b8-f4! a7:c5 f4-d2! d4-e3 d2:f4");
        misses("triple-road", "W:WKe7:Bh4,a5", "win", "e7-d6 h4-g3 d6:h2 a5-b4");
    }

    @Test
    void rim_is_entered_and_used() {
        shows("rim", "W:WKc5:Bf4,e5", "win", "c5-f2! f4-g3 f2:h4 e5-d4 h4-g5! d4-c3 g5-c1!");
        misses("rim", "W:WKg5:Ba3,h8", "win", "g5-f6! h8-g7 f6:h8 a3-b2 h8:a1");
    }

    @Test
    void with_many_pieces_on_the_board_it_is_no_ending() {
        misses("rim", "W:WKc5,a1,c1,e1:Bf4,e5,b8,h8", "win", "c5-f2! f4-g3 f2:h4");
    }
}
