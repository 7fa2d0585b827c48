package dev.damka.puzzles.drills;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.engine.Cores;
import dev.damka.engine.Goal;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.engine.tables.EndgameTables.Value;
import dev.damka.engine.tables.RatedMove;
import dev.damka.rules.Move;
import dev.damka.rules.Outcome;
import dev.damka.rules.Position;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.MoveWriter;
import dev.damka.rules.notation.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class DrillsTest {
    private static final EndgameTables TABLES = EndgameTables.shipped();
    private static final Drills DRILLS = new Drills(TABLES, Cores.spare());

    /** {@code W:WKf2,Kc3,Kg5:BKa3}, won in nine moves. */
    private static final String PETROV = "W:WKf2,Kc3,Kg5:BKa3";

    private static Run begin(Drill drill, String name) {
        return Run.begin(DRILLS.start(drill, name).orElseThrow());
    }

    private static Run playedOut(Run start, Function<List<RatedMove>, Move> learner) {
        Run run = start;
        while (run.end().isEmpty()) {
            String move = MoveWriter.write(run.position(), learner.apply(DRILLS.moves(run)));
            run = assertInstanceOf(Trial.Kept.class, DRILLS.play(run, move)).after();
        }
        return run;
    }

    private static Run kept(Trial trial) {
        return assertInstanceOf(Trial.Kept.class, trial).after();
    }

    private static Move best(List<RatedMove> moves) {
        return moves.get(0).move();
    }

    private static Move lastThatHolds(List<RatedMove> moves) {
        return moves.stream()
                .filter(move -> move.value() != Value.LOSS)
                .reduce((one, other) -> other)
                .orElseThrow()
                .move();
    }

    @ParameterizedTest
    @EnumSource(Drill.class)
    void every_position_drawn_by_lot_is_what_its_task_says_and_comes_again(Drill drill) {
        for (int number = 1; number <= 30; number++) {
            Start start = DRILLS.start(drill, Integer.toString(number)).orElseThrow();
            Value expected = start.isToWin() ? Value.WIN : Value.DRAW;
            assertEquals(Optional.of(expected), TABLES.value(start.position()), Fen.write(start.position()));
            assertTrue(drill.material().is(start.position()));
            assertFalse(start.position().legalMoves().get(0).isCapture());
            assertEquals(
                    start,
                    new Drills(TABLES, Cores.spare()).start(drill, start.name()).orElseThrow());
            if (number > 3) {
                continue;
            }
            assertTrue(DRILLS.moves(Run.begin(start)).stream().anyMatch(move -> move.value() != expected));
        }
    }

    @Test
    void three_kings_win_against_the_longest_resistance_in_as_many_moves_as_the_tables_say_and_at_most_thirteen() {
        for (int number = 1; number <= 40; number++) {
            Run start = begin(Drill.PETROV, Integer.toString(number));
            Run end = playedOut(start, DrillsTest::best);
            assertEquals(Optional.of(Run.End.WON), end.end());
            assertEquals(DRILLS.shortest(start.start()), OptionalInt.of(end.made()));
            assertTrue(end.made() <= 13, Fen.write(start.position()));
            assertTrue(end.isDone());
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Drill.class,
            names = {"TWO_KINGS", "KINGS_MAN", "SARGIN", "KING_V_TWO", "KING_V_THREE", "MEN_2V2"})
    void best_play_does_every_task_within_the_draw_rules(Drill drill) {
        for (int number = 1; number <= 8; number++) {
            Run end = playedOut(begin(drill, Integer.toString(number)), DrillsTest::best);
            assertTrue(end.isDone(), end.written().toString());
            assertTrue(end.start().isToWin() || end.end().equals(Optional.of(Run.End.HELD)));
        }
    }

    @Test
    void a_lone_king_on_the_main_road_holds_against_three_until_a_rule_ends_it_or_for_fifteen_moves() {
        for (int number = 1; number <= 10; number++) {
            Run end = playedOut(begin(Drill.MAIN_ROAD, Integer.toString(number)), DrillsTest::lastThatHolds);
            assertEquals(Optional.of(Run.End.HELD), end.end());
            assertTrue(
                    end.history().outcome().isPresent() || end.made() == Run.HELD_MOVES,
                    end.written().toString());
        }
    }

    @Test
    void the_classic_diagram_that_is_a_draw_is_no_start() {
        assertTrue(DRILLS.start(Drill.PETROV, "W:WKe1,Kg1,Kh2:BKh8").isEmpty());
        assertTrue(DRILLS.start(Drill.PETROV, "W:WKa1,Kc1,Ke1:BKh8").isPresent());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {
                "PETROV 0",
                "PETROV 01",
                "PETROV 2147483647",
                "PETROV 99999999999999999999",
                "PETROV x",
                "PETROV W:WKa1,Kc1:BKh8",
                "PETROV W:WKa1:BKh8,Kb8,Kd8",
                "MAIN_ROAD W:WKg1:BKa3,Kb8,Kf8",
                "MEN_3V2 W:Wa1,c1,e1:B"
            })
    void a_name_that_is_no_number_and_no_position_of_the_drill_is_no_start(Drill drill, String name) {
        assertTrue(DRILLS.start(drill, name).isEmpty());
    }

    @Test
    void black_may_be_the_learner_in_a_position_that_is_named() {
        Position turned = Fen.read(PETROV).flipped();
        Run end = playedOut(begin(Drill.PETROV, Fen.write(turned)), DrillsTest::best);
        assertEquals(Optional.of(Run.End.WON), end.end());
        assertEquals(9, end.made());
    }

    /** {@code f2-c5} lets the lone king out, {@code c3-b4} is taken together with another. */
    @ParameterizedTest
    @CsvSource({"f2-c5, WIN_TO_DRAW", "c3-b4, WIN_TO_LOSS"})
    void a_move_that_lets_the_win_slip_says_so_and_how_far_the_win_was(String move, Trial.Loss loss) {
        Trial.Slip slip = assertInstanceOf(Trial.Slip.class, DRILLS.play(begin(Drill.PETROV, PETROV), move));
        assertEquals(loss, slip.loss());
        assertEquals(OptionalInt.of(9), slip.distance());
        assertFalse(slip.replies().isEmpty());
    }

    @Test
    void a_move_that_leaves_the_saving_road_loses() {
        Run run = begin(Drill.MAIN_ROAD, "W:WKd4:BKe1,Kh4,Kd8");
        assertEquals(Goal.DRAW, run.start().task());
        Trial.Slip slip = assertInstanceOf(Trial.Slip.class, DRILLS.play(run, "d4-g1"));
        assertEquals(Trial.Loss.DRAW_TO_LOSS, slip.loss());
        assertTrue(slip.distance().isEmpty());
    }

    @Test
    void a_move_after_which_the_draw_rule_comes_before_the_win_comes_too_late() {
        Run run = begin(Drill.PETROV, "1");
        Trial trial = new Trial.Kept(run);
        while (trial instanceof Trial.Kept kept) {
            run = kept.after();
            List<RatedMove> wins = DRILLS.moves(run).stream()
                    .filter(move -> move.value() == Value.WIN)
                    .toList();
            Move slowest = wins.get(wins.size() - 1).move();
            trial = DRILLS.play(run, MoveWriter.write(run.position(), slowest));
        }
        Trial.Slip slip = assertInstanceOf(Trial.Slip.class, trial);
        assertEquals(Trial.Loss.TIME, slip.loss());
        Allowance allowance = DRILLS.allowance(run).orElseThrow();
        assertEquals(15, allowance.limit());
        assertTrue(allowance.move() + slip.left().getAsInt() > 15, allowance + " " + slip.left());
        assertEquals(Optional.of(Run.End.WON), playedOut(run, DrillsTest::best).end());
    }

    @Test
    void a_win_that_is_not_reached_within_the_limit_is_drawn_by_the_rule() {
        Run run = begin(Drill.PETROV, PETROV);
        List<String> moves = new ArrayList<>();
        while (run.end().isEmpty()) {
            List<RatedMove> wins = DRILLS.moves(run).stream()
                    .filter(move -> move.value() == Value.WIN)
                    .toList();
            moves.add(MoveWriter.write(run.position(), wins.get(wins.size() - 1).move()));
            Position after = run.position().play(wins.get(wins.size() - 1).move());
            moves.add(MoveWriter.write(after, TABLES.bestMoves(after).get(0).move()));
            run = DRILLS.run(run.start(), moves).orElseThrow();
        }
        assertEquals(Optional.of(Run.End.MISSED), run.end());
        assertFalse(run.isDone());
        assertTrue(List.of(Outcome.Reason.THREE_KINGS, Outcome.Reason.KINGS_ONLY, Outcome.Reason.THREEFOLD)
                .contains(run.history().outcome().orElseThrow().reason()));
    }

    @Test
    void the_limit_is_counted_from_the_first_move_and_by_the_rules_own_counters() {
        Run run = begin(Drill.PETROV, PETROV);
        assertEquals(Optional.of(new Allowance(1, 15)), DRILLS.allowance(run));
        Run after =
                assertInstanceOf(Trial.Kept.class, DRILLS.play(run, "g5-f4")).after();
        assertEquals(Optional.of(new Allowance(2, 15)), DRILLS.allowance(after));
        assertEquals(
                Optional.of(new Allowance(1, 15)), DRILLS.allowance(begin(Drill.MAIN_ROAD, "1")), "a draw to be held");
        assertEquals(
                5, DRILLS.allowance(begin(Drill.TWO_KINGS, "1")).orElseThrow().limit());
    }

    @Test
    void the_same_game_has_the_same_reply_also_where_the_engine_chooses_it() {
        Run run = begin(Drill.MEN_3V2, "W:Wc1,c3,h6:Bc5,f6");
        List<String> first = kept(DRILLS.play(run, "c1-b2")).written();
        DRILLS.play(begin(Drill.MEN_3V2, "3"), "b4-c5");
        assertEquals(first, kept(DRILLS.play(run, "c1-b2")).written());
        assertEquals(
                first,
                kept(new Drills(TABLES, Cores.spare()).play(run, "c1-b2")).written());
    }

    @Test
    void a_line_is_played_again_only_as_far_as_it_is_sound() {
        Run end = playedOut(begin(Drill.PETROV, PETROV), DrillsTest::best);
        List<String> moves = end.written();
        assertEquals(moves, DRILLS.run(end.start(), moves).orElseThrow().written());
        assertTrue(DRILLS.run(end.start(), moves.subList(0, 4)).isPresent());
        assertTrue(DRILLS.run(end.start(), moves.subList(0, 3)).isEmpty(), "the reply is missing");
        assertTrue(DRILLS.run(end.start(), List.of("f2-c5", "a3-b2")).isEmpty(), "a slip");
        assertTrue(DRILLS.run(end.start(), List.of("f2-f3")).isEmpty(), "no move");
        List<String> more = new ArrayList<>(moves);
        more.add("h6-g7");
        assertTrue(DRILLS.run(end.start(), more).isEmpty(), "all is over");
    }

    @Test
    void a_text_that_is_no_move_is_refused_and_nothing_else_happens() {
        Trial.Refused refused =
                assertInstanceOf(Trial.Refused.class, DRILLS.play(begin(Drill.PETROV, PETROV), "f2-f3"));
        assertFalse(refused.reading() instanceof Reading.Found);
    }

    @Test
    void another_position_has_another_number() {
        Start start = DRILLS.start(Drill.SARGIN, Start.first(0)).orElseThrow();
        assertEquals(Start.first(1), start.next());
        assertNotEquals(
                start.position(),
                DRILLS.start(Drill.SARGIN, start.next()).orElseThrow().position());
        assertTrue(
                DRILLS.start(Drill.PETROV, begin(Drill.PETROV, PETROV).start().next())
                        .isPresent());
    }

    @Test
    void without_tables_there_is_no_drill() {
        Drills none = new Drills(EndgameTables.none(), Cores.spare());
        assertTrue(none.all().isEmpty());
        assertTrue(none.start(Drill.PETROV, "1").isEmpty());
        assertEquals(Drill.values().length, DRILLS.all().size());
    }
}
