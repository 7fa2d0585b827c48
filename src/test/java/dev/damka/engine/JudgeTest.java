package dev.damka.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.Square;
import dev.damka.rules.notation.Fen;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class JudgeTest {
    private static boolean forced(String goal, String start, String now, int movesMade) {
        Judge judge = new Judge(Goal.named(goal).orElseThrow(), Fen.read(start));
        return judge.isForced(Fen.read(now), movesMade, Judge.PLIES);
    }

    private static boolean forced(String goal, String start) {
        return forced(goal, start, start, 0);
    }

    @Test
    void goals_are_read_by_the_names_that_files_use() {
        for (String id : List.of("win", "draw", "win-in-1", "win-in-12", "gain-2")) {
            assertEquals(Optional.of(id), Goal.named(id).map(Goal::id));
        }
        for (String id : List.of("", "Win", "win-in-", "win-in-0", "win-in-123", "gain-x", "gain--1", "loss")) {
            assertEquals(Optional.empty(), Goal.named(id), id);
        }
    }

    @Test
    void a_win_is_reached_where_the_opponent_has_no_piece_or_no_move() {
        String start = "W:Wc3:Bb4";
        assertTrue(new Judge(Goal.WIN, Fen.read(start)).isReached(Fen.read("B:Wa5:B"), 1));
        assertTrue(new Judge(Goal.WIN, Fen.read(start)).isReached(Fen.read("B:Wb2,c1:Ba3"), 1));
        assertFalse(new Judge(Goal.WIN, Fen.read(start)).isReached(Fen.read("B:Wc1:Ba3"), 1));
        assertFalse(new Judge(Goal.WIN, Fen.read(start)).isReached(Fen.read("W:Wa3:Bb4,c5"), 1));
    }

    @Test
    void the_king_between_two_kings_is_lost_within_five_plies() {
        Position start = Fen.read("W:WKb2,Kd4:BKc3");
        Judge judge = new Judge(Goal.WIN, start);
        assertTrue(judge.isForced(start, 0, 5));
        assertFalse(judge.isForced(start, 0, 4));
    }

    @Test
    void a_win_in_so_many_moves_counts_the_moves_that_were_made() {
        String king = "W:WKb2,Kd4:BKc3";
        assertTrue(forced("win-in-3", king));
        assertFalse(forced("win-in-2", king));
        assertFalse(forced("win-in-3", king, king, 1));
        assertTrue(forced("win-in-4", king, king, 1));
    }

    @Test
    void a_game_that_is_won_later_than_the_limit_of_moves_has_not_reached_it() {
        String start = "W:Wc3:Bb4";
        assertTrue(forced("win-in-2", start, "B:Wa5:B", 2));
        assertFalse(forced("win-in-2", start, "B:Wa5:B", 3));
        Judge judge = new Judge(new Goal.WinIn(2), Fen.read(start));
        assertTrue(judge.isReached(Fen.read("B:Wa5:B"), 2));
        assertFalse(judge.isReached(Fen.read("B:Wa5:B"), 3));
    }

    @Test
    void petrovs_triangle_with_the_king_on_the_main_road_is_not_won() {
        assertFalse(forced("win", "W:WKe1,Kg1,Kh2:BKh8"));
        assertTrue(forced("win", "W:WKa1,Kc1,Ke1:BKh8"));
    }

    @Test
    void a_man_that_is_taken_back_is_no_gain() {
        assertFalse(forced("gain-1", "W:Wc3,a1:Bd4,f6,h8", "B:We5,a1:Bf6,h8", 1));
        assertTrue(forced("gain-1", "W:Wc3,g3,h2:Bd4,h6,g7,a7"));
    }

    @Test
    void a_gain_is_held_against_a_promotion_in_the_next_six_plies() {
        // White is a man up, but the man on b2 steps to a king that White can't take.
        assertFalse(forced("gain-1", "W:Wg3,h4:Bf4,b2,d6", "B:We5,h4:Bb2,d6", 1));
    }

    @Test
    void a_gain_is_forced_where_a_quiet_move_or_a_sacrifice_comes_before_it() {
        // e3-d4 c5:e3 d2:h6 wins two men for one.
        String shot = "W:Wc1,d2,e3:Bc5,g5,h8";
        assertTrue(forced("gain-1", shot));
        assertTrue(forced("gain-1", shot, "B:Wc1,d2,d4:Bc5,g5,h8", 1));
        assertFalse(forced("gain-1", shot.replace("g5", "g7")));
    }

    @Test
    void a_gain_that_is_still_to_come_is_forced_but_not_reached() {
        Position now = Fen.read("W:Wc1,d2,e3:Bc5,g5,h8");
        Judge judge = new Judge(Goal.named("gain-1").orElseThrow(), now);
        assertTrue(judge.isForced(now, 0, Judge.PLIES));
        assertFalse(judge.isReached(now, 0));
    }

    @Test
    void a_win_counts_for_every_goal() {
        for (String goal : List.of("win", "draw", "gain-9", "win-in-1")) {
            assertTrue(forced(goal, "W:Wc3:Bb4"), goal);
        }
    }

    @Test
    void a_draw_is_reached_by_one_king_against_one() {
        assertTrue(forced("draw", "W:WKa1:BKc1,g3", "W:WKa1:BKg1", 1));
        assertFalse(forced("draw", "W:WKa1:BKc1,Kg1"));
        // The king on d4 can be taken at once.
        assertFalse(forced("draw", "W:WKa1:BKc1,g3", "B:WKd4:BKa1", 1));
    }

    @Test
    void more_plies_than_the_judge_has_room_for_are_refused() {
        Position start = Fen.read("W:Wc3:Bb4");
        assertThrows(IllegalArgumentException.class, () -> new Judge(Goal.WIN, start).isForced(start, 0, 7));
    }

    /** Retrograde analysis through the rules, against what the judge says without a search. */
    @Test
    void one_king_against_one_is_drawn_but_where_a_king_is_taken_or_has_no_safe_move() {
        List<Position> all = new ArrayList<>();
        for (Square white : Square.values()) {
            for (Square black : Square.values()) {
                if (white != black) {
                    long kings = white.bit() | black.bit();
                    all.add(new Position(white.bit(), black.bit(), kings, Side.WHITE));
                    all.add(new Position(white.bit(), black.bit(), kings, Side.BLACK));
                }
            }
        }
        // Positions decided so far: true where the side to move wins, false where it loses.
        Map<Position, Boolean> decided = new HashMap<>();
        boolean more = true;
        while (more) {
            more = false;
            for (Position position : all) {
                if (!decided.containsKey(position)) {
                    Optional<Boolean> wins = wins(position, decided);
                    wins.ifPresent(result -> decided.put(position, result));
                    more |= wins.isPresent();
                }
            }
        }
        for (Position position : all) {
            boolean solverLoses = Boolean.FALSE.equals(decided.get(position));
            assertEquals(
                    !solverLoses, new Judge(Goal.DRAW, position).isForced(position, 0, 0), () -> Fen.write(position));
            boolean opponentWins = Boolean.TRUE.equals(decided.get(position));
            Position other = new Position(
                    position.white(),
                    position.black(),
                    position.kings(),
                    position.turn().opponent());
            assertEquals(
                    !opponentWins, new Judge(Goal.DRAW, other).isForced(position, 0, 0), () -> Fen.write(position));
        }
    }

    private static Optional<Boolean> wins(Position position, Map<Position, Boolean> decided) {
        List<Move> moves = position.legalMoves();
        boolean allLose = true;
        for (Move move : moves) {
            Position after = position.play(move);
            Boolean opponentWins = after.outcome().isPresent() ? Boolean.FALSE : decided.get(after);
            if (Boolean.FALSE.equals(opponentWins)) {
                return Optional.of(true);
            }
            allLose &= Boolean.TRUE.equals(opponentWins);
        }
        return allLose ? Optional.of(false) : Optional.empty();
    }
}
