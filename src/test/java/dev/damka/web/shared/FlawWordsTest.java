package dev.damka.web.shared;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.FenException;
import dev.damka.rules.notation.Flaw;
import dev.damka.rules.notation.Pdn;
import dev.damka.rules.notation.PdnException;
import io.quarkus.test.junit.QuarkusTest;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
class FlawWordsTest {
    /** One row a flaw: its code, a position that has it, and what is said. */
    private static final String POSITIONS = """
            NO_TURN | c3:Bb6 | не сказано, чей ход: начните с W: (белые) или B: (чёрные) | it does not say who is to move: begin with W: (White) or B: (Black)
            NO_COLON | Wc3:Bb6 | после очереди хода нужно двоеточие | a colon is missing behind the side to move
            LIST_FORM | W:c3:Bb6 | список шашек начинают с W или B | a list of pieces begins with W or B
            NO_OTHER_LIST | W:Wc3 | нет списка другой стороны: допишите :B, пусть и пустой | the other side has no list: add :B, even an empty one
            SECOND_WHITE_LIST | W:Wc3:Wb4 | это второй список белых шашек | this is a second list of White’s pieces
            SECOND_BLACK_LIST | W:Bc3:Bb4 | это второй список чёрных шашек | this is a second list of Black’s pieces
            UNEXPECTED | W:Wc3 d4:B | «d4:B» здесь лишнее: шашки отделяют запятыми, стороны двоеточием | “d4:B” has no place there: pieces are parted by commas, the sides by a colon
            NO_PIECES | W:W:B | на доске нет ни одной шашки | there is no piece on the board
            NO_SQUARE | W:W,c3:B | здесь не названо поле | a square is missing
            NO_SQUARE_BEHIND_K | W:WK:B | за K не названо поле | a square is missing behind K
            NO_SUCH_NUMBER | W:W33:B | поля «33» нет: номера идут от 1 до 32 | there is no square “33”: numbers are 1 to 32
            RANGE_BACKWARDS | W:W24-22:B | поля 24-22 идут в обратном порядке | the squares 24-22 run backwards
            NO_SUCH_SQUARE | W:W100%:B | поля «100%» нет: поля обозначают от a1 до h8 или номерами от 1 до 32 | there is no square “100%”: squares are a1 to h8, or 1 to 32
            LIGHT_SQUARE | W:Wd3:B | d3 — белое поле, на нём не играют | d3 is a light square, where nothing is played
            SQUARE_TWICE | W:Wc3,c3:B | поле c3 названо дважды | square c3 is named twice
            WHITE_MAN_ON_LAST_RANK | W:Wb8:B | белая простая не может стоять на b8, там она уже дамка: Kb8 | a white man can’t stand on b8, it is a king there: Kb8
            BLACK_MAN_ON_LAST_RANK | W:W:Bc1 | чёрная простая не может стоять на c1, там она уже дамка: Kc1 | a black man can’t stand on c1, it is a king there: Kc1
            TOO_MANY_WHITE | W:W20-32:B | с g1 белых шашек больше двенадцати | with g1 there are more than twelve white pieces
            TOO_MANY_BLACK | W:W:B1-13 | с a5 чёрных шашек больше двенадцати | with a5 there are more than twelve black pieces
            """;

