package dev.damka.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.engine.Proof.Answer;
import dev.damka.engine.Proof.Basis;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.MoveReader;
import dev.damka.rules.notation.MoveWriter;
import dev.damka.rules.notation.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ProverTest {
    private static final long NODES = 200_000;
    private static final EndgameTables TABLES = EndgameTables.shipped();

    private final Prover prover = new Prover(TABLES);

    private static Goal goal(String id) {
        return Goal.named(id).orElseThrow();
    }

    private static Position after(Position position, String move) {
        Reading reading = MoveReader.read(position, move, MoveReader.Style.STRICT);
        return position.play(((Reading.Found) reading).move());
    }

    private Proof proofAfter(String fen, String goal, String move) {
        Position start = Fen.read(fen);
        return prover.prove(Question.after(goal(goal), start, 1, after(start, move)), NODES);
    }

    /** The moves by which the side to move reaches its goal. */
    private List<String> reaching(String fen, String goal) {
        Position start = Fen.read(fen);
        TreeSet<String> found = new TreeSet<>();
        for (Move move : start.legalMoves()) {
            if (prover.prove(Question.after(goal(goal), start, 1, start.play(move)), NODES)
                    .isProven()) {
                found.add(MoveWriter.write(start, move));
            }
        }
        return List.copyOf(found);
    }

    private List<String> refutation(String fen, String move) {
        Position position = after(Fen.read(fen), move);
        Question question = Question.after(Goal.WIN, Fen.read(fen), 1, position);
        Proof proof = prover.prove(question, NODES);
        assertEquals(Answer.REFUTED, proof.answer());
        List<String> written = new ArrayList<>();
        for (Move next : prover.playedOut(question, proof, 20_000)) {
            written.add(MoveWriter.write(position, next));
            position = position.play(next);
        }
        return written;
    }

    @Test
    void the_textbooks_move_is_not_the_only_one_that_wins_against_the_king_between_two_kings() {
        assertEquals(List.of("d4-e5", "d4-f6", "d4-g7"), reaching("W:WKb2,Kd4:BKc3", "win"));
        assertEquals(List.of("d4-e5", "d4-f6", "d4-g7"), reaching("W:WKb2,Kd4:BKc3", "win-in-3"));
        assertEquals(List.of(), reaching("W:WKb2,Kd4:BKc3", "win-in-2"));
    }

    @Test
    void the_turkish_strike_of_seven_against_three_is_the_only_win() {
        assertEquals(List.of("b2-c3"), reaching("W:Wb2,d4,e3,f2,f4:BKa5,d6,e7", "win"));
    }

    @Test
    void a_win_that_the_tables_know_is_proven_by_them_with_its_length() {
        Proof proof = proofAfter("W:WKb2,Kd4:BKc3", "win", "d4-e5");
        assertEquals(new Proof(Answer.PROVEN, Basis.TABLES, List.of(), 4), proof);
    }

    @Test
    void a_king_given_away_is_refuted_by_the_capture() {
        assertEquals(List.of("c3:h8", "a1-b2", "h8:a1"), refutation("W:WKb2,Kd4:BKc3", "b2-a1"));
        assertEquals(
                "d6:d2", refutation("W:Wb2,d4,e3,f2,f4:BKa5,d6,e7", "f4-e5").get(0));
    }

    @Test
    void petrovs_triangle_with_the_king_on_the_main_road_is_saved_by_every_line() {
        assertEquals(List.of(), reaching("W:WKe1,Kg1,Kh2:BKh8", "win"));
        Position start = Fen.read("B:WKe1,Kg1,Kh2:BKh8");
        Proof proof = prover.prove(new Question(start, start.turn(), Goal.DRAW), NODES);
        assertEquals(Answer.PROVEN, proof.answer());
    }

    @Test
    void men_are_won_if_they_stay_won() {
        // c3-d4 lets e5:c3 b2:d4 change man for man; c3-b4 lets a5:c3 b2:f6 take two for one, and b2-a3 waits for that.
        String fen = "W:Wa1,b2,c3,h2:Ba5,e5,h4";
        assertEquals(List.of("b2-a3", "c3-b4"), reaching(fen, "gain-1"));
        assertEquals(Answer.REFUTED, proofAfter(fen, "gain-1", "c3-d4").answer());
    }

    @Test
    void a_middle_game_that_is_level_is_not_called_a_win() {
        Proof proof = prover.prove(new Question(Position.START, Position.START.turn(), Goal.WIN), NODES);
        assertEquals(Basis.JUDGEMENT, proof.basis());
        assertEquals(Answer.REFUTED, proof.answer());
    }

    @Test
    void an_offer_that_forces_one_capture_is_judged_by_what_follows_it() {
        // The only move d6:f4 takes a man, and e3:g5 takes it back: then White is four men up.
        Position offered = Fen.read("B:Wa1,c1,d2,e1,e3,e5,g1,h2:Ba7,b8,d6,h8");
        assertEquals(1, offered.legalMoves().size());
        Proof proof = prover.prove(new Question(offered, Side.WHITE, Goal.WIN), 5_000);
        assertNotEquals(Answer.REFUTED, proof.answer());
        assertTrue(proof.line().size() > 1, proof::toString);
        assertEquals(
                Answer.REFUTED,
                prover.prove(new Question(offered, Side.BLACK, Goal.WIN), 5_000).answer());
    }

    @Test
    void with_no_effort_allowed_nothing_is_said_of_what_the_tables_do_not_know() {
        Position start = Fen.read("W:Wb2,d4,e3,f2,f4:BKa5,d6,e7");
        assertEquals(
                Answer.UNPROVEN,
                prover.prove(new Question(start, start.turn(), new Goal.WinIn(3)), 1)
                        .answer());
    }

    @Test
    void the_same_question_has_the_same_answer_whatever_was_asked_before() {
        Position start = Fen.read("W:Wa3,c1,c3,d2,e3,f4,g3:Ba5,b6,c5,d6,e7,f6,h6");
        Question question = new Question(start, start.turn(), Goal.WIN);
        Proof fresh = new Prover(TABLES).prove(question, 50_000);
        reaching("W:Wb2,d4,e3,f2,f4:BKa5,d6,e7", "win");
        assertEquals(fresh, prover.prove(question, 50_000));
    }

    @Test
    void what_the_exact_search_says_with_small_tables_the_large_ones_say_too() {
        ExactSearch search = new ExactSearch(EndgameTables.build(3));
        Random random = new Random(5);
        int decided = 0;
        for (int i = 0; i < 400; i++) {
            Position position = RandomPositions.of(random, 4 + random.nextInt(2));
            EndgameTables.Value value = TABLES.value(position).orElseThrow();
            for (Goal goal : List.of(Goal.WIN, Goal.DRAW)) {
                int said = search.decide(new Question(position, position.turn(), goal), 5_000, Prover.GAIN_PLIES);
                boolean reached =
                        goal == Goal.WIN ? value == EndgameTables.Value.WIN : value != EndgameTables.Value.LOSS;
                if (said != ExactSearch.UNKNOWN) {
                    decided++;
                    assertEquals(reached, said == ExactSearch.REACHES, Fen.write(position) + " " + goal.id());
                }
            }
        }
        assertTrue(decided > 300, decided + " of 800 decided");
    }

    @Test
    void wins_in_so_many_moves_are_those_of_the_distances() {
        ExactSearch search = new ExactSearch(EndgameTables.none());
        Random random = new Random(6);
        int decided = 0;
        for (int i = 0; i < 300; i++) {
            Position position = RandomPositions.of(random, 3 + random.nextInt(2));
            int plies = TABLES.plies(position).orElse(0);
            boolean wins = TABLES.value(position).orElseThrow() == EndgameTables.Value.WIN;
            int said = search.decide(
                    new Question(position, position.turn(), new Goal.WinIn(3)), 20_000, Prover.GAIN_PLIES);
            if (said != ExactSearch.UNKNOWN) {
                decided++;
                assertEquals(wins && plies <= 5, said == ExactSearch.REACHES, Fen.write(position));
            }
        }
        assertTrue(decided > 200, decided + " of 300 decided");
    }
}
