package dev.damka.web.shared;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.rules.Position;
import dev.damka.rules.Refusal;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.MoveReader;
import dev.damka.rules.notation.MoveReader.Style;
import dev.damka.rules.notation.Reading;
import io.quarkus.test.junit.QuarkusTest;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
class ExplanationTest {
    /** One row a rule: its code, a position and a move that breaks it, and what is said. */
    private static final String RULES = """
            over               | W:W:Bc3                  | c3-d4    | Игра окончена. Ходить больше нельзя. | The game is over. There is nothing left to play.
            empty              | W:Wc3:Bh8                | e3-f4    | На e3 нет шашки. Ход белых. | There is no piece on e3. It is White’s turn.
            not-yours          | B:Wc3:Bh8                | c3-d4    | На c3 чужая шашка. Ход чёрных. | The piece on c3 is not yours. It is Black’s turn.
            must-capture       | W:Wc3,g3:Bd4,f4,h8       | c3-b4    | Бить обязательно: c3:e5 или g3:e5. | You must capture: c3:e5 or g3:e5.
            capture-unfinished | W:Wd4:Be5,e7             | d4:f6    | Бой не окончен. С f6 бьют дальше: d4:f6:d8. | The capture is not over. Go on from f6: d4:f6:d8.
            taken-stands       | W:WKf6:Bg7,e5,c3         | f6:d4:h8 | Сюда нельзя: e5 уже побита, но стоит до конца хода. | Not there: e5 is taken, but it stands until the move is over.
            landing            | W:WKa1:Ba7,c3,e3,g5      | a1:e5    | С e5 дальше не бьют. Дамка встаёт туда, откуда можно бить дальше: a1:d4:f2, a1:d4:g1 или a1:f6:h4. | From e5 the king can’t capture on. It must land where it can: a1:d4:f2, a1:d4:g1 or a1:f6:h4.
            nothing-to-capture | W:Wc3:Bh8                | c3:e5    | Между c3 и e5 бить нечего. Ход без боя пишут так: c3-d4. | There is nothing to capture between c3 and e5. Write a move without a capture like c3-d4.
            occupied           | W:Wc3,d4:Bh8             | c3-d4    | Поле d4 занято. Ходят на свободное поле. | d4 is occupied. Move to an empty square.
            not-diagonal       | W:Wc3:Bh8                | c3-c5    | c3 и c5 не на одной диагонали. Шашки ходят только по диагонали. | c3 and c5 share no diagonal. Pieces move along diagonals only.
            not-diagonal       | W:Wc3:Bh8                | c3-c3    | Ход должен вести на другое поле. Ход пишут так: c3-d4 или c3:e5. | A move must lead to another square. Write a move like c3-d4 or c3:e5.
            man-backwards      | W:Wc3:Bh8                | c3-d2    | С c3 на d2 нельзя: простая шашка не ходит назад, она назад только бьёт. | Not from c3 to d2: a man does not step back, it only captures backwards.
            man-one-step       | W:Wc3:Bh8                | c3-e5    | С c3 на e5 далеко: простая шашка ходит на соседнее поле. | e5 is too far from c3: a man steps to the next square.
            blocked            | W:WKa1,b2:Bh8            | a1-c3    | Путь закрыт: на b2 стоит шашка. Дамка ходит через свободные поля. | The way is closed: there is a piece on b2. A king moves over empty squares.
            """;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = RULES)
    void a_broken_rule_is_told_in_both_languages(String code, String fen, String typed, String ru, String en) {
        Position position = Fen.read(fen);
        Reading reading = MoveReader.read(position, typed, Style.TYPED);
        Refusal refusal = assertInstanceOf(Reading.Illegal.class, reading).refusal();

        assertEquals(code, refusal.code().id());
        assertEquals(ru, Explanation.in(Language.RU).of(refusal, position).sentence());
        assertEquals(en, Explanation.in(Language.EN).of(refusal, position).sentence());
    }

    @Test
    void every_rule_stands_in_the_table() {
        Set<String> told = new TreeSet<>();
        RULES.lines().map(row -> row.substring(0, row.indexOf(' '))).forEach(told::add);

        Set<String> codes = new TreeSet<>();
        Arrays.stream(Refusal.Code.values()).map(Refusal.Code::id).forEach(codes::add);
        assertEquals(codes, told);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    ''     | Хода нет. Ход пишут так: c3-d4 или c3:e5. | There is no move. Write a move like c3-d4 or c3:e5.
                    d9-e5  | Поля d9 нет. Ход пишут так: c3-d4 или c3:e5. | There is no square d9. Write a move like c3-d4 or c3:e5.
                    c3-d3  | d3 — белое поле, на нём не играют. Ход пишут так: c3-d4 или c3:e5. | d3 is a light square, where nothing is played. Write a move like c3-d4 or c3:e5.
                    hello  | «hello» — это не ход. Ход пишут так: c3-d4 или c3:e5. | “hello” is not a move. Write a move like c3-d4 or c3:e5.
                    """)
    void a_text_that_is_no_move_is_answered_with_an_example(String typed, String ru, String en) {
        Reading reading = MoveReader.read(Position.START, typed, Style.TYPED);
        Reading.Unreadable unreadable = assertInstanceOf(Reading.Unreadable.class, reading);

        assertEquals(
                ru,
                Explanation.in(Language.RU)
                        .of(unreadable.problem(), unreadable.item())
                        .sentence());
        assertEquals(
                en,
                Explanation.in(Language.EN)
                        .of(unreadable.problem(), unreadable.item())
                        .sentence());
    }

    @Test
    void an_ambiguous_move_is_answered_with_each_way_in_full() {
        Position position = Fen.read("W:WKa1:Bb2,b4,c5,c7");
        Reading reading = MoveReader.read(position, "a1:d8", Style.TYPED);
        Reading.Ambiguous ambiguous = assertInstanceOf(Reading.Ambiguous.class, reading);

        assertEquals(
                "a1:d8 можно пройти двояко. Напишите полностью: a1:c3:a5:d8 или a1:d4:b6:d8.",
                Explanation.in(Language.RU)
                        .ofAmbiguous("a1:d8", ambiguous.moves(), position)
                        .sentence());
        assertEquals(
                "a1:d8 can be played in two ways. Write it in full: a1:c3:a5:d8 or a1:d4:b6:d8.",
                Explanation.in(Language.EN)
                        .ofAmbiguous("a1:d8", ambiguous.moves(), position)
                        .sentence());
    }

    @Test
    void of_very_many_moves_the_first_few_are_named() {
        Position position = Fen.read("W:Wa3,c3,e3,g3:Bb4,d4,f4,h8");

        String named = Explanation.in(Language.RU).moves(position.legalMoves(), position);

        assertEquals(6, position.legalMoves().size());
        assertTrue(named.matches("\\S+, \\S+, \\S+, \\S+ и другие"), named);
    }

    @Test
    void what_was_typed_changes_neither_where_a_heading_ends_nor_what_follows() {
        Explanation.Note note = Explanation.in(Language.EN).of(Reading.Problem.FORM, "1. c3: d4");

        assertEquals("“1. c3: d4” is not a move", note.heading());
        assertEquals("Write a move like c3-d4 or c3:e5.", note.text());
    }
}