    /** The same of records. */
    private static final String RECORDS = """
            TAG_FORM | [White Petrov] | тег записан неверно; его пишут так: [White "Петров"] | this is no tag; write one like [White "Petrov"]
            TAG_OPEN | [White "Petrov" | тег не закрыт скобкой ] | a tag is not closed with ]
            TAG_VALUE_OPEN | [White "Petrov] | значение тега не закрыто кавычкой " | the value of a tag is not closed with "
            OTHER_DRAUGHTS | [GameType "20"] | GameType 20 — это другие шашки; у русских номер 25 | GameType 20 is another kind of draughts; Russian draughts is 25
            LIGHT_SQUARE | [FEN "W:Wd3:B"] | тег FEN, знак 4: d3 — белое поле, на нём не играют | the tag FEN, character 4: d3 is a light square, where nothing is played
            COMMENT_OPEN | 1. c3-d4 {so | примечание в фигурных скобках не закрыто | a comment in braces is not closed
            VARIATION_OPEN | 1. c3-d4 (1. | вариант не закрыт скобкой ) | a variation is not closed with )
            ILLEGAL_MOVE | [FEN "W:Wc3,h2:Bd4"] h2-g3 | «h2-g3» — ход не по правилам; можно: c3:e5 | “h2-g3” is not a legal move; these are: c3:e5
            MOVE_AFTER_END | [FEN "W:Wc3:Bd4"] c3:e5 a7-b6 | «a7-b6» не сыграть: партия уже окончена | “a7-b6” can’t be played: the game is over
            AMBIGUOUS_MOVE | [FEN "W:WKa1:Bb2,b4,c5,c7"] a1:d8 | «a1:d8» понимается по-разному; полностью: a1:c3:a5:d8, a1:d4:b6:d8 | “a1:d8” names several moves; in full: a1:c3:a5:d8, a1:d4:b6:d8
            NO_MOVES | [White "Petrov"] * | в партии нет ходов | the game has no moves
            WHITE_HAS_WON | [FEN "W:Wc3:Bd4"] c3:e5 0-1 | результат 0-1 противоречит доске, на которой выиграли белые | the result 0-1 contradicts the board, on which White has won
            BLACK_HAS_WON | [FEN "B:Wc3:Bd4"] d4:b2 1-0 | результат 1-0 противоречит доске, на которой выиграли чёрные | the result 1-0 contradicts the board, on which Black has won
            """;

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = POSITIONS)
    void what_is_wrong_with_a_position_is_told_in_both_languages(Flaw.Code code, String fen, String ru, String en) {
        FenException fault = assertThrows(FenException.class, () -> Fen.read(fen));

        assertEquals(code, fault.flaw().code());
        assertEquals(ru, FlawWords.of(fault, Language.RU));
        assertEquals(en, FlawWords.of(fault, Language.EN));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = RECORDS)
    void what_is_wrong_with_a_record_is_told_in_both_languages(Flaw.Code code, String pdn, String ru, String en) {
        PdnException fault = assertThrows(PdnException.class, () -> Pdn.read(pdn));

        assertEquals(code, fault.flaw().code());
        assertEquals(ru, FlawWords.of(fault, Language.RU));
        assertEquals(en, FlawWords.of(fault, Language.EN));
    }

    @Test
    void what_is_too_long_is_told_with_its_limit() {
        FenException fen = assertThrows(FenException.class, () -> Fen.read("W".repeat(513)));
        assertEquals("в записи знаков 513, а читается не больше 512", FlawWords.of(fen, Language.RU));
        assertEquals("the text has 513 characters, at most 512 are read", FlawWords.of(fen, Language.EN));

        assertTold(" ".repeat(Pdn.MAX_LENGTH + 1), "запись длиннее 1048576 знаков");
        assertTold("1. c3-d4 * ".repeat(501), "партий больше 500; разделите файл");
        assertTold("[FEN \"W:WKa1:BKb8\"] " + "a1-b2 b8-a7 b2-a1 a7-b8 ".repeat(501), "партия длиннее 2000 полуходов");
    }

    private static void assertTold(String pdn, String ru) {
        assertEquals(ru, FlawWords.of(assertThrows(PdnException.class, () -> Pdn.read(pdn)), Language.RU));
    }

    @Test
    void every_flaw_stands_in_a_table_or_is_a_limit() {
        Set<Flaw.Code> told = Stream.concat(POSITIONS.lines(), RECORDS.lines())
                .map(row -> Flaw.Code.valueOf(row.substring(0, row.indexOf(' '))))
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Flaw.Code.class)));
        told.addAll(EnumSet.of(
                Flaw.Code.FEN_TOO_LONG, Flaw.Code.RECORD_TOO_LONG, Flaw.Code.TOO_MANY_PLIES, Flaw.Code.TOO_MANY_GAMES));

        assertEquals(EnumSet.allOf(Flaw.Code.class), told);
    }
}
