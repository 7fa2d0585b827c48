package dev.damka.web.shared;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.damka.engine.Goal;
import dev.damka.puzzles.Branch;
import dev.damka.puzzles.Cost;
import dev.damka.puzzles.Grade;
import dev.damka.puzzles.Grader;
import dev.damka.puzzles.Grading;
import dev.damka.puzzles.Line;
import dev.damka.puzzles.Puzzle;
import dev.damka.puzzles.Text;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.MoveReader;
import dev.damka.rules.notation.MoveReader.Style;
import dev.damka.rules.notation.Reading;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
class GradeWordsTest {
    private static final Grader GRADER = Grading.grader();

    /** A puzzle whose file lists that move alone. */
    private static Line line(String fen, String goal, String listed) {
        Position start = Fen.read(fen);
        Branch only = new Branch(move(start, listed), false, false, Text.NONE, List.of());
        return Line.start(new Puzzle(
                "words-1",
                start,
                List.of(),
                Goal.named(goal).orElseThrow(),
                List.of(only),
                1,
                Text.NONE,
                Text.NONE,
                Text.NONE,
                List.of(),
                "",
                "CC0-1.0"));
    }

    private static Move move(Position position, String written) {
        return assertInstanceOf(Reading.Found.class, MoveReader.read(position, written, Style.STRICT))
                .move();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            W:Wa1,b2,c3,h2:Ba5,e5,h4 | gain-1   | c3-b4 | h2-g3 | После h2-g3 h4:f2 на шашку меньше.                                                | After h2-g3 h4:f2, a man down.
            W:Wa1,b2,c3,h2:Ba5,e5,h4 | gain-1   | c3-b4 | c3-d4 | После c3-d4 e5:c3 b2:d4 ничего не выиграно.                                       | After c3-d4 e5:c3 b2:d4 nothing is won.
            W:WKb2,Kd4:BKc3          | win      | d4-e5 | d4-f2 | После d4-f2 c3:a1 выигрыша больше нет: ничья.                                     | After d4-f2 c3:a1 the win is gone: drawn.
            W:WKb2,Kd4:BKc3          | win      | d4-e5 | d4-h8 | После d4-h8 c3:a1 h8-b2 a1:c3 проигрыш в 2 хода.                                  | After d4-h8 c3:a1 h8-b2 a1:c3, lost in 2 moves.
            W:WKb2,Kd4:BKc3          | win-in-2 | d4-e5 | d4-f6 | После d4-f6 c3:h8 выигрыш есть, но позже, чем надо: за 3 хода.                    | After d4-f6 c3:h8 it still wins, but later than asked: in 3 moves.
            """)
    void what_a_wrong_move_costs_is_told_in_both_languages(
            String fen, String goal, String listed, String wrong, String ru, String en) {
        Line line = line(fen, goal, listed);
        Grade.Wrong grade = assertInstanceOf(Grade.Wrong.class, GRADER.grade(line, wrong));
        assertEquals(ru, GradeWords.in(Language.RU).cost(line.position(), grade));
        assertEquals(en, GradeWords.in(Language.EN).cost(line.position(), grade));
    }

    @ParameterizedTest
    @CsvSource({
        "2,'на две шашки меньше','two men down'",
        "3,'на три шашки меньше','three men down'",
        "4,'на четыре шашки меньше','four men down'",
        "7,'на 7 шашек меньше','7 men down'"
    })
    void men_are_counted_in_both_languages(int number, String ru, String en) {
        Position before = Fen.read("W:Wc3:Bh8");
        Move move = move(before, "c3-d4");
        Grade.Wrong wrong = new Grade.Wrong(move, before.play(move), List.of(), 0, new Cost.Men(number));
        assertEquals("После c3-d4 " + ru + ".", GradeWords.in(Language.RU).cost(before, wrong));
        assertEquals("After c3-d4, " + en + ".", GradeWords.in(Language.EN).cost(before, wrong));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            W:WKb2,Kd4:BKc3          | win      | d4-e5 | d4-f6 | d4-f6 тоже выигрывает.                | d4-f6 also wins.
            W:WKb2,Kc3,Ka1:BKf8      | win      | c3-e5 | c3-e1 | c3-e1 тоже выигрывает; короче c3-e5.  | c3-e1 also wins; shorter is c3-e5.
            B:WKe1,Kg1,Kh2:BKh8      | draw     | h8-b2 | h8-f6 | h8-f6 тоже спасает партию.            | h8-f6 also saves the game.
            W:Wa1,b2,c3,h2:Ba5,e5,h4 | gain-1   | c3-b4 | b2-a3 | b2-a3 тоже ведёт к цели.              | b2-a3 also reaches the goal.
            """)
    void a_right_move_that_is_not_listed_is_praised_in_both_languages(
            String fen, String goal, String listed, String also, String ru, String en) {
        Line line = line(fen, goal, listed);
        Grade grade = GRADER.grade(line, also);
        Line after = grade instanceof Grade.Right right
                ? right.after()
                : assertInstanceOf(Grade.Solved.class, grade).after();
        assertEquals(ru, GradeWords.in(Language.RU).also(after, GRADER));
        assertEquals(en, GradeWords.in(Language.EN).also(after, GRADER));
    }

    @Test
    void of_a_listed_move_nothing_is_said() {
        Line line = line("W:WKb2,Kd4:BKc3", "win", "d4-e5");
        Grade.Solved solved = assertInstanceOf(Grade.Solved.class, GRADER.grade(line, "d4-e5"));
        assertEquals("", GradeWords.in(Language.EN).also(solved.after(), GRADER));
    }
}
